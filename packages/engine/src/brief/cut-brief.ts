import { withoutLetterEdges } from "./letter-edges.ts";
import type { ReadingTable } from "./reading-table.ts";
import { unwrapBrief } from "./unwrap-brief.ts";

/** A piece of the brief, as typed. */
export type Cut = {
  raw: string;
  start: number;
  end: number;
  /** How the cut ends. `dash`: the next cut qualifies it; `line`: the paragraph ends. */
  mark: "." | "?" | "!" | "," | "dash" | "line";
};

/** The maximum length of a brief, in UTF-16 code units. The rest is ignored, because no ad has room for it. */
const longest = 6000;
/** The maximum length of a word or address, in characters. The regular expressions are too slow for longer ones. */
const longestWord = 100;
/** A word longer than `longestWord`. Writing systems without spaces are exempt. */
const endlessWord = /[^\s\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}\p{sc=Thai}]{101,}/gu;
/** A word longer than any in a dictionary, which no voice should say. */
export const unsayable: RegExp = /[\p{L}\p{N}](?:[\p{L}\p{N}-]){79,}/gu;

const breaks = new RegExp(
  [
    String.raw`<\/?[a-zA-Z!][^<>\n]{0,300}>`,
    String.raw`[\n\r\u2028\u2029]+`,
    String.raw`·(?!\p{sc=Hangul})|[•‣▪◦●○►▶✓✔|;；]`,
    String.raw`[\p{Extended_Pictographic}\p{Regional_Indicator}\p{Emoji_Modifier}\u200d\u20e3\ufe0f]+`,
    String.raw`\.{2,}|…+`,
    String.raw`[!?！？؟]+`,
    String.raw`[。।]`,
    String.raw`\.(?=[\s"”)]|$)`,
    String.raw`\s[-–—]{1,3}\s|—`,
  ].join("|"),
  "gu",
);

/** Symbols that Unicode classifies as pictographs, but that are part of words. */
const textSigns = /^[©®™‼⁉ℹ]+$/u;

const quoted = /"[^"\n]{1,400}"|“[^”\n]{1,400}”|«[^»\n]{1,400}»|„[^“”\n]{1,400}[“”]|「[^」\n]{1,400}」/gu;

/** Text that ends within an abbreviation: "c/ Real 5", "p/4". */
const slashed = /(?<![\p{L}\d])[cps](?:\/|\/ ?\S)$/iu;

const blank = (words: string) => " ".repeat(words.length);

/** A run-on sentence: at least 110 UTF-16 code units without punctuation. */
const runOn = /[^.,!?;:\n()"“”]{110,}/g;
/** Where the next clause of a run-on sentence begins, including after a price: "… on 4th we do pizza open till 2". */
const begins =
  /(?<!\b(?:and|so|now|but)) (?=(?:(?:and|so|now|but) we|we (?!are\b)|also|open (?:til|mon|tue|wed|thu|fri|sat|sun|7|24|\d)|call|text|come|thx|thanks|free delivery|no credit|hwy)\b)|(?<=[$€£]\d+(?:\.\d\d)?) (?=(?!a\b|an\b|per\b|each|off|for|and|or|to|with|on|in|until|after|pp|million|billion|[\p{L}-]+ bonus)[\p{L}\d])/giu;
/** A menu without commas: "RECLINERS $299 QUEEN SETS $399 DINETTES $449". */
const menu = /[^.,!?;:\n()"“”]{40,}/g;
const behindPrice =
  /(?<=[$€£]\d+(?:\.\d\d)?) (?=(?!an?\b|per\b|each|off|for|and|or|to|with|on|in|until|after|pp|plus|million|billion|[\p{L}-]+ bonus)[\p{L}\d])/giu;

/** A web page's header and footer: "Home | Services | About | Book now", "© 2024 …". */
const pageEdges = /^(?:[^\n|\d]{2,24}\|){2,}[^\n|\d]{0,24}$|^\s*©[^\n]*$/gmu;

/** Lines in a press release that address the press. */
const toThePress =
  /^[ \t]*(?:for immediate release|(?:media |press )?contacts?:[^\n]*|#{2,}|-+ ?(?:end|30) ?-+)[ \t]*$/gim;

/** A sign-off: "thx tony jr". */
const signOff =
  /[ \n](?:thx|thanks|thank you|cheers|xx)(?: so much| a lot| again| in advance)?[,!. ]*(?:\p{L}+(?:[ .!]+|$)){0,3}$/iu;
/** The dash between an item and its price: "dozen roses – $69". */
const dashedPrice = /(?<=[\p{L})]) [–—-] (?=(?:\d+ ?min\p{L}* [–—-] )?[$€£]\d)/gu;

/** A greeting, after which the brief begins: "hi so we are …". */
const greeting =
  /^\s*(?:hi|hello|hey|g[’']day|good (?:day|morning|afternoon))(?: there| all| team| guys)?[,!. ]+(?:so )?/i;

/** Truncates a brief, and any overlong words in it. Offsets stay the same. */
export const withinLimits = (typed: string): string =>
  halfWidth(
    typed.slice(0, longest).replaceAll(endlessWord, (word) => word.slice(0, longestWord).padEnd(word.length)),
  );

/** Blanks out greetings, sign-offs, headers and the like; offsets stay the same. */
function readable(typed: string): string {
  return withoutLetterEdges(unwrapBrief(withinLimits(typed)))
    .replace(greeting, blank)
    .replace(signOff, blank)
    .replaceAll(pageEdges, blank)
    .replaceAll(/immediate release/i.test(typed) ? toThePress : /$^/g, blank)
    .replaceAll(dashedPrice, blank);
}

/**
 * Returns a predicate that is true if the full stop at an offset belongs to an abbreviation that begins at `start` or
 * later.
 */
function abbreviations(text: string, { source, flags }: RegExp): (at: number, start?: number) => boolean {
  const shortened = new RegExp(source, `${flags.replace("g", "")}g`);
  return (at, start = 0) => {
    const from = Math.max(start, at - 20);
    return [...text.slice(from, at + 3).matchAll(shortened)].some(
      (found) => from + found.index <= at && from + found.index + found[0].length > at,
    );
  };
}

/**
 * Returns a predicate that is true for offsets where no fact can begin: within quotations, brackets and ranges, or
 * after abbreviations.
 */
export function wholes(
  text: string,
  {
    abbreviation,
    ordinal,
    range,
    region,
  }: Pick<ReadingTable, "abbreviation" | "ordinal" | "range" | "region">,
): (offset: number) => boolean {
  const isShort = abbreviations(text, abbreviation);
  const spans = [...text.matchAll(quoted), ...text.matchAll(/\([^()\n]{0,160}\)/g)].map(
    ({ index, 0: { length } }) => [index, index + length] as const,
  );
  const isOrdinal = (stop: number) =>
    ordinal?.test(`${text.slice(Math.max(0, stop - 8), stop)}¦${text.slice(stop + 1, stop + 12)}`) === true;
  return (offset) => {
    const before = text.slice(Math.max(0, offset - 12), offset);
    const stop = offset - (before.endsWith(" ") ? 2 : 1);
    const dash = /(?<=\S)[^\S\n]*[-–—]+\s*$/.exec(before)?.[0] ?? "";
    return (
      spans.some(([from, to]) => offset > from && offset < to) ||
      isBetweenQuotes(text, offset) ||
      isWithinRange(text, offset) ||
      isBound(text, offset) ||
      (/\p{Lu}\p{L}+, $/u.test(before) && region?.test(text.slice(offset, offset + 20)) === true) ||
      (/\.\s?$/.test(before) && (isShort(stop) || isOrdinal(stop))) ||
      slashed.test(before + text.slice(offset, offset + 1)) ||
      (dash !== "" && range.test(text.slice(Math.max(0, offset - dash.length - 12), offset + 12)))
    );
  };
}

/** True for an offset between the quotations in a list: “"cheap," "easy" or "best"”. */
const isBetweenQuotes = (text: string, offset: number) =>
  /(?:,["”]|["”],) ?(?:(?:and|or) )?$/.test(text.slice(Math.max(0, offset - 8), offset)) &&
  /^(?:(?:and|or) )?["“]/.test(text.slice(offset, offset + 5));

const hour = String.raw`(?:\d|\b(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|noon|midnight))`;
const rangeStart = new RegExp(
  String.raw`${hour}(?: ?[ap]\.?m\.?)? $|\bfrom (?!(?:.* )?to )(?:[^\s.,!?]+ ){1,5}$`,
  "iu",
);
const rangeEnd = new RegExp(String.raw`^(?:till?|until|to) (?:${hour}|late\b|close\b)`, "iu");

/** An abbreviation whose full stop may be followed by a date: "10 a.m. Saturday", "Sat. March 8". */
const beforeDate = /\b(?:[ap]\.m|mon|tues?|wed|thurs?|fri|sat|sun)\. $/i;
const dateStart =
  /^(?:(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun|Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)(?!\p{Ll}*[.!?])|\d)/u;
const invitation = /\b(?:come|pop|drop|swing|stop) (?:out|in|down|by|along|over|up|round) $/i;
const gift =
  /(?:\b(?:free|off|included|half price|percent|pounds|dollars|quid)|[$€£]\d+(?:\.\d\d)?|%)(?: [^\s.,;!?]+)? $/i;

/**
 * True for an offset ("|") within a date, before the second part of an invitation, or before an offer's condition:
 * "it’s free | if you’re over 55".
 */
const isBound = (text: string, offset: number) => {
  const before = text.slice(Math.max(0, offset - 30), offset);
  const behind = text.slice(offset, offset + 8);
  return (
    (invitation.test(before) && /^(?:and|to) /i.test(behind)) ||
    (gift.test(before) && /^if you/i.test(behind)) ||
    (beforeDate.test(before) && dateStart.test(behind))
  );
};

/** True for an offset ("|") within a range in words: "open ten | till four", "from Leeds | to York". */
const isWithinRange = (text: string, offset: number) => {
  const before = text.slice(Math.max(0, offset - 60), offset);
  const behind = text.slice(offset, offset + 16);
  return (
    rangeStart.test(before) && (rangeEnd.test(behind) || (/\bfrom /i.test(before) && /^to /i.test(behind)))
  );
};

/** Puts line breaks into price lists and run-on sentences. Keeps the length. */
const inParts = (text: string): string =>
  text
    .replaceAll(menu, (stretch) =>
      (stretch.match(/[$€£]\d/g)?.length ?? 0) > 2
        ? stretch
            .replaceAll(behindPrice, "\n")
            .replaceAll(/ (?=free (?:delivery|shipping|parking|quotes|estimates)\b)/gi, "\n")
        : stretch,
    )
    .replaceAll(runOn, (stretch) => stretch.replaceAll(begins, "\n"));

/** Splits a brief at line ends, bullets, emoji, dashes and sentence ends, but never within a quotation. */
export function cutBrief(
  typed: string,
  {
    abbreviation,
    range,
    breakBefore,
    ordinal,
  }: Pick<ReadingTable, "abbreviation" | "range" | "breakBefore" | "ordinal">,
): Cut[] {
  const parted = inParts(readable(typed));
  const text = breakBefore === undefined ? parted : parted.replaceAll(breakBefore, "\n");
  const quotes = [...text.matchAll(quoted), ...text.matchAll(/\([^()\n]{0,120}\)/g)]
    .map((match) => [match.index, match.index + match[0].length] as const)
    .toSorted(([a], [b]) => a - b);
  const cuts: Cut[] = [];
  let start = 0;
  let quote = 0;
  const add = (end: number, mark: Cut["mark"]) => {
    const raw = text.slice(start, end);
    if (/[\p{L}\p{N}]/u.test(raw)) cuts.push({ raw, start, end, mark });
    else if (mark === "line" && cuts.length > 0) (cuts.at(-1) as Cut).mark = "line";
  };
  const isShort = abbreviations(text, abbreviation);
  for (const match of text.matchAll(breaks)) {
    const [sign] = match;
    const at = match.index;
    if (at < start || textSigns.test(sign)) continue;
    while ((quotes[quote]?.[1] ?? Infinity) <= at) quote += 1;
    if (at > (quotes[quote]?.[0] ?? Infinity)) continue;
    if (sign === "." && isShort(at, start)) continue;
    const around = `${text.slice(Math.max(start, at - 8), at)}¦${text.slice(at + 1, at + 12)}`;
    if (sign === "." && ordinal?.test(around) === true) continue;
    if (
      /^\s[-–—]/.test(sign) &&
      ((/\d$/.test(text.slice(0, at)) && /^\d/.test(text.slice(at + sign.length))) ||
        range.test(text.slice(Math.max(start, at - 12), at + sign.length + 12)))
    )
      continue;
    // The "!" in "Yahoo! Mail" and "(hot!)" doesn't end the sentence.
    if (/^[!?]/.test(sign) && /^(?:[)"”’]|\p{Script=Latin})/u.test(text.slice(at + sign.length))) continue;
    const mark = /[?？؟]/.test(sign)
      ? "?"
      : /[!！]/.test(sign)
        ? "!"
        : /[-–—]/.test(sign)
          ? "dash"
          : /[\n\r•·‣▪◦●○►▶✓✔|]/.test(sign)
            ? "line"
            : ".";
    add(at, mark);
    start = at + sign.length;
  }
  add(text.length, "line");
  return cuts;
}

/** Splits a fragment at a pattern, except within brackets, quotations and numbers. */
export function cutFragment({ raw, start }: Cut, pattern: RegExp): Cut[] {
  const found: Cut[] = [];
  let from = 0;
  const shields = [...raw.matchAll(quoted), ...raw.matchAll(/\([^()]{0,200}\)/g)];
  const add = (end: number) => {
    const part = raw.slice(from, end);
    if (/[\p{L}\p{N}]/u.test(part))
      found.push({ raw: part, start: start + from, end: start + end, mark: "." });
  };
  for (const match of raw.matchAll(new RegExp(pattern.source, "giu"))) {
    const at = match.index;
    if (shields.some((shield) => at > shield.index && at < shield.index + shield[0].length)) continue;
    // "4,5" and "les 14, 15 et 16 mars" stay together.
    if (
      /\d$/.test(raw.slice(0, at)) &&
      /^(?:[.,]\d|, ?\d{1,2}(?:,| (?:et|y|e|und|en|and) \d))/.test(raw.slice(at))
    )
      continue;
    add(at);
    from = at + match[0].length;
  }
  add(raw.length);
  return found;
}

const entities: Record<string, string> = {
  amp: "&",
  lt: " ",
  gt: " ",
  quot: '"',
  apos: "’",
  nbsp: " ",
};

/** Puts a cut on one line, without bullets, control characters and Markdown, and with typographic apostrophes. */
export function cleanCut(raw: string): string {
  return (
    raw
      .toWellFormed()
      .normalize("NFC")
      // No real word has 70 letters, and the patterns below would be slow on one.
      .replaceAll(/[\p{L}\p{N}_]{70,}/gu, " ")
      .replaceAll(/&([a-z]{2,6});/gi, (whole, name: string) => entities[name.toLowerCase()] ?? whole)
      .replaceAll(/[\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff\u00ad\ufffd\p{Co}©®™]/gu, "")
      .replaceAll(/[\p{Cc}\s]+/gu, " ")
      .replace(/^[ \-–—*•・※◆■●#>~^_:,.、，]+(?:\d{1,2}[.)] )?/u, "")
      .replaceAll(/\*\*|__|~~|`+|(?<!\w)[*_]|[*_](?!\w)|#{2,}/g, "")
      .replaceAll(/(?<=[\p{L}\d])['‘ʼ´`](?=\p{L})|(?<=s)'(?= |$)/gu, "’")
      .replaceAll(/(?<![\p{L}\d])['‘ʼ](?=(?:n|til|em)\b)/giu, "’")
      .replaceAll(/ +([,.;:!?])/g, "$1")
      .replace(/(?:[\s;:&]|(?!(?<=\d),[-–]),|(?<!\d,[-–]?)[–—-]|(?<!\d)\+)+$/u, "")
      .trim()
  );
}

/** Returns true if a text is mostly in capitals and has more of them than an acronym would. */
export function isShouted(text: string): boolean {
  const capitals = text.match(/\p{Lu}/gu)?.length ?? 0;
  const small = text.match(/\p{Ll}/gu)?.length ?? 0;
  return capitals >= 6 && capitals > small * 2;
}

/** Replaces a wrong figure and drops the cut that corrects it: "Sorry 569 not 549". */
export function corrected<C extends Cut>(cuts: C[], slip: RegExp | undefined): C[] {
  if (slip === undefined) return cuts;
  let found = cuts;
  for (const cut of cuts) {
    const { right, wrong } = slip.exec(cut.raw)?.groups ?? {};
    if (right === undefined || wrong === undefined) continue;
    found = found
      .filter((other) => other !== cut)
      .map((other) =>
        Object.assign({}, other, {
          raw: other.raw.replaceAll(new RegExp(String.raw`(?<!\d)${RegExp.escape(wrong)}(?!\d)`, "g"), right),
        }),
      );
  }
  return found;
}

/** Shorthand that is spelled out even in required lines, because it can’t be read aloud: "$369/mo". */
const unspoken =
  /\d\/(?:mo|mth|month|yr|year|wk|week|day|hr|hour|mile|lb)\b|(?<=\s)[+=](?=\s)|\b\d+ ?(?:mos?|mths?|yrs?|hrs?|wks?)\b|\b(?:min|max)\b\.? ?[$€£]?\d|\blic\b\.?:? ?#? ?\p{Lu}{0,5}[- ]?\d|\bw\/|#|^ends? \d{1,2}\/\d/iu;

/**
 * The text as typed, because required lines keep their wording. Returns `cleaned` if it was typed in capitals or,
 * outside quotation marks, in shorthand.
 */
export function verbatim(raw: string, cleaned: string): string {
  const typed = cleanCut(raw).replace(/^[+*•–-] +/u, "");
  const isQuoted = /["“”„«»]/.test(typed);
  return isShouted(typed) || (!isQuoted && unspoken.test(typed))
    ? cleaned
    : typed.replace(/^["“«„「](.*)["”»“」][.]?$/u, "$1");
}

/** Converts full-width letters, digits and punctuation to half width: "（５％）" → "(5%)". Keeps the length. */
const halfWidth = (text: string) =>
  text.replaceAll(/[\uff01-\uff5d\u3000]/g, (sign) =>
    sign === "\u3000" ? " " : String.fromCharCode(sign.charCodeAt(0) - 0xfee0),
  );

/** Drops the part of a cut that precedes `told`, the actual content. */
export function cutLead<C extends Cut>(cut: C, told: string): C {
  const [first = ""] = told.split(/[\s’]/);
  const at = cut.raw.toLowerCase().indexOf(first.toLowerCase());
  return at > 0 && first !== "" ? { ...cut, raw: cut.raw.slice(at), start: cut.start + at } : cut;
}

/** Restores the "!" or "?" that was cut off the end of a required line. */
export const marked = (text: string, { mark }: Cut): string =>
  (mark === "!" || mark === "?") && /[\p{L}\p{N}]$/u.test(text) ? `${text}${mark}` : text;

/** A quotation at the start of a text, such as the one after a label. */
export const leadingQuote = /^\s*["“«„「]([^"”»“」]{2,400})["”»“」][.!,;]?/u;

/** Returns true if a text contains an aside: `isAside` is true for one of its parts after the first. */
export const hasAside = (text: string, isAside: (part: string) => boolean): boolean =>
  text.split(/, | \(| [–-] /).some((part, at) => at > 0 && isAside(part.replace(/\)$/, "")));
