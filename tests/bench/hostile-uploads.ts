import { readFileSync } from "node:fs";
import { createRequire } from "node:module";

import { openAudio } from "@earshot/api/audio/open-audio.ts";

import { randomFrom, seedOfRun } from "../built-server/kills/seed.ts";
import { shortMp3, wavOf } from "../conformance/sounds.ts";
import type { Bench } from "./runner/bench.ts";

const seed = seedOfRun();
const size = 1_900_000;

/** The maximum time for any upload, in seconds. */
const most = 8;

/** How many rounds of generated files to send; each round uses different random bytes. */
const rounds = 4;

const { resolve } = createRequire(import.meta.url);
const tone = (name: string) => new Uint8Array(readFileSync(resolve(`@earshot/gpl-audio/fixtures/${name}`)));

const sounds = {
  mp3: shortMp3,
  wav: wavOf(2),
  aac: tone("tone.aac"),
  m4a: tone("tone.m4a"),
  wma: tone("tone.wma"),
};

type Bytes = Uint8Array<ArrayBuffer>;

/** Repeats the bytes up to the given size. */
function repeated(bytes: Uint8Array): Bytes {
  const whole = new Uint8Array(size);
  for (let at = 0; at < size; at += bytes.length) whole.set(bytes.subarray(0, size - at), at);
  return whole;
}

const withRandom = (head: Uint8Array, random: () => number) =>
  new Uint8Array([...head, ...Array.from({ length: 400_000 }, () => random() * 256)]);

/** Ways to corrupt any file. */
const spoilt: Record<string, (bytes: Uint8Array, random: () => number) => Bytes> = {
  "random behind its head": (bytes, random) => withRandom(bytes.subarray(0, 600), random),
  "a hundred bytes changed"(bytes, random) {
    const changed = repeated(bytes);
    for (let count = 0; count < 100; count += 1)
      changed[Math.floor(random() * changed.length)] = random() * 256;
    return changed;
  },
  "its head changed"(bytes, random) {
    const changed = repeated(bytes);
    for (let count = 0; count < 8; count += 1) changed[Math.floor(random() * 400)] = random() * 256;
    return changed;
  },
};

/** An M4A file in which the given table claims to have this many entries. */
function claiming(table: "stsz" | "stts" | "stsc" | "stco", entries: number): Bytes {
  const whole = repeated(sounds.m4a);
  const at = Buffer.from(whole.buffer).indexOf(table);
  const view = new DataView(whole.buffer);
  // The table's name is followed by its version and flags and, in `stsz`, by a single size for all samples.
  if (table === "stsz") {
    view.setUint32(at + 8, 1);
    view.setUint32(at + 12, entries);
  } else view.setUint32(at + 8, entries);
  return whole;
}

/** The smallest AAC frames: a header of seven bytes and one byte of audio. */
const smallestAac = () => repeated(new Uint8Array([0xff, 0xf1, 0x50, 0x80, 0x01, 0x1f, 0xfc, 0x00]));

/** A WAV file that consists of empty chunks. */
function emptyChunks(): Bytes {
  const whole = repeated(new TextEncoder().encode("junk\0\0\0\0"));
  whole.set(sounds.wav.subarray(0, 12));
  return whole;
}

const special: Record<string, () => Bytes> = {
  "M4A, millions of one-byte frames": () => claiming("stsz", 1_800_000),
  "M4A, stsz of 4 billion": () => claiming("stsz", 0xffff_ffff),
  "M4A, stts of 4 billion": () => claiming("stts", 0xffff_ffff),
  "M4A, stsc of 4 billion": () => claiming("stsc", 0xffff_ffff),
  "M4A, stco of 4 billion": () => claiming("stco", 0xffff_ffff),
  "AAC, smallest frames": smallestAac,
  // At full size, it would last ten minutes, twice the limit for uploads.
  "AAC, almost five minutes": () => repeated(sounds.aac).subarray(0, size / 2),
  "WAV, empty chunks": emptyChunks,
};

/** 68 files: eight that target specific parsers, and each format corrupted in each way, in four rounds. */
function* hostileFiles(): Generator<[string, Bytes]> {
  for (const [name, make] of Object.entries(special)) yield [name, make()];
  const random = randomFrom(seed);
  for (let round = 0; round < rounds; round += 1)
    for (const [format, bytes] of Object.entries(sounds))
      for (const [how, spoil] of Object.entries(spoilt)) yield [`${format}, ${how}`, spoil(bytes, random)];
}

export const bench: Bench = {
  title: `Hostile uploads, one after the other (SEED=${seed} repeats them)`,
  async measure() {
    const audio = openAudio();
    const longest = { name: "", seconds: 0 };
    const kinds = new Map<string, number>();
    let files = 0;
    for (const [name, bytes] of hostileFiles()) {
      const began = performance.now();
      const { kind } = await audio.read(bytes, new AbortController().signal);
      const seconds = (performance.now() - began) / 1000;
      files += 1;
      kinds.set(kind, (kinds.get(kind) ?? 0) + 1);
      if (seconds > longest.seconds) Object.assign(longest, { name, seconds });
    }
    audio.close();
    return [
      { what: "files", value: files, unit: "" },
      ...Array.from(kinds, ([kind, value]) => ({ what: `found: ${kind}`, value, unit: "" })),
      { what: `longest: ${longest.name}`, value: longest.seconds, unit: "s", most },
    ];
  },
};
