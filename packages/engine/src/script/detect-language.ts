import {
  type Detected,
  languageOf,
  otherLanguageOf,
} from "@earshot/contract/generation/rules/language-of.ts";

import { email, webAddress } from "./particulars.ts";
import { plainText } from "./plain-text.ts";
import type { LanguageCode } from "./script.ts";

/** Detects the language of a typed text, ignoring addresses. */
export function detectLanguage(text: string): Detected | undefined {
  return languageOf(withoutAddresses(text));
}

/** Like `otherLanguageOf`, but ignores web and email addresses. */
export function otherLanguage(description: string, chosen: LanguageCode): Detected | undefined {
  return otherLanguageOf(withoutAddresses(description), chosen);
}

function withoutAddresses(text: string): string {
  return plainText(text)
    .replaceAll(new RegExp(webAddress.source, "giu"), " ")
    .replaceAll(new RegExp(email.source, "gi"), " ");
}
