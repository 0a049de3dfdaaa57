import { adFeatures } from "../learned/ad-features.ts";
import { type LogLinearModel, probabilities } from "../learned/log-linear.ts";
import type { Segmenting } from "../learned/models.ts";
import type { ReadText } from "../learned/places.ts";
import { type Segment, type SegmentKind, segmentsOf, spanFeatures } from "../learned/segments.ts";
import { type Tagger, tokensOf } from "../learned/tokens.ts";
import type { FactKind } from "../script/script.ts";
import { contactsIn } from "./contacts.ts";
import { type Cut, wholes, withinLimits } from "./cut-brief.ts";
import { hasAmount } from "./fragment.ts";
import { withOpenLines } from "./open-lines.ts";
import type { ReadingTable } from "./reading-table.ts";
import { rejoined } from "./rejoined-cuts.ts";
import { hasAdverbials, isInDatedLine, isMainClause, isTailOf, leads } from "./sentence-tails.ts";
import { likelyAppeal, likelySeparate } from "./thresholds.ts";

/** The capitalised words in a brief, in lower case: they may be parts of names, so they are not corrected. */
export const namesIn = (brief: string): Set<string> =>
  new Set((brief.match(/(?<![\p{L}])\p{Lu}\p{L}+/gu) ?? []).map((word) => word.toLowerCase()));

/** The features of a segment that are found by patterns. */
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
  /[-=]{1,3}>|[→⇒➡➔]|<\/?[a-zA-Z!][^<>\n]{0,300}>|[[\](){}^|*+?#~\\$&]{3,}|(?:[\p{Extended_Pictographic}\p{Regional_Indicator}\p{Emoji_Modifier}•‣▪◦●○►▶✓✔★☆◆◇■□❖➤]|\u200d|\u20e3|\ufe0f)+/gu;

/** The numbers of a list within a paragraph: "(1) … (2) …", "1) … 2) …". */
const listNumbers = /(?<=\S[^\S\n]+)(?:\([1-9]\)|[1-9]\))(?=\s*[\p{L}\p{N}"“])/gu;

/**
 * The space before an instruction to leave something out, in a text without punctuation: "open till four don’t put my
 * mobile".
 */
const forbidding =
  /(?<=\p{L})(?<!\b(?:we|i|you|they|who|that|and|but|so|to|if|it|please|pls|just|also|people|customers)) (?=(?:please |pls )?(?:don[’']?t|do not) (?:put|mention|include|say)\b)/giu;

/**
 * Replaces emoji, bullets, list numbers, tags and runs of symbols with line breaks, so that they separate facts.
 * Keeps the length.
 */
export function withBreaks(brief: string): string {
  const lines = brief
    .replaceAll(pictures, (found) => (/^[©®™‼⁉ℹ]+$/u.test(found) ? found : "\n".padEnd(found.length)))
    .replaceAll(forbidding, "\n");
  const isNumbered = [/(?<!\d)1\)/, /(?<!\d)2\)/].every((number) => number.test(lines));
  return isNumbered ? lines.replaceAll(listNumbers, (found) => "\n".padEnd(found.length)) : lines;
}

/** The punctuation at the end of a sentence, but not of an abbreviation. */
const fullStop = /(?<!\b(?:[ap]\.m|\p{Lu}|St|Inc|Co|Ltd|Jr|Sr))[.!?]+$/u;

/** True for a text whose full stop is part of a date: "bis 15.11." */
const endsInDate = (text: string, { ordinal }: ReadingTable) =>
  ordinal !== undefined && /(?<!\d)\d{1,2}\.\d{1,2}\.$/.test(text);

/** A segment of a brief. */
export type LearnedCut = Cut & {
  /** The possible kinds, most probable first. */
  kinds: Segment["kinds"];
  /** The features by which the segment was classified, and those of its brief. */
  features: readonly string[];
  ad: readonly string[];
  /** The priority, from 1 (said even in a short ad) to 3. */
  rank: number;
};

/** Returns a brief as the model reads it. Keeps its length. */
export function readTextOf(typed: string, table: ReadingTable, tagger: Tagger): ReadText {
  const text = withBreaks(withinLimits(typed)).replaceAll("'", "’");
  return {
    text,
    tokens: tokensOf(text, tagger),
    ad: adFeatures(text),
    cuesOf: (stretch) => cuesOf(stretch, table),
    isWhole: wholes(text, table),
  };
}

/** Cuts a brief, extracted by `unwrapBrief`, into its facts and notes, and classifies each of them. */
export function learnedCuts(
  brief: string,
  table: ReadingTable,
  { model, tagger, joining }: Omit<Segmenting, "language">,
): LearnedCut[] {
  const read = readTextOf(brief, table, tagger);
  const loose = new RegExp(
    // The dash in "39,-" replaces the cents.
    String.raw`(?:[\s;•·|/(]|(?!(?<=\d),[-–]),|(?<!\d,[-–]?)[–—-]|(?<=\s)\*|(?<![\p{L}\p{N}])\+|\s(?:${joining})(?=[\s,]*$))+$`,
    "u",
  );
  const { text, tokens, ad } = read;
  // The number of a list item, or a word that joins it to the previous item.
  const numberOrJoin = new RegExp(String.raw`^(?:\(?\d{1,2}[.)]\s+|(?:${joining})\s)(?=\p{L})`, "u");
  const found = segmentsOf(read, model).flatMap(({ from, to, kinds }): LearnedCut[] => {
    const start = tokens[from]?.start ?? 0;
    const whole = text.slice(start, tokens[to]?.start ?? text.length);
    const raw = whole.replace(loose, "");
    const mark = markOf(raw, whole.slice(raw.length));
    if (!/[\p{L}\p{N}]/u.test(raw)) return [];
    const isDate = table.ordinal?.test(raw.replace(".", "¦").slice(0, 14)) === true;
    const numbered = isDate ? 0 : (numberOrJoin.exec(raw)?.[0].length ?? 0);
    const features = spanFeatures(read, from, to);
    const rank = rankOf(model.ranks, [...features, `kind ${kinds[0]?.kind}`]);
    return [
      {
        raw: endsInDate(raw, table) ? raw.slice(numbered) : raw.slice(numbered).replace(fullStop, ""),
        start: start + numbered,
        end: start + raw.length,
        mark,
        kinds,
        features,
        ad,
        rank,
      },
    ];
  });
  const cuts = rejoined(found.flatMap(atExclamations), text, table);
  // After “…,” said the curator, “we” is not the advertiser.
  const isQuoted = (at: number): boolean => {
    const last = cuts[at - 1];
    return (
      last !== undefined &&
      last.mark !== "line" &&
      (table.attribution.test(last.raw) || (!/^["“]/.test(last.raw) && isQuoted(at - 1)))
    );
  };
  return cuts.filter(
    ({ raw }, at) =>
      !(ofUs.test(raw) && isQuoted(at)) &&
      // Drops the rest of an attribution: "…, curator of the museum" after the curator's name.
      !(
        /^\p{Ll}/u.test(raw) &&
        cuts[at - 1]?.mark === "," &&
        table.attribution.test(cuts[at - 1]?.raw ?? "")
      ),
  );
}

/** The end of an exclamation of several words, outside a quotation. */
const exclamation = /^(?<said>[^"“”!]+ [^"“”!]+)(?<marks>!+\s+)(?=["“\p{Lu}\p{N}$€£])/u;

/** Splits a segment after an exclamation: "Winter sale!! 20% off all boots". */
function atExclamations(cut: LearnedCut): LearnedCut[] {
  // "Let op! Geld lenen kost geld." is one required line.
  if (cut.kinds[0]?.kind === "legal") return [cut];
  const { said = "", marks = "" } = exclamation.exec(cut.raw)?.groups ?? {};
  const [likely] = cut.kinds;
  if (said === "" || likely === undefined || separate.has(likely.kind)) return [cut];
  const at = said.length + marks.length;
  const rest = { ...cut, raw: cut.raw.slice(at), start: cut.start + at };
  // Without a figure, the exclamation names the thing that the offer after it is for.
  const kinds =
    likely.kind === "offer" && !/\d/.test(said) ? [{ ...likely, kind: "what" as const }] : cut.kinds;
  return [{ ...cut, kinds, raw: said, end: cut.start + said.length, mark: "!" }, ...atExclamations(rest)];
}

/** A quotation in the first person. */
const ofUs = /^["“].*(?<!\p{L})(?:I|we|my|our|us)(?!\p{L})/iu;

/** Maps the kinds that people assigned to segments to the kinds of facts in a script. */
export const factKinds: Partial<Record<SegmentKind, FactKind>> = {
  what: "what",
  offer: "offer",
  reason: "detail",
  who: "audience",
  where: "where",
  when: "when",
  call: "detail",
  story: "detail",
  slogan: "slogan",
};

/** The kinds assigned to the subject of a request for an ad. */
export const sold: LearnedCut["kinds"] = [{ kind: "what", probability: 1 }];
/** Kinds of segments that can be the reason for an ad. */
export const soldKinds: ReadonlySet<SegmentKind> = new Set(["what", "offer", "when", "legal"]);

/** The longest sentence that is kept whole, in characters. */
const longestSentence = 205;
/** A long aside in brackets, which would interrupt the sentence. */
const bracketed = /^\((?:[^() ]+ ){6,}[^() ]+\)$/;
/** True for segments that are never part of a longer one. */
const isSeparate = ({ kind, probability }: Segment["kinds"][number]) =>
  separate.has(kind) && probability > likelySeparate;
const separate: ReadonlySet<SegmentKind> = new Set(["note", "legal", "contact", "slogan"]);

/**
 * Joins the segments of a sentence that is said as it was typed.
 *
 * @param isOne returns true if a text with these segments is to be said unchanged
 */
export function inSentences(
  brief: string,
  learned: readonly LearnedCut[],
  isOne: (text: string, parts: readonly LearnedCut[]) => boolean,
): LearnedCut[] {
  const cuts = withOpenLines(learned);
  const found: LearnedCut[] = [];
  for (let at = 0; at < cuts.length;) {
    const first = cuts[at] as LearnedCut;
    let last = at;
    while (last < cuts.length - 1 && isOpen(cuts[last] as LearnedCut)) last += 1;
    for (const own of runsOf(withTails(cuts.slice(at, last + 1), brief))) {
      const [start = first] = own;
      const { end, mark } = own.at(-1) ?? first;
      const raw = brief.slice(start.start, end).replace(fullStop, "");
      const isWhole =
        own.length > 1 &&
        brief.slice(start.start, start.end).includes("\n") === start.raw.includes("\n") &&
        raw.replaceAll(/ {2,}/g, " ").length <= longestSentence &&
        !own.some(({ kinds: [likely] }) => likely === undefined || isSeparate(likely)) &&
        (isOne(raw, own) || (hasAdverbials(own) && isOne(start.raw, [{ ...start, mark }])));
      const [main = start] = own
        .filter(({ kinds: [likely] }) => likely?.kind !== "name")
        .toSorted((a, b) => a.rank - b.rank);
      found.push(...(isWhole ? [{ ...main, raw, start: start.start, end, mark }] : own));
    }
    at = last + 1;
  }
  return found;
}

/** Splits a sentence at segments that are never part of a longer one. */
function runsOf(cuts: readonly LearnedCut[]): LearnedCut[][] {
  const runs: LearnedCut[][] = [];
  let isNext = true;
  for (const cut of cuts) {
    const {
      raw,
      kinds: [likely],
    } = cut;
    const isAlone = likely === undefined || isSeparate(likely) || bracketed.test(raw);
    if (isNext || isAlone) runs.push([cut]);
    else runs.at(-1)?.push(cut);
    isNext = isAlone;
  }
  return runs;
}

/** A label of one or two words. */
const label = /^[^\s:]{2,20}(?: [^\s:]{2,20})?:$/u;

/**
 * Joins segments to the segment that they belong to: "a house in Leeds, with a garden", and "Tickets:
 * theatre.example".
 */
function withTails(cuts: readonly LearnedCut[], brief: string): LearnedCut[] {
  const found: LearnedCut[] = [];
  for (const [at, cut] of cuts.entries()) {
    const before = found.at(-1);
    const isTail =
      before !== undefined &&
      [before, cut].every(({ kinds: [likely] }) => !separate.has(likely?.kind ?? "note")) &&
      (isTailOf(before, [cut, ...cuts.slice(at + 1)], brief.slice(before.end, cut.start)) ||
        isInDatedLine(brief, before.start, cut.end));
    const isContact = cut.kinds[0]?.kind === "contact";
    const between = before === undefined ? "" : brief.slice(before.end, cut.start).trim();
    const isLed =
      before !== undefined &&
      !separate.has(cut.kinds[0]?.kind ?? "note") &&
      (isUnsure(before)
        ? leads(before, cut) || isMainClause(before, cut, brief.slice(before.end, cut.start))
        : !separate.has(before.kinds[0]?.kind ?? "note") &&
          isMainClause(before, cut, brief.slice(before.end, cut.start)));
    const isLabelled =
      before !== undefined &&
      isContact &&
      (label.test(before.raw) ||
        (isCalling(before) &&
          (between === "" || (between === "," && /whats\s?app|\bsms\b/iu.test(before.raw)))));
    const isForAll =
      before !== undefined && between === "," && forWhom.test(before.raw) && lastOfList.test(cut.raw);
    const isPair = before !== undefined && isSlashed(before, between, cut);
    const list = `${before?.raw}${between} ${cut.raw}`;
    const isListed = isPair || isForAll || (list.length < longestSentence && listedPlaces.test(list));
    if (before === undefined || (!isTail && !isLabelled && !isLed && !isListed)) found.push(cut);
    else
      found.splice(-1, 1, {
        ...(isLabelled || isLed || isNameOf(before, cut) || (isMinor(before) && cut.rank < before.rank)
          ? cut
          : before),
        ...(isForAll && { kinds: [{ kind: "who", probability: 1 }] }),
        start: before.start,
        raw: isPair ? `${before.raw}/${cut.raw}` : brief.slice(before.start, cut.end).replace(fullStop, ""),
        end: cut.end,
        mark: cut.mark,
      });
  }
  return found;
}

/** A clause before a colon stays separate if its likeliest kind, such as a note, is at least this probable. */
const likelyAside = 0.6;
const isUnsure = ({ kinds: [likely] }: LearnedCut) => (likely?.probability ?? 1) < likelyAside;
/** True if `before` is a name and `cut` isn't a place, so that it is probably the verb of that name. */
const isNameOf = (before: LearnedCut, cut: LearnedCut) =>
  before.kinds[0]?.kind === "name" && cut.kinds[0]?.kind !== "where";
const isMinor = ({ kinds: [likely] }: LearnedCut) => likely?.kind === "reason" || likely?.kind === "story";
/** The first and the last part of a list of target groups: "Für Anfänger, Paare und Senioren". */
const forWhom = /^(?:für|voor|для) \p{L}+(?:, \p{L}+)*$/iu;
const lastOfList = /^\p{L}+ (?:und|oder|en|én|of|и|или) [\p{L}-]+$/u;

/** A label and a list of names: "Gebiet: Husum, Niebüll". */
const listedPlaces =
  /^\p{L}{4,}: ?\p{Lu}\p{Ll}[\p{L}-]+(?:,? \p{Lu}\p{Ll}[\p{L}-]+)*(?:, \p{Lu}\p{Ll}[\p{L}-]+(?: \p{Lu}\p{Ll}[\p{L}-]+)?)+$/u;
/** True for names with a slash between them: "regio Eindhoven / Helmond". */
const isSlashed = (before: LearnedCut, between: string, cut: LearnedCut) =>
  between === "/" &&
  /(?<!\p{L})(?:[Rr]egion?|[Oo]mgeving|Raum|Großraum|Kreis) \p{Lu}[\p{L}-]+$/u.test(before.raw) &&
  /^\p{Lu}[\p{L}-]+(?:$|,)/u.test(cut.raw);

const isCalling = ({ kinds: [likely] }: LearnedCut) => likely?.kind === "call" || likely?.kind === "contact";

const isOpen = ({ mark }: Cut) => mark === "," || mark === "dash";

/** The expected rank: the mean of all ranks, weighted by their probabilities. */
const rankOf = (ranks: LogLinearModel, features: readonly string[]) =>
  probabilities(ranks, features).reduce((sum, share, at) => sum + share * (at + 1), 0);

function markOf(raw: string, behind: string): Cut["mark"] {
  const end = /[.!?]+$/.exec(raw)?.[0];
  if (behind.includes("\n") || behind === "") return end?.includes("?") === true ? "?" : "line";
  if (/[–—]|\s-/.test(behind)) return "dash";
  if (behind.startsWith(",")) return ",";
  return end === undefined ? "," : end.includes("?") ? "?" : end.includes("!") ? "!" : ".";
}

/** True if a segment calls on the listener to come or to get in touch. */
export const isAppeal = ({ kinds }: Pick<LearnedCut, "kinds">): boolean =>
  kinds
    .filter(({ kind }) => kind === "call" || kind === "contact")
    .reduce((sum, { probability }) => sum + probability, 0) > likelyAppeal;
