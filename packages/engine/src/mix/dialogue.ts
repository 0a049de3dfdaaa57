import { amplify, frameCount, type Pcm } from "../dsp/pcm.ts";
import { integratedLoudness } from "../measure/loudness.ts";
import { silences } from "../measure/silence.ts";

/** A sentence as a voice spoke it, and the pause after it, in ms. */
export interface SpokenSentence {
  /** One channel; all sentences of a dialogue have one sample rate. */
  readonly pcm: Pcm;
  readonly pauseAfterMs: number;
}

/** Every sentence at one level, in LUFS: of one voice they differ by some dB, two voices by more. */
const sentenceLufs = -19;
/** What a voice leaves around its sentence is quieter than this, in dBFS. */
const quietBelow = -48;
const keptMs = { before: 20, after: 40 };
const edgeMs = 8;

/** A sentence without the silence that its voice put around it, at the level of all others, with soft edges. */
export function trimSentence(pcm: Pcm): Pcm {
  const total = frameCount(pcm);
  const toFrames = (ms: number) => Math.round((ms * pcm.sampleRate) / 1000);
  const quiet = silences(pcm, { belowDbfs: quietBelow, atLeastMs: 20 });
  const [first] = quiet;
  const last = quiet.at(-1);
  const head = first?.startMs === 0 ? Math.max(0, toFrames(first.endMs - keptMs.before)) : 0;
  const endsQuiet = last !== undefined && last.startMs > 0 && toFrames(last.endMs + 10) >= total;
  const tail = endsQuiet ? Math.min(total, toFrames(last.startMs + keptMs.after)) : total;
  return levelSentence({ ...pcm, channels: pcm.channels.map((channel) => channel.slice(head, tail)) });
}

/** A sentence at the level of all others, with soft edges. */
export function levelSentence(pcm: Pcm): Pcm {
  const edge = Math.round((pcm.sampleRate * edgeMs) / 1000);
  return levelled({ ...pcm, channels: pcm.channels.map((channel) => softEdged(channel, edge)) });
}

/** The sentences one after the other, each followed by its pause, the last by none. */
export function joinSentences(sentences: readonly SpokenSentence[], sampleRate: number): Pcm {
  const starts: number[] = [];
  let length = 0;
  for (const { pcm, pauseAfterMs } of sentences) {
    starts.push(length);
    length += frameCount(pcm) + Math.round((pauseAfterMs * sampleRate) / 1000);
  }
  const lastPause = Math.round(((sentences.at(-1)?.pauseAfterMs ?? 0) * sampleRate) / 1000);
  const whole = new Float32Array(length - lastPause);
  sentences.forEach(({ pcm }, i) => whole.set(pcm.channels[0] ?? [], starts[i]));
  return { sampleRate, channels: [whole] };
}

function levelled(pcm: Pcm): Pcm {
  const missing = sentenceLufs - integratedLoudness(pcm);
  return Number.isFinite(missing) ? amplify(pcm, missing) : pcm;
}

function softEdged(channel: Float32Array, edge: number): Float32Array {
  const soft = channel.slice();
  const last = soft.length - 1;
  for (let i = 0; i < Math.min(edge, soft.length); i++) {
    soft[i] = (soft[i] ?? 0) * (i / edge);
    soft[last - i] = (soft[last - i] ?? 0) * (i / edge);
  }
  return soft;
}
