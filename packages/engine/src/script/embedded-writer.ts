import { writeEnglish } from "./english/write-english.ts";
import { writeFramed } from "./languages/write-framed.ts";
import type { Brief, Script, ScriptWriter } from "./script.ts";

/** Deterministic: the same script for the same brief. */
export function scriptOf(brief: Brief): Script {
  return brief.language === "en" ? writeEnglish(brief) : writeFramed(brief, brief.language);
}

/** Writer without model or network. It does not translate: the description must be in the brief's language. */
export const embeddedWriter: ScriptWriter = {
  write: (brief, signal) =>
    signal.aborted ? Promise.reject(signal.reason as Error) : Promise.resolve(scriptOf(brief)),
};
