import type { AdOrder, Line } from "../ad-request.ts";
import { readAloud } from "../normalize/normalize-text.ts";
import { placeOf } from "../speech/delivery.ts";
import { type Delivery, mannerOf } from "../speech/prosody.ts";
import { spokenSeconds } from "../voices/measured.ts";
import type { Cast } from "../voices/select-voices.ts";
import { lengthWindow } from "./length-window.ts";
import { ownScript } from "./own-script.ts";
import type { LanguageCode, ScriptWriter, Sentence } from "./script.ts";

/** Pauses after a sentence, in ms: no two alike, as nobody breathes by the clock. */
const pauses = { short: [240, 270, 225, 255], long: [420, 460, 435] } as const;

type Writing = { cast: Cast; delivery: Delivery; writer: ScriptWriter };

/** What is said in an ad: the lines of the writer, or of one's own script, which is kept as it is. */
export async function writeLines(
  { title, thirdPerson, inputs }: AdOrder,
  { cast, delivery, writer }: Writing,
  signal: AbortSignal,
): Promise<Line[]> {
  const { prompt, script_source, adLength } = inputs;
  const { language, voices } = cast;
  if (script_source === "own") return withPauses(ownLines(prompt, cast), delivery);
  // The writer thinks of the whole length, of which the voices have a part.
  const share = lengthWindow(inputs).longestMs / (adLength * 1000);
  const { rate } = mannerOf(delivery);
  const { sentences } = await writer.write(
    {
      name: title,
      description: prompt,
      language,
      thirdPerson,
      tone: delivery.tone,
      seconds: adLength,
      timeOf: (text) => inTurns(readAloud(text, language), voices) / rate / share,
    },
    signal,
  );
  const lines = sentences.map((sentence, place) => lineOf(sentence, place, language));
  return withPauses(alternated(lines, voices.length), delivery);
}

/** Seconds that a text takes when the voices take turns. */
const inTurns = (spoken: string, voices: Cast["voices"]) =>
  voices.reduce((sum, { id }) => sum + spokenSeconds(spoken, id), 0) / voices.length;

/** Tone and instructions act on the pauses between sentences too. */
export const withPauses = (lines: readonly Line[], delivery: Delivery): Line[] =>
  lines.map((line, at) => {
    const { pauseScale } = mannerOf(delivery, placeOf(at, lines.length));
    return { ...line, pauseAfterMs: line.pauseAfterMs * pauseScale };
  });

/** The lines of one's own script, in its order. */
export const ownLines = (script: string, { language, voices }: Cast): Line[] =>
  ownScript(script, language, voices.length > 1 ? 2 : 1).map(({ text, voice }, place) =>
    lineOf({ text, rank: 0 }, place, language, voice - 1),
  );

/** Voices take turns, sentence by sentence. */
export const alternated = (lines: readonly Line[], voices: number): Line[] =>
  lines.map((line, at) => ({ ...line, voice: at % voices }));

function lineOf(
  { text, rank, pauseAfter = "short" }: Sentence,
  place: number,
  language: LanguageCode,
  voice = 0,
): Line {
  const lengths = pauses[pauseAfter];
  const pauseAfterMs = lengths[place % lengths.length] ?? lengths[0];
  return { text, spoken: readAloud(text, language), rank, voice, pauseAfterMs };
}
