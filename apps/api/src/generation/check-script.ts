import { errorOf } from "@earshot/contract/errors.ts";
import { writtenLengthError } from "@earshot/contract/generation/rules/written-length.ts";
import { findLanguage } from "@earshot/contract/languages.ts";
import { mostAdSeconds, mostTakeSeconds } from "@earshot/contract/limits.ts";
import type { AdRequest } from "@earshot/engine/ad-request.ts";
import { detectLanguage, otherLanguage } from "@earshot/engine/script/detect-language.ts";
import { isSayable, languageName } from "@earshot/engine/script/sayable.ts";
import type { LanguageCode } from "@earshot/engine/script/script.ts";
import { isPersons, ownLinesWithin, personsLines } from "@earshot/engine/script/write-lines.ts";
import type { TakeRequest } from "@earshot/engine/speak-take.ts";
import {
  estimateAd,
  estimateRequiredSeconds,
  estimateSeconds,
} from "@earshot/engine/speech/spoken-length.ts";
import type { CatalogueVoice } from "@earshot/engine/voices/catalogue-voice.ts";
import { type VoiceSelection, selectVoices } from "@earshot/engine/voices/select-voices.ts";

// Loaded by the first request that needs it, because the text normalizer takes longer to load than to run.

/**
 * Selects the ad's voices and checks its text. `cost` is how many seconds it should take to render the ad, if there is
 * no error.
 * @param mayTranslate true if there is a chat model, which accepts descriptions in any language
 */
export function checkScript(order: Omit<AdRequest, "thirdPerson">, mayTranslate: boolean) {
  const cast = selectVoices(order.inputs);
  if (isPersons(order.inputs)) return { cast, ...checkPersonsScript(order, cast) };
  const { must_say, adLength } = order.inputs;
  const required = must_say ? estimateRequiredSeconds(order, cast) : 0;
  const error =
    (mayTranslate ? null : languageError(order, cast)) ?? writtenLengthError(required, adLength, "must_say");
  return { cast, error, cost: writtenCost(adLength) };
}

/**
 * Expected seconds to render an ad with a written script, which is spoken again until its length fits. Measured in CPU
 * time: 1.0 s for an ad of 10 s, 2.5 s for 30 s, 5.2 s for 60 s.
 */
const writtenCost = (seconds: number) => 0.2 + 0.085 * seconds;

/**
 * Expected seconds to render an ad with the user's own script. Measured in CPU time, by lines and total speech: 0.3 s
 * for 1 line (1 s), 1.7 s for 8 lines (37 s), 4.6 s for 32 lines (119 s), 8.8 s for 100 lines (79 s).
 */
const ownCost = (seconds: number, parts: number) => 0.2 + 0.035 * seconds + 0.06 * parts;

/**
 * The additional cost of an edited script that may be fitted to its ad's length, because fitting speaks the script
 * twice. It is estimated generously, because a script that is only expected to be too long may turn out to fit.
 */
const fittingCost = (seconds: number, { script, adLength }: AdRequest["inputs"]) =>
  script && seconds < 1.5 * adLength ? 0.04 * seconds : 0;

/** The embedded writer does not translate. */
function languageError(
  { inputs: { language, prompt } }: Omit<AdRequest, "thirdPerson">,
  cast: VoiceSelection,
) {
  const code = findLanguage(language)?.code as LanguageCode | undefined;
  const isOther = code ? otherLanguage(prompt, code) : detectLanguage(prompt) === "other";
  return isOther ? errorOf("prompt_in_other_language", { language: languageName(cast.language) }) : null;
}

function checkPersonsScript(order: Omit<AdRequest, "thirdPerson">, cast: VoiceSelection) {
  const field = order.inputs.script ? "script" : "prompt";
  const lines = personsLines(order.inputs, cast);
  if (!lines.some(isSpoken))
    return invalid(errorOf(order.inputs.script ? "script_missing" : "prompt_missing"));
  if (!lines.every(({ text }) => isSayable(text, cast.language)))
    return invalid(errorOf("script_in_other_language", { language: languageName(cast.language), field }));
  const { seconds, parts } = estimateAd(order, lines, cast);
  if (seconds > mostAdSeconds)
    return invalid(errorOf("script_too_long", { seconds: Math.round(seconds), field }));
  return { error: null, cost: ownCost(seconds, parts) + fittingCost(seconds, order.inputs) };
}

const invalid = (error: ReturnType<typeof errorOf>) => ({ error, cost: 0 });

/** True if there is something left to say; false for a URL that is too long to speak, for example. */
const isSpoken = ({ spoken }: { spoken: string }) => /\p{L}/u.test(spoken);

/**
 * Checks that a line has something to say, that a voice in its language can speak it, and that this doesn't take too
 * long.
 */
export function checkLine({ text, voice_id, language }: TakeRequest) {
  const script = [{ text, voice: null }];
  const cast = selectVoices({ language, accent: "", tone: "", voice_ids: [voice_id], prompt: text });
  const lines = personsLines({ script, prompt: text }, cast);
  if (!lines.some(isSpoken)) return errorOf("line_missing");
  if (!isSayable(text, cast.language))
    return errorOf("script_in_other_language", { language: languageName(cast.language), field: "text" });
  const seconds = Math.round(estimateSeconds(lines, cast.voices));
  return seconds > mostTakeSeconds ? errorOf("line_lasts_too_long", { seconds }) : null;
}

/**
 * The script's length in seconds, to 0.1, and its normalized text, for this voice or its replacement in the ad's
 * language. Stops early and returns null if it exceeds the maximum ad length.
 * @param language the ad's language; empty for the script's own
 */
export function spokenLengthOf(
  text: string,
  voice: CatalogueVoice,
  language: string,
): { seconds: number; spoken: string } | null {
  const cast = selectVoices({ language, accent: "", tone: "", voice_ids: [voice.id], prompt: text });
  const lines = ownLinesWithin(text, cast, mostAdSeconds);
  if (!lines) return null;
  const spoken = lines.map((line) => line.spoken).join(" ");
  const seconds = Math.round(estimateSeconds(lines, cast.voices) * 10) / 10;
  return seconds > mostAdSeconds ? null : { seconds, spoken };
}
