import { contactsIn } from "../brief/contacts.ts";
import { meansPrices, price } from "../brief/forbidden-prices.ts";
import type { ReadBrief } from "../brief/read-brief.ts";
import { readOnce } from "../brief/read-once.ts";
import type { ReadingTable } from "../brief/reading-table.ts";
import { folded, isMention } from "../brief/required-lines.ts";
import { timesNamed } from "./brand-mark.ts";
import { otherLanguage } from "./detect-language.ts";
import { inventedClaims } from "./invented-claims.ts";
import { inventedFacts } from "./invented-facts.ts";
import { languageTables } from "./language-tables.ts";
import { framesOf, type FramedLanguage } from "./languages/frames-of.ts";
import { plainText } from "./plain-text.ts";
import { lengthFault } from "./script-length.ts";
import type { Brief, Sentence } from "./script.ts";

/** The longest sentence that can be said in one breath, in characters. */
const longestSentence = 260;
const mostNamed = 3;

/**
 * Returns what is wrong with a single sentence, or undefined. Created once per brief, because reading the brief takes
 * longer than checking a sentence.
 */
export type SentenceCheck = (text: string) => string | undefined;

/**
 * Checks sentences from any writer, embedded or chat, for symbols that can't be spoken, unclosed brackets and
 * quotations, a lower-case first letter, facts and claims that are not in the brief, words that the brief forbids,
 * and words from its instructions. Faults are phrased as feedback to the writer.
 */
export function sentenceCheck(brief: Brief, read: ReadBrief | undefined): SentenceCheck {
  const tables = languageTables[brief.language];
  const verbatim = new Set(
    read?.facts
      .filter(({ kind }) => kind === "required" || kind === "slogan")
      .map(({ text }) => folded(text)),
  );
  const instructions =
    read === undefined ? [] : read.instructions.map(wordsOf).filter(({ length }) => length >= 4);
  const given =
    read === undefined ? "" : ` ${read.facts.map(({ text }) => wordsOf(text).join(" ")).join(" | ")} `;
  // The facts are included because they spell out the brief's shorthand: "free del" makes the same claim as "free
  // delivery".
  const source = {
    ...brief,
    description: [brief.description, ...(read?.facts ?? []).map(({ text }) => text)].join("\n"),
  };
  const invented = inventedFacts(source);
  const forbidden = forbiddenWords(read?.avoid ?? []);
  return (text) => {
    if (verbatim.has(folded(text))) return undefined;
    return (
      unspoken(text) ??
      forbidden(text) ??
      instruction(text, instructions, given) ??
      (tables?.reading.misframed?.test(text) === true ? `It is no line of an ad: ${text}` : undefined) ??
      (startsSmall(text, brief) ? `It begins with a small letter: ${text}` : undefined) ??
      inventions([...invented(text), ...inventedClaims([text], source)])
    );
  };
}

/** Everything wrong with a ranked script, phrased as feedback to its writer. Empty if the script can be aired. */
export function faultsOf(sentences: readonly Sentence[], brief: Brief): string[] {
  const tables = languageTables[brief.language];
  const read = tables && readOnce(brief, tables.reading);
  const check = sentenceCheck(brief, read);
  const texts = sentences.map(({ text }) => text);
  return [
    ...new Set(texts.map(check)),
    new Set(texts).size < texts.length ? "It says a sentence twice." : undefined,
    wrongLanguage(texts, brief),
    namedOften(texts, brief),
    requiredFault(texts, read, tables?.reading),
    callFault(texts, brief, read),
    wrongPerson(texts, brief),
    lengthFault(sentences, brief),
  ].filter((fault) => fault !== undefined);
}

function unspoken(text: string): string | undefined {
  if (plainText(text) !== text || text.length > longestSentence)
    return `It has marks that can't be said, or a sentence of more than ${longestSentence} characters.`;
  const count = (sign: string) => text.split(sign).length - 1;
  const isOpen =
    [
      ["(", ")"],
      ["“", "”"],
      ["«", "»"],
      ["「", "」"],
    ].some(([open = "", close = ""]) => count(open) !== count(close)) || count('"') % 2 === 1;
  return isOpen ? `It leaves a bracket or a quotation open: ${text}` : undefined;
}

/**
 * Checks for forbidden words. Compiles their patterns once, because each sentence is checked for hundreds of words.
 */
function forbiddenWords(avoid: readonly string[]): SentenceCheck {
  const words = [...new Set(avoid)].map((word) => ({
    word,
    patterns: [wordPattern(word), wordPattern(`${word}s`), ...(meansPrices(word) ? [price] : [])],
  }));
  return (text) => {
    const said = words.find(({ patterns }) => patterns.some((pattern) => pattern.test(text)));
    return said && `It says ${JSON.stringify(said.word)}, which must not be said.`;
  };
}

/** Finds four consecutive words from an instruction that are not also in a fact. */
function instruction(
  text: string,
  instructions: readonly (readonly string[])[],
  given: string,
): string | undefined {
  const said = ` ${wordsOf(text).join(" ")} `;
  for (const words of instructions) {
    for (let at = 0; at + 4 <= words.length; at += 1) {
      const run = ` ${words.slice(at, at + 4).join(" ")} `;
      if (said.includes(run) && !given.includes(run)) return `It reads out an instruction: ${text}`;
    }
  }
  return undefined;
}

const startsSmall = (text: string, { name }: Brief) =>
  /^["“«„(]*\p{Ll}/u.test(text) && !text.toLowerCase().startsWith(name.slice(0, 3).toLowerCase());

function inventions(facts: readonly string[]): string | undefined {
  if (facts.length === 0) return undefined;
  return `These are not in the description, so leave them out: ${facts.map((fact) => JSON.stringify(fact)).join(", ")}.`;
}

function wrongLanguage(texts: readonly string[], { language }: Brief): string | undefined {
  const isOther = otherLanguage(texts.join(" "), language) !== undefined;
  return isOther ? `It is not in the language asked for (${language}).` : undefined;
}

function namedOften(texts: readonly string[], { name }: Brief): string | undefined {
  const times = texts.reduce((sum, text) => sum + timesNamed(text, name), 0);
  if (times >= 2 && times <= mostNamed) return undefined;
  return `It names the brand ${times} times: write ${JSON.stringify(name)} as it is, two or three times.`;
}

/** Finds required lines that are missing, reworded or not last. */
function requiredFault(
  texts: readonly string[],
  read: ReadBrief | undefined,
  reading: ReadingTable | undefined,
): string | undefined {
  const required =
    read?.facts.filter(({ kind }) => kind === "required").map(({ text }) => folded(text)) ?? [];
  const end = folded(texts.join(" "));
  const missing = read?.facts.find((fact) => fact.kind === "required" && !end.includes(folded(fact.text)));
  if (missing !== undefined) return `It must end with this, word for word: ${JSON.stringify(missing.text)}.`;
  const legal = read?.facts.filter(
    (fact) => fact.kind === "required" && (reading === undefined || !isMention(fact, reading)),
  );
  const isLast = required.some((line) => end.endsWith(line)) || legal === undefined || legal.length === 0;
  return isLast ? undefined : "What must be said word for word must come last, behind the call.";
}

function callFault(texts: readonly string[], brief: Brief, read: ReadBrief | undefined): string | undefined {
  const required = new Set(
    read?.facts.filter(({ kind }) => kind === "required").map(({ text }) => folded(text)),
  );
  const told = texts.filter((text) => ![...required].some((line) => line.includes(folded(text))));
  const contacts = read?.contacts ?? contactsIn(plainText(brief.description), { verbs: [] });
  const says = (text: string) =>
    contacts.some(
      ({ value, kind }) =>
        folded(text).includes(folded(value)) && (kind !== "search" || orderOf(brief).test(text)),
    );
  // True for a repetition of the contact after the call to action: "Once more, that’s 555 0142".
  const isRepeat = (text: string) => says(text) && !orderOf(brief).test(text);
  while (told.length > 1 && isRepeat(told.at(-1) ?? "") && says(told.at(-2) ?? "")) told.pop();
  const last = told.at(-1) ?? "";
  const isCall = (text: string) => !/[?？؟]["”]?$/.test(text) && (says(text) || orderOf(brief).test(text));
  const early = told.slice(0, -1).find(isCall);
  if (early !== undefined) return `Only the last sentence may call to action; this one does, too: ${early}`;
  if (contacts.length > 0 && !says(last))
    return "The last sentence must call to action, with a contact of the description.";
  const isNamed = timesNamed(last, brief.name) > 0 && !last.endsWith("?");
  return isCall(last) || (isNamed && contacts.length === 0)
    ? undefined
    : "The last sentence must call to action.";
}

const noOrder = /$^/;
const orderOf = ({ language }: Brief): RegExp =>
  languageTables[language]?.writing.order ??
  (language === "en" ? noOrder : framesOf[language as FramedLanguage].order);

function wrongPerson(texts: readonly string[], { language, thirdPerson }: Brief): string | undefined {
  const own = languageTables[language]?.writing.own;
  const isFirst = (text: string) =>
    own === undefined
      ? language !== "en" && framesOf[language as FramedLanguage].thirdOf.some(([we]) => saysWord(text, we))
      : own.test(text.replaceAll(/\bUS\b/g, ""));
  if (thirdPerson)
    return texts.some(isFirst)
      ? "It must be told about the business, without “we”, “our” and “us”."
      : undefined;
  if (language !== "en" || texts.some(isFirst)) return undefined;
  return "The business must speak itself, as “we”.";
}

const saysWord = (text: string, word: string) => wordPattern(word).test(text);

function wordPattern(word: string): RegExp {
  const isSpaced = !/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u.test(word);
  const plain = RegExp.escape(word);
  return new RegExp(isSpaced ? String.raw`(?<![\p{L}\p{M}])${plain}(?![\p{L}\p{M}])` : plain, "iu");
}

const wordsOf = (text: string) => text.toLowerCase().match(/[\p{L}\p{N}’]+/gu) ?? [];
