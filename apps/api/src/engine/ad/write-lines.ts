import { type Tone, tones } from "@earshot/contract/languages.ts";

import { spokenSeconds } from "../../voices/measured.ts";
import { readAloud } from "../reader/read-aloud.ts";
import { ownScript } from "../script/own-script.ts";
import type { LanguageCode, ScriptWriter, Sentence } from "../script/script.ts";
import type { AdOrder, Line } from "./ad-order.ts";
import type { Cast } from "./cast.ts";

/** Pauses after a sentence, in ms: no two alike, as nobody breathes by the clock. */
const pauses = { short: [240, 270, 225, 255], long: [420, 460, 435] } as const;

/** What is said in an ad: the lines of the writer, or of one's own script, which is kept as it is. */
export async function writeLines(
  { title, thirdPerson, inputs }: AdOrder,
  { language, voices }: Cast,
  writer: ScriptWriter,
  signal: AbortSignal,
): Promise<Line[]> {
  const { prompt, script_source, tone, adLength } = inputs;
  if (script_source === "own")
    return ownScript(prompt, language, voices.length > 1 ? 2 : 1).map(({ text, voice }, place) =>
      lineOf({ text, rank: 0 }, place, language, voice - 1),
    );
  const { sentences } = await writer.write(
    {
      name: title,
      description: prompt,
      language,
      thirdPerson,
      tone: toneOf(tone),
      seconds: adLength,
      timeOf: (text) => spokenSeconds(readAloud(text, language), voices[0].id),
    },
    signal,
  );
  return alternated(
    sentences.map((sentence, place) => lineOf(sentence, place, language)),
    voices.length,
  );
}

/** Voices take turns, sentence by sentence. */
export const alternated = (lines: readonly Line[], voices: number): Line[] =>
  lines.map((line, at) => ({ ...line, voice: at % voices }));

/** The tone of the list; what is none of them leaves it to the voice. */
export const toneOf = (text: string): Tone => tones.find((tone) => tone === text) ?? "";

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
