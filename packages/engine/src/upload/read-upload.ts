import { type OutletWarning, outletWarnings } from "@earshot/contract/ads/rules/outlet-warnings.ts";
import type { UploadKind } from "@earshot/contract/ads/rules/upload.ts";
import { mostUploadSeconds } from "@earshot/contract/limits.ts";

import { frameCount, type Pcm } from "../dsp/pcm.ts";
import { decodeAudio, decodeMp3 } from "../formats/decode-audio.ts";
import { UnreadableAudioError } from "../formats/unreadable-audio-error.ts";
import { type AudioFigures, measure } from "../measure/measure.ts";
import { WorkerProcessError } from "../process/worker-process.ts";
import type { DecodeWithGpl } from "./gpl-decoder.ts";
import { isSilent, outletFacts } from "./outlet-facts.ts";
import { isPlayable, playableMp3 } from "./playable.ts";
import { type FoundKind, uploadKind } from "./upload-kind.ts";

/** The result of reading an upload. Structured-cloneable, so that it can be sent between processes. */
export type UploadResult =
  | {
      kind: "sound";
      format: UploadKind;
      /** Measured on the file that is played. */
      figures: AudioFigures;
      /** Based on the figures above and on the original upload. */
      outletWarnings: OutletWarning[];
      /** Played instead of the upload; null if every browser can play the upload itself. */
      mp3: Uint8Array<ArrayBuffer> | null;
    }
  /**
   * `not sound`: not one of the four formats; `no sound`: no audio, or silence; `damaged`: corrupt. `why` is for the
   * log.
   */
  | { kind: "not sound" | "no sound" | "damaged"; why: string }
  /** Longer than `mostUploadSeconds`. */
  | { kind: "too long" }
  /** The decoder process hung or died. `why` is for the log. */
  | { kind: "gave up"; why: string };

type Options = {
  decodeWithGpl: DecodeWithGpl;
  /** The maximum number of samples across all channels. Only tests set it. */
  maxSamples?: number;
};

/** The longest upload in stereo at 48 kHz: about 115 MB of memory. */
const mostSamples = 2 * 48_000 * mostUploadSeconds;

/** Plausible sample rates in Hz (AAC starts at 7350) and channel counts. */
const rates = { min: 7350, max: 192_000 };
const maxChannels = 8;
/** The largest plausible sample: floats that were never scaled down from 16-bit integers. */
const maxMagnitude = 0x8000;

/**
 * Detects, decodes and measures an upload, and transcodes it if some browsers can't play it. Rejects when `signal`
 * aborts.
 */
export async function readUpload(
  bytes: Uint8Array,
  { decodeWithGpl, maxSamples = mostSamples }: Options,
  signal: AbortSignal,
): Promise<UploadResult> {
  signal.throwIfAborted();
  const found = uploadKind(bytes);
  if (!found) return { kind: "not sound", why: "its first bytes are of no known kind" };
  try {
    const pcm = await decode(bytes, found, { decodeWithGpl, maxSamples }, signal);
    signal.throwIfAborted();
    if (!pcm || frameCount(pcm) * pcm.channels.length > maxSamples) return { kind: "too long" };
    assertPlausible(pcm);
    // At a low sample rate, audio within the sample limit can still be too long, and resampling makes it even slower
    // to process.
    if (frameCount(pcm) / pcm.sampleRate > mostUploadSeconds) return { kind: "too long" };
    if (isSilent(pcm)) return { kind: "no sound", why: "it is silent" };
    const mp3 = isPlayable(bytes, found) ? null : await playableMp3(pcm, bytes.length);
    signal.throwIfAborted();
    const figures = measure(mp3 ? await decodeAudio(mp3) : pcm);
    const warnings = outletWarnings({ ...figures, ...outletFacts(pcm) });
    return { kind: "sound", format: found.kind, figures, outletWarnings: warnings, mp3 };
  } catch (error) {
    if (error instanceof UnreadableAudioError) return { kind: error.kind, why: error.message };
    if (error instanceof WorkerProcessError) return { kind: "gave up", why: error.message };
    throw error;
  }
}

async function decode(
  bytes: Uint8Array,
  found: FoundKind,
  { decodeWithGpl, maxSamples }: Required<Options>,
  signal: AbortSignal,
): Promise<Pcm | null> {
  if (found.kind === "mp3") return decodeMp3(bytes.subarray(found.start), maxSamples);
  if (found.kind === "wav") return decodeAudio(bytes);
  const format = found.kind === "wma" ? "wma" : found.container;
  const start = found.kind === "wma" ? 0 : found.start;
  return decodeWithGpl({ format, bytes: bytes.subarray(start), mostSamples: maxSamples }, signal);
}

function assertPlausible({ sampleRate, channels }: Pcm): void {
  if (sampleRate < rates.min || sampleRate > rates.max || channels.length > maxChannels)
    throw new UnreadableAudioError(`${channels.length} channels at ${sampleRate} Hz`);
  if (!channels.every(hasPlausibleSamples))
    throw new UnreadableAudioError("samples that are too large, infinite or no numbers");
}

function hasPlausibleSamples(channel: Float32Array): boolean {
  for (let i = 0; i < channel.length; i++) {
    // False for NaN.
    if (!(Math.abs(channel[i] ?? 0) <= maxMagnitude)) return false;
  }
  return true;
}
