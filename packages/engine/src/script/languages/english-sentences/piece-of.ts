import type { BriefFact } from "../../../brief/brief-fact.ts";
import { readEnglish } from "../../../brief/languages/en.ts";
import { timePhrase } from "../../../brief/languages/english-calendar.ts";
import { parseEnglish } from "../../../brief/languages/english-grammar.ts";
import { placePhrase } from "../../../brief/languages/english-places.ts";
import { isPluralText, preposition, wordsOf } from "../../../brief/languages/english-words.ts";
import type { Form, Piece } from "./composition.ts";
import { runOf, services } from "./goods-and-services.ts";
import { offered } from "./offers.ts";
import { hasFigure, listOf, lower, subjectOf } from "./phrases.ts";
import { placeOf, state } from "./places.ts";
import { priced } from "./prices.ts";
import { isRole, roleOf, withoutPlace } from "./roles.ts";
import { tidy } from "./tidy.ts";

const fixed: [RegExp, string][] = [
  [
    /^(?:use )?code (\p{Lu}[\p{Lu}\d]{2,}) for (\d+ ?% off|[$€£]\d+ off|free) (?:your )?(first \p{L}+|\p{L}.*)$/iu,
    "use the code $1 for $2 your $3",
  ],
  [/^(.*\b(?:prices|fares|rates|fees|tickets) (?:stay|remain|start)) ((?:at )?[$€£].*)$/i, "$1 $2"],
  [/^fee[- ]only fiduciaries$/i, "we’re fee-only fiduciaries"],
  [/^([$€£]0|zero|nothing|no money) down(.*)$/i, "it’s $1 down$2"],
  [/^(?:our |the )?open (house|day|evening)(?: is)?(?: on)? (.*)$/i, "our open $1 is on $2"],
  [
    /^([$€£]\d[\d.]*) (per person|a person|each|pp),? (?:and )?(?:kids |children )?(?:(under|over) (\d+)) (?:is |are |go )?free$/i,
    "it’s $1 $2, and children $3 $4 go free",
  ],
  [/^(?:with |use )?(?:promo )?code (\p{Lu}[\p{Lu}\d]{2,})$/iu, "the code is $1"],
  [/^(?:financing|finance) (?:at )?(\d+(?:\.\d+)?%)(.*)$/i, "there’s $1 financing$2"],
  [/^tours (?:are )?(daily|every day|weekly)$/i, "tours are $1"],
  [/^(lunch|dinner|coffee|drinks?|breakfast)(?: is| are)? on us$/i, "$1 is on us"],
  [
    /^home (every (?:day|night|weekend|week)|daily|nightly|weekly|on weekends|(?:most )?weekends)$/i,
    "you’re home $1",
  ],
  [/^(?:average|avg|averaging) (?=[$€£])/i, "you’ll average "],
  [/^(\d+)[- ]day money[- ]back(?: guarantee)?$/i, "there’s a $1-day money-back guarantee"],
  [
    /^(.*\b(?:pre-?orders|bookings|orders|registrations|applications|sign-?ups|reservations|enrolments)) (?:are )?(?:now )?open$/i,
    "$1 are open",
  ],
  [/^(.*\b(?:registration|enrollment|enrolment|booking)) (?:is )?(?:now )?open$/i, "$1 is open"],
  [/^(\p{L}.* are (?:filling|going|selling) fast)$/iu, "$1"],
  [/^(you must .*)$/i, "$1"],
  [/^(same day is fine)$/i, "$1"],
  [/^((?:everything|all \p{L}+|each \p{L}+) (?:is|are) .*)$/iu, "$1"],
  [/^closed (.*)$/i, "we’re closed $1"],
  [/^(?:now )?open (?!an? |the |your |to |for )(.*)$/i, "we’re open $1"],
  [/^(?:the )?top dollar paid\b/i, "we pay top dollar"],
  [/^(\p{L}+s) ((?:freshly )?(?:baked|made|roasted|cooked|brewed|picked|grown) .*)$/iu, "$1 are $2"],
  [/^gluten[- ]free (?:options )?(?:is )?available$/i, "gluten-free is available"],
  [/^(everyone|everybody|all|newcomers|families)(?: (?:is|are))? welcome,?$/i, "everyone is welcome"],
  [/^(?:the )?average (customer|client|member|family) (\p{L}+s .*)$/iu, "our average $1 $2"],
  [/^(month to month)\b/i, "it’s $1"],
  [/^((?:second|third|fourth|fifth)[- ]generation)$/i, "we’re the $1"],
  [/^((?:small )?family(?:[- ](?:run|owned))? business) since /i, "we’ve been a $1 since "],
  [/^been (in|at|on|here|around|open|family[- ]owned|\p{L}+ing) /iu, "we’ve been $1 "],
];

const payment =
  /^(?:cash|cards?|credit(?: cards?)?|debit(?: cards?)?|checks?|cheques?|venmo|zelle|paypal|apple pay|ebt|snap)(?:,? (?:and|or|\/) ?(?:cash|cards?|credit cards?|debit|checks?|cheques?|venmo|zelle|paypal|apple pay|ebt|snap)|, (?:cash|cards?|checks?|venmo|zelle|paypal|ebt))*$/i;

/** Classifies a fact by its grammar. Cautious: anything that no rule is sure of is `words`. */
export function pieceOf(fact: BriefFact): Piece {
  const text = tidy(fact.text);
  const timed = fact.kind === "when" || fact.form === "sentence" ? null : readEnglish.time.exec(text);
  if (timed !== null && timed.index > 5 && !/^(?:daily|today|tonight)$/i.test(timed[0])) {
    const behind = text.slice(timed.index + timed[0].length);
    const more = /^ (?:and|to) \d{1,2}(?:st|nd|rd|th)?(?=$|,| )/.exec(behind)?.[0] ?? "";
    const rest = behind.slice(more.length).trim();
    const base = pieceOf({
      ...fact,
      form: "phrase",
      text: text.slice(0, timed.index).replace(/[\s,]+$/, ""),
    });
    if (
      (base.form === "role" || base.form === "things") &&
      (rest === "" ||
        /^(?:at|in|on|from|near|behind) |(?:hall|park|square|centre|center|school|church|grounds|library|hotel)$/i.test(
          rest,
        ))
    )
      return {
        ...base,
        facts: [fact],
        base: base.text,
        text: `${base.text} ${timePhrase(timed[0])}${more}${rest === "" ? "" : ` ${/^(?:at|in|on|from|near|behind) /.test(rest) ? "" : "at "}${rest}`}`,
      };
  }
  const as = (form: Form, said = text, plural?: boolean): Piece => ({
    form,
    text: said,
    facts: [fact],
    ...(plural === undefined ? {} : { plural }),
  });
  if (fact.form === "question") return as("question");
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
  if (/^no [\p{L}’ -]{3,40}$/iu.test(text)) return as("not", lower(text));
  if (
    /^(?:about |under |only |just )?\d+(?:-\d+)? (?:minutes?|hours?|days?)(?: or less| flat| max(?:imum)?)?$/i.test(
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
  if (preposition.test(wordsOf(text)[0]?.text ?? "")) return as("manner", lower(text));
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

/** Only unmistakable places: "Jo M" and "HydraGlow Facial" are capitalised as well. */
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

/** "based Kettering", "creating 14 local jobs", "days not nights": not something that a business has. */
function isNoThing(text: string): boolean {
  const [first, second] = wordsOf(text);
  return (
    /\b(?:not|never|like|but|so|because|we|you|they|it|both)\b/i.test(text) ||
    (first?.tags.has("PastTense") === true && second?.tags.has("ProperNoun") === true) ||
    ((first?.tags.has("Gerund") === true || first?.tags.has("Infinitive") === true) &&
      ["Value", "Determiner", "Preposition"].some((tag) => second?.tags.has(tag) === true))
  );
}

/** "Agencies report saving hours": a noun with its verb. */
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
