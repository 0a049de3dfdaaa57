import { parseEnglish } from "../../../brief/languages/english-grammar.ts";
import { isPluralText, mass, withArticle, wordsOf } from "../../../brief/languages/english-words.ts";

const lists = new Intl.ListFormat("en");
export const listOf = (all: readonly string[]) => {
  const items =
    all.length > 1 && all.every((item) => item.length < 40)
      ? all.flatMap((item) =>
          item.split(/, (?:and )?| and (?!\d|up\b|more\b|(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day)/),
        )
      : all;
  const [first = "", second] = items;
  // The second item already contains "and": "mowing, fertilizing and leaf cleanup".
  return items.length === 2 && second !== undefined && /^[\p{L} ]+ and [\p{L} ]+$/u.test(second)
    ? `${first}, ${second}`
    : lists.format(items);
};

export const lower = (text: string) =>
  /^(?:I\b|I’|\p{Lu}{2}|\p{Lu}\p{L}*\d|(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day|\{b\})/u.test(text) ||
  parseEnglish(text).text.startsWith(text.charAt(0))
    ? text
    : text.charAt(0).toLowerCase() + text.slice(1);
export const upper = (text: string) =>
  /^\p{Ll}\p{Lu}/u.test(text) ? text : text.charAt(0).toUpperCase() + text.slice(1);

/** A noun phrase with its article, as at the start of a sentence. */
export function subjectOf(phrase: string): string {
  const said = lower(phrase);
  if (/ (?:special|deal|menu|combo|offer|package)$/i.test(said) && !/^(?:an?|the|our|my) /.test(said))
    return `the ${said}`;
  if (/^goal\b/.test(said)) return `the ${said}`;
  if (/^(?:intro|introductory|starting|base|regular|current|usual|annual|next|deadline|goal) /.test(said))
    return `the ${said}`;
  if (/(?:s’|’s) /.test(said)) return said;
  const words = wordsOf(said);
  return withArticle(said, words, isPluralText(said));
}
export const beOf = (phrase: string) =>
  /^20\d\d .*s$/.test(phrase) || isPluralText(phrase.replace(/^.*(?:s’|’s) /, "")) ? "are" : "is";

/** Adds an article to a list where it needs one: "check up, clean and X-rays" → "a check up, clean and X-rays". */
export function subjectOfList(what: string): string {
  const said = lower(what).replace(/^((?!.* and ).*), (?=[^,]*$)/, "$1 and ");
  const [first = ""] = said.split(/,| and /);
  const words = wordsOf(first);
  return said.replace(first, () =>
    isPluralText(first) || mass.test(first) ? first : withArticle(first, words, false),
  );
}

export const hasFigure = (text: string) => /[$€£₹]\d|\d+ ?%|\d+ (?:quid|dollars|pounds)|\d\.\d\d/.test(text);

/** Adds "and" to a list at the end of a sentence: "lights, heat, wifi". */
export const closed = (text: string): string =>
  /, [\p{Ll} -]{3,24}, [\p{Ll} -]{3,24}$/u.test(text) && !/ (?:and|or) (?=[^,]*$)/.test(text)
    ? text.replace(/, (?=[^,]*$)/, ", and ")
    : text;
