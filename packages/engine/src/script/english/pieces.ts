import { brandMark } from "../brand-mark.ts";
import { cutAtLabels, labelOf, oneSentence, type Topic } from "../labels.ts";
import { isShouted } from "../plain-text.ts";
import { linesOf, sentencesOf, withoutEnd } from "../sentences.ts";
import { shapeOf } from "./shape.ts";
import { calmed, capitalised, quietened, withoutSlash } from "./words.ts";

/** A stretch of the description that says one thing. `at` counts them. */
export interface Piece {
  text: string;
  topic: Topic | "unlabelled";
  end: "." | "?" | "!";
  at: number;
}

/** Orders to the writer of the ad, around what it is to say: "Write a fun ad for our bakery". */
const commission =
  /^(?:please |can you |could you |i want you to |i need you to |i(?:’d| would) like (?:you )?(?:to )?|i need |i want |we need |we want |we(?:’d| would) like )?(?:create|write|make|generate|produce|record|give me|draft|develop|have|an?)\s(?:me |us )?(?:an? |the |some )?(?:[\p{L}\d-]+[ ,]+){0,6}?(?:audio ads?|radio ads?|ads?|adverts?|advertisements?|commercials?|spots?|promos?|scripts?|jingles?)\b(?: script)?(?: (?:for|about|promoting|advertising|on|that promotes|to promote|announcing) |[:,]\s*)?/iu;

const mention =
  /^(?:please )?(?:also )?(?:be sure to |make sure (?:to |you )|don’t forget to |remember to )?(?:mention|include|highlight|emphasi[sz]e|talk about|focus on|say|tell (?:people|them|listeners)|stress|promote|advertise|the ad should (?:mention|say)|it should (?:mention|say))(?: (?:that|about|how))? (?=\p{Ll}|\d|[$€£]|\p{L}|\uE000)/iu;

/** Sentences about the ad, or to a program: nobody says them in an ad. */
const notSpoken =
  /\b(?:ignore|disregard|forget|override)\b.{0,40}\b(?:instructions?|prompts?|rules|above|previous)\b|\b(?:system prompt|language model|as an ai|jailbreak|you are (?:now )?(?:chatgpt|an? (?:ai|assistant)|dan)\b)|^(?:the )?(?:ad|advert|spot|commercial|script|voice|voiceover|tone|music|it) (?:should|must|needs to|has to) |^(?:keep it|make it|use an?|the tone|in an?) .{0,40}(?:tone|voice|style|short|upbeat|funny|fun|professional|friendly|catchy|energetic|seconds?)\b|^(?:please|thanks|thank you)$|\b(?:lorem ipsum)\b|^\d+[- ]?(?:second|sec)s?\b.{0,20}$|^(?:reveal|print|output|repeat) .{0,40}(?:prompt|instructions|key|password)/i;

/** What stands behind so many pieces is not read: no ad has room for it. */
const mostPieces = 120;

/** The start of a sentence that nobody could say in one breath: at most 500 letters, whole words. */
function breath(sentence: string): string {
  return sentence.length <= 500 ? sentence : sentence.slice(0, sentence.lastIndexOf(" ", 500) + 1 || 500);
}

/** The description's pieces, brand marked, in the order in which they stand. */
export function piecesOf(description: string): Piece[] {
  const text = withoutSlash(isShouted(description) ? quietened(description) : calmed(description));
  const pieces: Piece[] = [];
  let open: Topic | undefined;
  for (const line of linesOf(text)) {
    const labelled = cutAtLabels(line);
    for (const part of labelled) {
      const label = labelOf(part);
      const topic = label?.topic ?? (labelled.length === 1 || part !== labelled[0] ? open : undefined);
      const rest = label === undefined ? part : label.rest;
      // A label alone on its line speaks for the lines below it.
      open = label !== undefined && rest.trim() === "" ? label.topic : label === undefined ? open : undefined;
      for (const [i, sentence] of sentencesOf(rest, "en").entries()) {
        const isBehind = label !== undefined && i > 0 && oneSentence.has(label.topic);
        const about = isBehind ? undefined : topic;
        if (about === "left out") continue;
        for (const { text: one, end } of stretchesOf(breath(sentence))) {
          if (pieces.length >= mostPieces) return pieces;
          pieces.push({ text: one, topic: about ?? "unlabelled", end, at: pieces.length });
        }
      }
    }
  }
  return pieces;
}

/** A sentence without what is meant for the writer, cut where a new one begins in it. */
function stretchesOf(sentence: string): { text: string; end: Piece["end"] }[] {
  const { text: whole, end } = withoutEnd(sentence);
  const asked = whole.replace(commission, "").replace(mention, "").trim();
  if (asked === "" || notSpoken.test(whole) || notSpoken.test(asked)) return [];
  const bare = asked
    .replaceAll(/\s*\((?!\+?\d{2,4}\))[^()]{0,200}\)/g, "")
    .replaceAll(/\s*\[[^[\]]{0,200}\]/g, "")
    .replaceAll(/\s#(?=\p{L})/gu, " ")
    .replace(/^[“"]([^“”"]+)[”"]$/, "$1")
    .replace(/^(?:and|also|plus|then|so|additionally|furthermore|moreover|in addition)[, ]+(?=\p{L})/iu, "")
    .trim();
  return cutClauses(bare)
    .map((text, i, all) => ({ text: capitalised(text), end: i === all.length - 1 ? end : ("." as const) }))
    .filter(({ text }) => /[\p{L}\p{N}\uE000]/u.test(text));
}

/** Where one sentence holds two: at a semicolon, a dash between clauses, and "and" or "so" before a new subject. */
const joins =
  /\s*[;]\s+|\s+[–—]\s*|\s+-\s+|\s*—\s*|,? (?:and that|and|but|so(?! you can| that)) (?=(?:we|you|they|our|it’s|it is|we’re|you’ll|there’s|there are|the first|everyone|every|all)\b)|: (?=\p{L})|, and (?=\p{L})|, (?=(?:we|you can|you’ll|our|we’re|call us|visit us|join us|it’s|they’re|come|sign up|book now|order now)\b)/iu;

function cutClauses(text: string): string[] {
  // A dash between two stretches parts them, whatever they are.
  const dashed = text.split(/\s+[–—-]\s+|\s*[—;]\s+/);
  if (dashed.length > 1 && dashed.every((part) => part.length >= 12)) {
    return dashed.flatMap((part) => cutClauses(capitalised(part)));
  }
  const parts = text.split(new RegExp(joins.source, "giu"));
  const kept: string[] = [];
  for (const part of parts) {
    const last = kept.at(-1);
    const isTooShort = part.length < 14 || (last !== undefined && last.length < 12);
    const isLoose =
      last !== undefined &&
      !/^(?:we|you|they|our|it)/i.test(part) &&
      !(isClause(last) && isClause(part) && last.length > 14 && part.length > 24);
    const standsAlone =
      last === undefined || (isClause(part) ? isComplete(last) : part.length > 24 && last.length > 24);
    if (last !== undefined && (isTooShort || !standsAlone || isLoose)) {
      kept[kept.length - 1] = text.slice(
        text.indexOf(last),
        text.indexOf(part, text.indexOf(last) + last.length) + part.length,
      );
    } else kept.push(part.trim());
  }
  return kept.flatMap((part) => cutFragments(part));
}

function isClause(text: string): boolean {
  const shape = shapeOf(text);
  return shape === "sentence" || shape === "order";
}

/** "When you call" and "If it rains" are nothing without what follows. */
function isComplete(text: string): boolean {
  return (
    !/^(?:when|if|whether|as|because|since|while|although|after|before|until|once|at|in|on|with|from|for)\b/i.test(
      text,
    ) || shapeOf(text) === "order"
  );
}

/** "Fresh sourdough daily, family-owned since 1985": a fragment after a fragment is one of its own. */
function cutFragments(text: string): string[] {
  if (shapeOf(text) === "sentence" || shapeOf(text) === "order") return [text];
  if (/^no /i.test(text) || isList(text)) return [text];
  const parts = text.split(
    /, (?=(?:family|locally|women?|veteran|independently)[- ](?:owned|run|operated)|(?:open|located|founded|established|licensed|since|starting|from|with|call|visit|book|order)\b)/i,
  );
  const isCut =
    parts.length > 1 &&
    parts.every(
      (part, i) => part.length > 8 && (i === 0 || part.split(", ").length === 1 || parts.length === 2),
    );
  return isCut ? parts.map((part) => part.trim()) : [text];
}

/** "Yoga, spin and boxing": three things or more, each of a few words. */
export function isList(text: string): boolean {
  const items = text.split(/,(?: and| or)? | and /);
  return (
    items.length > 2 &&
    items.every(
      (item) => item.split(" ").length <= 7 && (shapeOf(item) === "noun" || shapeOf(item) === "nothing of"),
    )
  );
}

/** Whether a text is nothing but the brand. */
export function isBrandAlone(text: string): boolean {
  return text.replaceAll(brandMark, "").replaceAll(/[^\p{L}\p{N}]/gu, "") === "";
}
