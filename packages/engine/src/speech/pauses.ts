import { concatenate, frameCount, type Pcm, toFrames } from "../dsp/pcm.ts";
import { resample } from "../dsp/resample.ts";
import { integratedLoudness } from "../measure/loudness.ts";
import { silences } from "../measure/silence.ts";
import { speakable } from "./speakable.ts";
import type { Prosody } from "./speech-engine.ts";

/** 100 ms of silence, for text that contains nothing to speak. */
const silence: Pcm = { sampleRate: 44_100, channels: [new Float32Array(4410)] };

/**
 * Adds a sentence's prosody pauses for engines that don't support them: splits the sentence at requested pauses, and
 * scales the engine's own pauses.
 * @param speakPart synthesizes one part
 */
export async function speakWithPauses(
  spoken: string,
  { pauses, pauseScale }: Prosody,
  signal: AbortSignal,
  speakPart: (text: string) => Promise<Pcm>,
): Promise<Pcm> {
  const text = speakable(spoken);
  if (text === "") return silence;
  const parts: SpokenPart[] = [];
  for (const part of splitAtPauses(text, pauses)) {
    signal.throwIfAborted();
    parts.push({ pauseMs: part.pauseMs, pcm: scalePauses(await speakPart(part.text), pauseScale) });
  }
  signal.throwIfAborted();
  return joinParts(parts);
}

/** Part of a sentence, and the pause after it in ms. */
type Part = { readonly text: string; readonly pauseMs: number };
type SpokenPart = { readonly pcm: Pcm; readonly pauseMs: number };

/** Writing systems without spaces, or with particles attached to words: matches may end without a word boundary. */
const unspaced = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}]/u;
const closing = /^[\p{Pe}\p{Pf}"'’]*[,;:.!?…،؛؟、。！？，；：।]+[\p{Pe}\p{Pf}"'’]*\s*/u;

/** Splits a sentence after the words that are followed by a requested pause. */
export function splitAtPauses(text: string, pauses: Prosody["pauses"]): Part[] {
  const cuts = pauses
    .flatMap(({ after, ms }) => endsOf(text, after).map((at) => ({ at, ms })))
    .filter(({ at }) => at < text.length && /[\p{L}\p{N}]/u.test(text.slice(at)))
    .toSorted((one, other) => one.at - other.at);
  const parts: Part[] = [];
  let start = 0;
  for (const { at, ms } of cuts) {
    if (at <= start) continue;
    const part = text.slice(start, at).trim();
    // The comma keeps the intonation of an unfinished sentence.
    parts.push({ text: /[\p{L}\p{M}\p{N}]$/u.test(part) ? `${part},` : part, pauseMs: ms });
    start = at;
  }
  return [...parts, { text: text.slice(start).trim(), pauseMs: 0 }];
}

/** Offsets after each occurrence of the words and the punctuation that follows. */
function endsOf(text: string, words: string): number[] {
  const wanted = words.trim();
  if (wanted === "") return [];
  const before = unspaced.test(wanted.at(0) ?? "") ? "" : String.raw`(?<![\p{L}\p{N}])`;
  const after = unspaced.test(wanted.at(-1) ?? "") ? "" : String.raw`(?![\p{L}\p{M}\p{N}])`;
  const mention = new RegExp(`${before}${RegExp.escape(wanted)}${after}`, "giu");
  return [...text.matchAll(mention)].map((found) => {
    const end = found.index + found[0].length;
    return end + (closing.exec(text.slice(end))?.[0].length ?? 0);
  });
}

/**
 * Criteria for a pause within a sentence: this many LU quieter than the sentence, and longer than the closure of most
 * consonants.
 */
const pause = { belowLu: 24, atLeastMs: 110 };
/** Used instead of `belowLu` for audio too short to have a loudness. */
const fallbackDbfs = -45;
/** How much of a pause to keep at each end, in ms. */
const keptMs = 20;

/** Scales the length of the pauses within a sentence. */
export function scalePauses(pcm: Pcm, scale: number): Pcm {
  if (scale === 1) return pcm;
  const frames = (ms: number) => toFrames(ms, pcm.sampleRate);
  const end = frameCount(pcm);
  const loudness = integratedLoudness(pcm);
  const belowDbfs = Number.isFinite(loudness) ? loudness - pause.belowLu : fallbackDbfs;
  const inner = silences(pcm, { belowDbfs, atLeastMs: pause.atLeastMs }).filter(
    ({ startMs, endMs }) => startMs > 0 && frames(endMs) + frames(10) < end,
  );
  return { ...pcm, channels: pcm.channels.map((channel) => rescaled(channel, inner)) };

  function rescaled(channel: Float32Array, found: typeof inner): Float32Array {
    const pieces: Float32Array[] = [];
    let from = 0;
    for (const { startMs, endMs } of found) {
      const wantedMs = Math.max(2 * keptMs, (endMs - startMs) * scale);
      const stop = frames(Math.min(endMs, startMs + wantedMs) - keptMs);
      pieces.push(channel.subarray(from, stop));
      pieces.push(new Float32Array(frames(Math.max(0, wantedMs - (endMs - startMs)))));
      from = frames(endMs - keptMs);
    }
    return concatenate([...pieces, channel.subarray(from)]);
  }
}

/** Joins parts with their pauses: one channel, at the sample rate of the first. */
export function joinParts(parts: readonly SpokenPart[]): Pcm {
  const sampleRate = parts[0]?.pcm.sampleRate ?? 44_100;
  const pieces = parts.flatMap(({ pcm, pauseMs }) => [
    resample(pcm, sampleRate).channels[0] ?? new Float32Array(),
    new Float32Array(toFrames(pauseMs, sampleRate)),
  ]);
  return { sampleRate, channels: [concatenate(pieces)] };
}
