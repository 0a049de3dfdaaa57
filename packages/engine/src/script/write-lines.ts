import type { AdRequest } from "../ad-request.ts";
import { normalizeText } from "../normalize/normalize-text.ts";
import { lengthWindow } from "../speech/fit-length.ts";
import { type Delivery, positionOf, prosodyOf } from "../speech/prosody.ts";
import { spokenSeconds } from "../voices/measured.ts";
import type { VoiceSelection } from "../voices/select-voices.ts";
import { ownScript } from "./own-script.ts";
import type { LanguageCode, ScriptWriter, Sentence } from "./script.ts";

/** A sentence of an ad. */
export type Line = {
  /** As it is written. */
  text: string;
  /** As it is spoken: see `normalizeText`. */
  spoken: string;
  /** 0 must stay; the higher, the sooner it is left out. */
  rank: number;
  /** Index of the voice: 0 or 1. */
  voice: number;
  pauseAfterMs: number;
};

/** Pauses after a sentence, in ms: varied, as nobody breathes by the clock. */
const pauses = { short: [240, 270, 225, 255], long: [420, 460, 435] } as const;

type Context = { selection: VoiceSelection; delivery: Delivery; writer: ScriptWriter };

/** The lines of an ad: written by the writer, or the user's own script unchanged. */
export async function writeLines(
  { title, thirdPerson, inputs }: AdRequest,
  { selection, delivery, writer }: Context,
  signal: AbortSignal,
): Promise<Line[]> {
  const { prompt, script_source, adLength } = inputs;
  const { language, voices } = selection;
  if (script_source === "own") return withPauses(ownLines(prompt, selection), delivery);
  // The writer plans for the whole length, of which the voices get a share.
  const share = lengthWindow(inputs).longestMs / (adLength * 1000);
  const { rate } = prosodyOf(delivery);
  const { sentences } = await writer.write(
    {
      name: title,
      description: prompt,
      language,
      thirdPerson,
      tone: delivery.tone,
      seconds: adLength,
      timeOf: (text) => meanSeconds(normalizeText(text, language), voices) / rate / share,
    },
    signal,
  );
  const lines = sentences.map((sentence, place) => lineOf(sentence, place, language));
  return withPauses(alternateVoices(lines, voices.length), delivery);
}

/** Seconds that the voices take for a text, on average. */
const meanSeconds = (spoken: string, voices: VoiceSelection["voices"]) =>
  voices.reduce((sum, { id }) => sum + spokenSeconds(spoken, id), 0) / voices.length;

/** Applies the delivery's pause scale to the pauses between lines. */
export const withPauses = (lines: readonly Line[], delivery: Delivery): Line[] =>
  lines.map((line, at) => {
    const { pauseScale } = prosodyOf(delivery, positionOf(at, lines.length));
    return { ...line, pauseAfterMs: line.pauseAfterMs * pauseScale };
  });

/** The lines of the user's own script. */
export const ownLines = (script: string, { language, voices }: VoiceSelection): Line[] =>
  ownScript(script, language, voices.length > 1 ? 2 : 1).map(({ text, voice }, place) =>
    lineOf({ text, rank: 0 }, place, language, voice - 1),
  );

/** Assigns the voices in turn. */
export const alternateVoices = (lines: readonly Line[], voices: number): Line[] =>
  lines.map((line, at) => ({ ...line, voice: at % voices }));

function lineOf(
  { text, rank, pauseAfter = "short" }: Sentence,
  place: number,
  language: LanguageCode,
  voice = 0,
): Line {
  const lengths = pauses[pauseAfter];
  const pauseAfterMs = lengths[place % lengths.length] ?? lengths[0];
  return { text, spoken: normalizeText(text, language), rank, voice, pauseAfterMs };
}
