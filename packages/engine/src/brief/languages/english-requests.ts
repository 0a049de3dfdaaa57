import { article, isPluralText, roles, withArticle, wordsOf } from "./english-words.ts";

const business = /\b(?:business|biz|buisness|office|practice|campaign)$/i;
/** Something that a business has, rather than is: "probate and wills department". */
const unit = /^.* (?:service|department|team)$/i;

/** Turns the subject of "an ad for our …" into a clause: "we’re a dental clinic", "we have a winter sale". */
export function askedFor(text: string): string {
  const [, thing = ""] = /^(?:our|my) ([^.!?,:]{4,60})$/i.exec(text) ?? [];
  if (thing === "") return text;
  const what = thing.replace(/ (?:in|at|on|near|for|called) .*$/i, "");
  const isUnit = unit.test(what);
  const named = isUnit
    ? `${article(thing)} ${thing}`
    : withArticle(thing, wordsOf(thing), isPluralText(thing));
  if (!isUnit && (roles.test(what) || business.test(what))) return `we’re ${named}`;
  return /^\p{Lu}/u.test(thing) ? `it’s our ${thing}` : `we have ${named}`;
}

/** The medium that an ad is for, as opposed to its subject: "a spot for regional radio". */
export const medium =
  /^(?:the |our )?(?:local |regional |national |community |breakfast )*(?:radio|station|podcast)\b/i;
