/// <reference types="node" />
import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";

import type { Sound } from "./sound.ts";

const files = new Map<string, Promise<Uint8Array<ArrayBuffer>>>();

/** For a server: the API's own addresses, which know ranges. Each file is read once. */
export const soundInNode: Sound = {
  addressOf: () => null,
  read(file) {
    const known = files.get(file);
    if (known) return known;
    const bytes = readFile(fileURLToPath(new URL(`./fixtures/${file}`, import.meta.url))).then(
      (buffer) => new Uint8Array(buffer),
    );
    files.set(file, bytes);
    return bytes;
  },
};
