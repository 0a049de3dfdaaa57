import type { Parsed } from "../reading-table.ts";
import { verbAtStart } from "./english-clauses.ts";
import { completions } from "./english-completions.ts";
import { isEnglishWord } from "./english-spelling.ts";
import {
  wordsOf,
  subject,
  finite,
  imperatives,
  bareEnd,
  qualities,
  mass,
  roles,
  determiner,
  preposition,
  headOf,
  isPlural,
  isPluralText,
  withArticle,
  article,
  isNounPhrase,
  baseOf,
  type Word,
} from "./english-words.ts";

const lists = new Intl.ListFormat("en");

/** Parses a fragment by its role in a sentence. Anything it doesn't recognise with certainty is `words`. */
export function parseEnglish(fragment: string): Parsed {
  const text = uncapitalised(fragment.trim());
  const asked = /^if you(’re| are)? ([^,]{10,140})$/i.exec(text);
  if (asked !== null && !/\bthen\b/.test(text))
    return {
      form: "sentence",
      text: `${asked[1] === undefined ? "do you" : "are you"} ${asked[2]}`,
      isQuestion: true,
    };
  if (
    /^(?:we|I) (?:do not|don’t|can’t|cannot|won’t) (?:do|offer|sell|take|accept|have|deliver|stock|provide|service|serve|cover|guarantee)\b/i.test(
      text,
    )
  )
    return { form: "words", text };
  if (
    /^\p{L}+ (?:for )?\d+ years$|^(?:an? )?(?:mom|mum|dad|mother|father|grandma|grandad|wife|husband) of\b|^(?!no )(?:.* )?deposit$|^(?:dr|mr|mrs|ms|prof)\b\.? ?\p{L}*$|^price on request$|^(?:\p{L}+ )?(?:time|season)$|\bday 1$/iu.test(
      text,
    )
  )
    return { form: "words", text };
  if (/^(?:she|he|she’s|he’s|his)\b/i.test(text)) return { form: "words", text };
  for (const [form, full] of completions)
    if (form.test(text)) return { form: "sentence", text: text.replace(form, full) };
  const list = /^([\p{L}’ -]{3,30}): .{5,}/u.exec(text);
  if (list !== null) {
    const [, heading = ""] = list;
    if (/^(?:her|his|our|my|their|the|\p{L}+ monoxide)\b/iu.test(text) || isClauseText(heading))
      return { form: "sentence", text };
    const [head, plural] = [wordsOf(heading), isPluralText(heading)];
    return isNounPhrase(head)
      ? { form: "thing", text: text.replace(heading, () => withArticle(heading, head, plural)), plural }
      : { form: "words", text };
  }
  const offers =
    /^(?:now )?(accepting|taking|enrolling|offering|selling|serving|providing) (?!all\b)\S/i.exec(text);
  if (offers !== null && !finite.test(text)) {
    const isState = /^(?:accepting|taking|enrolling)$/i.test(offers[1] ?? "");
    const verb =
      { offering: "offer", selling: "sell", serving: "serve", providing: "provide" }[
        (offers[1] ?? "").toLowerCase()
      ] ?? "";
    const bare = text.replace(/^now /i, "");
    return { form: "predicate", text: isState ? `be ${bare}` : bare.replace(/^\S+/, verb) };
  }
  const rated = /^((?:\p{L}+ ){0,2}discount) (\d+ ?%|[$€£₹]\d+)$/iu.exec(text);
  if (rated !== null)
    return { form: "thing", text: `${article(rated[2] ?? "")} ${rated[2]} ${rated[1]}`, plural: false };
  if (/^beat the /i.test(text)) return { form: "order", text };
  if (
    /^(?:served|won|founded|built|helped|raised|grew|led|worked|trained|spent|lost|beat|fought|started|opened) \p{L}/iu.test(
      text,
    )
  )
    return { form: "predicate", text };
  if (/^(?:running|standing) for /i.test(text)) return { form: "predicate", text: `be ${text}` };
  const money =
    /^(?:an? )?([$€£₹][\d,.]+k?) ((?:[\p{L}-]+ ){0,3}(?:bonus|deposit|discount|voucher|gift card|credit|rebate|waiver|grant|subsidy|prize|refund|scholarship))(?=$| (?:for|on|when|if|with|to|paid|over|after)\b)/iu.exec(
      text,
    );
  if (money !== null)
    return {
      form: "thing",
      text: `${article(money[1]?.replace(/^\D/, "") ?? "")} ${text.replace(/^an? /i, "")}`,
      plural: false,
    };
  const limit =
    /^(up to \S+) ((?:[\p{L}-]+ ){0,2}(?:waiver|discount|subsidy|refund|rebate|cashback))$/iu.exec(text);
  if (limit !== null)
    return { form: "thing", text: `${article(limit[2] ?? "")} ${limit[2]} of ${limit[1]}`, plural: false };
  if (/^all in aid of /i.test(text)) return { form: "sentence", text: `it’s ${text}` };
  if (/^(?:now |we’re |we are |currently |also )?hiring\b/i.test(text))
    return { form: "predicate", text: text.replace(/^.*?hiring\b/i, "be hiring") };
  const completed = completedOf(text);
  if (completed !== undefined) return { form: "sentence", text: completed };
  if (/^(?:\p{L}+ ){1,2}who \p{L}+ .* (?:win|get|receive|save|earn|eat|go|ride|pay)\b/iu.test(text))
    return { form: "sentence", text };
  if (/^need(?:ed|s)? [\p{L}\d]/iu.test(text))
    return { form: "predicate", text: text.replace(/^\S+/, "need") };
  if (imperatives.test(text) && text.includes(" ")) {
    const [, second] = wordsOf(text);
    const isNoun =
      second === undefined ||
      (text.split(" ").length === 2 &&
        /^(?:shop|fish|text|ring|show|play|park|design|trade|rent|support|test|watch|plan|present|message|email|book|gift|order|tag|claim|build) \p{L}+s$/iu.test(
          text,
        )) ||
      /^(?:is|are|and|with|only|from)$/i.test(second.text);
    if (!isNoun) return { form: "order", text };
  }
  if (subject.test(text) && (text.split(" ").length > 2 || /^(?:we|I) \p{L}{3}/u.test(text)))
    return { form: "sentence", text };
  const words = wordsOf(text);
  if (isClause(text, words)) return { form: "sentence", text };
  const several = /^(?:(?:licensed|bonded|insured|certified|trained|vetted)[, ]*(?:and )?){2,}$/i.test(text);
  if (several)
    return {
      form: "quality",
      text: lists.format(text.split(/(?:,|\band\b|\s)+/).filter((word) => word !== "")),
    };
  const ends = words.at(-1)?.tags;
  const isNamed =
    / and /.test(text) &&
    (ends?.has("Noun") === true || ends?.has("Gerund") === true || text.endsWith("ing")) &&
    !/ (?:in|for|by|with|since|to) /.test(text);
  if (
    (qualities.test(text) && !isNamed) ||
    /^\p{L}+(?<!s) (?:controlled|certified|owned|made|enabled|heated|cooled|approved|operated|tested|trained|lit|fired|fed|roasted|baked|brewed|built|inspected|checked)$/iu.test(
      text,
    )
  )
    return { form: "quality", text };
  const passive = /\btax[- ]advantaged\b|^price\b/i.test(text) ? undefined : passiveOf(text, words);
  if (passive !== undefined) return { form: "sentence", text: passive };
  if (
    /^\p{L}{3,} (?:an?|the|your|my) \p{L}/iu.test(text) &&
    !determiner.test(text) &&
    !preposition.test(words[0]?.text ?? "") &&
    words[0]?.tags.has("PastTense") !== true &&
    !/ing$/i.test(words[0]?.text ?? "") &&
    words[0]?.tags.has("Plural") !== true
  )
    return { form: "order", text };
  if (isPluralClause(words)) return { form: "sentence", text };
  const [first] = words;
  if (first === undefined) return { form: "words", text };
  if (
    words.length > 1 &&
    first.text.endsWith("s") &&
    text.startsWith(`${first.text} `) &&
    words[1]?.tags.has("Value") !== true &&
    first.tags.has("PresentTense") &&
    !first.tags.has("Gerund") &&
    !first.tags.has("Noun") &&
    !namesOfThings.test(first.text) &&
    (words.length > 2 || verbAtStart.test(text))
  )
    return { form: "predicate", text: text.replace(first.text, baseOf(first.text)) };
  const plural = isPlural(words, text);
  const role = !plural && roles.test(headOf(words)?.text ?? "") && text.length < 90;
  if (isNounPhrase(words))
    return {
      form: role ? "role" : "thing",
      text:
        role && !determiner.test(text) && !/^\p{Lu}/u.test(text)
          ? `${article(text)} ${text}`
          : withArticle(text, words, plural),
      plural,
    };
  return { form: "words", text };
}

/** Plurals that are also verbs: "stores in Leeds", "tours daily". */
export const namesOfThings =
  /^(?:stores|shops|offices|branches|tours|classes|lessons|prices|rates|services|treatments|repairs|parts|rooms|units|cuts|drinks|plants|shows|works|deals|rentals|trims|washes|rides|walks|cleans|installs|quotes|visits|views|houses|homes|gifts|grants|ranges|seats|parks|pools|bars|grills|shifts|hours|sales|uses|kids)$/i;

/** Lower-cases the first word, which may have begun a sentence. Names keep their capital. */
function uncapitalised(text: string): string {
  if (!/^\p{Lu}[\p{Ll}’-]*(?: [^\p{Lu}]|$|,)/u.test(text) || /^I\b/.test(text)) return text;
  const [first] = wordsOf(text);
  if (first !== undefined && !isEnglishWord(first.text.toLowerCase().replace(/[’'].*$/, ""))) return text;
  if (["Place", "Person", "FirstName", "WeekDay", "Month", "Acronym"].some((tag) => first?.tags.has(tag)))
    return text;
  return text.charAt(0).toLowerCase() + text.slice(1);
}

/**
 * Adds the missing verb or article: "dogs welcome" → "dogs are welcome", "cert emailed within 48 hours" → "the cert is
 * emailed within 48 hours".
 */
function completedOf(text: string): string | undefined {
  if (/\bmoney[- ]back\b|\btax[- ]advantaged\b|^price\b/i.test(text)) return undefined;
  const isOpen = / (?:open|closed)$/i.test(text);
  if (
    subject.test(text) ||
    finite.test(text.replace(/ (?:open|closed)$| (?:if|when|unless|while) .*$/i, "")) ||
    (imperatives.test(text) &&
      !isOpen &&
      !/^\S+ \S+ (?:\S+ ){0,3}(?:available|included|welcome|accepted|required|provided)$/i.test(text))
  )
    return undefined;
  const bare = bareEnd.exec(text)?.groups;
  if (bare !== undefined) {
    const { who = "", not = "", end = "", rest = "" } = bare;
    if (/\p{L}.* \d+x\d/u.test(who)) return undefined;
    if (/^(?:no|not)\b/i.test(who))
      return /^no /i.test(who)
        ? `There ${isPluralText(who) ? "are" : "is"} ${text}`.replace(/ (?:available|ok|okay|fine)$/i, "")
        : undefined;
    const said = end
      .replace(/\b(?:ok|okay|fine|allowed|permitted)$/i, "welcome")
      .replace(/^inc$/i, "included");
    const head = wordsOf(who).at(-1);
    // An adjective can stand for people: "Self-employed welcome".
    const isPeople =
      head !== undefined && /(?:employed|retired|disabled|elderly|young|old)$/i.test(head.text);
    const isMany = isPeople || isPluralText(who) || (/^all\b/i.test(who) && !mass.test(who));
    const known =
      /^(?:all|an?|the|no|our|your|every|any|free|\d|new|most)\b/i.test(who) ||
      isMany ||
      mass.test(who) ||
      head?.tags.has("Adjective") === true;
    return `${known ? who : `${article(who)} ${who}`} ${isMany ? "are" : "is"} ${not === "" ? "" : "not "}${said}${rest}`;
  }
  const free =
    /^(?<who>(?!buy)[\p{L}\d][^,]{2,50}?) (?:go |eat |get in |are |is )?free(?<rest>(?: (?:with|on|for|every|until|over|within|in|after|before|if|when|while)\b.{1,60})?)$/iu.exec(
      text,
    )?.groups;
  if (
    free !== undefined &&
    !/\b(?:cruelty|lead|fragrance|paraben|chemical|alcohol|carb|fat|meat|soy|egg|caffeine|scent|plastic|bpa|gmo|latex|oil|mess|worry|debt|duty|drug|sugar|gluten|dairy|nut|hassle|stress|toll|feel|for|the|risk|pain|smoke|tax)[- ]?$/i.test(
      free.who ?? "",
    )
  ) {
    const who = free.who ?? "";
    const isPeople =
      /\b(?:kids?|children|under|seniors|students|ladies|members|adults|veterans|dogs|fives)\b/i.test(who);
    return `${/^(?:first|second|\d+(?:st|nd|rd|th)) /i.test(who) ? `${/ (?:if|when|with) /.test(free.rest ?? "") ? "your" : "the"} ${who.toLowerCase()}` : who} ${isPeople ? "go" : isPluralText(who) ? "are" : "is"} free${free.rest}`;
  }
  return undefined;
}

function isClause(text: string, words: readonly Word[]): boolean {
  if (words.length < 3) return false;
  const found = finite.exec(text);
  if (found !== null && found.index > 1) {
    const before = text
      .slice(0, found.index + 1)
      .trim()
      .split(/\s+/);
    // After an article, the word is a noun: "making a will".
    if (
      /^(?:an?|the|your|my|our|this)$/i.test(before.at(-1) ?? "") ||
      before.some((word) => /^(?:so|that|who|which|if|when|unless|because|until|while)$/i.test(word))
    )
      return false;
    const startsAsNoun =
      ["Noun", "Adjective", "Value", "Determiner", "Gerund"].some((tag) => words[0]?.tags.has(tag)) ||
      /^(?:the|our|my|your|every|each|all|a|an|this|no|most|some|prices|with)$/i.test(before[0] ?? "");
    if (startsAsNoun && before.length <= (text.includes(",") ? 16 : 9)) {
      const word = found[0].trim().toLowerCase();
      // Other verbs can also be nouns: "oil changes", "summer runs".
      const isSure =
        /^(?:is|are|was|were|will|won’t|can|can’t|must|may|has|have|had|does|do|don’t|doesn’t|isn’t|aren’t|includes?|gets?|goes|comes?|takes?|serves?)$|’/.test(
          word,
        );
      const match = words.find(({ text: each }) => each.toLowerCase() === word);
      return isSure || (match?.tags.has("Verb") ?? false);
    }
  }
  // A subject and its verb: "The Iron Range Discovery Museum opens …", "Nurses save lives".
  const at = words.findIndex(({ tags }) => tags.has("PresentTense") || tags.has("PastTense"));
  const verb = words[at];
  if (verb === undefined || at < 1 || verb.tags.has("Gerund")) return false;
  const opens =
    /^(?:the|our|my|your|every|each|this)$/i.test(words[0]?.text ?? "") ||
    words[0]?.tags.has("ProperNoun") === true;
  const next = words[at + 1];
  return (
    opens &&
    verb.tags.has("PresentTense") &&
    !verb.tags.has("Noun") &&
    next !== undefined &&
    !next.tags.has("Date") &&
    !words.slice(0, at).some(({ tags }) => tags.has("Preposition"))
  );
}

const isClauseText = (text: string) => isClause(text, wordsOf(text));

/** Adds "is" or "are" to a passive: "adoption fees waived this weekend" → "adoption fees are waived this weekend". */
function passiveOf(text: string, words: readonly Word[]): string | undefined {
  const at = words.findIndex(
    ({ text: word, tags }, i) =>
      i > 0 &&
      tags.has("PastTense") &&
      /(?:ed|en|made|built|sold|bought|done|cut|given|baked|kept|served)$/i.test(word),
  );
  const verb = words[at];
  if (verb === undefined || at > 5) return undefined;
  const before = words.slice(0, at);
  const next = words[at + 1];
  const isEnd =
    next === undefined ||
    ["Preposition", "Adverb", "Conjunction"].some((tag) => next.tags.has(tag)) ||
    /^(?:same|daily|weekly|fresh|right|locally|on|in|at|by|to|with|and|this|every)$/i.test(next.text);
  const noun = before.at(-1);
  if (/^(?:certified|licensed|insured|qualified|named|called|based)$/i.test(verb.text)) return undefined;
  if (
    !isEnd ||
    /^(?:out|up|off|down|over)$/i.test(next?.text ?? "") ||
    noun === undefined ||
    !(noun.tags.has("Noun") || (noun.tags.has("Adjective") && before.length > 1)) ||
    before.some(({ text: word, tags }) => (tags.has("Preposition") && word !== "of") || tags.has("Pronoun"))
  )
    return undefined;
  const said = before.map(({ text: word }) => word).join(" ");
  const [head, rest] = [
    text.slice(0, text.indexOf(verb.text, said.length - 1)).trim(),
    text.slice(text.indexOf(verb.text, said.length - 1)),
  ];
  const plural = isPlural(before, head) || /^(?:all|most|no) /i.test(head);
  if (/^[$€£]\d/.test(head) && before.length > 1) return `the ${head} is ${rest}`;
  const isNamed = plural || determiner.test(head) || mass.test(noun.text);
  if (!isNamed && before.length === 1) return undefined;
  return `${isNamed ? head : withArticle(head, before, false)} ${plural ? "are" : "is"} ${rest}`;
}

/** True for a plural followed by a verb that can't be a noun there: "Students improve by a full grade". */
function isPluralClause(words: readonly Word[]): boolean {
  const at = words.findIndex(({ tags }, i) => i > 0 && tags.has("Verb"));
  const verb = words[at];
  if (verb === undefined || at > 3 || words.length < at + 2) return false;
  const next = words[at + 1];
  return (
    words[at - 1]?.tags.has("Plural") === true &&
    (verb.tags.has("Infinitive") || verb.tags.has("PresentTense")) &&
    !verb.tags.has("Gerund") &&
    !/(?:s|ing)$/.test(verb.text) &&
    (next?.tags.has("Preposition") === true ||
      next?.tags.has("Determiner") === true ||
      next?.tags.has("Noun") === true)
  );
}
