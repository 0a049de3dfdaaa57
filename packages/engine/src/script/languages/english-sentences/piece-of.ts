import type { BriefFact } from "../../../brief/brief-fact.ts";
import { readEnglish } from "../../../brief/languages/en.ts";
import { timePhrase } from "../../../brief/languages/english-calendar.ts";
import { parseEnglish } from "../../../brief/languages/english-grammar.ts";
import { placePhrase } from "../../../brief/languages/english-places.ts";
import { baseOf, isPluralText, preposition, wordsOf } from "../../../brief/languages/english-words.ts";
import type { Form, Piece } from "./composition.ts";
import { fixed } from "./fixed-phrases.ts";
import { runOf, services } from "./goods-and-services.ts";
import { offered } from "./offers.ts";
import { closed, hasFigure, listOf, lower, subjectOf, upper } from "./phrases.ts";
import { placeOf, state } from "./places.ts";
import { priced } from "./prices.ts";
import { isRole, roleOf, withoutPlace } from "./roles.ts";
import { tidy } from "./tidy.ts";
import { isAudience, isUnsayable, isWhole, wholeOf } from "./whole-sentences.ts";

const payment =
  /^(?:cash|cards?|credit(?: cards?)?|debit(?: cards?)?|checks?|cheques?|venmo|zelle|paypal|apple pay|ebt|snap)(?:,? (?:and|or|\/) ?(?:cash|cards?|credit cards?|debit|checks?|cheques?|venmo|zelle|paypal|apple pay|ebt|snap)|, (?:cash|cards?|checks?|venmo|zelle|paypal|ebt))*$/i;

/** Classifies a fact by its grammar. A fact that fits no sentence is `words`. */
export function pieceOf(fact: BriefFact): Piece {
  const piece = knownPieceOf(fact);
  if (
    /^(?:use it for|our services include|we (?:serve|cover|offer|do|handle)|our \p{L}+ include) [^,]+(?:, [^,]+)+$/iu.test(
      piece.text,
    ) &&
    !/, (?:and|or) | and [^,]*$/.test(piece.text)
  )
    return { ...piece, text: piece.text.replace(/, (?=[^,]*$)/, ", and ") };
  // Two clauses need a conjunction: "Transfer your plan, we do the calling".
  const [, head = "", rest = ""] = ["sentence", "order"].includes(piece.form)
    ? (/^((?!if |when |as |once |because |unless )[^,]{8,70}), ((?:we|you|it|it’s|they|we’ll|we’re|there’s) .*)$/i.exec(
        piece.text,
      ) ?? [])
    : [];
  if (head !== "" && isWhole(head)) return { ...piece, text: `${head}, and ${rest}` };
  if (["predicate", "sentence"].includes(piece.form) && closed(piece.text) !== piece.text)
    return { ...piece, text: closed(piece.text) };
  const [, noun = ""] =
    piece.form === "sentence" && fact.form !== "sentence"
      ? (/^((?:[\p{Ll}-]+ ){1,3})(?:is|has|was|starts|opens|closes|runs|ends|begins)\b/u.exec(
          lower(piece.text),
        ) ?? [])
      : [];
  if (
    noun !== "" &&
    !/^(?:every|any|some|no|this|that|each|what|all|here|there)/.test(noun) &&
    /^an? /.test(subjectOf(noun.trim())) &&
    !/^an? /.test(noun)
  )
    return { ...piece, text: `the ${lower(piece.text)}` };
  if (piece.form === "things" && (isUnsayable(fact.text) || (fact.kind !== "what" && isAudience(piece.text))))
    return { ...piece, form: "words" };
  if (fact.kind === "slogan") return piece;
  const isOpen = piece.form === "sentence" && fact.form === "sentence" && !isWhole(piece.text);
  if (piece.form !== "words" && !isOpen) return piece;
  const whole = wholeOf(piece.text);
  return whole === undefined ? { ...piece, form: "words" } : { ...piece, ...whole };
}

function knownPieceOf(fact: BriefFact): Piece {
  const text = tidy(fact.text);
  const timed = fact.kind === "when" || fact.form === "sentence" ? null : readEnglish.time.exec(text);
  if (
    timed !== null &&
    timed.index > 5 &&
    !/^(?:order|book|apply|register|sign|call|enrol+|enter|join|come|visit|stop|drop|shop|save|get)\b/i.test(
      text,
    ) &&
    !/^(?:daily|today|tonight)$/i.test(timed[0])
  ) {
    const behind = text.slice(timed.index + timed[0].length);
    const more = /^ (?:and|to) \d{1,2}(?:st|nd|rd|th)?(?=$|,| )/.exec(behind)?.[0] ?? "";
    const rest = behind.slice(more.length).trim();
    const base = pieceOf({
      ...fact,
      form: "phrase",
      text: text.slice(0, timed.index).replace(/[\s,]+$/, ""),
    });
    const isTold =
      /^(?:on |every |each |daily|weekly|nightly|all |this |next |(?!7 days|24)\d|\p{Lu})/iu.test(timed[0]) &&
      fact.kind !== "what" &&
      base.form === "things" &&
      !/^(?:an? |the )?(?:free|new)\b/i.test(base.text);
    if (
      (base.form === "role" || base.form === "things") &&
      (rest === "" ||
        /^(?:at|in|on|from|near|behind) |(?:hall|park|square|centre|center|school|church|grounds|library|hotel)$/i.test(
          rest,
        ))
    )
      return {
        ...base,
        ...(isTold ? { form: "sentence" as const } : {}),
        facts: [fact],
        base: base.text,
        text: `${isTold ? `${subjectOf(base.text)} ${base.plural === true ? "are" : "is"}` : base.text} ${timePhrase(timed[0])}${more}${rest === "" ? "" : ` ${/^(?:at|in|on|from|near|behind) /.test(rest) ? "" : "at "}${rest}`}`,
      };
  }
  const as = (form: Form, said = text, plural?: boolean): Piece => ({
    form,
    text: said,
    facts: [fact],
    ...(plural === undefined ? {} : { plural }),
  });
  if (fact.form === "question") return as("question");
  const called = /^it’s (an? .{4,})$/i.exec(text)?.[1];
  if (called !== undefined && fact.kind === "what") return as("role", called);
  const ours = /^we(?: are|’re) ((?:an?|the|your) .{14,})$/i.exec(text)?.[1];
  if (ours !== undefined && !/ and (?:I|we) /.test(ours)) {
    const said = ours.replace(/^an? b2b /i, "a ");
    return as("role", said.length > 110 ? said.replace(/, (?:\p{L}+ing|which|so|and) .*$/u, "") : said);
  }
  if (fact.kind === "slogan") return as("words", fact.text);
  if (/^(?!.*\b(?:who|that|which|if|when|where|so)\b).{4,60}\b(?:has|have) been \p{L}+ed\b/iu.test(text))
    return as("sentence", lower(text));
  if (
    /^(?:all|every|each|our|the) (?:[\p{L}’]+ ){1,6}(?:supports?|helps?|funds?|benefits?|goes|go) (?:to |our |the |local |\p{L}+)/iu.test(
      text,
    )
  )
    return as("sentence", lower(text));
  if (
    /^\p{Lu}[\p{L}’&-]*(?: \p{Lu}[\p{L}’&-]*){0,3} (?:is|are|was|helps|makes|lets|offers|gives|brings|has) (?:an? |the |your |you |our |all |\p{L}+ing )/u.test(
      text,
    )
  )
    return as("sentence", text);
  if (
    /^(?:about )?\d+ (?:miles?|minutes?|blocks?|km) (?:north|south|east|west|outside|from|off)\b/i.test(text)
  )
    return as("place", text);
  const clause = fact.form === "phrase" ? / so (?:you|your|there|nobody|they) .*$/i.exec(text) : null;
  if (clause !== null) {
    const base = pieceOf({ ...fact, text: text.slice(0, clause.index) });
    if (base.form === "things")
      return { ...base, text: base.text + clause[0], base: base.text, facts: [fact] };
  }
  if (
    (text.length < 50 &&
      /^(?:at )?(?:the )?\p{Lu}[\p{L}.’ ]+ (?:grounds|fairgrounds|hall|park|church|school|library|cent(?:er|re)|square|stadium|arena|barn|field|beach)(?: (?:on|in|at) (?:the )?\p{Lu}[\p{L} ]+)?$/u.test(
        text,
      )) ||
    /^\d{1,5} \p{Lu}\p{L}+(?: \p{Lu}\p{L}+)? in \p{Lu}[\p{L} ]+$/u.test(text)
  )
    return as("place", `at ${text.replace(/^at /i, "")}`);
  if (
    /^\d+[\d/-]* (?:\p{Lu}[\p{L}.’]+ ){1,3}(?:St|Street|Ave|Avenue|Rd|Road|Lane|Ln|Dr|Drive|Blvd|Way|Place|Pl|Mews|Square)\b\.?(?:, \p{Lu}[\p{L} ]+)?$/u.test(
      text,
    )
  )
    return as("place", `at ${text}`);
  if (payment.test(text)) return as("sentence", `you can pay by ${lower(text)}`);
  if (/^cash only$/i.test(text)) return as("sentence", "it’s cash only");
  for (const [form, full] of fixed)
    if (form.test(text)) return as("sentence", lower(text).replace(form, full));
  if (/^\p{L}+s (?:the|your|our|every|an?|it|them) \p{L}/iu.test(text) && !/ss /.test(text.slice(0, 14))) {
    const [verb = ""] = text.split(" ");
    if (["Infinitive", "PresentTense"].some((tag) => wordsOf(`we ${baseOf(verb)} it`)[1]?.tags.has(tag)))
      return as("predicate", lower(text).replace(verb.toLowerCase(), baseOf(verb)));
  }
  if (/^no [\p{L}’ -]{3,40}$/iu.test(text)) return as("not", lower(text));
  const dated =
    /^(.{5,40}?\d(?: ?[ap]m)?),? (?:at (?:the )?)?((?:\p{Lu}[\p{L}’.]*|\d{1,4})(?: [\p{L}’.]+){1,6}(?:, .*)?)$/u.exec(
      text,
    );
  if (dated !== null && isAllTime(dated[1] ?? "") && !isAllTime(dated[2] ?? ""))
    return as("time", `${dated[1]}, at ${/^\d/.test(dated[2] ?? "") ? "" : "the "}${dated[2]}`);
  if (
    /^(?:(?:about |under |only |just )\d+(?:-\d+)? (?:minutes?|hours?|days?|weeks?|months?)|\d+(?:-\d+)? (?:minutes?|hours?))(?: or less| flat| max(?:imum)?)?$/i.test(
      text,
    ) &&
    fact.kind !== "when"
  )
    return as("brief");
  if (
    (fact.kind === "when" && fact.form !== "sentence") ||
    /^(?:weekends|evenings|(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)days?) too$/i.test(text)
  )
    return as("time");
  if (/^\d{1,2}(?::\d\d)? ?(?:[ap]m )?(?:to|until) \d/.test(text)) return as("time");
  if (
    /^(?:January|February|March|April|May|June|July|August|September|October|November|December) \d/.test(text)
  )
    return as("time");
  if (text.startsWith("pick-your-own ")) return as("things", text, true);
  if (fact.form === "phrase" && state.test(text) && /^\p{Lu}[\p{L}.]*(?: \p{Lu}[\p{L}.]*){0,2}, /u.test(text))
    return as("place", placePhrase(text));
  if (/^[Ss]erv(?:ing|es|e) (?:all of |the |greater |all |both )?\p{Lu}/u.test(text))
    return as(
      "predicate",
      text
        .replace(/^\S+/, / since (?:19|20)\d\d$/.test(text) ? "’ve served" : "serve")
        .replace(/^((?!.* and ).*), (?=[^,]*$)/, "$1 and "),
    );
  if (
    fact.form === "phrase" &&
    /^\p{Lu}[\p{L}’]+(?: \p{Lu}[\p{L}’]+){0,2},? (?:next to|across from|behind|opposite|near) \S/u.test(text)
  )
    return as("place", `at ${text.replace(/,? (?=(?:next to|across from|behind|opposite|near) )/, ", ")}`);
  if (fact.kind === "where" && fact.form === "phrase")
    return isPlace(text) ? as("place", placeOf(text)) : as("words");
  const runs = runOf(text);
  if (runs !== undefined) return as("things", listOf(runs), true);
  if (
    text.split(" ").length <= 3 &&
    services.test(text) &&
    !/\d/.test(text) &&
    !/^(?:we|I|the|our|your)\b/i.test(text)
  )
    return as("things", lower(text), isPluralText(text));
  if (
    fact.form === "phrase" &&
    /^\p{L}+ (?:any|your|the|every) \p{L}/iu.test(text) &&
    wordsOf(text)[0]?.tags.has("Verb") === true &&
    !/(?:ed|ing|s) /.test(text.slice(0, text.indexOf(" ") + 1))
  )
    return as("order");
  if (
    /^\p{L}+ .* and (?:get|save|receive|earn|win) /iu.test(text) &&
    ["Infinitive", "Imperative", "PresentTense"].some((tag) => wordsOf(text)[0]?.tags.has(tag)) &&
    !/^\p{L}+s\b/u.test(text)
  )
    return as("order");
  const offer =
    fact.form === "phrase" || fact.form === "order"
      ? (priced(text) ?? (fact.form === "phrase" ? offered(text) : undefined))
      : undefined;
  if (offer !== undefined) return as("offer", offer.replace(" from for ", " from "));
  if (fact.form === "sentence" || /^(?:my|our|when) .* (?:so|then|and) (?:I|we) \p{L}+/u.test(lower(text)))
    return as("sentence", fact.form === "sentence" ? text : lower(text));
  if (fact.form === "order") return as("order");
  if (
    /^(?:over|more than|nearly|about|around) \d[\d,]* \p{L}+/iu.test(text) &&
    !hasFigure(text) &&
    isPluralText(text.replace(/ (?:in|on|at|for|to|of) .*$/, ""))
  )
    return as("things", lower(text), true);
  if (/^se habla\b|\bpaid$/i.test(text)) return as("words");
  if (
    /^(?:vegan|vegetarian|organic|\p{L}+[- ]free|handmade|homemade|waterproof|recyclable|refillable|gluten free|non-toxic|all natural)$/iu.test(
      text,
    ) &&
    !/^(?:kids?|children|parking|delivery|entry|shipping|admission)/i.test(text)
  )
    return as("modifier", lower(text).replace(" free", "-free"));
  const towns = wordsOf(text);
  if (towns.length <= 3 && /^\p{Lu}/u.test(text) && towns.every(({ tags }) => tags.has("Place")))
    return as("place", `in ${text}`);
  if (
    towns.length >= 2 &&
    towns.length <= 6 &&
    /^[\p{L} ]+$/u.test(text) &&
    !towns.some(({ tags }) => tags.has("Preposition") || tags.has("Determiner")) &&
    towns.every(({ text: word, tags }) => tags.has("Place") || /^\p{Lu}/u.test(word) || word === "and") &&
    towns.some(({ tags }) => tags.has("Place")) &&
    !towns.some(({ tags }) => tags.has("Plural"))
  )
    return as(
      "place",
      `in ${listOf(towns.filter(({ text: word }) => word !== "and").map(({ text: word }) => upper(word)))}`,
    );
  // The name of a person who is quoted or who signed: "Carol B."
  if (
    towns.length <= 3 &&
    /^(?:- )?\p{Lu}/u.test(text) &&
    towns.every(({ text: word }) => /^\p{Lu}/u.test(word)) &&
    (towns.some(({ tags }) => tags.has("FirstName")) || / \p{Lu}\.?$/u.test(text))
  )
    return as("words");
  if (/^all (?:of|over) (?:\p{L}+ )?\p{Lu}/u.test(text))
    return as("place", `across ${text.replace(/^all over /i, "")}`);
  const parsed = parseEnglish(text);
  const said = parsed.text;
  if (
    /^(?:[Dd]irected|[Ww]ritten|[Pp]erformed|[Hh]osted|[Pp]resented|[Cc]horeographed|[Ss]ponsored|[Oo]wned|[Rr]un|[Ff]ounded|[Ll]ed) by (?:\p{Lu}|the |an? |two )/u.test(
      text,
    )
  )
    return as("modifier", lower(text));
  if (
    /^(?:made|built|baked|roasted|brewed|grown|poured|crafted|produced|delivered|served|sewn|sourced|smoked) (?:in|on|by|with|from|to|fresh|right|daily|every|here|locally|at)\b/i.test(
      text,
    )
  )
    return as("modifier", lower(text));
  if (/^(?:burns?|lasts?|holds?|weighs?|fits?|sleeps|seats|feeds|charges?|dries) .*\d/i.test(text))
    return as("predicate", lower(text));
  if (parsed.form === "sentence")
    return /\b(?:free|% off|half price|half off)\b/i.test(said)
      ? as("offer", said.replace(/^the first /i, "your first "))
      : as("sentence", said);
  if (parsed.form === "order") return as("order", said);
  if (parsed.form === "quality") return as("quality", said);
  if (
    parsed.form === "predicate" &&
    (/^(?:be|offer|sell|serve|provide|need|served|won|founded|built|helped|raised|grew|led|worked|trained)\b/i.test(
      said,
    ) ||
      determinerOrSmall.test(said.split(" ")[1] ?? ""))
  )
    return as("predicate", said);
  if (parsed.form === "predicate") return as("words");
  if (preposition.test(wordsOf(text)[0]?.text ?? ""))
    return / (?:we|you|they|it|I|there|(?:an?|the|our) \p{L}+(?: \p{L}+)?) (?:is|are|will|can|gets?|have|has|’)/u.test(
      text,
    )
      ? as("sentence", lower(text).replace(/^(\S+ [^,]{3,30}?) (?=(?:we|you|an?|the|our) )/u, "$1, "))
      : as("manner", lower(text));
  if (/\b(?:back|court|farm)?yard$/i.test(text) && /^(?:big|large|huge|fenced|private|own)\b/i.test(text))
    return as("things", parsed.form === "role" ? said : subjectOf(text), false);
  if (readEnglish.event.test(withoutPlace(text)) && parsed.form === "role")
    return as("things", text.replace(/^an? /i, ""), false);
  if (/:/.test(text)) return as("words");
  if (
    isRole(text, fact.kind === "what") ||
    (parsed.form === "role" &&
      !/\bfor \d+ years|\b(?:delivery|pick-?up|cleaning|repair|storage|rental)s?$/i.test(text))
  )
    return as("role", roleOf(text));
  if (/^\d+(?:st|nd|rd|th) (?:Avenue|Street|Ave|St)\b/u.test(text)) return as("place", `on ${text}`);
  if (hasVerb(text)) return as(parsed.plural === true ? "sentence" : "words");
  if (
    parsed.form !== "thing" ||
    hasFigure(text) ||
    isNoThing(text) ||
    /(?<!grades?|ages?|[Aa]t|from|to|and) \d+(?:$|,)|\bfor \d+ years/u.test(text)
  )
    return as("words");
  return as(
    "things",
    /,/.test(said) && !/ and /.test(said) ? listOf(text.split(/, /)) : said,
    parsed.plural ?? false,
  );
}

const isAllTime = (text: string) => {
  const timed = readEnglish.time.exec(text);
  return timed !== null && timed.index === 0 && timed[0].length >= text.length - 3;
};

/** True if a capitalised text is certainly a place, unlike "Jo M" and "HydraGlow Facial". */
function isPlace(text: string): boolean {
  const words = wordsOf(text);
  return (
    /\d|\b(?:St|Street|R(?:oa)?d|Ave(?:nue)?|Lane|Hwy|Highway|Plaza|Mall|Square|Park|Blvd|Drive|Way|Hill|Market|Station|Cent(?:re|er)|County|Heights|Beach|Village|Town|City|Hall|Library|School|Church|corner|downtown)\b/i.test(
      text,
    ) ||
    preposition.test(words[0]?.text ?? "") ||
    /^\p{Ll}/u.test(text) ||
    (words.some(({ tags }) => tags.has("Place")) && !words.some(({ tags }) => tags.has("Person")))
  );
}

/**
 * True for phrases that don't name something that a business has: "based Kettering", "creating 14 local jobs", "days
 * not nights".
 */
function isNoThing(text: string): boolean {
  const [first, second] = wordsOf(text);
  return (
    /\b(?:not|never|like|but|so|because|we|you|they|it|both)\b/i.test(text) ||
    (first?.tags.has("PastTense") === true && second?.tags.has("ProperNoun") === true) ||
    ((first?.tags.has("Gerund") === true || first?.tags.has("Infinitive") === true) &&
      ["Value", "Determiner", "Preposition"].some((tag) => second?.tags.has(tag) === true))
  );
}

/** True if a noun is followed by its verb: "Agencies report saving hours". */
function hasVerb(text: string): boolean {
  const words = wordsOf(text);
  return (
    words.length > 4 &&
    !/ (?:that|who|to|which) /.test(text) &&
    words
      .slice(1)
      .some(
        ({ text: word, tags }) =>
          (tags.has("Infinitive") || tags.has("PresentTense")) &&
          !tags.has("Gerund") &&
          !tags.has("Noun") &&
          !/(?:ed|ing)$/.test(word),
      )
  );
}

const determinerOrSmall =
  /^(?:an?|the|our|my|your|their|every|each|all|any|for|to|with|on|in|at|from|up|out|over|it|them|you|us)$/i;
