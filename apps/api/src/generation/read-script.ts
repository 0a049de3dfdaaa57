import { errorOf } from "@earshot/contract/errors.ts";
import { findLanguage } from "@earshot/contract/languages.ts";
import { mostAdSeconds } from "@earshot/contract/limits.ts";
import type { AdOrder } from "@earshot/engine/ad-order.ts";
import { detectLanguage, otherLanguage } from "@earshot/engine/script/detect-language.ts";
import { isSayable, languageName } from "@earshot/engine/script/sayable.ts";
import type { LanguageCode } from "@earshot/engine/script/script.ts";
import { ownLines } from "@earshot/engine/script/write-lines.ts";
import { type Cast, castOf } from "@earshot/engine/speech/cast.ts";
import { ownAdSeconds, secondsOf } from "@earshot/engine/speech/spoken-length.ts";
import type { CatalogueVoice } from "@earshot/engine/voices/catalogue-voice.ts";

// What a request asks of the reader. Loaded with the first one that does: it takes longer to load than to answer.

/**
 * The voices that speak the ad, and what is wrong with its text, or null.
 * @param mayTranslate whether a chat model writes: it takes descriptions in any language
 */
export function readScript(order: Omit<AdOrder, "thirdPerson">, mayTranslate: boolean) {
  const cast = castOf(order.inputs);
  const isOwn = order.inputs.script_source === "own";
  const wrong = isOwn ? wrongWithOwn(order, cast) : mayTranslate ? null : wrongLanguage(order, cast);
  return { cast, wrong };
}

/** The embedded writer writes in the description's own language alone. */
function wrongLanguage({ inputs: { language, prompt } }: Omit<AdOrder, "thirdPerson">, cast: Cast) {
  const code = findLanguage(language)?.code as LanguageCode | undefined;
  const isOther = code ? otherLanguage(prompt, code) : detectLanguage(prompt) === "other";
  return isOther ? errorOf("prompt_in_other_language", { language: languageName(cast.language) }) : null;
}

function wrongWithOwn(order: Omit<AdOrder, "thirdPerson">, cast: Cast) {
  const lines = ownLines(order.inputs.prompt, cast);
  if (lines.length === 0) return errorOf("prompt_missing");
  if (!lines.every(({ text }) => isSayable(text, cast.language)))
    return errorOf("script_in_other_language", { language: languageName(cast.language) });
  const seconds = ownAdSeconds(order, lines, cast);
  return seconds > mostAdSeconds ? errorOf("script_too_long", { seconds: Math.round(seconds) }) : null;
}

/**
 * How many seconds a script lasts, to a tenth, and its words as they will be said: by this voice, or by the one that takes its
 * place in the ad as that is in another language.
 * @param language the one that was chosen for the ad; empty where the script's own counts
 */
export function spokenLengthOf(
  text: string,
  voice: CatalogueVoice,
  language: string,
): { seconds: number; spoken: string } {
  const cast = castOf({ language, accent: "", voice_ids: [voice.id], prompt: text });
  const lines = ownLines(text, cast);
  const spoken = lines.map((line) => line.spoken).join(" ");
  return { seconds: Math.round(secondsOf(lines, cast.voices) * 10) / 10, spoken };
}
