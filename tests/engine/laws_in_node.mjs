// node laws_in_node.mjs FOLDER: compare the game that lies there, and print what was compared.
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { pathToFileURL } from "node:url";

const folder = process.argv[2];
const { checkAll } = await import(pathToFileURL(join(folder, "laws.js")));
const told = await checkAll(async (name) => new Uint8Array(await readFile(join(folder, name))));
process.stdout.write(JSON.stringify(told));
