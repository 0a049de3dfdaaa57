import type { UploadKind } from "@earshot/contract/ads/rules/upload.ts";

import { frameCount, type Pcm } from "../dsp/pcm.ts";
import { decodeAudio } from "../formats/decode-audio.ts";
import { UnreadableAudio } from "../formats/unreadable-audio-error.ts";
import { type AudioFigures, measure } from "../measure/measure.ts";
import { ProgramGone } from "../process/worker-process.ts";
import { decodeMp3 } from "./decode-mp3.ts";
import type { DecodeForeign } from "./gpl-decoder.ts";
import { isPlainWav } from "./plain-wav.ts";
import { playableMp3 } from "./playable.ts";
import { type FoundKind, uploadKind } from "./upload-kind.ts";

/** What became of a file. All of it can be sent from process to process. */
export type ReadUpload =
  | {
      kind: "sound";
      format: UploadKind;
      /** Measured of what is played. */
      figures: AudioFigures;
      /** What is played in its place, where not every browser plays the file itself; null where every one does. */
      mp3: Uint8Array<ArrayBuffer> | null;
    }
  /** It is none of the four kinds, or holds nothing that can be decoded. `why` is for a log. */
  | { kind: "not sound"; why: string }
  /** It holds more sound than anyone could mean: more than ten minutes of two channels. */
  | { kind: "too long" }
  /** The program that decodes it hung or died. `why` is for a log. */
  | { kind: "gave up"; why: string };

type Reading = {
  decodeForeign: DecodeForeign;
  /** Samples of all channels together, beyond which a file is too long: tests alone. */
  mostSamples?: number;
};

/** Ten minutes of two channels at 44.1 kHz: some 200 MB while they are measured. */
const tenMinutes = 2 * 44_100 * 600;

/** Rates that a sound can have, in Hz, and how many channels: AAC begins at 7350. */
const rates = { least: 7350, most: 192_000 };
const mostChannels = 8;

/** Judges a file by its content, decodes it, measures it, and makes it playable. Rejects when `signal` aborts. */
export async function readUpload(
  bytes: Uint8Array,
  { decodeForeign, mostSamples = tenMinutes }: Reading,
  signal: AbortSignal,
): Promise<ReadUpload> {
  signal.throwIfAborted();
  const found = uploadKind(bytes);
  if (!found) return { kind: "not sound", why: "it begins like no sound" };
  try {
    const pcm = await decode(bytes, found, { decodeForeign, mostSamples }, signal);
    signal.throwIfAborted();
    if (!pcm || frameCount(pcm) * pcm.channels.length > mostSamples) return { kind: "too long" };
    mustBePossible(pcm);
    if (playsAsItIs(bytes, found))
      return { kind: "sound", format: found.kind, figures: measure(pcm), mp3: null };
    const mp3 = await playableMp3(pcm);
    signal.throwIfAborted();
    return { kind: "sound", format: found.kind, figures: measure(await decodeAudio(mp3)), mp3 };
  } catch (error) {
    if (error instanceof UnreadableAudio) return { kind: "not sound", why: error.message };
    if (error instanceof ProgramGone) return { kind: "gave up", why: error.message };
    throw error;
  }
}

async function decode(
  bytes: Uint8Array,
  found: FoundKind,
  { decodeForeign, mostSamples }: Required<Reading>,
  signal: AbortSignal,
): Promise<Pcm | null> {
  if (found.kind === "mp3") return decodeMp3(bytes.subarray(found.start), mostSamples);
  if (found.kind === "wav") return decodeAudio(bytes);
  const format = found.kind === "wma" ? "wma" : found.container;
  const start = found.kind === "wma" ? 0 : found.start;
  return decodeForeign({ format, bytes: bytes.subarray(start), mostSamples }, signal);
}

function mustBePossible({ sampleRate, channels }: Pcm): void {
  if (sampleRate < rates.least || sampleRate > rates.most || channels.length > mostChannels)
    throw new UnreadableAudio(`${channels.length} channels at ${sampleRate} Hz`);
}

/** An MP3 behind anything but its tag is one to some players and something else to others. */
function playsAsItIs(bytes: Uint8Array, found: FoundKind): boolean {
  return found.kind === "wav" ? isPlainWav(bytes) : found.kind === "mp3" && found.isClean;
}
