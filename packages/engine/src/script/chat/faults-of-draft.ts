import { timesNamed } from "../brand-mark.ts";
import { contactsOf, saysContact } from "../contacts.ts";
import { otherLanguage } from "../detect-language.ts";
import { isCall } from "../english/calls.ts";
import { inventedFacts } from "../fact-check.ts";
import { framesOf } from "../languages/frames-of.ts";
import { plainText } from "../plain-text.ts";
import type { Brief, Sentence } from "../script.ts";
import { withoutEnd } from "../sentences.ts";
import { inventedClaims } from "./claims.ts";
import { lengthFault } from "./length-of-draft.ts";

/** No one says more in one breath. In characters. */
const longestSentence = 240;
const mostNamed = 3;

/** What is wrong with a ranked script, in words for who wrote it. Empty when it can be aired. */
export function faultsOf(sentences: readonly Sentence[], brief: Brief): string[] {
  const texts = sentences.map(({ text }) => text);
  return [
    unspoken(texts),
    wrongLanguage(texts, brief),
    invented(texts, brief),
    namedOften(texts, brief),
    calls(texts, brief),
    wrongPerson(texts, brief),
    lengthFault(sentences, brief),
  ].filter((fault) => fault !== undefined);
}

function unspoken(texts: readonly string[]): string | undefined {
  const odd = texts.find((text) => plainText(text) !== text || text.length > longestSentence);
  if (odd !== undefined)
    return `It has marks that can't be said, or a sentence of more than ${longestSentence} characters.`;
  return new Set(texts).size < texts.length ? "It says a sentence twice." : undefined;
}

function wrongLanguage(texts: readonly string[], { language }: Brief): string | undefined {
  const isOther = [texts.join(" "), ...texts].some((text) => otherLanguage(text, language) !== undefined);
  return isOther ? `It is not in the language asked for (${language}).` : undefined;
}

function invented(texts: readonly string[], brief: Brief): string | undefined {
  const facts = [...inventedFacts(texts, brief), ...inventedClaims(texts, brief)];
  if (facts.length === 0) return undefined;
  return `These are not in the description, so leave them out: ${facts.map((fact) => JSON.stringify(fact)).join(", ")}.`;
}

function namedOften(texts: readonly string[], { name }: Brief): string | undefined {
  const times = texts.reduce((sum, text) => sum + timesNamed(text, name), 0);
  if (times >= 2 && times <= mostNamed) return undefined;
  return `It names the brand ${times} times: write ${JSON.stringify(name)} as it is, two or three times.`;
}

function calls(texts: readonly string[], brief: Brief): string | undefined {
  const contacts = contactsOf(brief.description);
  const last = texts.at(-1) ?? "";
  const early = texts.slice(0, -1).find((text) => callsIn(text, brief));
  if (early !== undefined) return `Only the last sentence may call to action; this one does, too: ${early}`;
  const hasContact = Object.keys(contacts).length > 0;
  const isCalled = callsIn(last, brief) || saysContact(last, contacts);
  const isNamed = timesNamed(last, brief.name) > 0 && !last.trim().endsWith("?");
  return isCalled || (isNamed && !hasContact) ? undefined : "The last sentence must call to action.";
}

function callsIn(text: string, { language, name }: Brief): boolean {
  const { text: bare, end } = withoutEnd(text);
  if (end === "?") return false;
  if (language === "en") return isCall(bare);
  // Where every polite wish has the form of an order, only what sends to the brand is a call.
  const isPolite = ["ja", "ko", "hi", "zh"].includes(language);
  const order = framesOf[language].order.test(bare);
  return order && (!isPolite || timesNamed(text, name) > 0 || /[\d.]{3}/.test(text));
}

const firstPerson = /(?<![\p{L}’'])(?:we|our|ours|ourselves|us|my)(?![\p{L}])/iu;

function wrongPerson(texts: readonly string[], { language, thirdPerson }: Brief): string | undefined {
  const isFirst = (text: string) =>
    language === "en"
      ? firstPerson.test(text.replaceAll(/\bUS\b/g, ""))
      : framesOf[language].thirdOf.some(([we]) => saysWord(text, we));
  if (thirdPerson)
    return texts.some(isFirst)
      ? "It must be told about the business, without “we”, “our” and “us”."
      : undefined;
  if (language !== "en" || texts.some(isFirst)) return undefined;
  return "The business must speak itself, as “we”.";
}

function saysWord(text: string, word: string): boolean {
  const isSpaced = !/[\p{Script=Han}\p{Script=Hiragana}]/u.test(word);
  return new RegExp(isSpaced ? String.raw`(?<![\p{L}\p{M}])${word}(?![\p{L}\p{M}])` : word, "iu").test(text);
}
