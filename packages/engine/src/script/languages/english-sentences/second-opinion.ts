import type { BriefFact } from "../../../brief/brief-fact.ts";
import { wordedAs } from "../../../brief/fact-sentences.ts";
import { month } from "../../../brief/languages/english-calendar.ts";
import { tagEnglish } from "../../../brief/languages/english-tags.ts";
import { finite, withArticle, wordsOf } from "../../../brief/languages/english-words.ts";
import { likelyStarts } from "../../../learned/sentence-of.ts";
import type { Wording } from "../../../learned/wording.ts";
import { lowerFirst } from "../../spoken-lines.ts";
import { isWhole } from "./whole-sentences.ts";

/**
 * The minimum log probability of a wording: the average of both models for the words before the fragment, plus the
 * first model's for all other edits. The minimum is lower if the words before the fragment are both models' first
 * choice (`agreed`) or suit its grammar (`fitting`).
 */
const leastOdds = { any: -1.2, agreed: -1.65, fitting: -2.1 };
/** The probability assumed for words that the network doesn't suggest before a fragment. */
const rarest = 1e-4;
/** The minimum probability of "it" before a verb, according to the network. */
const likelyIt = 0.25;

/**
 * Finds a wording that two models together find probable, for a fragment that one of them alone isn't sure of.
 * @param about `context` has the `contextWords` of the brief
 */
export function secondOpinion(
  { kind, text: typed }: Pick<BriefFact, "kind" | "text">,
  wordings: readonly Wording[],
  { context, isEvent }: { context: readonly string[]; isEvent: boolean },
): Pick<Wording, "text" | "start"> | undefined {
  const sentences = wordings.filter((wording) => isSentence(wording, { kind, typed }));
  const starts = likelyStarts(typed, {
    language: "en",
    tagger: tagEnglish,
    kind: wordedAs[kind] ?? "reason",
    context,
  });
  if (isPredicate(typed) && (starts.get("it") ?? 0) > likelyIt)
    return { text: `it ${lowerFirst(typed)}`, start: "it" };
  const [first] = starts.keys();
  const rated = sentences.flatMap((wording, at) => {
    const { start, startOdds, editOdds } = wording;
    const odds = (startOdds + Math.log(starts.get(start) ?? rarest)) / 2 + editOdds;
    // A list of what is sold can be worded in too many ways for agreement to count.
    const isFirst = at === 0 && start === first && !(kind === "what" && typed.includes(","));
    const least = suits(start, { kind, typed, isEvent })
      ? leastOdds.fitting
      : isFirst
        ? leastOdds.agreed
        : leastOdds.any;
    return odds > least ? { wording, margin: odds - least } : [];
  });
  const best = rated.toSorted((a, b) => b.margin - a.margin)[0]?.wording;
  if (best === undefined || !isEvent || kind !== "where") return best;
  return { text: best.text.replace(/^we’re(?= (?:at|on|in)\b)/, "it’s"), start: "" };
}

/** True for a verb without its subject: "works offline". */
function isPredicate(typed: string): boolean {
  const [first, second] = wordsOf(typed);
  return (
    first !== undefined &&
    second !== undefined &&
    /[^s]s$/i.test(first.text) &&
    first.tags.has("PresentTense") &&
    !first.tags.has("Noun") &&
    !second.tags.has("Copula")
  );
}

const ranges = (text: string) => text.match(/ to |[-–—](?=[ \d])/g)?.length ?? 0;

/** True if a wording lacks a word or a range that was typed. */
const isCutShort = (typed: string, text: string) =>
  ranges(text) < ranges(typed) ||
  (typed.toLowerCase().match(/\p{L}{4,}/gu) ?? []).some(
    (word) => !/^(?:from|starting|there|with)$/.test(word) && !text.toLowerCase().includes(word.slice(0, 4)),
  );

/**
 * True if a wording adds an alternative, a negative or a sum that wasn't typed ("is $5M liability"), or still
 * contains a plus sign.
 */
const isOther = (typed: string, text: string) =>
  (/ or /.test(text) && !/\bor\b|[/+]/.test(typed)) ||
  / \+ /.test(text) ||
  (/ (?:is|are) not /.test(text) && !/ (?:is|are) not /.test(typed)) ||
  /(?:\b(?:is|are)|’s|’re) \p{Sc}[\d.,]+[KMkm]? (?!(?:an?|per|each|for|on|in|to|up|until|with|after|plus|and|or|including|all|every|at|if|when|then|now|only|flat|off|down|fitted|installed|delivered)\b)\p{L}/u.test(
    text,
  );

/**
 * Fragments that can't be turned into sentences: ordinals, measures, places without a name, several prices without a
 * comma.
 */
const unsayable =
  /^\d+(?:st|nd|rd|th),|["”’] ?x |\b(?:opp|near|behind|opposite|beside)$|\p{Sc}[\d.,]+ (?:(?!(?:and|or|plus|to|then|for|an?|per)\b)\p{L}+ ){1,3}\p{Sc}\d/iu;
/** A price that is the subject of a verb: "$20 feeds a family". */
const paying = /^\p{Sc}[\d.,]+ \p{Ll}+s (?:an?|the|your|you|\d+|one|two|three|four|every|each)\b/u;

/** True if a fragment already has a verb, so that "it’s" would add a second one. */
function hasVerb(typed: string): boolean {
  const [main = ""] = typed.split(/,| (?:if|when|who|that|which|because|unless|until|where|while) /);
  return paying.test(typed) || (finite.test(` ${main} `) && !/^(?:open|closed)\b/i.test(typed));
}

type Typed = { kind: BriefFact["kind"]; typed: string };

/** True if the words before a fragment don't suit it: "the CBSE", "you’re home time", "we’re in offices". */
function isMisfit(start: string, { kind, typed }: Typed): boolean {
  if (start === "the") return /^\p{Lu}{2}/u.test(typed);
  if (start === "you’re") return wordsOf(typed)[1]?.tags.has("Noun") === true;
  if (start === "we’ve been" && !/^(?:\p{L}+(?:ed|ing)|in|at|on|\d+)\b/iu.test(typed)) return true;
  if (premises.test(typed) && / (?:in|at|on)\b/.test(start)) return true;
  if (start.startsWith("there") && /^no more than\b/i.test(typed)) return true;
  if (/’|^there are\b/.test(start) && hasVerb(typed)) return true;
  const isPlain = kind !== "when" && kind !== "where" && /^(?:it|we|they)’(?:s|re)$/.test(start);
  return isPlain && withArticle(typed, wordsOf(typed), false) !== typed;
}

/** True if a wording is a sentence and says what was typed. */
function isSentence({ text, start, editOdds }: Wording, { kind, typed }: Typed): boolean {
  const isBare = /^(?:an?|the|our|your|my)$/.test(start) && editOdds === 0;
  const isList = kind === "what" && typed.includes(",") && units.test(typed);
  const hasClause =
    /, (?:is|are|starts?)\b/.test(text) || /, (?:we|it|there|you|they|bring|call|come)\b/.test(typed);
  return (
    text !== typed &&
    isWhole(text) &&
    !(isBare || isList || hasClause) &&
    !unsayable.test(typed) &&
    !isMisfit(start, { kind, typed }) &&
    !isCutShort(typed, text) &&
    !isOther(typed, text)
  );
}

const units =
  /\b(?:years?|months?|weeks?|days?|hours?|minutes?|miles|pts|points|stars|acres|feet|lbs|sqm|km)\b/i;
const counted =
  /^(?:\d[\d,]*\+?|two|three|four|five|six|seven|eight|nine|ten|twelve) (?:[\p{L}-]+ ){0,3}[\p{L}-]+s\b/iu;

/** True if the words before a fragment suit its kind and its first words, whatever its topic. */
function suits(
  start: string,
  { kind, typed, isEvent }: { kind: BriefFact["kind"]; typed: string; isEvent: boolean },
): boolean {
  if (/^(?:there are|we have|you get)$/.test(start))
    return premises.test(typed)
      ? start === "we have"
      : counted.test(typed) && !units.test(typed) && kind !== "audience";
  if (start === "we’re open") return kind === "when" && !dated.test(typed) && endsInTime.test(typed);
  if (kind === "when") return /^(?:it’s(?: on)?|it runs)$/.test(start) && (isEvent || dated.test(typed));
  if (kind === "where")
    return (
      (isEvent ? /^it’s (?:at|on|in)\b/ : /^we’re (?:at|on|in)\b|^we (?:serve|cover)$/).test(start) &&
      !premises.test(typed)
    );
  if (/^(?:it|we|they)’(?:s|re)$/.test(start) && participle.test(typed)) return true;
  return start === "it’s" && kind === "offer" && /^\p{Sc}\d/u.test(typed);
}

/** A participle at the start of a fragment: "Made by hand". */
export const participle =
  /^(?:\p{L}{3,}ed|made|built|grown|sewn|spun|woven|run) (?:by|in|with|from|for|since)\b/iu;
const premises = /^(?:[\p{L}\d]+ )?(?:offices|branches|stores|shops|depots|clinics|locations|showrooms)\b/iu;
const dated = new RegExp(String.raw`\b${month}\b`, "iu");
const endsInTime = /(?:\d ?(?:[ap]\.?m\.?)?|days?|week|weekends?|daily|nights?|midnight|noon|late)$/i;
