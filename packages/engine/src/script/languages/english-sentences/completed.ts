import type { BriefFact } from "../../../brief/brief-fact.ts";
import { month, weekday } from "../../../brief/languages/english-calendar.ts";
import { lowerEnglish } from "../../../brief/languages/english-tags.ts";
import {
  article,
  finite,
  isPluralText,
  mass,
  preposition,
  withArticle,
  type Word,
  wordsOf,
} from "../../../brief/languages/english-words.ts";

/**
 * A placeholder for the sign of the South African rand, which is a letter ("R1 650"), so that every price has a sign.
 */
const rand = "₳";
const rands = /(?<![\p{L}\d])R\d{1,3}(?: \d{3})*(?!\d)/gu;
const amount = String.raw`(?:[$€£₹₦₱${rand}]\d[\d,\u00a0]*(?:\.\d\d?)?[km]?(?![\d%/–-]|[.,]\d)|\d+ quid\b)`;

type About = {
  kind: BriefFact["kind"];
  ad: readonly string[];
  /** True if a model thinks that the words may be a whole sentence. */
  mayBeWhole?: boolean;
};

/** Completes a fragment whose grammar allows only one way to do so; undefined for others. */
export function completed(typed: string, about: About): string | undefined {
  const { kind, ad, mayBeWhole = false } = about;
  const signed = typed.replaceAll(rands, (sum) => sum.replace("R", rand).replaceAll(" ", "\u00a0"));
  if (signed !== typed) return completed(signed, about)?.replaceAll(rand, "R").replaceAll("\u00a0", " ");
  const sure =
    giftOf(typed, ad) ??
    predicateOf(typed) ??
    (kind !== "what" && service.test(typed) ? passiveOf(typed) : undefined);
  if (mayBeWhole || sure !== undefined) return sure;
  return (
    ofKnownForm(typed, kind) ??
    (ad.includes("job") ? demandOf(typed) : undefined) ??
    (kind === "what" ? undefined : (passiveOf(typed) ?? occasionOf(typed))) ??
    pricesOf(typed)
  );
}

/** Verbs without a subject that are rarely nouns: "syncs with your bank". */
const it =
  /^(?=(?:adds|automates|begins|blends|brings|connects|contains|converts|costs|cuts(?! [\d$€£])|ends|feels|finishes|fits|helps|holds|includes|integrates|keeps|lasts|lets|meets|protects|reduces|reminds|removes|replaces|returns|saves|sends|splits|starts|syncs|takes|tastes|weighs) (?!(?:from|for|and|or)\b))/iu;

const forms: [form: RegExp, start: string, kind?: BriefFact["kind"]][] = [
  [/^code (?=\p{Lu}[\p{Lu}\d]{2,} )/iu, "use code "],
  [new RegExp(String.raw`^(?:prices )?from (?=${amount}$)`, "iu"), "prices start at "],
  [new RegExp(`^asking (?=${amount})`, "iu"), "the asking price is "],
  [/^(?=(?:iOS|iPhone|iPad|Android)(?:(?:,| and|, and| or) (?:iOS|iPhone|iPad|Android))+$)/iu, "it’s on "],
  [/^(?=\d\.\d stars\b)/iu, "we have "],
  [/^(?=first come,? first served\b)/iu, "it’s "],
  [/^walk-ins (?=(?:after|before|from|until|on|all|any|every|\p{L}+days?)\b)/iu, "walk-ins are welcome "],
  [/^(?=(?:\d+(?:st|nd|rd|th)|ground|first|second|third|top) floor, )/iu, "we’re on the ", "where"],
  [/^(?!\p{Ll}+s )(?=(?:[\p{L}\d]+ ){1,4}(?:affiliated|accredited|registered)$)/u, "we’re "],
  [it, "it "],
  [/^(?=(?:7|seven) days(?: a week)?$)/iu, "we’re here "],
  [/^(?=(?:open|closed) (?:\d|daily|every|all|from|until|late|\p{L}+days?\b))/iu, "we’re "],
];

function ofKnownForm(typed: string, kind: BriefFact["kind"]): string | undefined {
  const [form, start = ""] = forms.find(([known, , only = kind]) => only === kind && known.test(typed)) ?? [];
  if (form === undefined) return undefined;
  const isName = /^(?:i(?:OS|Phone|Pad)|Android)/.test(typed);
  const text =
    form === it ? typed.charAt(0).toLowerCase() + typed.slice(1) : isName ? typed : lowerEnglish(typed);
  return text.replace(form, start);
}

/** What applicants need: "must be 21 or over" → "you must be 21 or over". */
function demandOf(typed: string): string | undefined {
  if (/^must (?:be|have|hold|pass|live|own|drive|like|speak)\b/i.test(typed))
    return `you ${lowerEnglish(typed)}`;
  if (/^needs? \S/i.test(typed)) return `you need ${typed.replace(/^\S+ /, "")}`;
  const isExperience =
    /^(?:at least )?\d+ (?:months?|years?)’? (?:of )?(?:[\p{L}/-]+ ){0,3}experience(?! (?:is|preferred|required|needed)\b)/iu;
  return isExperience.test(typed) ? `you need ${typed}` : undefined;
}

const gift = new RegExp(
  String.raw`^(?:an? |flat |extra )?(?:free (?!(?:your|yourself|my|the|our|up|range|standing|form|flow|fall|trade|style|will)\b)(?=\p{L}|\d)|${amount} off\b|\d+ ?% (?:off|discount|finance|interest)\b|${amount} (?!(?:and|or|plus|to|per|an?)\b)(?=(?:[\p{L}-]+ ){0,3}(?:bonus|rebate|discount|voucher|gift card|credit|refund|grant|scholarship)\b))`,
  "iu",
);
/** Matches where the name of something free ends and its details begin. */
const behindGift = new RegExp(
  String.raw`,| (?=[\d(])| (?=(?:on|of|over|under|for|with|within|in|inside|at|from|to|by|behind|outside|near|when|if|every|all|any|until|but|and|after|before|paid|\p{L}+days?|${month})\b)`,
  "iu",
);

/**
 * Adds the missing verb to an offer of something free: "Free delivery within 50 miles" → "there’s free delivery
 * within 50 miles".
 */
function giftOf(typed: string, ad: readonly string[]): string | undefined {
  if (!gift.test(typed) || typed.includes("?")) return undefined;
  const text = typed.charAt(0).toLowerCase() + typed.slice(1);
  const [thing = ""] = text.split(behindGift);
  const isFree = /^(?:an? )?free\b/.test(thing);
  const words = wordsOf(thing.replace(/^(?:an? )?free ?/, ""));
  if (isFree && (words.length === 0 || isOpen(words[0]) || finite.test(` ${thing} `))) return undefined;
  const isMany = isFree && isPluralText(thing);
  const needsArticle = /^flat\b/.test(thing) || (!isFree && !/^an? |%|\boff\b/.test(thing));
  const named = needsArticle ? `a ${text}` : isFree && !isMany && isCounted(thing) ? `a ${text}` : text;
  return `${ad.includes("job") ? "you get" : isMany ? "there are" : "there’s"} ${named}`;
}

const isCounted = (thing: string) => {
  if (/\btravel$/i.test(thing)) return false;
  const words = wordsOf(thing);
  return (
    withArticle(thing, words, false) !== thing ||
    (!/^an? /.test(thing) && !mass.test(thing) && !isOpen(words.at(-1)))
  );
};

const isOpen = (word: Word | undefined) =>
  word !== undefined &&
  (preposition.test(word.text) || ["Conjunction", "Adverb", "Particle"].some((tag) => word.tags.has(tag)));

const predicate =
  /^(?<who>(?!(?:no|not|if|for|from|with|to)\b)[^,;:\p{Sc}%]{3,40}?) (?<is>(?:(?:not|still|all|also|always|now|strongly|highly) )?(?:essential|final|(?:non-)?refundable|required|needed|preferred|advised|recommended|accepted|included|supplied|provided|available|welcome|extra|optional|guaranteed))(?<rest>$|,? (?:on|in|at|for|from|with|to|by|every|through|after|before|until|but|only|this|per|when|if|unless)\b.*$)/iu;

/** Adds the missing verb: "Booking essential" → "booking is essential". */
function predicateOf(typed: string): string | undefined {
  const { who = "", is = "", rest = "" } = predicate.exec(typed)?.groups ?? {};
  return who === "" || !isNamed(who) ? undefined : `${subjectOf(who)} ${is}${rest}`;
}

const passive =
  /^(?<who>[^,;:\p{Sc}%]{3,40}?) (?<is>(?!need|feed|shed\b|based|named|called|owned|fixed)(?:\p{L}{3,}ed|seen|sold|made|built|done|kept|held|given|paid|baked|taken|sent))(?<rest>$| (?:separately|free|daily|weekly|fresh|locally|professionally|on|in|at|by|to|from|with|within|for|every|after|before|while|until)\b.*$)/iu;

/** Adds the missing "is" or "are" to a passive: "Bird mesh quoted separately" → "bird mesh is quoted separately". */
function passiveOf(typed: string): string | undefined {
  const { who = "", is = "", rest = "" } = passive.exec(typed.split(", ")[0] ?? "")?.groups ?? {};
  const words = wordsOf(who);
  if (
    who === "" ||
    !(words.at(-1)?.tags.has("Noun") === true || /[^s]s$/.test(who)) ||
    !isNamed(who) ||
    (words.length === 1 && ((!isPluralText(who) && !mass.test(who)) || who.length < 4)) ||
    (/^all\b/i.test(who) && !isPluralText(who)) ||
    /^(?:no|not)\b/i.test(who) ||
    /\d{3}|\p{Sc}/u.test(rest)
  )
    return undefined;
  const others = typed
    .split(", ")
    .slice(1)
    .map((part) => passiveOf(part));
  if (others.includes(undefined)) return undefined;
  return lists.format([`${subjectOf(who)} ${is}${rest}`, ...others.map((other) => other ?? "")]);
}

/**
 * Matches a service for customers: a participle after a thing rather than people, as in "curtains hemmed in a day".
 */
const service =
  /^(?!(?:[\p{L}’-]+ ){0,2}(?:people|customers|guests|members|staff|famil\p{L}+|kids|children|students|volunteers|neighbou?rs|players|fans|\p{L}+ists) ).* (?:stitched|hemmed|tailored|fitted|installed|removed|serviced|repaired|cleaned|washed|ironed|printed|engraved|sharpened|assembled|supplied|collected|delivered|returned)(?= |$)/iu;

const occasion = new RegExp(
  String.raw`^(?<what>[^,;:\p{Sc}%\d]{4,40}?) (?<when>(?:(?:on|this|next|every) )?(?:${weekday}|\d{1,2}(?:st|nd|rd|th)? ${month}|${month} \d)(?![\p{L}]).*)$`,
  "iu",
);
/** Nouns that "there’s" doesn't suit, even with a time: "the deadline is Friday". */
const notOccasion =
  /\b(?:open|closed|hours|timings|doors|gates|sessions?|deadline|registrations?|enrol+ment|election|ballots|office|due|holiday|nights?|weekends?|season|shifts?|weeks?|months?|years?|\p{L}*days?|mornings?|afternoons?|evenings?|noon|midnight|only|until|from|through|to|by|the|our|and|or|half|pay|ends?|starts?)$|^(?:no|not)\b| \p{Lu}/u;

/**
 * Adds the missing verb to the announcement of an event: "Tractor pull Saturday 1pm" → "there’s a tractor pull
 * Saturday 1pm".
 */
function occasionOf(typed: string): string | undefined {
  const { what = "", when = "" } = occasion.exec(typed)?.groups ?? {};
  if (what === "" || notOccasion.test(lowerEnglish(what)) || !isNamed(what)) return undefined;
  const thing = lowerEnglish(what);
  const isMany = isPluralText(thing);
  const named = withArticle(thing, wordsOf(thing), isMany);
  return (isMany || named !== thing) && !named.startsWith("the ")
    ? `there ${isMany ? "are" : "is"} ${named} ${when}`.replace("there is", "there’s")
    : undefined;
}

/** A noun phrase with its article, followed by "is" or "are". */
function subjectOf(who: string): string {
  const bare = who.replace(/(?<=s) \d.*$/, "");
  const isMany = isPluralText(bare) || (/^(?:all|most|both|under|over)\b/i.test(who) && !mass.test(bare));
  // Some acronyms are pronounced as words, so the right article isn't known.
  const named = /^\p{Lu}{3}/u.test(who)
    ? who
    : /^\d+-\p{L}/u.test(who) && !isMany
      ? `${article(who)} ${who}`
      : withArticle(lowerEnglish(who), wordsOf(who), isMany);
  return `${named} ${isMany ? "are" : "is"}`;
}

const verbs = ["PresentTense", "PastTense", "Infinitive", "Modal", "Copula", "Auxiliary"];
const isVerb = ({ tags, text }: Word) =>
  verbs.some((tag) => tags.has(tag)) && !tags.has("Noun") && !tags.has("Gerund") && !/^kids?$/i.test(text);

/** True for a last word that was mistaken for a verb: "skull mounts", "full overhaul". */
const isNoun = ({ text, tags }: Word, before: Word | undefined) =>
  /[^s]s$/.test(text) ||
  (tags.has("Infinitive") && before?.tags.has("Plural") !== true && !/^kids$/i.test(before?.text ?? ""));

/** True for a short noun phrase. */
function isNamed(who: string): boolean {
  const words = wordsOf(who);
  const [first, last] = [words[0]?.text ?? "", words.at(-1)?.text ?? ""];
  return (
    words.length > 0 &&
    words.length <= 6 &&
    !finite.test(` ${who} `) &&
    !/ (?:as|than|like|no|not|and|or|an?|the|another|extra|pre|self|fully)$/i.test(who) &&
    !/^\p{L}+days /u.test(who) &&
    !/^(?:then|now|normally|usually|regularly|reg|was|only|just|plus|extra|flat|own|nightly|daily|weekly|monthly|hourly|or|and|if|when|mention|use|say|text|call|ask|quote|bring|get|buy|save|take)\b/i.test(
      who,
    ) &&
    !words.some((word, at) => isVerb(word) && !(at === words.length - 1 && isNoun(word, words[at - 1]))) &&
    !words.some(({ tags }) => tags.has("Pronoun") && !tags.has("Possessive")) &&
    (!preposition.test(first) || /^(?:under|over)$/i.test(first)) &&
    (!preposition.test(last) || / and (?:under|over|up)$/i.test(who))
  );
}

/** Items with a price, or free: "Queen sets from $399", "under-fives free". */
const priced = new RegExp(
  String.raw`^(?!(?:otherwise|else|then|plus)\b)(?<who>[^\p{Sc}:]{2,50}?) (?:(?<from>(?:starting )?from|starting(?: at)?) )?(?<value>${amount}|(?<!(?:gluten|dairy|sugar|tax|duty|rent|interest|nut|fee|fat|alcohol|smoke|stress|risk|chain|hassle|fuss|worry|cage|grain|crowd)[ -]|’(?:s|re) )free|half (?:price|off)|(?:up to )?\d+ ?% off)(?<rest>$| .*$)`,
  "iu",
);
/** Words after a price that belong to it: "$25 a dog", "$20 off". */
const ofPrice =
  /^(?:an?|per|each|for|on|in|to|up|until|till?|with|after|plus|and|or|including|inclusive|inc|all|every|at|if|when|while|then|before|return|now|only|just|flat|off|down|fitted|installed|delivered|extra|one way|less|more|value|cash|online|pcm|pm|pw|pp|monthly|weekly|daily|weekdays|weekends|midweek)\b/i;
/** Units that need an "a" after the price: "$200 day". */
const unit =
  /^(?:day|week|month|year|hour|night|head|person|couple|family|car)(?=$| (?:on|for|with|plus|and)\b)/i;
const units = /^(?:minutes|hours|days|weeks|months|years)\b/i;
/** Words for sums of money that aren't prices: "$500 bonus". */
const sum =
  /\b(?:bonus|rebate|discount|voucher|card|credit|refund|grant|scholarship|deposit|bond|fee|prize|value|minimum|maximum|sale)\b/i;
const startsWithPrice = new RegExp(`^${amount}`, "iu");
const betweenItems = new RegExp(
  String.raw`[,;] (?:and )?| / |(?<=^[^\p{Sc}]+${amount}) (?:and )?(?!${ofPrice.source.slice(1)})(?=[^\p{Sc},]+${amount})|(?<=^${amount} [^\p{Sc},]+(?<! (?:and|or|plus|to|of|for|from|at|with|in|on|over|under|than|per))) (?:and )?(?=${amount})`,
  "iu",
);
const lists = new Intl.ListFormat("en");

/**
 * Adds the missing verbs to a price list: "Chip repair $65, full replacement from $289" → "chip repair is $65 and
 * full replacement starts at $289".
 */
function pricesOf(typed: string): string | undefined {
  const parts = typed.split(betweenItems);
  const items = parts.map(itemOf);
  const last = items.findLastIndex((item) => item !== undefined);
  if (items[0] === undefined) return undefined;
  const tail = parts.slice(last + 1);
  // A price that can't be parsed may belong to the item before it.
  if (items.slice(0, last).includes(undefined) || tail.some((part) => /\p{Sc}\d|\d{3}|\bfrom\b/u.test(part)))
    return undefined;
  const said = lists.format(items.slice(0, last + 1).map((item) => item ?? ""));
  return [startsWithPrice.test(said) ? `it’s ${said}` : said, ...tail].join(", ");
}

function itemOf(typed: string): string | undefined {
  const part = typed
    .replace(/^(?:price|rate|cost|pay): (?=\p{Sc})/iu, "")
    .replace(/^(\p{L}+(?: \p{L}+)?): (?=\p{Sc}|free\b|from )/iu, "$1 ");
  if (startsWithPrice.test(part)) {
    const cost = startsWithPrice.exec(part)?.[0] ?? "";
    const rest = part.slice(cost.length).trim();
    if (rest === "" || ofPrice.test(rest)) return part;
    if (unit.test(rest)) return `${cost} a${/^hour/i.test(rest) ? "n" : ""} ${rest}`;
    const isThing =
      isNamed(rest) &&
      !units.test(rest) &&
      !sum.test(rest) &&
      !/ (?:an?|the|your|-) /.test(rest) &&
      !wordsOf(rest)[0]?.tags.has("WeekDay");
    const isOne =
      /^\p{L}+$/u.test(rest) && wordsOf(rest)[0]?.tags.has("Infinitive") === true && !mass.test(rest);
    const named = isOne ? `${article(rest)} ${rest}` : withArticle(rest, wordsOf(rest), isPluralText(rest));
    return isThing ? `${cost} for ${named}` : undefined;
  }
  const { who = "", from, value = "", rest = "" } = priced.exec(part)?.groups ?? {};
  if (who === "" || !isNamed(who) || !(rest === "" || ofPrice.test(rest.trim()))) return undefined;
  const is = sum.test(who) ? `the ${lowerEnglish(who)} is` : subjectOf(who);
  return `${from === undefined ? is : is.replace(/ are$/, " start at").replace(/ is$/, " starts at")} ${value}${rest.replace(/^ then (?=\p{Sc})/u, ", then it’s ")}`;
}
