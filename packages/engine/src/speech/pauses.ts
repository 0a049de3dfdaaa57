import { frameCount, type Pcm } from "../dsp/pcm.ts";
import { resample } from "../dsp/resample.ts";
import { integratedLoudness } from "../measure/loudness.ts";
import { silences } from "../measure/silence.ts";
import type { Manner } from "./speech-engine.ts";

/** A stretch of a sentence that is spoken in one go, and the pause after it, in ms. */
export interface Part {
  readonly text: string;
  readonly pauseMs: number;
}

/** Scripts that are written without spaces, or join particles to a word: its end is no boundary there. */
const joined = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}]/u;
const closing = /^[\p{Pe}\p{Pf}"'’]*[,;:.!?…،؛؟、。！？，；：।]+[\p{Pe}\p{Pf}"'’]*\s*/u;

/** The sentence, divided after the words that get a pause of their own. The last part has none. */
export function partsOf(text: string, pauses: Manner["pauses"]): Part[] {
  const cuts = pauses
    .flatMap(({ after, ms }) => endsOf(text, after).map((at) => ({ at, ms })))
    .filter(({ at }) => at < text.length && /[\p{L}\p{N}]/u.test(text.slice(at)))
    .toSorted((one, other) => one.at - other.at);
  const parts: Part[] = [];
  let start = 0;
  for (const { at, ms } of cuts) {
    if (at <= start) continue;
    const said = text.slice(start, at).trim();
    // Its melody says that more follows.
    parts.push({ text: /[\p{L}\p{M}\p{N}]$/u.test(said) ? `${said},` : said, pauseMs: ms });
    start = at;
  }
  return [...parts, { text: text.slice(start).trim(), pauseMs: 0 }];
}

/** Where each mention of the words ends, with the punctuation that follows. */
function endsOf(text: string, words: string): number[] {
  const wanted = words.trim();
  if (wanted === "") return [];
  const before = joined.test(wanted.at(0) ?? "") ? "" : String.raw`(?<![\p{L}\p{N}])`;
  const after = joined.test(wanted.at(-1) ?? "") ? "" : String.raw`(?![\p{L}\p{M}\p{N}])`;
  const mention = new RegExp(`${before}${RegExp.escape(wanted)}${after}`, "giu");
  return [...text.matchAll(mention)].map((found) => {
    const end = found.index + found[0].length;
    return end + (closing.exec(text.slice(end))?.[0].length ?? 0);
  });
}

/** What counts as a pause within a sentence: so many LU below it, for longer than the closure of most consonants. */
const pause = { under: 24, atLeastMs: 110 };
/** For what is too short to have a loudness, in dBFS. */
const quiet = -45;
/** What a pause keeps of its edges, in ms. */
const keptMs = 20;

/** The sound with the pauses between its words `scale` times as long. */
export function scalePauses(pcm: Pcm, scale: number): Pcm {
  if (scale === 1) return pcm;
  const toFrames = (ms: number) => Math.round((ms * pcm.sampleRate) / 1000);
  const end = frameCount(pcm);
  const loudness = integratedLoudness(pcm);
  const belowDbfs = Number.isFinite(loudness) ? loudness - pause.under : quiet;
  const inner = silences(pcm, { belowDbfs, atLeastMs: pause.atLeastMs }).filter(
    ({ startMs, endMs }) => startMs > 0 && toFrames(endMs) + toFrames(10) < end,
  );
  return { ...pcm, channels: pcm.channels.map((channel) => rescaled(channel, inner)) };

  function rescaled(channel: Float32Array, found: typeof inner): Float32Array {
    const pieces: Float32Array[] = [];
    let from = 0;
    for (const { startMs, endMs } of found) {
      const wantedMs = Math.max(2 * keptMs, (endMs - startMs) * scale);
      const stop = toFrames(Math.min(endMs, startMs + wantedMs) - keptMs);
      pieces.push(channel.subarray(from, stop));
      pieces.push(new Float32Array(toFrames(Math.max(0, wantedMs - (endMs - startMs)))));
      from = toFrames(endMs - keptMs);
    }
    return concatenated([...pieces, channel.subarray(from)]);
  }
}

/** The parts one after the other, each followed by its pause: one channel, at the rate of the first. */
export function joinParts(parts: readonly { pcm: Pcm; pauseMs: number }[]): Pcm {
  const sampleRate = parts[0]?.pcm.sampleRate ?? 44_100;
  const pieces = parts.flatMap(({ pcm, pauseMs }) => [
    resample(pcm, sampleRate).channels[0] ?? new Float32Array(),
    new Float32Array(Math.round((pauseMs * sampleRate) / 1000)),
  ]);
  return { sampleRate, channels: [concatenated(pieces)] };
}

function concatenated(pieces: readonly Float32Array[]): Float32Array {
  const whole = new Float32Array(pieces.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const piece of pieces) {
    whole.set(piece, at);
    at += piece.length;
  }
  return whole;
}
