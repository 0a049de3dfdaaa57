import { generationErrorCopy as words } from "@earshot/contract/generation/copy.ts";
import { findLanguage } from "@earshot/contract/languages.ts";
import { mostAdSeconds } from "@earshot/contract/limits.ts";
import type { AdRequest } from "@earshot/engine/ad-request.ts";
import { detectLanguage, otherLanguage } from "@earshot/engine/script/detect-language.ts";
import { isSayable, languageName } from "@earshot/engine/script/sayable.ts";
import type { LanguageCode } from "@earshot/engine/script/script.ts";
import { ownLines } from "@earshot/engine/script/write-lines.ts";
import { estimateAdSeconds, estimateSeconds } from "@earshot/engine/speech/spoken-length.ts";
import type { CatalogueVoice } from "@earshot/engine/voices/catalogue-voice.ts";
import { type VoiceSelection, selectVoices } from "@earshot/engine/voices/select-voices.ts";

// What a request asks of the reader. Loaded with the first one that does: it takes longer to load than to answer.

/**
 * Who speaks the ad, and the words for what its text can't be, or null.
 * @param mayTranslate whether a chat model writes: it takes descriptions in any language
 */
export function readScript(
  order: Omit<AdRequest, "thirdPerson">,
  mayTranslate: boolean,
): { cast: VoiceSelection; wrong: string | null } {
  const cast = selectVoices(order.inputs);
  const isOwn = order.inputs.script_source === "own";
  const wrong = isOwn ? wrongWithOwn(order, cast) : mayTranslate ? null : wrongLanguage(order, cast);
  return { cast, wrong };
}

/** The embedded writer writes in the description's own language alone. */
function wrongLanguage(
  { inputs: { language, prompt } }: Omit<AdRequest, "thirdPerson">,
  cast: VoiceSelection,
) {
  const code = findLanguage(language)?.code as LanguageCode | undefined;
  const isOther = code ? otherLanguage(prompt, code) : detectLanguage(prompt) === "other";
  return isOther ? words.otherLanguage(languageName(cast.language)) : null;
}

function wrongWithOwn(order: Omit<AdRequest, "thirdPerson">, cast: VoiceSelection): string | null {
  const lines = ownLines(order.inputs.prompt, cast);
  if (lines.length === 0) return words.prompt;
  if (!lines.every(({ text }) => isSayable(text, cast.language)))
    return words.scriptLanguage(languageName(cast.language));
  const seconds = estimateAdSeconds(order, lines, cast);
  return seconds > mostAdSeconds ? words.scriptLong(Math.round(seconds)) : null;
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
  const cast = selectVoices({ language, accent: "", voice_ids: [voice.id], prompt: text });
  const lines = ownLines(text, cast);
  const spoken = lines.map((line) => line.spoken).join(" ");
  return { seconds: Math.round(estimateSeconds(lines, cast.voices) * 10) / 10, spoken };
}
