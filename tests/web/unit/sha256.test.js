/** SHA-256 and HMAC agree with Node's own. */
import assert from "node:assert/strict";
import { createHash, createHmac } from "node:crypto";
import { test } from "node:test";
import { fromHex, hex, hmac, join, sha256 } from "../../../src/samedi/web/app/sha256.js";

/** Bytes that are not all alike. */
const bytes = (length) => Uint8Array.from({ length }, (_, index) => (index * 151 + length) % 256);

test("hashes of all lengths around the blocks", () => {
  for (let length = 0; length <= 200; length++) {
    const data = bytes(length);
    assert.equal(hex(sha256(data)), createHash("sha256").update(data).digest("hex"));
  }
});

test("signatures with keys shorter and longer than a block", () => {
  for (const length of [0, 1, 32, 63, 64, 65, 150]) {
    const key = bytes(length);
    assert.equal(hex(hmac(key, bytes(99))), createHmac("sha256", key).update(bytes(99)).digest("hex"));
  }
});

test("bytes are written in digits and read again", () => {
  assert.deepEqual(fromHex(hex(bytes(40))), bytes(40));
  assert.deepEqual(join(bytes(2), bytes(3)), Uint8Array.from([...bytes(2), ...bytes(3)]));
});
