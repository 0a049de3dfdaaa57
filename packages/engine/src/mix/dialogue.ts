import { frameCount, type Pcm, toFrames } from "../dsp/pcm.ts";
import { normalizeLoudness } from "../measure/loudness.ts";
import { silences } from "../measure/silence.ts";

/** A spoken sentence and the pause after it, in ms. */
export interface SpokenSentence {
  /** The sentence's audio: one channel; all sentences of a dialogue share a sample rate. */
  readonly pcm: Pcm;
  readonly pauseAfterMs: number;
}

/**
 * Every sentence's target level, in LUFS. The level varies by several dB between sentences in one voice, and more
 * between voices.
 */
const sentenceLufs = -19;
/** The level below which sound around a sentence counts as silence, in dBFS. */
const silenceDbfs = -48;
/** How much silence to keep around a sentence, in ms. */
const keptMs = { before: 20, after: 40 };
const edgeMs = 8;

/** Trims the silence around a sentence, then levels the sentence (see `levelSentence`). */
export function trimSentence(pcm: Pcm): Pcm {
  const total = frameCount(pcm);
  const frames = (ms: number) => toFrames(ms, pcm.sampleRate);
  const quiet = silences(pcm, { belowDbfs: silenceDbfs, atLeastMs: 20 });
  const [first] = quiet;
  const last = quiet.at(-1);
  const start = first?.startMs === 0 ? Math.max(0, frames(first.endMs - keptMs.before)) : 0;
  const endsQuiet = last !== undefined && last.startMs > 0 && frames(last.endMs + 10) >= total;
  const end = endsQuiet ? Math.min(total, frames(last.startMs + keptMs.after)) : total;
  return levelSentence({ ...pcm, channels: pcm.channels.map((channel) => channel.slice(start, end)) });
}

/** Fades a sentence's edges and normalizes it to the loudness all sentences share. */
export function levelSentence(pcm: Pcm): Pcm {
  const edge = toFrames(edgeMs, pcm.sampleRate);
  const channels = pcm.channels.map((channel) => fadedEdges(channel, edge));
  return normalizeLoudness({ ...pcm, channels }, sentenceLufs);
}

/** Joins sentences with their pauses; the last sentence has none. */
export function joinSentences(sentences: readonly SpokenSentence[], sampleRate: number): Pcm {
  const starts = sentenceStarts(sentences, sampleRate);
  const last = sentences.at(-1);
  const whole = new Float32Array((starts.at(-1) ?? 0) + (last ? frameCount(last.pcm) : 0));
  sentences.forEach(({ pcm }, i) => whole.set(pcm.channels[0] ?? [], starts[i]));
  return { sampleRate, channels: [whole] };
}

/** The frame at which each sentence starts once they are joined. */
export function sentenceStarts(sentences: readonly SpokenSentence[], sampleRate: number): number[] {
  let at = 0;
  return sentences.map(({ pcm, pauseAfterMs }) => {
    const start = at;
    at += frameCount(pcm) + toFrames(pauseAfterMs, sampleRate);
    return start;
  });
}

function fadedEdges(channel: Float32Array, edge: number): Float32Array {
  const faded = channel.slice();
  const last = faded.length - 1;
  for (let i = 0; i < Math.min(edge, faded.length); i++) {
    faded[i] = (faded[i] ?? 0) * (i / edge);
    faded[last - i] = (faded[last - i] ?? 0) * (i / edge);
  }
  return faded;
}
