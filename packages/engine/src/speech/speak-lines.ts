import { type Line, mixRate } from "../ad-request.ts";
import { amplify, durationMs, type Pcm } from "../dsp/pcm.ts";
import { resample } from "../dsp/resample.ts";
import { integratedLoudness } from "../measure/loudness.ts";
import { levelSentence, type SpokenSentence, trimSentence } from "../mix/dialogue.ts";
import { alternated } from "../script/write-lines.ts";
import type { Cast } from "../voices/select-voices.ts";
import { placeOf } from "./delivery.ts";
import { topFrequencyOf } from "./embedded-speech.ts";
import { fitLength, type LengthWindow, type TimedSentence } from "./fit-length.ts";
import { type Delivery, mannerOf } from "./prosody.ts";
import type { SpeechEngine } from "./speech-engine.ts";
import { polishVoice } from "./voice-polish.ts";

/** Lines as they were said, with the pauses that fit. */
export type Said = { lines: readonly Line[]; sentences: SpokenSentence[] };

/** A line as an engine said it: how long it lasts, and its sound for the mix, which is made when it is asked for. */
export type Take = { ms: number; sound: () => Pcm };

/** Says one line, at a pace: 1.05 takes a twentieth longer than the order's own manner. */
export type SayLine = (line: Line, place: number, stretch: number) => Promise<Take>;

/** No way of saying a script gives it its length. */
export class Unfit extends Error {
  override readonly name = "Unfit";
}

/** Beyond these a voice sounds hurried or drawled; hurried it may be where else there would be no ad. */
const stretches = { hurried: 0.7, least: 0.9, most: 1.12 };
/** So often a script is said without hurry before it is hurried. */
const unhurriedTurns = 3;
/** A pace that differs by less is not heard. */
const sameStretch = 0.004;
const mostTurns = 7;
/** The level at which `trimSentence` looks for silence, in LUFS. */
const beforeCut = -23;

/** How an order's voices say its lines; what was said once at a pace is not said again. */
export function sayer(
  delivery: Delivery,
  { voices }: Cast,
  speech: SpeechEngine,
  signal: AbortSignal,
): SayLine {
  const known = new Map<string, Promise<Take>>();
  return (line, place, stretch) => {
    const voice = voices[line.voice] ?? voices[0];
    const manner = mannerOf(delivery, place);
    const key = JSON.stringify([voice.id, line.spoken, manner, stretch]);
    const take =
      known.get(key) ??
      speech.speak(line.spoken, voice, { ...manner, rate: manner.rate / stretch }, signal).then(takeOf);
    known.set(key, take);
    return take;
  };
}

/** Cut at the engine's own rate: most of what is said is said only to know how long it lasts. */
function takeOf(pcm: Pcm): Take {
  const cut = trimSentence(levelled(pcm));
  return {
    ms: durationMs(cut),
    sound: () => levelSentence(polishVoice(resample(cut, mixRate), topFrequencyOf(pcm))),
  };
}

/** An engine may speak softly: silence is what is quiet against the voice. */
function levelled(pcm: Pcm): Pcm {
  const missing = beforeCut - integratedLoudness(pcm);
  return Number.isFinite(missing) ? amplify(pcm, missing) : pcm;
}

/** An own script: as long as it lasts. */
export async function sayAsWritten(lines: readonly Line[], say: SayLine): Promise<Said> {
  return { lines, sentences: paced(lines, await sayAll(lines, say, 1), 1) };
}

/**
 * A script that is fitted to a length: what is too much is left out, the voices take turns anew, and the rest is said again
 * at the pace that fits, until it does; an engine keeps a pace only roughly.
 * @throws {Unfit} when the script has too many words that must stay, or too few
 */
export async function sayFitted(
  script: readonly Line[],
  voices: number,
  window: LengthWindow,
  say: SayLine,
): Promise<Said> {
  let lines = [...script];
  let stretch = 1;
  for (let turn = 0; turn < mostTurns; turn += 1) {
    const takes = await sayAll(lines, say, stretch);
    const timed = lines.map((line, at) => ({
      line,
      rank: line.rank,
      pauseAfterMs: line.pauseAfterMs,
      ms: takes[at]?.ms ?? 0,
    }));
    const fit = fitLength(timed, window);
    const isWhole = fit.kept.length === lines.length;
    const least = turn < unhurriedTurns ? stretches.least : stretches.hurried;
    const next = Math.min(stretches.most, Math.max(least, stretch * fit.stretch));
    const scale = pauseScaleFor(timed, window);
    // A pace that is held back at its bound does not fit, whatever it would reach beyond.
    const isLong = lastsMs(timed, scale) > window.longestMs + 1;
    if (isWhole && Math.abs(next - stretch) < sameStretch && !isLong) {
      if (lastsMs(timed, scale) < window.shortestMs) throw new Unfit("too few words");
      return { lines, sentences: paced(lines, takes, scale) };
    }
    stretch = isWhole ? next : stretch;
    lines = alternated(
      fit.kept.map(({ line }) => line),
      voices,
    );
  }
  throw new Unfit("no pace");
}

/** One after the other: the engines share this process's one thread. */
async function sayAll(lines: readonly Line[], say: SayLine, stretch: number): Promise<Take[]> {
  const takes: Take[] = [];
  for (const [at, line] of lines.entries()) takes.push(await say(line, placeOf(at, lines.length), stretch));
  return takes;
}

const lastsMs = (timed: readonly TimedSentence[], pauseScale: number) =>
  timed.reduce(
    (sum, { ms, pauseAfterMs }, at) => sum + ms + (at < timed.length - 1 ? pauseAfterMs * pauseScale : 0),
    0,
  );

/** What the pauses must be for the sentences, as they are, to reach the length; at most 2.5 s each. */
function pauseScaleFor(timed: readonly TimedSentence[], { longestMs }: LengthWindow): number {
  const spoken = timed.reduce((sum, { ms }) => sum + ms, 0);
  const pauses = timed.slice(0, -1).map(({ pauseAfterMs }) => pauseAfterMs);
  const whole = pauses.reduce((sum, ms) => sum + ms, 0);
  if (whole === 0) return 1;
  return Math.max(0, Math.min((longestMs - spoken) / whole, 2500 / Math.max(...pauses)));
}

const paced = (lines: readonly Line[], takes: readonly Take[], scale: number): SpokenSentence[] =>
  takes.map(({ sound }, at) => ({ pcm: sound(), pauseAfterMs: (lines[at]?.pauseAfterMs ?? 0) * scale }));
