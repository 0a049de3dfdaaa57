import { brandMark } from "../brand-mark.ts";
import {
  auxiliaries,
  baseOfIng,
  baseOfSingular,
  closedClass,
  ingNouns,
  isDoubleVerb,
  isPlainVerb,
} from "./verbs.ts";

/** What a stretch of English is: a whole sentence, an order, a predicate without its subject, or a noun and what goes with it. */
export type Shape =
  | "sentence"
  | "order"
  | "singular verb"
  | "ing verb"
  | "state"
  | "preposition"
  | "nothing of"
  | "noun";

const subjects =
  /^(?:we|i|you|they|it|he|she|there|this|that|these|those|who|what|when|where|why|how|if|because|whether|our|my|your|their|let’s|everyone|everything|nobody|nothing)(?:’(?:s|re|ve|ll|d|m))?$/;

const states =
  /^(?:located|situated|based|founded|established|owned|open|closed|available|trusted|loved|rated|voted|licensed|insured|certified|accredited|handmade|hand-made|baked|brewed|crafted|made|built|designed|inspired|powered|backed|known|born|perfect|ideal|suitable|great for|good for|easy to|safe for|proud|proudly|family[- ](?:owned|run|operated)|locally|women?[- ]owned|veteran[- ](?:owned|run)|independently|ready|fully|run by|led by|hosted by|supported by|sourced|grown|served|cooked|delivered|featuring|starring|compatible|committed|dedicated|passionate|specialized|specialised|affordable and|fast and|simple and|friendly and)\b/i;

const prepositions =
  /^(?:at|in|on|from|with|for|since|near|between|under|over|across|through|by|inside|opposite|behind|after|before|until|during|throughout|just off|next to|only at|up to)\b/i;

/** Words of a sentence in lower case; marks cut off. */
function wordsOf(text: string): string[] {
  return text
    .toLowerCase()
    .replaceAll(/,(?= )/g, " ,")
    .split(/\s+/)
    .map((word) => (word === "," ? word : wordOf(word)));
}

function wordOf(word: string): string {
  return word.replaceAll(/^["“(]+|[",;:.!?)”]+$/g, "");
}

/** What a sentence or fragment is, end mark taken off. */
export function shapeOf(text: string): Shape {
  const words = wordsOf(text);
  const [first = "", second = ""] = words;
  if (/^no$/.test(first) && !hasFiniteVerb(words, 1)) return "nothing of";
  if (/^(?:don’t|never|please|let’s|just)$/.test(first) && second !== "") return "order";
  if (
    subjects.test(first) &&
    (hasFiniteVerb(words, 0) ||
      /’/.test(first) ||
      !/^(?:our|my|your|their|this|that|these|those)$/.test(first))
  ) {
    return "sentence";
  }
  if (isOrder(first, second, words)) return "order";
  if (states.test(text) && !hasFiniteVerb(words, 1)) return "state";
  if (prepositions.test(text)) return hasFiniteVerb(words, 1) && /,/.test(text) ? "sentence" : "preposition";
  if (first === "opening" && /^(?:on|in|at|this|soon|next)$/.test(second)) return "ing verb";
  if (!ingNouns.has(first) && baseOfIng(first) !== undefined && !hasFiniteVerb(words, 1)) return "ing verb";
  if (isSingularVerb(first, second)) return "singular verb";
  return hasFiniteVerb(words, 1) ? "sentence" : "noun";
}

function isOrder(first: string, second: string, words: string[]): boolean {
  if (first === "open") return /^(?:a|an|your|up)$/.test(second);
  if (first === "" || first === "live") return false;
  const isClosed = closedClass.has(second) || /^[\d$€£+]|\.\p{L}|^www|[\uE000]/u.test(second);
  if (isPlainVerb(first))
    return (
      (!(second !== "" && auxiliaries.has(second)) &&
        !(first === "present" || first === "complete" || first === "clear" || first === "wear")) ||
      isClosed
    );
  return (
    isDoubleVerb(first) &&
    (isClosed || second === "" || words.length < 2) &&
    second !== "and" &&
    second !== "or" &&
    second !== "of" &&
    second !== "for" &&
    second !== "from" &&
    second !== "with"
  );
}

function isSingularVerb(first: string, second: string): boolean {
  if (
    done.test(first) &&
    /^(?:in|with|on|from|for|to|at|by|up|offline|online|without|over|easily|\d.*)$/.test(second)
  )
    return true;
  if (first === "features" || first === "includes" || first === "offers" || first === "is" || first === "has")
    return second !== "and" && second !== "";
  const base = baseOfSingular(first);
  if (base === undefined) return false;
  if (isPlainVerb(base)) return second !== "" && second !== "and" && second !== "of" && second !== "for";
  return closedClass.has(second) && !/^(?:for|in|of|from|with|and|or|to|on|at|by|up)$/.test(second);
}

/** Verbs that tell what a thing does, whatever follows. */
const done =
  /^(?:works|folds|charges|runs|fits|lasts|ships|comes|connects|syncs|starts|weighs|burns|pays|washes|cleans|covers|stores|holds|saves|integrates|pairs|adapts|goes|lives)$/;

/** Whether a finite verb stands at or behind a word, other than in "that …", "which …" and "who …". */
export function hasFiniteVerb(words: readonly string[], from: number): boolean {
  let inRelative = false;
  for (let i = Math.max(from, 1); i < words.length; i++) {
    const word = words[i] ?? "";
    const before = words[i - 1] ?? "";
    const after = words[i + 1] ?? "";
    if (/^(?:that|which|who|where|when|while|as|if|so|because|than)$/.test(before)) inRelative = true;
    if (/’(?:re|ll|ve|d|m)$/.test(word)) return true;
    if (inRelative) continue;
    if (auxiliaries.has(word) || /^(?:it|that|there|who|she|he)’s$/.test(word)) return true;
    const isNounBefore =
      !closedClass.has(before) &&
      before !== "to" &&
      before !== "," &&
      !auxiliaries.has(before) &&
      !/^(?:no|not|your|free)$/.test(before);
    const base = baseOfSingular(word);
    const isMarked = isNounBefore || /^(?:we|it|you|they|i|he|she|this|that)$/.test(before);
    if (
      base !== undefined &&
      isMarked &&
      (!adjectives.test(before) || (/^\d+$/.test(before) && i > 2)) &&
      (isPlainVerb(base)
        ? after !== "and"
        : /^(?:an?|the|this|that|my|your|our|their|his|her|its|you|us|them|it|all|every|more|less|up|out|how|what|when|into|like|over|nearly|about|\d.*)$/.test(
            after,
          ))
    )
      return true;
    const isPluralBefore =
      /(?:[^s’]s|men|people|children|^kids|^we|^you|^they|^i)$/.test(before) && isNounBefore;
    if (/^(?:we|you|they|i)$/.test(before) && word.length > 1) return true;
    if (
      isNounBefore &&
      isPast(word) &&
      /^(?:the|a|an|our|my|your|their|this|it|all|every|his|her|over|more)$/.test(after)
    )
      return true;
    if (isNounBefore && base !== undefined && isDoubleVerb(base) && isWhen(after) && !adjectives.test(before))
      return true;
    if (/[^s’]s$/.test(before) && isNounBefore && isDoubleVerb(word) && after.endsWith("ing")) return true;
    if (isPluralBefore && isPlainVerb(word)) return true;
    if (isPluralBefore && isDoubleVerb(word) && (closedClass.has(after) || /^\d|^[$€£]/.test(after)))
      return true;
  }
  return false;
}

/** Words before which a word in -s is a noun: "new designs", "free shows". */
const adjectives =
  /^(?:new|fresh|great|free|best|live|local|daily|custom|big|small|good|own|other|first|last|top|all|special|different|both|many|several|two|three|four|five|six|seven|eight|nine|ten|\d+)$/;

function isPast(word: string): boolean {
  const stem = /^(.{2,})ed$/.exec(word)?.[1];
  if (stem === undefined)
    return /^(?:won|became|began|grew|took|gave|went|came|ran|wrote|sold|taught|led|got|brought)$/.test(word);
  return [stem, `${stem}e`, stem.slice(0, -1), stem.replace(/i$/, "y")].some(
    (base) => isPlainVerb(base) || isDoubleVerb(base),
  );
}

function isWhen(word: string): boolean {
  return /^(?:\d.*|january|february|march|april|may|june|july|august|september|october|november|december|(?:mon|tues|wednes|thurs|fri|satur|sun)day|tonight|soon|next|at)$/.test(
    word,
  );
}

/** Whether a text names a thing and not what somebody does: it may follow "We have". */
export function isNounPhrase(text: string): boolean {
  return shapeOf(text) === "noun" && !text.startsWith(brandMark);
}
