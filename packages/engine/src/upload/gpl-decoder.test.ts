import { fileURLToPath } from "node:url";

import { expect, test } from "vitest";

import { UnreadableAudio } from "../formats/unreadable-audio-error.ts";
import { ProgramGone } from "../process/worker-process.ts";
import { openForeignDecoder } from "./gpl-decoder.ts";

const program = fileURLToPath(new URL("./gpl-decoder.child.ts", import.meta.url));
const decode = openForeignDecoder({ program });
const impatient = openForeignDecoder({ program, limitMs: 500 });
const never = new AbortController().signal;
const file = (does: string) =>
  ({ format: "wma", bytes: new TextEncoder().encode(does), mostSamples: 1000 }) as const;

test("what the program decodes comes in floats", async () => {
  expect((await decode(file("sound"), never))?.channels[0]?.subarray(0, 3)).toEqual(
    Float32Array.of(0, 0.5, -1),
  );
});

test("each file has a program of its own, which is told little of its surroundings", async () => {
  const [one, other] = await Promise.all([decode(file("sound"), never), decode(file("sound"), never)]);
  expect(one?.channels[0]?.[3]).not.toBe(other?.channels[0]?.[3]);
  // Node adds the channel that it speaks through.
  expect(one?.sampleRate).toBeLessThanOrEqual(6);
});

test("more than was asked for is null, and a refusal is told as such", async () => {
  expect(await decode(file("long"), never)).toBeNull();
  const refusal = await decode(file("refuse"), never).catch((error: unknown) => error);
  expect(refusal).toBeInstanceOf(UnreadableAudio);
  expect(String(refusal)).toContain("no sound in it");
});

test("one that hangs or dies is told, and the next file is decoded", async () => {
  await expect(impatient(file("hang"), never)).rejects.toThrow(ProgramGone);
  await expect(decode(file("die"), never)).rejects.toThrow(ProgramGone);
  expect(await decode(file("sound"), never)).not.toBeNull();
});

test("one that is given up hangs no longer", async () => {
  const given = new AbortController();
  const hung = decode(file("hang"), given.signal);
  const next = decode(file("sound"), never);
  given.abort(new Error("gone"));
  await expect(hung).rejects.toThrow("gone");
  expect(await next).not.toBeNull();
});
