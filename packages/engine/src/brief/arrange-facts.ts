import type { BriefFact } from "./brief-fact.ts";
import { mostTime } from "./fragment.ts";

/** Matches a time of day, or a range of times, without a day. */
const hours = new RegExp(
  String.raw`^(?:from |at )?(?<time>\d{1,2}(?:[:.]\d\d)? ?(?:[ap]\.?m\.?)?|noon)(?: ?(?:to|-|–) ?(?:\d{1,2}(?:[:.]\d\d)? ?(?:[ap]\.?m\.?)?|noon|midnight))?$`,
  "i",
);

/** Joins hours to the day that precedes them: "Sat Oct 12, 11-5". */
export function joinHours(facts: BriefFact[]): void {
  for (const [at, fact] of [...facts.entries()].toReversed()) {
    const day = facts[at - 1];
    if (
      day === undefined ||
      (day.kind !== "when" && !/(?:day|[a-z]) \d{1,2}(?:st|nd|rd|th)?$/i.test(day.text)) ||
      day.cut !== fact.cut ||
      !hours.test(fact.text) ||
      /\d:\d|\dm\b/.test(day.text)
    )
      continue;
    day.text = `${day.text}, ${fact.text}`;
    day.end = fact.end;
    facts.splice(at, 1);
    const next = facts.find(({ kind }) => kind === "detail");
    if (fact.kind === "what" && next !== undefined) next.kind = "what";
  }
}

/**
 * Removes the words from all facts except the first that contains them, but never from lines that are said verbatim.
 */
export function sayOnce(facts: BriefFact[], words: RegExp): void {
  const [, ...others] = facts.filter(
    ({ kind, text }) => kind !== "required" && kind !== "slogan" && text.search(words) >= 0,
  );
  for (const fact of others) {
    fact.text = fact.text.replaceAll(words, "").trim();
    if (!/[\p{L}\p{N}]/u.test(fact.text)) facts.splice(facts.indexOf(fact), 1);
  }
}

const nowPriced =
  /^(?:(?:the|our|an?) )?(?<thing>[^,.:\d]{3,40}?) (?:is|are) now (?:only |just )?[$€£₹]\d[\d.,]*[.!]?$/iu;

/** Drops a price that a later fact corrects: "Boiler check £80 … Boiler check is now £90." */
export function dropFormerPrices(facts: BriefFact[]): void {
  for (const now of facts.toReversed()) {
    const { thing = "" } = nowPriced.exec(now.text)?.groups ?? {};
    const former = new RegExp(String.raw`^${RegExp.escape(thing)}:? (?:is |was )?[$€£₹]\d[\d.,]*$`, "iu");
    const at = facts.findIndex((fact) => fact !== now && former.test(fact.text));
    if (thing !== "" && at >= 0) facts.splice(at, 1);
  }
}

/** The separators between the items of a list. */
const betweenItems = /(,? (?:and|or|und|oder|y|e|et|ou|и) |, )/u;

/**
 * Removes list items that consist only of a word that must not be said. Leaves other facts with such a word
 * unchanged, because they are never said: lists with a price, slogans, and sentences with such a word in their first
 * item.
 */
export function withoutForbidden(facts: readonly BriefFact[], avoid: readonly string[]): void {
  const words = avoid.map(
    (word) => new RegExp(String.raw`(?<!\p{L})${RegExp.escape(word)}s?(?!\p{L})`, "iu"),
  );
  const isForbidden = (item: string) => words.some((word) => word.test(item));
  const isOnlyWord = (item: string) => words.some((word) => /^(?:\d+ )?[.!]?$/.test(item.replace(word, "")));
  const lists = facts.filter(
    ({ kind, form, text }) =>
      form !== "unsaid" && kind !== "slogan" && kind !== "required" && !/[\p{Sc}%]/u.test(text),
  );
  for (const fact of lists) {
    const parts = fact.text.split(betweenItems);
    if (fact.form !== "phrase" && isForbidden(parts[0] ?? "")) continue;
    const items = parts.filter((item, at) => at % 2 === 0 && !isForbidden(item));
    if (parts.some((item) => isForbidden(item) && !isOnlyWord(item))) continue;
    if (items.length === 0 || items.length > parts.length / 2) continue;
    const last = items.pop() ?? "";
    fact.text = items.length === 0 ? last : `${items.join(", ")}${parts.at(-2)}${last}`;
  }
}

/** Words that identify a fact. Words with the same first `stem` letters count as the same word. */
const telling = /\p{L}{3,}|\p{N}+/gu;
const stem = 5;
/** A fact with fewer `telling` words than this is not dropped as a repetition, unless it is a place. */
const fewestTelling = 3;

/** Drops a fact, such as a headline, if another fact contains all of its words. */
export function dropRepeats(facts: BriefFact[]): void {
  const stems = facts.map(
    ({ text }) => new Set((text.toLowerCase().match(telling) ?? []).map((word) => word.slice(0, stem))),
  );
  const isTold = facts.map(
    ({ kind, form }) => !["contact", "required", "slogan"].includes(kind) && form !== "unsaid",
  );
  const repeated = facts.filter(
    (_, at) =>
      isTold[at] === true &&
      (stems[at]?.size ?? 0) >= (facts[at]?.kind === "where" ? 1 : fewestTelling) &&
      stems.some(
        (other, index) =>
          index !== at &&
          isTold[index] === true &&
          (facts[at]?.kind !== "where" || facts[index]?.kind === "where") &&
          stems[at]?.isSubsetOf(other) === true &&
          (other.size > (stems[at]?.size ?? 0) || index < at),
      ),
  );
  for (const fact of repeated) facts.splice(facts.indexOf(fact), 1);
}

/**
 * Moves the fact that an instruction calls most important to the front: "if you can only fit one thing do the tune up".
 */
export function bringForward(
  facts: BriefFact[],
  instructions: readonly string[],
  focus: RegExp | undefined,
): void {
  const named = instructions.flatMap((text) => focus?.exec(text)?.groups?.["words"] ?? []);
  const words = named.flatMap((text) => text.toLowerCase().match(/\p{L}{4,}/gu) ?? []);
  const wanted = facts.find(
    ({ kind, text }) =>
      !["contact", "required", "when", "where"].includes(kind) &&
      words.some((word) => text.toLowerCase().includes(word)),
  );
  if (wanted === undefined) return;
  for (const fact of facts) if (fact.kind === "what") fact.kind = "detail";
  if (wanted.kind !== "offer") wanted.kind = "what";
  wanted.isStressed = true;
  facts.splice(facts.indexOf(wanted), 1);
  facts.unshift(wanted);
}

/**
 * If no fact is classified as something sold or offered, reclassifies the first candidate, such as a time that also
 * names something ("Fresh beans every Monday").
 */
export function findSold(facts: readonly BriefFact[], time: RegExp): void {
  if (facts.some(({ kind }) => kind === "what" || kind === "offer")) return;
  const said = facts.filter(({ form }) => form !== "unsaid" && form !== "question");
  const sold =
    said.find(({ kind }) => ["detail", "proof", "audience"].includes(kind)) ??
    said.find(
      ({ kind, text }) => kind === "when" && (time.exec(text)?.[0].length ?? 0) < text.length * mostTime,
    ) ??
    said.find(({ form }) => form === "sentence");
  if (sold !== undefined) sold.kind = "what";
}
