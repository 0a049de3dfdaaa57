import { NothingToSellError } from "../ad-request.ts";
import { publicFacts } from "../brief/brief-fact.ts";
import { readOnce } from "../brief/read-once.ts";
import { assemble } from "./assemble-script.ts";
import { spokenBrand, withBrand } from "./brand-mark.ts";
import { sentenceCheck } from "./check-script.ts";
import { languageTables } from "./language-tables.ts";
import type { FramedLanguage } from "./languages/frames-of.ts";
import { writeFramed } from "./languages/write-framed.ts";
import type { Brief, Script, ScriptWriter } from "./script.ts";
import { partsOf } from "./write-script.ts";

/**
 * Matches a word that is long enough to name something. In writing systems without spaces, a single character is
 * enough.
 */
const word = /[\p{L}\p{M}]{3,}|[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}]/u;
/** Words typed only to see what happens. */
const tryOut =
  /^\W*(?:hm+|okay|test(?:ing)?|asdf\p{L}*|qwerty\p{L}*|yes|nope|idk|abc|xyz|foo|bar|blah)\W*$/iu;
const saysSomething = (description: string) => word.test(description) && !tryOut.test(description);

/**
 * Deterministic: the same script for the same brief and variant.
 * @throws {NothingToSellError}
 */
export function scriptOf(brief: Brief): Script {
  const tables = languageTables[brief.language];
  if (!saysSomething(brief.description)) throw new NothingToSellError();
  if (tables === undefined) return writeFramed(brief, brief.language as FramedLanguage);
  const read = readOnce(brief, tables.reading);
  const check = sentenceCheck(brief, read);
  const brand = spokenBrand(brief.name);
  const writing = tables.register?.(brief) ?? tables.writing;
  const parts = partsOf(
    read,
    brief,
    { ...tables, writing },
    (text) => check(withBrand(text, brand)) === undefined,
  );
  if (parts === undefined) throw new NothingToSellError();
  const { angle, sentences } = assemble(parts, brief, read.angle);
  const facts = publicFacts(read.facts);
  const said = new Set(sentences.flatMap(({ facts: ids = [] }) => ids));
  return {
    language: brief.language,
    sentences,
    angle,
    facts,
    leftOut: facts.map(({ id }) => id).filter((id) => !said.has(id)),
  };
}

/** An ordinary brief. Writing its script loads everything that the first English script would otherwise wait for. */
const ordinary: Brief = {
  name: "Corner Bakery",
  description: "A bakery in Leeds. Fresh bread from 7 every morning, closed on Mondays.",
  language: "en",
  thirdPerson: false,
  tone: "",
  seconds: 30,
  timeOf: (text) => text.length / 15,
};

/** Loads what English scripts need before the first one is requested, because that takes a second or more. */
export function prepareEnglish(): void {
  scriptOf(ordinary);
}

/** A writer without a model or network. It does not translate: the description must be in the brief's language. */
export const embeddedWriter: ScriptWriter = {
  async write(brief, signal) {
    signal.throwIfAborted();
    return scriptOf(brief);
  },
};
