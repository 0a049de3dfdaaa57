import { findLanguage } from "@earshot/contract/languages.ts";
import { mostAdSeconds } from "@earshot/contract/limits.ts";
import type { AdInputs } from "@earshot/contract/rules/ad-wish.ts";
import { generationRefusalWords as words } from "@earshot/contract/words/generation.ts";

import { type Cast, castOf } from "../engine/ad/cast.ts";
import { secondsOf } from "../engine/ad/spoken-length.ts";
import { ownLines } from "../engine/ad/write-lines.ts";
import { otherLanguage } from "../engine/script/detect-language.ts";
import type { LanguageCode } from "../engine/script/script.ts";
import type { CatalogueVoice } from "../voices/catalogue-voice.ts";

// What a request asks of the reader. Loaded with the first one that does: it takes longer to load than to answer.

/** Who speaks the ad, and the words for what its text can't be, or null. */
export function readScript(inputs: AdInputs): { cast: Cast; wrong: string | null } {
  const cast = castOf(inputs);
  return { cast, wrong: inputs.script_source === "own" ? wrongWithOwn(inputs, cast) : wrongLanguage(inputs) };
}

/** A description can be written about in its own language alone. */
function wrongLanguage({ language, prompt }: AdInputs): string | null {
  const code = findLanguage(language)?.code as LanguageCode | undefined;
  return code && otherLanguage(prompt, code) ? words.otherLanguage(language) : null;
}

function wrongWithOwn({ prompt }: AdInputs, cast: Cast): string | null {
  const lines = ownLines(prompt, cast);
  if (lines.length === 0) return words.prompt;
  const seconds = secondsOf(lines, cast.voices);
  return seconds > mostAdSeconds ? words.scriptLong(Math.round(seconds)) : null;
}

/** How many seconds a voice takes for a script, to a tenth, and the script as it says it. */
export function spokenLengthOf(text: string, voice: CatalogueVoice): { seconds: number; spoken: string } {
  const language = findLanguage(voice.language)?.code as LanguageCode;
  const voices: Cast["voices"] = [voice];
  const lines = ownLines(text, { language, voices });
  const spoken = lines.map((line) => line.spoken).join(" ");
  return { seconds: Math.round(secondsOf(lines, voices) * 10) / 10, spoken };
}
