import { mostAdSeconds } from "@earshot/contract/limits.ts";

import { ScriptTooLongError, UnsayableLineError } from "../ad-request.ts";
import { durationMs, type Pcm } from "../dsp/pcm.ts";
import { resample } from "../dsp/resample.ts";
import { waveformPeaks } from "../measure/peaks.ts";
import { levelSentence, type SpokenSentence } from "../mix/dialogue.ts";
import { mixSampleRate } from "../mix/mix-ad.ts";
import { alternateVoices, type Line } from "../script/write-lines.ts";
import type { VoiceSelection } from "../voices/select-voices.ts";
import { topFrequencyOf } from "./embedded-speech.ts";
import { fitLength, type LengthWindow, type TimedSentence } from "./fit-length.ts";
import { speakLongLine, trimmed } from "./long-lines.ts";
import { type Delivery, positionOf, prosodyOf } from "./prosody.ts";
import type { SpeechEngine } from "./speech-engine.ts";
import { polishVoice } from "./voice-polish.ts";

/** The lines as spoken, and their audio with the final pauses. */
export type SpokenLines = { lines: readonly Line[]; sentences: SpokenSentence[] };

/** One recording of a line: its duration and, on demand, its audio for the mix and its peaks for the waveform. */
type Take = { ms: number; render: () => Pcm; peaks: () => number[] };

/**
 * Speaks a line. A `stretch` of 1.05 takes 5 % longer than the request's own prosody.
 * @param onSpoken as for `speakLongLine`
 */
export type SpeakLine = (
  line: Line,
  position: number,
  stretch: number,
  onSpoken?: (ms: number, share: number) => void,
) => Promise<Take>;

/** Thrown if no pace or choice of lines fits the script to its length. */
export class UnfittableScriptError extends Error {
  override readonly name = "UnfittableScriptError";
}

/** Limits beyond which a voice sounds rushed or sluggish. `hurried` is the last resort before giving up. */
const stretches = { hurried: 0.7, min: 0.9, max: 1.12 };
/** How many rounds are tried before `hurried` is allowed. */
const unhurriedRounds = 3;
const maxRounds = 7;
/** The maximum total length of the optional lines, as a multiple of the ad's length; no script writer exceeds it. */
const mostOptionalShare = 2;
/** The smallest audible difference in pace. */
const sameStretch = 0.004;
const maxPauseMs = 2500;
/** A recording whose samples are all below this amplitude contains no words. */
const silence = 0.001;

/**
 * Speaks lines with the selected voices. Takes are cached by voice, text, prosody and pace. Rejects with
 * `UnsayableLineError` when a voice is silent.
 */
export function lineSpeaker(
  delivery: Delivery,
  { voices }: VoiceSelection,
  speech: SpeechEngine,
  signal: AbortSignal,
): SpeakLine {
  const cache = new Map<string, Promise<Take>>();
  return (line, position, stretch, onSpoken = () => undefined) => {
    const voice = voices[line.voice] ?? voices[0];
    const prosody = prosodyOf(delivery, position);
    const key = JSON.stringify([voice.id, line.spoken, prosody, stretch]);
    const paced = { ...prosody, rate: prosody.rate / stretch };
    const take =
      cache.get(key) ??
      speakLongLine(line.spoken, (text) => speech.speak(text, voice, paced, signal), onSpoken).then((pcm) => {
        if (isSilent(pcm)) throw new UnsayableLineError(voice.language);
        return takeOf(pcm);
      });
    cache.set(key, take);
    return take;
  };
}

const isSilent = ({ channels }: Pcm) =>
  channels.every((samples) => samples.every((sample) => Math.abs(sample) < silence));

/**
 * Trims at the engine's own sample rate. Resampling and polishing are deferred, because most takes are only measured.
 */
function takeOf(pcm: Pcm): Take {
  const speech = trimmed(pcm);
  return {
    ms: durationMs(speech),
    render: () => levelSentence(polishVoice(resample(speech, mixSampleRate), topFrequencyOf(pcm))),
    peaks: () => waveformPeaks(speech),
  };
}

/** Speaks the user's own script: all lines, however long they take. */
export async function speakAtOwnPace(lines: readonly Line[], speakLine: SpeakLine): Promise<SpokenLines> {
  return { lines, sentences: render(lines, await speakAll(lines, speakLine, 1), 1) };
}

/**
 * Speaks an edited script: all lines, at the pace that reaches the requested length if that pace sounds natural,
 * otherwise at the voices' own pace.
 */
export async function speakNearLength(
  lines: readonly Line[],
  window: LengthWindow,
  speakLine: SpeakLine,
): Promise<SpokenLines> {
  const takes = await speakAll(lines, speakLine, 1);
  const asSpoken = { lines, sentences: render(lines, takes, 1) };
  const all = lines.map(({ pauseAfterMs }, at) => ({ rank: 0, pauseAfterMs, ms: takes[at]?.ms ?? 0 }));
  const { result, stretch } = fitLength(all, window);
  if (result !== "fits") return asSpoken;
  const paced = await speakAll(lines, speakLine, stretch);
  const timed = all.map(({ rank, pauseAfterMs }, at) => ({ rank, pauseAfterMs, ms: paced[at]?.ms ?? 0 }));
  const pauseScale = pauseScaleFor(timed, window);
  const total = totalMs(timed, pauseScale);
  const isFitted = total >= window.shortestMs && total <= window.longestMs + 1;
  return isFitted ? { lines, sentences: render(lines, paced, pauseScale) } : asSpoken;
}

/**
 * Speaks a script to fit a length. Each round drops what doesn't fit, reassigns the voices and adjusts the pace, until
 * the measured takes fit; engines follow a requested pace only roughly. A script with too few words stays short.
 * In total, the rounds speak at most about twelve times the ad's length.
 * @throws {UnfittableScriptError} if the required lines are too long
 */
export async function speakToLength(
  script: readonly Line[],
  voices: number,
  window: LengthWindow,
  speakLine: SpeakLine,
): Promise<SpokenLines> {
  let lines = [...script];
  let stretch = 1;
  for (let round = 0; round < maxRounds; round += 1) {
    const takes = await speakFitting(lines, window, speakLine, stretch);
    const timed = lines.map((line, at) => ({
      line,
      rank: line.rank,
      pauseAfterMs: line.pauseAfterMs,
      ms: takes[at]?.ms ?? 0,
    }));
    const fit = fitLength(timed, window);
    const isComplete = fit.kept.length === lines.length;
    const min = round < unhurriedRounds ? stretches.min : stretches.hurried;
    const next = Math.min(stretches.max, Math.max(min, stretch * fit.stretch));
    const pauseScale = pauseScaleFor(timed, window);
    // Without this check, a clamped pace would count as final.
    const isLong = totalMs(timed, pauseScale) > window.longestMs + 1;
    if (isComplete && Math.abs(next - stretch) < sameStretch && !isLong) {
      // A brief with few facts makes a short ad: nothing is invented to fill it.
      return { lines, sentences: render(lines, takes, pauseScale) };
    }
    stretch = isComplete ? next : stretch;
    lines = alternateVoices(
      fit.kept.map(({ line }) => line),
      voices,
    );
  }
  throw new UnfittableScriptError("no pace");
}

/**
 * Speaks the lines for one round, one after the other. Stops as soon as the required lines exceed what the hurried pace
 * can fit. Leaves out an optional line that would push the optional lines beyond their maximum share.
 * @throws {UnfittableScriptError}
 */
async function speakFitting(
  lines: readonly Line[],
  { longestMs }: LengthWindow,
  speakLine: SpeakLine,
  stretch: number,
): Promise<Take[]> {
  const required = { ms: 0, mostMs: longestMs * (stretch / stretches.hurried) };
  const optional = { ms: 0, mostMs: longestMs * mostOptionalShare };
  const takes: Take[] = [];
  let thrownAway = 0;
  for (const [at, line] of lines.entries()) {
    const spoken = line.rank === 0 ? required : optional;
    const before = spoken.ms;
    const onSpoken = (ms: number) => {
      spoken.ms = before + ms;
      if (spoken.ms > spoken.mostMs) throw new UnfittableScriptError("no pace");
    };
    try {
      onSpoken(0);
      const take = await speakLine(line, positionOf(at, lines.length), stretch, onSpoken);
      onSpoken(take.ms);
      takes.push(take);
    } catch (error) {
      if (!(error instanceof UnfittableScriptError) || spoken === required) throw error;
      takes.push(endless);
      // A later line may still fit, but the amount of discarded speech must be limited.
      thrownAway += 1;
      if (thrownAway <= mostThrownAway) spoken.ms = before;
    }
  }
  return takes;
}

/** How many optional lines may be spoken and discarded without counting toward the limit. */
const mostThrownAway = 1;

/** Represents an optional line whose recording was cut off; its infinite length ensures that the line is dropped. */
const endless: Take = {
  ms: Infinity,
  render: () => {
    throw new UnfittableScriptError("unspoken line");
  },
  peaks: () => [],
};

/**
 * Sequential, because embedded speech runs on this process's single thread. Stops once the takes and the pauses
 * between them exceed the maximum ad length: the earlier estimate can be far off for letters that a voice spells out.
 * @throws {ScriptTooLongError}
 */
async function speakAll(lines: readonly Line[], speakLine: SpeakLine, stretch: number): Promise<Take[]> {
  const takes: Take[] = [];
  let [spokenMs, spokenLetters] = [0, 0];
  for (const [at, line] of lines.entries()) {
    const onSpoken = (ms: number, share: number) => {
      const seconds = (spokenMs + ms) / 1000;
      const letters = spokenLetters + share * line.spoken.length;
      if (seconds > mostAdSeconds) throw new ScriptTooLongError(seconds * (lettersIn(lines) / letters));
    };
    const take = await speakLine(line, positionOf(at, lines.length), stretch, onSpoken);
    onSpoken(take.ms, 1);
    spokenMs += take.ms + line.pauseAfterMs;
    spokenLetters += line.spoken.length;
    takes.push(take);
  }
  return takes;
}

const lettersIn = (lines: readonly Line[]) => lines.reduce((sum, { spoken }) => sum + spoken.length, 0);

const totalMs = (timed: readonly TimedSentence[], pauseScale: number) =>
  timed.reduce(
    (sum, { ms, pauseAfterMs }, at) => sum + ms + (at < timed.length - 1 ? pauseAfterMs * pauseScale : 0),
    0,
  );

/** The factor by which the pauses are scaled so that the sentences reach the maximum length. */
function pauseScaleFor(timed: readonly TimedSentence[], { longestMs }: LengthWindow): number {
  const spoken = timed.reduce((sum, { ms }) => sum + ms, 0);
  const pauses = timed.slice(0, -1).map(({ pauseAfterMs }) => pauseAfterMs);
  const pausesMs = pauses.reduce((sum, ms) => sum + ms, 0);
  if (pausesMs === 0) return 1;
  return Math.max(0, Math.min((longestMs - spoken) / pausesMs, maxPauseMs / Math.max(...pauses)));
}

const render = (lines: readonly Line[], takes: readonly Take[], pauseScale: number): SpokenSentence[] =>
  takes.map((take, at) => ({
    pcm: take.render(),
    pauseAfterMs: (lines[at]?.pauseAfterMs ?? 0) * pauseScale,
  }));
