import { brandMark } from "../brand-mark.ts";
import { isDoubleVerb, isPlainVerb } from "./verbs.ts";

/** Words that keep their capital in the middle of a sentence. */
const properWords = new Set(
  "I I’m I’ve I’ll I’d Monday Tuesday Wednesday Thursday Friday Saturday Sunday Mondays Tuesdays Wednesdays Thursdays Fridays Saturdays Sundays Mon Tue Wed Thu Fri Sat Sun January February March April May June July August September October November December English Spanish French German Italian Chinese Japanese Korean Mexican Indian Thai Greek Turkish Vietnamese British American Canadian European Christmas Easter Halloween Thanksgiving Mother’s Father’s Valentine’s Android Wi-Fi Saint Dr. Mr. Mrs. Ms. Black".split(
    " ",
  ),
);

/** Words that have a capital although nothing begins there: the names of a description. */
export function namesOf(text: string): Set<string> {
  const names = new Set<string>();
  for (const match of text.matchAll(/(?<=[\p{Ll}\d,&’] )(\p{Lu}[\p{L}’-]+)/gu)) {
    if (match[1] !== undefined) names.add(match[1]);
  }
  return names;
}

/** The text with a small first letter, unless its first word is a name, an acronym or has capitals inside. */
export function lowered(text: string, names: ReadonlySet<string>): string {
  const first = /^\p{L}[\p{L}\p{N}’.-]*/u.exec(text)?.[0] ?? "";
  if (first === "" || properWords.has(first) || names.has(first)) return text;
  if (/^.+\p{Lu}/u.test(first) || /^\p{Lu}\d/u.test(first)) return text;
  const next = /^[\p{L}’.-]+ (\p{Lu}[\p{Ll}’]+)/u.exec(text)?.[1];
  const word = first.toLowerCase();
  const isCommon = commonFirst.has(word) || isPlainVerb(word) || isDoubleVerb(word);
  if (next !== undefined && !isCommon && !/^(?:I|I’m)$/.test(next)) return text;
  return text.charAt(0).toLowerCase() + text.slice(1);
}

const commonFirst = new Set(
  "a an the our my your their his her its we you they it this that these those all every each any no not in on at from with for to by near open free new fresh family local located based situated and or but so as if when where because every over under more most both full fully only just one two three four five six seven eight nine ten twenty thirty first kids children adults families daily weekly weekend day tickets ticket now today best great located voted rated handmade homemade hand-made modern small large big cozy authentic traditional independent award-winning organic vegan gluten-free grain-free affordable professional experienced friendly licensed certified emergency luxury premium online mobile private public live".split(
    " ",
  ),
);

/** The text with a capital first letter; a brand's own writing is left. */
export function capitalised(text: string): string {
  return text.replace(
    /^(["“(]?)(\p{Ll})/u,
    (_, quote: string, letter: string) => quote + letter.toUpperCase(),
  );
}

/** A text in capitals as it would be typed: sentences begin with a capital, short words without vowels stay acronyms. */
export function quietened(text: string): string {
  return text
    .toLowerCase()
    .replaceAll(
      /(^|[.!?\n]\s*)(\p{Ll})/gu,
      (_, before: string, letter: string) => before + letter.toUpperCase(),
    )
    .replaceAll(/\bi(?=’|\b(?!\.))/g, "I")
    .replaceAll(
      /(?<=\b(?:in|near) )(?!(?:the|a|an|all|our|your|stock|store|town|minutes|hours|days|one|time|person|business|need|love|just|less|under|advance|hand|house|every|any)\b)\p{Ll}/gu,
      (letter) => letter.toUpperCase(),
    )
    .replaceAll(
      /(?<=[^.\n] )(?:mon|tues|wednes|thurs|fri|satur|sun)days?\b|(?<=[^.\n] )(?:january|february|march|april|june|july|august|september|october|november|december)\b/g,
      (day) => day.charAt(0).toUpperCase() + day.slice(1),
    )
    .replaceAll(brandMark.toLowerCase(), brandMark);
}

/** "$40/month" → "$40 a month". */
export function withoutSlash(text: string): string {
  return text.replaceAll(
    /(?<=\d)\s?\/\s?(month|mo|week|wk|year|yr|day|person|night|hour|hr|user|session|class|visit|seat)\b/gi,
    (_, unit: string) => {
      const whole: Record<string, string> = { mo: "month", wk: "week", yr: "year", hr: "hour" };
      const word = whole[unit.toLowerCase()] ?? unit.toLowerCase();
      return ` ${word === "hour" ? "an" : "a"} ${word}`;
    },
  );
}

/** Single words typed in capitals for weight: "FREE delivery" → "free delivery". */
export function calmed(text: string): string {
  return text.replaceAll(
    /\b(?:FREE|NEW|NOW|SALE|ALL|YOUR|YOU|WE|OUR|THE|AND|FOR|BEST|NOT|ONLY|TODAY|BIG|HUGE|EVERY|NEVER|ALWAYS|OFF|SAVE|GET|CALL|OPEN|LIMITED|TIME|OFFER|HURRY|LOVE|REAL|BUY|ONE|NO|MORE|ORDER|VISIT|HOT|WIN|DEAL|DEALS|MEGA|SUPER|FAST|EASY|FRESH|DAILY|ANY|THIS|WITH|WEEK|WEEKEND|DAY|FIRST)\b/g,
    (word, at: number, whole: string) =>
      at === 0 || /[.!?]\s$/.test(whole.slice(0, at))
        ? word.charAt(0) + word.slice(1).toLowerCase()
        : word.toLowerCase(),
  );
}
