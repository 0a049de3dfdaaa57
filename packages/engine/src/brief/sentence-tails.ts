/** Detects segments that continue the one before them. Most of the patterns are English. */
import { finite, imperatives, wordsOf } from "./languages/english-words.ts";
import { announcement } from "./note-patterns.ts";

/** A segment's text and its kinds, most probable first. */
type Part = { raw: string; kinds: readonly { kind: string }[] };

/** A clause that introduces what follows its colon: "Our bestseller is the night tour: …". */
const led =
  /^(?:(?:on|from|starting|beginning) [^:]{3,24} )?(?:our|we|the|it|there|here)(?:’\p{L}+)? [^:]{6,70}:(?: |$)/iu;
/** The maximum length of such a clause and the segment after it, in characters. */
const longestLed = 160;
/** A verb whose subject is in the words before it: "… takes in old bikes, repairs them". */
const withoutSubject = /^(?:and )?\p{Ll}{3,}s (?:it|them|that|this|the|an?|your|our|every|all|you)(?!\p{L})/u;
const apposition = /^(?:our|the|an?) /i;
const addition = /^(?:with|including|featuring)\b/;

/** The last items of a list: "tractor rides and cider", "oil changes, tires and brakes". */
const lastItems =
  /^(?!(?:with|at|in|on|for|from|by|to|of|free|no|all|also|so|then|just|we|you|it|\d+[- ](?:years?|months?|weeks?|days?))\b)[^,.;:!?()$€£₹%]{2,50}(?:, [^,.;:!?()$€£₹%]{2,40})* (?:and|&) [^,.;:!?$€£₹%]{2,60}$/iu;
/** An item in the middle of a list. */
const item = /^(?:an? |the )?\p{Ll}[\p{L}’-]*(?: \p{Ll}[\p{L}’-]*){0,3}$/u;
/** A clause with a word that often precedes a list: "includes", "sells", "such as". */
const opensList =
  /^.*\b(?:includ(?:es?|ing)|features?|featuring|offers?|brings?|such as|like|(?<!out )of|sells?|makes?|has|have|(?<any>(?:choose|pick) from))\b(.*)$/iu;

/**
 * Like `opensList`, but for other languages and with the start of the list: "в стоимость входят бешбармак", "con
 * bigoli al torchio".
 */
const opensOther =
  /(?:(?<!\p{L})(?:вход[яи]т|включает|inklusive|enthält|inclusief|incluye|include|comprende|comprend|inclui)|^(?:con|avec|com|mit|met)) ([^.;:!?\d]{3,90})$/iu;
const lastOthers = /^\p{Ll}[^,.;:!?\d]{1,40} (?:и|und|e|ed|et|y|en) [^,.;:!?\d]{2,60}$/u;

/** True if the first segment introduces the second: "Our bestseller is the night tour: | £40 a head, | two hours". */
export const leads = ({ raw }: Part, cut: Part): boolean =>
  led.test(raw) && finite.test(` ${raw.split(":", 1)[0]}`) && raw.length + cut.raw.length < longestLed;

/**
 * True if segments begin with the remaining items of a list that the previous segment began: "we sell hay, | feed, |
 * tack and bits".
 */
const goesOnList = (before: Part, behind: readonly Part[]): boolean => {
  const [, any, listed = opensOther.exec(before.raw)?.[1]] = opensList.exec(before.raw) ?? [];
  if (listed === undefined || / (?:and|&|or|been|since|until|и|und|e|ed|et|y|en) /.test(listed)) return false;
  const last = behind.findIndex(({ raw }) => lastItems.test(raw) || lastOthers.test(raw));
  return (
    last >= 0 &&
    behind
      .slice(0, last + 1)
      .every(
        ({ raw, kinds: [likely] }, at) =>
          (any !== undefined || !timed.has(likely?.kind ?? "")) &&
          !finite.test(` ${raw}`) &&
          (at === last || item.test(raw)),
      )
  );
};
const timed: ReadonlySet<string> = new Set(["when", "where"]);

/**
 * True if a segment is the predicate of the one before it, or a verb after "and": "The mill in Bath | reopens on May
 * 1".
 */
const isPredicate = ({ raw: before, kinds: [likely] }: Part, raw: string, between: string): boolean => {
  const [first] = wordsOf(`it ${raw}`).slice(1);
  const clause = before.split(/ and | but |[;:] /).at(-1) ?? "";
  const isSubject =
    !timed.has(likely?.kind ?? "") &&
    /^,? ?$/.test(between) &&
    /^(?:(?!No |Not |Free |All )\p{Lu}|the |our )[^,]*(?:,[^,]*){0,2}$/u.test(clause) &&
    !finite.test(` ${clause}`);
  return isSubject
    ? /^\p{Ll}/u.test(raw) && finite.exec(raw.replace(/^re(?=open)/, ""))?.index === 0
    : /\band\b/.test(between) &&
        /^\p{Ll}{2,}s$/u.test(first?.text ?? "") &&
        first?.tags.has("PresentTense") === true &&
        !first.tags.has("Noun");
};

/** True for the place between a name and its verb: "Mill Museum, | Bath, | reopens on May 1". */
const isPlaceOfSubject = (before: Part, [place, verb]: readonly Part[], between: string): boolean =>
  before.kinds[0]?.kind === "name" &&
  place?.kinds[0]?.kind === "where" &&
  verb !== undefined &&
  isPredicate(before, verb.raw, between);

/** The beginning of a sentence whose main clause follows: "To enrol, | bring your passport". */
const opening =
  /^(?:(?:To|After|Before|During|Since|As of|Beginning|Starting|Throughout|Until|Thanks to|With|In) [^,:;.!?]{3,60}|(?:Beginning|Starting|From|On) [^:;.!?]{3,40})$/u;

/** True if the second segment is the main clause of a sentence that the first one begins. */
export const isMainClause = (before: Part, cut: Part, between: string): boolean =>
  between === ", " &&
  opening.test(before.raw) &&
  !finite.test(` ${before.raw}`) &&
  (before.raw.startsWith("To ") ? imperatives : clause).test(cut.raw);
const clause = new RegExp(String.raw`^(?!and |or |\d).{3,}?(?:${finite.source})`, "iu");

/** A time or place that makes no sense on its own: "day or night", "across the bay". */
const adverbial =
  /^(?:day (?:or|and) night|(?:every|any|all|across|throughout|all over|in|on|at|around|near|within|during|after|before|until) [^\d:]{3,40})$/iu;

/** True if all segments but the first are times or places that make no sense on their own. */
export const hasAdverbials = ([, ...rest]: readonly Part[]): boolean =>
  rest.length > 0 &&
  rest.every(
    ({ raw, kinds: [likely] }) =>
      timed.has(likely?.kind ?? "") && raw.split(", ").every((part) => adverbial.test(part)),
  );

/**
 * True if a segment continues the one before it.
 *
 * @param between the text between the two segments
 * @param behind the segment and those after it, to the end of the sentence
 */
export const isTailOf = (before: Part, behind: readonly [Part, ...Part[]], between: string): boolean =>
  addition.test(behind[0].raw) ||
  withoutSubject.test(behind[0].raw) ||
  (announcement.test(before.raw) && apposition.test(behind[0].raw)) ||
  isPredicate(before, behind[0].raw, between) ||
  isPlaceOfSubject(before, behind, between) ||
  (/^,? $/.test(between) && goesOnList(before, behind));

const date = String.raw`(?:(?:mon|tue|wed|thu|fri|sat|sun)\p{L}*\.?,? (?:the )?)?(?:\d{1,2}(?:st|nd|rd|th)? (?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)\p{L}*|(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)\p{L}*\.? \d{1,2}(?:st|nd|rd|th)?)\b`;
const datedLine = new RegExp(String.raw`^[^\p{L}\p{N}\n]*${date}(?=[ ,:–-]+\p{L})[^\n]{4,100}$`, "gimu");
/** The minimum number of dated lines that make up an event schedule. */
const fewestDated = 2;

/** True if a range lies within a line of an event schedule, which is kept whole: "Sat 6 Dec, Town Hall, 9 to 1". */
export function isInDatedLine(brief: string, from: number, to: number): boolean {
  const start = brief.lastIndexOf("\n", from) + 1;
  const [line = ""] = brief.slice(start).split("\n", 1);
  return (
    to <= start + line.length &&
    !/[\p{L}\p{N}]/u.test(brief.slice(start, from)) &&
    line.search(datedLine) === 0 &&
    (brief.match(datedLine)?.length ?? 0) >= fewestDated
  );
}
