/** SHA-256 and HMAC in plain JavaScript: browsers give theirs only to pages that came by https. */

const PRIMES = firstPrimes(64);
const K = PRIMES.map((prime) => fraction(Math.cbrt(prime)));
const START = PRIMES.slice(0, 8).map((prime) => fraction(Math.sqrt(prime)));

/** @param {Uint8Array} data @returns {Uint8Array} */
export function sha256(data) {
  const hash = new Uint32Array(START);
  const padded = pad(data);
  const words = new Uint32Array(64);
  const view = new DataView(padded.buffer);
  for (let block = 0; block < padded.length; block += 64) {
    for (let index = 0; index < 16; index++) words[index] = view.getUint32(block + 4 * index);
    mix(words, hash);
  }
  const out = new DataView(new ArrayBuffer(32));
  hash.forEach((word, index) => out.setUint32(4 * index, word));
  return new Uint8Array(out.buffer);
}

/** @param {Uint8Array} key @param {Uint8Array} data @returns {Uint8Array} */
export function hmac(key, data) {
  const block = new Uint8Array(64);
  block.set(key.length > 64 ? sha256(key) : key);
  const inner = sha256(
    join(
      block.map((byte) => byte ^ 0x36),
      data,
    ),
  );
  return sha256(
    join(
      block.map((byte) => byte ^ 0x5c),
      inner,
    ),
  );
}

/** @param {string} text */
export const bytes = (text) => new TextEncoder().encode(text);

/** @param {Uint8Array} data */
export const hex = (data) => Array.from(data, (byte) => byte.toString(16).padStart(2, "0")).join("");

/** @param {string} digits */
export const fromHex = (digits) => Uint8Array.from(digits.match(/../g) ?? [], (pair) => parseInt(pair, 16));

/** @param {Uint8Array} one @param {Uint8Array} other */
export function join(one, other) {
  const both = new Uint8Array(one.length + other.length);
  both.set(one);
  both.set(other, one.length);
  return both;
}

/** @param {Uint32Array} words @param {Uint32Array} hash */
function mix(words, hash) {
  for (let index = 16; index < 64; index++) {
    const a = words[index - 15];
    const b = words[index - 2];
    words[index] =
      words[index - 16] +
      (turn(a, 7) ^ turn(a, 18) ^ (a >>> 3)) +
      words[index - 7] +
      (turn(b, 17) ^ turn(b, 19) ^ (b >>> 10));
  }
  let [a, b, c, d, e, f, g, h] = hash;
  for (let index = 0; index < 64; index++) {
    const one =
      (h + (turn(e, 6) ^ turn(e, 11) ^ turn(e, 25)) + ((e & f) ^ (~e & g)) + K[index] + words[index]) | 0;
    const two = ((turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)) + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    [a, b, c, d, e, f, g, h] = [(one + two) | 0, a, b, c, (d + one) | 0, e, f, g];
  }
  [a, b, c, d, e, f, g, h].forEach((word, index) => {
    hash[index] += word;
  });
}

/** @param {Uint8Array} data */
function pad(data) {
  const padded = new Uint8Array(Math.ceil((data.length + 9) / 64) * 64);
  padded.set(data);
  padded[data.length] = 0x80;
  new DataView(padded.buffer).setUint32(padded.length - 4, data.length * 8);
  return padded;
}

/** @param {number} word @param {number} by */
const turn = (word, by) => (word >>> by) | (word << (32 - by));

/** The first 32 bits behind the point. @param {number} value */
function fraction(value) {
  return ((value - Math.floor(value)) * 2 ** 32) >>> 0;
}

/** @param {number} count */
function firstPrimes(count) {
  /** @type {number[]} */
  const found = [];
  for (let number = 2; found.length < count; number++)
    if (found.every((prime) => number % prime)) found.push(number);
  return found;
}
