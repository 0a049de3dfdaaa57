import { adFeatures } from "../learned/ad-features.ts";
import { kindsOf, type SegmentModel, segmentsOf, type SegmentText } from "../learned/segments.ts";
import { type Tagger, tokensOf } from "../learned/tokens.ts";
import { contactsIn } from "./contacts.ts";
import { type Cut, inParts, readable, wholes } from "./cut-brief.ts";
import { hasAmount } from "./fragment.ts";
import { labelOf } from "./instructions.ts";
import type { ReadingTable } from "./reading-table.ts";

/** The words with a capital in a brief, in lower case: parts of names, which are not corrected. */
export const namesIn = (brief: string): Set<string> =>
  new Set((brief.match(/(?<![\p{L}])\p{Lu}\p{L}+/gu) ?? []).map((word) => word.toLowerCase()));

/** Features of a segment that patterns find. */
function cuesOf(text: string, table: ReadingTable): string[] {
  const time = table.time.exec(text);
  const place = table.place.exec(text);
  return [
    ...(contactsIn(text, table).length > 0 ? ["contact"] : []),
    ...(hasAmount(text, table) ? ["amount"] : []),
    ...(time === null ? [] : [time[0].length > text.length * 0.6 ? "time" : "with time"]),
    ...(place === null ? [] : [place.index === 0 ? "place" : "with place"]),
    ...(["offer", "required", "instruction", "proof", "audience", "hiring", "event"] as const).filter(
      (name) => table[name].test(text),
    ),
  ];
}

const pictures =
  /<\/?[a-zA-Z!][^<>\n]{0,300}>|[[\](){}^|*+?#~\\$&]{3,}|(?:[\p{Extended_Pictographic}\p{Regional_Indicator}\p{Emoji_Modifier}•‣▪◦●○►▶✓✔]|\u200d|\u20e3|\ufe0f)+/gu;

/** Emoji, bullets, tags and runs of signs as line breaks, so that they part facts. Keeps the length. */
export const withBreaks = (brief: string): string =>
  brief.replaceAll(pictures, (found) => (/^[©®™‼⁉ℹ]+$/u.test(found) ? found : "\n".padEnd(found.length)));

/** A dash between words, or a bullet of a list, which parts facts. A dash before a price or within a range doesn't. */
const inlineDash = /(?<=[\p{L})]) [-–—] (?=\p{L})|\n\s*[-–—*]\s+/gu;

/** The punctuation at the end of a sentence, but not of an abbreviation. */
const fullStop = /(?<!\b(?:[ap]\.m|\p{Lu}|St|Inc|Co|Ltd|Jr|Sr))[.!?]+$/u;

/** A segment as its kind is told from it. */
export function segmentText(
  raw: string,
  table: ReadingTable,
  { tagger, clean }: { tagger: Tagger; clean: (raw: string) => string },
): SegmentText {
  const text = clean(raw);
  return { raw, tokens: tokensOf(text.replace(/[.!,]+$/, ""), tagger), cues: cuesOf(text, table) };
}

/** The most segments that are read, several times what people type. */
const mostCuts = 300;

/** The model that cuts a language's briefs, and its tagger. */
export type Segmenting = { model: SegmentModel; tagger: Tagger };

/** Cuts a brief into its facts and notes. `clean` returns a segment as it is read. */
export function learnedCuts(
  typed: string,
  table: ReadingTable,
  { segmenting: { model, tagger }, clean }: { segmenting: Segmenting; clean: (raw: string) => string },
): Cut[] {
  const brief = inParts(withBreaks(readable(typed)));
  const tokens = tokensOf(brief, tagger);
  const found = segmentsOf(brief, tokens, model, wholes(brief, table)).map(({ from, to }): Cut => {
    const start = tokens[from]?.start ?? 0;
    const next = tokens[to]?.start ?? brief.length;
    const whole = brief.slice(start, next);
    const raw = whole.replace(/(?:[\s,;•·|+–—-]|\s(?:and|or|but|plus)(?=[\s,]*$))+$/iu, "");
    return { raw, start, end: start + raw.length, mark: markOf(raw, whole.slice(raw.length)) };
  });
  const cuts = found.flatMap((cut) => atDashes(cut, table.range)).slice(0, mostCuts);
  unlabel(cuts, table, clean);
  const segments = cuts.map(({ raw }) => segmentText(raw, table, { tagger, clean }));
  const ad = adFeatures(typed);
  for (const [at, cut] of cuts.entries()) {
    cut.raw = cut.raw.replace(fullStop, "");
    cut.sentence = sentenceOf(cuts, at);
    cut.kinds = kindsOf(segments, at, ad, model);
  }
  return cuts;
}

/** Splits a cut at its dashes, and before the bullets of a list. */
function atDashes(cut: Cut, range: RegExp): Cut[] {
  const breaks = [...cut.raw.matchAll(inlineDash)].filter(
    ({ index, 0: { length } }) => !range.test(cut.raw.slice(Math.max(0, index - 12), index + length + 12)),
  );
  return [...breaks, undefined].map((found, at): Cut => {
    const before = breaks[at - 1];
    const from = before === undefined ? 0 : before.index + before[0].length;
    const raw = cut.raw.slice(from, found?.index);
    const mark = found === undefined ? cut.mark : found[0].includes("\n") ? "line" : "dash";
    return { raw, start: cut.start + from, end: cut.start + from + raw.length, mark };
  });
}

const isOpen = ({ mark }: Cut) => mark === "," || mark === "dash";

/** The sentence of a cut: the cuts around it that no full stop or line end parts from it. */
function sentenceOf(cuts: readonly Cut[], at: number): { start: number; end: number } {
  let [from, to] = [at, at];
  while (from > 0 && isOpen(cuts[from - 1] as Cut)) from -= 1;
  while (to < cuts.length - 1 && isOpen(cuts[to] as Cut)) to += 1;
  return { start: cuts[from]?.start ?? 0, end: cuts[to]?.end ?? 0 };
}

/** A label of a form that says nothing to a listener: "Cause: community blood drive". */
const formLabel =
  /^(?:cause|topic|event type|theme|headline|summary|details?|description|key message|project|category)\s?[:=]\s+(?=\S)/iu;

/** Drops such labels, unless the language's reader knows them. */
function unlabel(cuts: readonly Cut[], table: ReadingTable, clean: (raw: string) => string): void {
  for (const cut of cuts) {
    const label = formLabel.exec(cut.raw)?.[0];
    if (label === undefined || labelOf(cut, table, clean) !== undefined) continue;
    cut.raw = cut.raw.slice(label.length);
    cut.start += label.length;
  }
}

function markOf(raw: string, behind: string): Cut["mark"] {
  const end = /[.!?]+$/.exec(raw)?.[0];
  if (behind.includes("\n") || behind === "") return end?.includes("?") === true ? "?" : "line";
  if (/[–—]|\s-/.test(behind)) return "dash";
  return end === undefined ? "," : end.includes("?") ? "?" : end.includes("!") ? "!" : ".";
}
