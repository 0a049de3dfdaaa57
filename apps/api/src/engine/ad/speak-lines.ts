import type { SpokenSentence } from "../mix/dialogue.ts";
import { trimSentence } from "../mix/dialogue.ts";
import { fitLength, type LengthWindow, type TimedSentence } from "../mix/fit-length.ts";
import { durationMs, type Pcm } from "../pcm.ts";
import { resample } from "../resample.ts";
import { topFrequencyOf } from "../speech/embedded-speech.ts";
import { mannerOf } from "../speech/manner.ts";
import type { SpeechEngine } from "../speech/speech.ts";
import { polishVoice } from "../voice-polish.ts";
import { type AdOrder, type Line, mixRate } from "./ad-order.ts";
import type { Cast } from "./cast.ts";
import { alternated, toneOf } from "./write-lines.ts";

/** Lines as they were said, with the pauses that fit. */
export type Said = { lines: readonly Line[]; sentences: SpokenSentence[] };

/** Says one line, at a pace: 1.05 takes a twentieth longer than the order's own manner. */
export type SayLine = (line: Line, place: number, stretch: number) => Promise<Pcm>;

/** Beyond these a voice sounds hurried or drawled. */
const stretches = { least: 0.9, most: 1.12 };
/** A pace that differs by less is not heard. */
const sameStretch = 0.004;
const mostTurns = 5;

/** How an order's voices say its lines; what was said once at a pace is not said again. */
export function sayer(order: AdOrder, { voices }: Cast, speech: SpeechEngine, signal: AbortSignal): SayLine {
  const { tone, delivery_instructions: instructions } = order.inputs;
  const delivery = { tone: toneOf(tone), instructions, name: order.title };
  const known = new Map<string, Promise<Pcm>>();
  return (line, place, stretch) => {
    const voice = voices[line.voice] ?? voices[0];
    const manner = mannerOf(delivery, place);
    const key = JSON.stringify([voice.id, line.spoken, manner, stretch]);
    const sound =
      known.get(key) ??
      speech
        .speak(line.spoken, voice, { ...manner, rate: manner.rate / stretch }, signal)
        .then((pcm) => trimSentence(polishVoice(resample(pcm, mixRate), topFrequencyOf(pcm))));
    known.set(key, sound);
    return sound;
  };
}

/** An own script: as long as it lasts. */
export async function sayAsWritten(lines: readonly Line[], say: SayLine): Promise<Said> {
  return { lines, sentences: paced(lines, await sayAll(lines, say, 1), 1) };
}

/**
 * A script that is fitted to a length: what is too much is left out, the voices take turns anew, and the rest is said again
 * at the pace that fits, until it does; an engine keeps a pace only roughly.
 * @throws when the script has too many words that must stay, or too few
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
    const sounds = await sayAll(lines, say, stretch);
    const timed = lines.map((line, at) => ({
      line,
      rank: line.rank,
      pauseAfterMs: line.pauseAfterMs,
      ms: durationMs(sounds[at] ?? silence),
    }));
    const fit = fitLength(timed, window);
    const isWhole = fit.kept.length === lines.length;
    const next = Math.min(stretches.most, Math.max(stretches.least, stretch * fit.stretch));
    if (isWhole && Math.abs(next - stretch) < sameStretch && fit.result !== "long") {
      const scale = pauseScaleFor(timed, window);
      if (lastsMs(timed, scale) < window.shortestMs)
        throw new Error("the script has too few words for its length");
      return { lines, sentences: paced(lines, sounds, scale) };
    }
    stretch = isWhole ? next : stretch;
    lines = alternated(
      fit.kept.map(({ line }) => line),
      voices,
    );
  }
  throw new Error("no pace brings the script to its length");
}

/** One after the other: the engines share this process's one thread. */
async function sayAll(lines: readonly Line[], say: SayLine, stretch: number): Promise<Pcm[]> {
  const sounds: Pcm[] = [];
  for (const [at, line] of lines.entries())
    sounds.push(await say(line, lines.length > 1 ? at / (lines.length - 1) : 1, stretch));
  return sounds;
}

const silence: Pcm = { sampleRate: mixRate, channels: [new Float32Array()] };

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

const paced = (lines: readonly Line[], sounds: readonly Pcm[], scale: number): SpokenSentence[] =>
  lines.map(({ pauseAfterMs }, at) => ({ pcm: sounds[at] ?? silence, pauseAfterMs: pauseAfterMs * scale }));
