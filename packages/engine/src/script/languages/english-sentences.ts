import type { BriefFact } from "../../brief/brief-fact.ts";
import { readEnglish } from "../../brief/languages/en.ts";
import { timePhrase } from "../../brief/languages/english-calendar.ts";
import { parseEnglish } from "../../brief/languages/english-grammar.ts";
import { placePhrase } from "../../brief/languages/english-places.ts";
import {
  article,
  headOf,
  isNounPhrase,
  isPluralText,
  mass,
  preposition,
  roles,
  withArticle,
  wordsOf,
} from "../../brief/languages/english-words.ts";
import type { Angle } from "../script.ts";
import type { Composed, ComposedLine } from "./composed-parts.ts";

const lists = new Intl.ListFormat("en");
const listOf = (all: readonly string[]) => {
  const items =
    all.length > 1 && all.every((item) => item.length < 40)
      ? all.flatMap((item) =>
          item.split(/, (?:and )?| and (?!up\b|more\b|(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day)/),
        )
      : all;
  return lists.format(items);
};

const sum = String.raw`(?:[$€£₹]\d[\d.,]*\d|[$€£₹]\d|\b\d+(?:\.\d\d)? (?:quid|dollars|pounds|euros)\b|\b\d{1,4}\.\d\d\b)`;
const cut = String.raw`(?:half price|half off|(?:up to )?\d+ ?% off|buy one,? get one free|[234] for [123]|on sale|on special)`;
/** Those who get or pay something. */
const people =
  /^(?:kids?|children|child|seniors?|students?|teachers?|nurses?|veterans?|military|members?|teens?|adults?|pensioners?|locals?|families|everyone|(?:over|under)[- ]?\d+s?|new (?:customers|clients|members|patients|students)|siblings|students and seniors|seniors and students|first[- ](?:time|responders?)(?: \p{L}+s)?)(?: under \d+| over \d+| and \p{L}+)?$/iu;

type Form =
  | "question"
  | "sentence"
  | "order"
  | "offer"
  | "role"
  | "things"
  | "predicate"
  | "quality"
  | "not"
  | "brief"
  | "place"
  | "time"
  | "manner"
  | "modifier"
  | "words";

type Piece = { form: Form; text: string; facts: BriefFact[]; plural?: boolean; base?: string };

/** Agent nouns, besides those of `roles`; and what only ends like them. */
const agent =
  /(?:\p{L}{3}(?:er|smith|ist|ian)|\p{L}{2}tor|truck|stand|stall|cart|service|team|community|residence|village|hospital|school|lounge|house|room|mill|yard|park|ranch|winery|wash|hall|theatre|theater|circus|choir|orchestra|kitchen)$/iu;
const noAgent =
  /(?:burger|beer|water|dinner|flower|paper|leather|summer|winter|number|corner|butter|sticker|poster|trailer|boiler|roller|computer|printer|heater|dryer|hamper|planter|letter|power|river|cover|order|offer|silver|lobster|oyster|motor|tractor|timber|lumber|cider|pepper|starter|charger|speaker|cruiser|freezer|cooker|chowder|powder|tester|toaster|mixer|weather|october|november|december|september|quarter|washer|filter|gutter|rubber|copper|amber|slipper|sweater|jumper|trouser|blazer|sneaker|trainer|adapter|counter|shutter|newsletter|voucher|semester|easter|member|customer|over|under|after|every|other|together|later|better|ever|never|whatever|cooler|shower|waiter|backyard|courtyard|playground|cashier|driver|server|barista|engineer|manager|worker|helper|carer)s?$/i;

const state =
  /, (?:Alabama|Alaska|Arizona|Arkansas|California|Colorado|Connecticut|Delaware|Florida|Georgia|Hawaii|Idaho|Illinois|Indiana|Iowa|Kansas|Kentucky|Louisiana|Maine|Maryland|Massachusetts|Michigan|Minnesota|Mississippi|Missouri|Montana|Nebraska|Nevada|New \p{L}+|North \p{L}+|Ohio|Oklahoma|Oregon|Pennsylvania|Rhode Island|South \p{L}+|Tennessee|Texas|Utah|Vermont|Virginia|Washington|West Virginia|Wisconsin|Wyoming)$/u;

/** Small marks that a hurried typist leaves out. */
const tidies: [RegExp, string][] = [
  [/^u-pick /i, "pick-your-own "],
  [
    /\bend of (?=January|February|March|April|May|June|July|August|September|October|November|December|the )/g,
    "the end of ",
  ],
  [/\bthe the\b/g, "the"],
  [/(?<=\p{L}{2}) no ((?:[\p{L}-]+ )?[\p{L}-]{3,}(?:(?: or | and )[\p{L}-]+)?)$/iu, ", with no $1"],
  [/, no ([\p{L}-]+(?: [\p{L}-]+){0,2})$/iu, ", with no $1"],
  [
    /(?<=\S),? this weekend only,? (?:with |use )?code (\p{Lu}[\p{Lu}\d]*)/u,
    ", this weekend only, with code $1",
  ],
  [/(?<!with|[Uu]se|promo|the|your),? (?:use )?code (?=\p{Lu}[\p{Lu}\d]*\b)/u, " with code "],
  [/^(buy \S+(?: \p{L}+)?),? (get \S+)/iu, "$1, $2"],
  [/(?<=days?) (?=\d{1,2}(?::\d\d)? ?[ap]\.?m)(?!\d{1,2}(?::\d\d)? ?[ap]\.?m\.? ?(?:to|until))/gi, " at "],
  [
    /(?<=day|(?:January|February|March|April|May|June|July|August|September|October|November|December) \d{1,2}) (?=\d{1,2}(?::\d\d)? ?(?:[ap]m )?to \d)/g,
    ", ",
  ],
  [/\b(dog|kid|pet|family|child|baby) friendly (?=\p{L})/giu, "$1-friendly "],
  [/\bget first (?=\p{L})/giu, "get your first "],
  [
    /(?<=\d) (?=through (?:January|February|March|April|May|June|July|August|September|October|November|December))/g,
    ", ",
  ],
  [/(?<=\p{L}{3}) (?=grades? (?:\d|K))/giu, " for "],
  [/(?<=\p{L}{3}) (?=ages? \d)/giu, " for "],
  [
    /\b(hand|wood|oven|stone|slow|coal|brick|pan|house|home|farm|locally|freshly) (fired|poured|made|baked|roasted|smoked|grown|brewed|cooked|crafted|rolled|dipped)(?= \p{L})/giu,
    "$1-$2",
  ],
  [/\b(locally|freshly)-/gi, "$1 "],
  [/(?<=\d) years (?=experience)/gi, " years of "],
  [/\ba?n? ?(\d+)[- ](year|month|day)s?[- ](?=(?:\p{L}+ )?(?:warranty|guarantee)\b)/giu, "a $1-$2 "],
  [/\ba (?=(?:8|11|18|80)-)/g, "an "],
  [/(?<=\p{L}) corner of /giu, " on the corner of "],
  [/\b(?:on )?the on the corner/gi, "on the corner"],
  [/ pick[- ]?up only\b/gi, ", pick-up only"],
  [/(?<=\d|[ap]m) (?=weekdays|weekends)/gi, " on "],
  [/(\p{Lu}\p{Ll}{2,8} \d{1,2}) ?\+ ?(?=\d{1,2}\b)/gu, "$1 and "],
  [
    /(?<=[$€£]\d[\d.]*),? ((?:kids|children|under[- ]\d+s?|seniors)(?: under \d+)?) (?:go |get in |are )?free/giu,
    ", and $1 go free",
  ],
  [
    /(?<=\d%? off) (?=(?:siblings|seniors|students|military|teachers|kids|members|veterans|nurses|new customers|locals)\b)/gi,
    " for ",
  ],
  [/^new (client|customer|patient|member) (?=\d|half|free)/i, "new $1s "],
  [/^kids (?=(?:\p{L}+ )?(?:classes|lessons|parties|camps?|clubs?|haircuts|meals)\b)/iu, "kids’ "],
  [/(?<=\p{L} \d+) (?=(?!to |and |or |for |at |from )\p{L}+ \d+$)/gu, ", "],
  [/^(spots|places|spaces|seats|tickets) (filling|going|selling) fast$/i, "$1 are $2 fast"],
  [/^must (?=drive|have|be|love)/i, "you must "],
  [/^same[- ]day (?:ok|okay|available|fine|possible)$/i, "same day is fine"],
  [
    /^(everything|all \p{L}+|each \p{L}+) (?=(?:freshly |locally |home)?(?:made|baked|cooked|grown|roasted|served|sourced|built|sewn|prepared)\b)/iu,
    "$1 is ",
  ],
  [/^(all \p{L}+s) is /iu, "$1 are "],
  [/^in by (\S+) out by (\S+)$/i, "in by $1, out by $2"],
  [/\btrade in (?=bonus|value)/gi, "trade-in "],
  [/\b(\d+) ?pc (?=\p{L})/giu, "$1 piece "],
  [/\btune up(?=,| and |$| [$€£])/gi, "tune-up"],
  [/\bcheck up(?=,| and |$)/gi, "check-up"],
  [/\bsame day (?=\p{L})/giu, "same-day "],
  [/\bclean up\b(?=,|$| and)/gi, "clean-up"],
  [/\bcall out (?=fees?|charges?)/gi, "call-out "],
  [/\b(\d+) on (\d+) (?=\p{L})/gu, "$1-on-$2 "],
  [
    /\b(maths?|reading|writing|science|english|spanish|french|history),? (?=(?:maths?|reading|writing|science|english|spanish|french|history|SAT|ACT)\b)/gi,
    "$1, ",
  ],
  [/\bzoom\b/g, "Zoom"],
  [/\bxrays?\b/gi, "X-rays"],
  [/(?<=^|\s)(\p{L}+s) first (?=(?!class)\p{L}+ (?:half|free|\d|is))/giu, "$1’ first "],
  [/^([\p{L}-]+) and (\p{L}+) and (?=\p{L})/iu, "$1, $2 and "],
  [/^(\p{L}+ \p{L}+) and (\p{L}+) and (?=\p{L})/iu, "$1, $2 and "],
  [
    /^(?:on )?((?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)days?) (?:is|are|=) ((?:kids|seniors|students|ladies) .*)$/u,
    "$2 on $1s",
  ],
  [/(?<=days)s\b/g, ""],
  [/^(?:we )?accept(?:s|ing)? /i, "we take "],
  [/(?<=\p{Ll} )county\b/gu, "County"],
];

const tidy = (typed: string) =>
  tidies
    .reduce(
      (text, [form, to]) =>
        text.replaceAll(
          new RegExp(form.source, form.flags.includes("g") ? form.flags : `${form.flags}g`),
          to,
        ),
      typed.trim(),
    )
    .replaceAll(/\b(?:spanish|french|german|italian|english|mexican|japanese|indian|greek)\b/g, (word) =>
      upper(word),
    );

const lower = (text: string) =>
  /^(?:I\b|I’|\p{Lu}{2}|\p{Lu}\p{L}*\d|(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day|\{b\})/u.test(text) ||
  parseEnglish(text).text.startsWith(text.charAt(0))
    ? text
    : text.charAt(0).toLowerCase() + text.slice(1);
const upper = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** A noun phrase as a sentence begins with it, with its article. */
function subjectOf(phrase: string): string {
  const said = lower(phrase);
  if (/ (?:special|deal|menu|combo|offer|package)$/i.test(said) && !/^(?:an?|the|our|my) /.test(said))
    return `the ${said}`;
  if (/(?:s’|’s) /.test(said)) return said;
  const words = wordsOf(said);
  return withArticle(said, words, isPluralText(said));
}
const beOf = (phrase: string) =>
  /^20\d\d .*s$/.test(phrase) || isPluralText(phrase.replace(/^.*(?:s’|’s) /, "")) ? "are" : "is";

/** A price as a sentence: "full groom from 38 quid" → "A full groom starts at 38 quid". */
function priced(text: string): string | undefined {
  const menu = new RegExp(
    String.raw`^(?:the )?(?<head>[\p{L} ]{3,30}): (?<items>[^$€£₹]{4,80}?),? (?:for |only |just )?(?<price>${sum}.*)$`,
    "iu",
  ).exec(text);
  if (menu?.groups !== undefined)
    return `the ${lower(menu.groups["head"] ?? "")} is ${subjectOfList(menu.groups["items"] ?? "")} for ${menu.groups["price"]}`;
  const after = new RegExp(String.raw`^(${sum}.*?) after (?:that|this)$`, "i").exec(text);
  if (after !== null) return `after that, it’s ${after[1]}`;
  const whole = new RegExp(
    String.raw`^(?<what>(?:20\d\d )?[^$€£₹\d][^$€£₹]{2,60}?),? (?<from>from|starting at|starting from|starts? at|starts? from|as low as)(?: only| just)? (?<rest>${sum}.*)$`,
    "iu",
  ).exec(text);
  if (whole?.groups !== undefined) {
    const { what = "", rest = "" } = whole.groups;
    if (!isNamed(what)) return undefined;
    return `${subjectOf(what)} ${beOf(what) === "are" ? "start" : "starts"} at ${rest}`;
  }
  const two = new RegExp(
    String.raw`^(?<one>[^$€£₹\d,]{3,40}) (?<first>${sum}(?: (?:an?|per|each) ?\p{L}*)?),? (?:and )?(?<other>(?!normally|was|were|regularly|usually|or|plus|for|with|to|until|instead|a|an|per|each|on|in)\p{L}[^$€£₹\d,]{2,40}) (?<second>${sum}(?: (?:an?|per|each) ?\p{L}*)?)$`,
    "iu",
  ).exec(text);
  if (two?.groups !== undefined) {
    const { one = "", first = "", other = "", second = "" } = two.groups;
    const verb = (who: string) => (people.test(who) ? "pay" : beOf(who));
    return `${people.test(one) ? one : subjectOf(one)} ${verb(one)} ${first}, and ${other} ${verb(other)} ${second}`;
  }
  const each = new RegExp(
    String.raw`^(?<first>${sum}(?: (?:an?|per) ?\p{L}+)?) (?:for )?(?<one>infants|toddlers|adults|kids|children|seniors|students|members|preschool\p{L}*)$`,
    "iu",
  ).exec(text);
  if (each?.groups !== undefined) return `it’s ${each.groups["first"]} for ${each.groups["one"]}`;
  const bare = new RegExp(
    String.raw`^(?<from>from|starting at|starting from|only|just)? ?(?<rest>${sum}.*)$`,
    "iu",
  ).exec(text);
  if (bare?.groups !== undefined) {
    const { from = "", rest = "" } = bare.groups;
    if (/^from|^start/i.test(from)) return `prices start at ${rest}`;
    if (new RegExp(String.raw`^${sum} off\b`).test(rest))
      return `you get ${rest.replace(/ off (?=first|next|any)/, (off) => `${off}${/first|next/.test(rest) ? "your " : ""}`)}`;
    if (
      new RegExp(
        String.raw`^${sum}(?:$|,? (?:an?|per|each|with|for|no|flat|all|plus|on|until|this|including)\b|,)`,
        "i",
      ).test(rest)
    )
      return from === "" ? `you pay ${rest}` : `you pay ${from} ${rest}`;
    const goods = new RegExp(
      String.raw`^(${sum}) ((?:[\p{L}’-]+ ){0,3}[\p{L}-]+s)((?: (?:on|every|all|until|this|with|for) .*)?)$`,
      "u",
    ).exec(rest);
    if (goods !== null && isPluralText(goods[2] ?? "")) return `${goods[2]} are ${goods[1]}${goods[3] ?? ""}`;
    if (
      /\b(?:provides?|feeds?|buys?|gets?|pays?|covers?|helps?|gives?|saves?|is|are|includes?|keeps?|will|can)\b(?! ?\d+ ?%)/i.test(
        rest,
      ) &&
      !/ or /.test(rest)
    )
      return rest;
    if (/\b(?:bonus|discount|credit|voucher|rebate)\b/i.test(rest)) return undefined;
    return `it’s ${from === "" ? "" : `${from} `}${rest.replace(/(?<!,) or /, ", or ")}`;
  }
  const named = new RegExp(
    String.raw`^(?<what>[^$€£₹]{3,64}?),? (?<joint>is |are |at |for |only |just |now )?(?<rest>${sum}.*)$`,
    "iu",
  ).exec(text);
  if (named?.groups === undefined) return undefined;
  const { what = "", joint = "", rest = "" } = named.groups;
  if (
    /^(?:save|get|win|spend|buy|under|over|up to|we|you|they|i)\b/i.test(what) ||
    /\b(?:over|under|than|to|up to|worth|spend|of|off|with|and|or|is|are|a|an|the)$/i.test(what)
  )
    return undefined;
  if (people.test(what)) return `${what} pay ${rest}`;
  if (/,/.test(what) || / and /.test(what) || joint.trim() === "for")
    return /^(?:an?|the|your|\d|all|any)\b/i.test(what) || !/\b(?:we|you|is|are|get|it|they)\b/i.test(what)
      ? `you get ${subjectOfList(what)} for ${rest}`
      : undefined;
  if (!isNamed(what)) return undefined;
  if (/^\d/.test(what))
    return `you get ${isPluralText(what) ? what : `${article(what)} ${what.replace(/^(\d+) /, "$1-")}`} for ${rest}`;
  if (/ (?:course|package|pass|programme|program|bundle)$/i.test(what) && /^\d/.test(what))
    return `${subjectOf(what)} is ${rest}`;
  return `${subjectOf(what)} ${beOf(what)} ${joint.replace(/^(?:is|are|at) $/, "")}${rest}`;
}

/** What a price may stand behind: no clause. */
const isNamed = (what: string) =>
  what.split(" ").length <= 7 &&
  !/\b(?:is|are|was|get|gets|got|we|you|they|it|or|if|when|that|who|than)\b/i.test(what) &&
  !preposition.test(wordsOf(what)[0]?.text ?? "");

/** "check up, clean and X-rays" → "a check up, clean and X-rays". */
function subjectOfList(what: string): string {
  const said = lower(what);
  const [first = ""] = said.split(/,| and /);
  const words = wordsOf(first);
  return said.replace(first, () =>
    isPluralText(first) || mass.test(first) ? first : withArticle(first, words, false),
  );
}

/** An offer without a price as a sentence: "free quotes" → "Quotes are free". */
function offered(text: string): string | undefined {
  const sale = /^(?:the |our )?([\p{L} ]{3,24} (?:sale|special|offer|deal|promotion)): (.*)$/iu.exec(text);
  const inSale = sale === null ? undefined : (priced(sale[2] ?? "") ?? offered(sale[2] ?? ""));
  if (sale !== null && inSale !== undefined) return `in the ${lower(sale[1] ?? "")}, ${inSale}`;
  const ships = /^ships? free(.*)$/i.exec(text);
  if (ships !== null) return `we ship free${ships[1]}`;
  const free =
    /^free (?!(?:for|on|with|if|when|to|in|at|from)\b)([\p{L}’ -]+?)((?:,? (?:on|over|with|for|in|out|at|within|every|all|when|until|this|to|behind|near)\b.*)?)$/iu.exec(
      text,
    );
  if (free !== null) {
    const [, what = "", rest = ""] = free;
    const head = headOf(wordsOf(what))?.text ?? "";
    if (/ (?:and|or) /.test(what)) return `you get free ${what}${rest}`;
    if (isPluralText(what)) return rest === "" ? `${what} are free` : `you get free ${what}${rest}`;
    if (/^(?:parking|wi-?fi|admission|entry|coffee|childcare|delivery|shipping)$/i.test(head))
      return /^,? (?:out|behind|near|in|at|on (?!orders))/.test(rest)
        ? `there’s free ${what}${rest}`
        : `${what} is free${rest}`;
    return `you get ${mass.test(what) && !/(?:consultation|session|inspection|evaluation|trial|lesson|drink|massage)$/i.test(what) ? "" : "a "}free ${what}${rest}`;
  }
  const half = new RegExp(
    String.raw`^(?<what>(?!save|get|take|buy|we|you)[\p{L}’, \d-]{3,50}?),? (?:is |are |now )?(?<off>${cut})(?<rest>.*)$`,
    "iu",
  ).exec(text);
  if (half?.groups !== undefined) {
    const { what = "", off = "", rest = "" } = half.groups;
    if (people.test(what)) return `${what} get ${/^half price$/i.test(off) ? "half price" : off}${rest}`;
    if (/\b(?:is|are|get|gets|take|takes)\b/i.test(what) || !isNounPhrase(wordsOf(what))) return undefined;
    return `${subjectOf(what)} ${beOf(what)} ${off}${rest}`;
  }
  const whose = /^((?:up to )?\d+ ?% off|[$€£₹]\d+ off|half price) for ([\p{L} ]+)$/iu.exec(text);
  if (whose !== null && people.test(whose[2] ?? "")) return `${whose[2]} get ${lower(whose[1] ?? "")}`;
  const yours =
    /^(half price|half off|\d+ ?% off) (your [\p{L} ]+?)((?: (?:with|when|until|this|if) .*)?)$/iu.exec(text);
  if (yours !== null) return `${yours[2]} is ${lower(yours[1] ?? "")}${yours[3]}`;
  const off = /^((?:up to )?\d+ ?% off|half off|half price)(.*)$/i.exec(text);
  if (off !== null) return `you get ${off[1]}${(off[2] ?? "").replace(/^ (?=first|next)/i, " your ")}`;
  const deal = /^([234] for [123]) (?!the\b)([\p{L} ]+s)( (?:on|every|all|until|this) .*)?$/iu.exec(text);
  if (deal !== null) return `${deal[2]} are ${deal[1]}${deal[3] ?? ""}`;
  if (
    /^(?:an? |the )?(?:free|\d+ ?%|[$€£₹]\d[\d,]*) .*(?:discount|bonus|credit|voucher|gift card|rebate)s?\b/i.test(
      text,
    ) ||
    /\bdiscounts?$/i.test(text)
  )
    return isPluralText(text)
      ? `there are ${text}`
      : `you get ${/^[$€£₹]/.test(text) ? `${article(text.slice(1))} ${text}` : withArticle(text, wordsOf(text), false)}`;
  return undefined;
}

const fixed: [RegExp, string][] = [
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
];

const payment =
  /^(?:cash|cards?|credit(?: cards?)?|debit(?: cards?)?|checks?|cheques?|venmo|zelle|paypal|apple pay|ebt|snap)(?:,? (?:and|or|\/) ?(?:cash|cards?|credit cards?|debit|checks?|cheques?|venmo|zelle|paypal|apple pay|ebt|snap)|, (?:cash|cards?|checks?|venmo|zelle|paypal|ebt))*$/i;

/** What a fact is by its grammar. Cautious: what no rule is sure of is `words`. */
function pieceOf(fact: BriefFact): Piece {
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
      / since (?:19|20)\d\d$/.test(text) ? text.replace(/^\S+/, "’ve served") : text.replace(/^\S+/, "serve"),
    );
  if (
    fact.form === "phrase" &&
    /^\p{Lu}[\p{L}’]+(?: \p{Lu}[\p{L}’]+){0,2},? (?:next to|across from|behind|opposite|near) \S/u.test(text)
  )
    return as("place", `at ${text.replace(/,? (?=(?:next to|across from|behind|opposite|near) )/, ", ")}`);
  if (fact.kind === "where" && fact.form === "phrase") return as("place", placeOf(text));
  const runs = runOf(text);
  if (runs !== undefined) return as("things", listOf(runs), true);
  if (text.split(" ").length <= 3 && services.test(text) && !/^(?:we|I|the|our|your)\b/i.test(text))
    return as("things", lower(text), isPluralText(text));
  const offer =
    fact.form === "phrase" || fact.form === "order"
      ? (priced(text) ?? (fact.form === "phrase" ? offered(text) : undefined))
      : undefined;
  if (offer !== undefined) return as("offer", offer);
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
  if (isRole(text) || (parsed.form === "role" && !/\bfor \d+ years/.test(text)))
    return as("role", roleOf(text));
  if (/^\d+(?:st|nd|rd|th) (?:Avenue|Street|Ave|St)\b/u.test(text)) return as("place", `on ${text}`);
  if (hasVerb(text)) return as(parsed.plural === true ? "sentence" : "words");
  if (
    parsed.form !== "thing" ||
    hasFigure(text) ||
    /(?<!grades?|ages?|[Aa]t|from|to|and) \d+(?:$|,)|\bfor \d+ years/u.test(text)
  )
    return as("words");
  return as(
    "things",
    /,/.test(said) && !/ and /.test(said) ? listOf(text.split(/, /)) : said,
    parsed.plural ?? false,
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

/** What goods do: only said of them. */
const ofGoods = /^(?:burn|last|hold|weigh|fit|sleep|seat|feed|charge|dr(?:y|ie))s?\b/i;

const determinerOrSmall =
  /^(?:an?|the|our|my|your|their|every|each|all|any|for|to|with|on|in|at|from|up|out|over|and|it|them|you|us)$/i;

/** "leaks drains water heaters", "tree removal stump grinding": what ends with a plural, or the name of a service, in a row is a list. */
function runOf(text: string): string[] | undefined {
  const words = text.split(" ");
  if (
    words.length < 3 ||
    words.length > 8 ||
    !words.every(
      (word) =>
        /^\p{L}[\p{L}-]+$/u.test(word) &&
        !preposition.test(word) &&
        !/^(?:and|or|our|your|the|we|you|is|are)$/i.test(word),
    )
  )
    return undefined;
  const split = (isEnd: (word: string) => boolean) => {
    const found: string[][] = [[]];
    for (const [at, word] of words.entries()) {
      found.at(-1)?.push(word.toLowerCase());
      if (isEnd(word) && at < words.length - 1) found.push([]);
    }
    return found.every((each) => each.length <= 3) && isEnd(words.at(-1) ?? "")
      ? found.map((each) => each.join(" "))
      : [];
  };
  const plurals = split((word) => /[^s’]s$/.test(word) && !/(?:us|is|ss)$/.test(word) && word.length > 3);
  if (plurals.length >= 3) return plurals;
  const served = split((word) => services.test(word) && !word.endsWith("s"));
  return served.length >= 2 && served.every((each, at) => at === served.length - 1 || each.includes(" "))
    ? served
    : undefined;
}

/** Whether a phrase names what a business is: "dog groomer in Eastleigh". */
function isRole(text: string): boolean {
  const head = headOf(wordsOf(withoutPlace(text)))?.text ?? "";
  return (
    text.length < 90 &&
    !/\d(?!\w*(?:st|nd|rd|th)\b)|\b(?:from|for) [$€£]/.test(text) &&
    !isPluralText(withoutPlace(text)) &&
    !/^(?:easter|christmas|sunday|memorial|evening|\d)/i.test(text) &&
    (roles.test(head) || (agent.test(head) && !noAgent.test(head)))
  );
}

const withoutPlace = (text: string) =>
  text
    .replace(/ (?:in|on|near|at|for|with|serving|downtown|across|since|by|from|off)\b.*$/i, "")
    .replace(/ and (?:an? )?[\p{L} ]+$/u, "")
    .replace(/ \p{Lu}\p{Ll}+(?:,? \p{Lu}\p{Ll}+)?$/u, (town, at: number) => (at > 3 ? "" : town));

function roleOf(text: string): string {
  const said = text
    .replace(/(?<=\p{L}) downtown (?=\p{Lu})/u, " in downtown ")
    .replace(/(?<=\p{Ll}) serving (?=\p{Lu}|the |all )/u, " serving ");
  if (/^(?:an?|the|your|our) /i.test(said)) return lower(said);
  const first = lower(said);
  const nation =
    ["Place", "Demonym"].some((tag) => wordsOf(said)[0]?.tags.has(tag)) ||
    /^\p{Lu}\p{Ll}+(?:an|ish|ese|ch|ek|i) /u.test(said);
  return `${article(first)} ${nation ? said : first}`;
}

const placeOf = (text: string) =>
  placePhrase(text).replace(/(?<=(?:Route|Highway|Exit) \d+) (?=just|near|past|off|across|next)/, ", ");

const services =
  /(?:repairs?|removal|replacements?|installs?|installation|clean-?ups?|cleaning|mowing|edging|painting|plumbing|wiring|rewires|towing|hauling|maintenance|trimming|grinding|pruning|fencing|decking|roofing|gutters?|drains?|leaks?|renovations?|alterations|paperwork|moves|moving|lockouts|servicing|pressure washing|landscaping|plowing|ploughing|clearance|weeding|planting|aeration|detailing|brakes|tires|tyres|inspections|cars|houses|safes|homes|boilers|bathrooms|kitchens|windows|hedges|trees)$/i;
const isService = (text: string) => !/\d/.test(text) && isServiceName(text);
const isServiceName = (text: string) =>
  services.test(headOf(wordsOf(text.replace(/ (?:in|for|on|at|with|from) .*$/, "")))?.text ?? "") ||
  services.test(text.replace(/ (?:in|for|on|at|with|from) .*$/, ""));

/** What the business has, or does, as its sentence; told by "we". */
function havingOf(pieces: readonly Piece[], isEvent: boolean): string {
  const texts = pieces.map(({ text }) => text);
  const list = listOf(texts);
  const [first] = pieces;
  const isMany = pieces.length > 1 || first?.plural === true;
  if (!isEvent && texts.every(isService)) return `we handle ${list}`;
  if (texts.every((text) => /\b(?:emergencies|walk-ins|insurance|commissions|bookings)$/i.test(text)))
    return `we take ${list}`;
  if (isEvent) return `there${first?.plural === true ? " are" : "’s"} ${list}`;
  if (
    texts.some((text) =>
      /(?:ing|therapy|tutoring|lessons|classes|courses|massages?|treatments|care|prep|training|coaching|advice|support|service|services|tours|sessions|appointments|checks|tests|consultations?)$/i.test(
        text.replace(/ (?:in|for|on|at|with|from|to) .*$/, ""),
      ),
    )
  )
    return `we offer ${list}`;
  if (!isMany && /^(?:a|an) /.test(list)) return `there’s ${list}`;
  return `we have ${list}`;
}

export function qualitiesOf(texts: readonly string[]): string {
  const since = texts.find((text) => /\bsince (?:19|20)\d\d$/.test(text));
  const rest = texts.filter((text) => text !== since).map(lower);
  const joined = listOf(rest.flatMap((text) => text.split(/, (?:and )?| and /)));
  if (since === undefined) return `we’re ${joined}`;
  return rest.length === 0 ? `we’ve been ${lower(since)}` : `we’ve been ${lower(since)}, and we’re ${joined}`;
}

/** When a shop is open, or something takes place. */
function timesOf(
  texts: readonly string[],
  { isEvent, isShop }: { isEvent: boolean; isShop: boolean },
): string {
  const isOpen = texts.some((text) => /^(?:now )?open\b/i.test(text));
  const list = texts
    .map((text) => text.replace(/^(?:we’re )?(?:now )?open /i, ""))
    .reduce(
      (all, each, at) =>
        `${all}${at === texts.length - 1 && texts.length > 2 && texts.every((text) => /^\p{Lu}\p{Ll}+day/u.test(text)) ? " and " : ", "}${each}`,
    );
  if (
    /^(?:until|through|by|this|today|tonight|tomorrow|ends?|starts?|starting|from now)\b/i.test(list) &&
    !isOpen
  )
    return /^(?:ends?|starts?)\b/i.test(list)
      ? `it ${list.replace(/^(end|start)s? /i, "$1s ")}`
      : `it’s on ${list}`.replace("on until", "on until");
  if (
    !isOpen &&
    (isEvent ||
      /\b(?:January|February|March|April|May|June|July|August|September|October|November|December) \d/.test(
        list,
      ))
  )
    return /^(?:January|February|March|April|May|June|July|August|September|October|November|December)\b.* to /.test(
      list,
    )
      ? `it runs ${list}`
      : `it’s ${/^(?:\d{1,2}(?::\d\d)? ?(?:[ap]m )?to|on|every|from|at|in)\b/i.test(list) ? list : `on ${list}`}`;
  const said = list.replace(/ too$/i, ", too").replace(/^24 hours$/i, "24 hours a day");
  return `we’re ${isOpen || isShop ? "open" : "here"} ${said.replace(/^(?:Daily|Every|Evenings|Weekends|Weekdays)/, (word) => word.toLowerCase())}`;
}

type About = {
  isEvent: boolean;
  isFirst: boolean;
  hasContact: boolean;
  brand: string;
  isSound: (text: string) => boolean;
};

/** Premises that open and close, as against somebody who comes. */
const shops =
  /\b(?:shop|store|gym|restaurant|caf[eé]|bar|pub|bakery|salon|barber|clinic|dent|museum|gallery|market|farm|garden|studio|diner|pizz|spa|library|groomer|bistro|deli|brewery|coffee|kitchen|grill|fit)/i;

/** Whole sentences of the facts of a brief: openings with what is sold, hooks, and the rest by what is said already. */
export function composeEnglish(facts: readonly BriefFact[], about: About): Composed | undefined {
  const composer = new EnglishComposer(facts, about);
  return composer.composed();
}

class EnglishComposer {
  private readonly about: About;
  private readonly pieces: Piece[];
  private callee: Composed["callee"];
  private person: { name: string; fact: BriefFact } | undefined;
  private order: Piece | undefined;
  private readonly isShop: boolean;
  private readonly contactCuts: ReadonlySet<number>;
  private purpose: Piece | undefined;

  constructor(facts: readonly BriefFact[], about: About) {
    const isEvent = about.isEvent || facts.some(({ kind, text }) => kind === "what" && eventful.test(text));
    this.about = { ...about, isEvent };
    const sayable = facts.filter(
      ({ kind, form }) => kind !== "contact" && kind !== "required" && form !== "unsaid",
    );
    this.isShop = shops.test(`${about.brand} ${sayable.map(({ text }) => text).join(" ")}`);
    this.contactCuts = new Set(facts.filter(({ kind }) => kind === "contact").map((fact) => fact.cut));
    this.pieces = this.bound(sayable.filter((fact) => !this.isCalled(fact)));
    if (sayable.some(({ kind, text }) => kind === "what" && readEnglish.hiring.test(text)))
      for (const piece of this.pieces) piece.text = piece.text.replace(/^you pay /, "the pay is ");
    this.purpose = this.pieces.find(
      ({ form, text, facts: own }) =>
        form === "order" &&
        this.contactCuts.has(own[0]?.cut ?? -1) &&
        /^(?:schedule|book|reserve|get|claim|request|arrange|plan|start|see|view) \p{L}/iu.test(text) &&
        text.length < 48,
    );
    if (this.purpose !== undefined) this.pieces.splice(this.pieces.indexOf(this.purpose), 1);
    if (!about.hasContact) {
      this.order = this.pieces.findLast(
        ({ form, text }) => form === "order" && (/\bit\b/.test(text) || stopBy.test(text)),
      );
      if (this.order !== undefined) this.pieces.splice(this.pieces.indexOf(this.order), 1);
    }
  }

  /** People named for the call and by the typist are said there. */
  private isCalled(fact: BriefFact): boolean {
    const called =
      /^(?:call|text|ring|ask for|phone|contact|email|see|message|whatsapp)(?: or (?:call|text|whatsapp))? ((?:Dr\.? |Chef |Coach )?\p{Lu}\p{Ll}+)$/u.exec(
        fact.text,
      )?.[1];
    if (
      fact.form !== "unsaid" &&
      this.contactCuts.has(fact.cut) &&
      /^\p{L}+$/u.test(fact.text) &&
      (fact.form === "order" ||
        /^(?:reserve|book|order|call|apply|register|enrol+|info|details|quotes?)$/i.test(fact.text))
    )
      return true;
    if (called !== undefined && this.about.hasContact) {
      this.callee = { name: called, facts: [fact.id] };
      return true;
    }
    const named = /^(?:(?:my name(?:’s| is)|I’m|I am|this is) )(\p{Lu}\p{Ll}+)$/u.exec(fact.text)?.[1];
    if (named === undefined) return false;
    this.person = { name: named, fact };
    return true;
  }

  /** The pieces in the order typed; what only limits another is joined to it. */
  private bound(facts: readonly BriefFact[]): Piece[] {
    const pieces: Piece[] = [];
    for (const fact of facts) {
      const last = pieces.at(-1);
      const read = pieceOf(fact);
      const isTown =
        last?.form === "place" && last.facts[0]?.cut === fact.cut && /^\p{Lu}\p{Ll}+$/u.test(fact.text);
      const piece: Piece = isTown ? { form: "place", text: `in ${fact.text}`, facts: [fact] } : read;
      const isBeside = last !== undefined && fact.cut - (last.facts.at(-1)?.cut ?? 0) <= 1;
      const isSame = last !== undefined && fact.cut === last.facts.at(-1)?.cut;
      const join = (text: string) => {
        if (last === undefined) return;
        last.text = text;
        last.facts.push(fact);
      };
      if (
        last !== undefined &&
        fact.isTail === true &&
        isBeside &&
        fact.form === "phrase" &&
        piece.form !== "quality"
      )
        join(`${last.text}, ${lower(fact.text)}`);
      else if (
        last !== undefined &&
        piece.form === "not" &&
        isBeside &&
        ["offer"].includes(last.form) &&
        !/ with no /.test(last.text)
      )
        join(`${last.text}, with ${piece.text}`);
      else if (last !== undefined && piece.form === "not" && isSame && last.form === "offer")
        join(`${last.text} or ${piece.text.replace(/^no /, "")}`);
      else if (
        last !== undefined &&
        piece.form === "offer" &&
        isSame &&
        piece.text.startsWith("after that") &&
        ["offer", "sentence"].includes(last.form)
      ) {
        const [, said = "", not = ""] = /^(.*?)((?:, with no .*)?)$/.exec(last.text) ?? [];
        join(`${said}, and ${piece.text.replace(/^after that, (it’s .*)$/, "$1 after that")}${not}`);
      } else if (
        last !== undefined &&
        isBeside &&
        last.form === "offer" &&
        piece.form === "time" &&
        /^(?:until|through|this|today|tonight|all|only|weekends? only|\p{L}+ only|ends?)\b/iu.test(
          piece.text,
        ) &&
        !/ (?:until|through) /.test(last.text)
      )
        join(
          `${last.text}${/^(?:until|through)/.test(piece.text) ? " " : ", "}${lower(piece.text).replace(/^ends? /, "until ")}`,
        );
      else if (
        last !== undefined &&
        isBeside &&
        piece.form === "manner" &&
        ["things", "predicate"].includes(last.form)
      )
        join(`${last.text}, ${piece.text}`);
      else if (last !== undefined && isSame && last.form === "place" && piece.form === "place")
        join(
          last.text.startsWith("in ") &&
            piece.text.startsWith("in ") &&
            !state.test(last.text) &&
            !state.test(piece.text)
            ? `in ${listOf(`${last.text}, ${piece.text}`.replaceAll(/\bin /g, "").split(/, (?:and )?| and /))}`
            : `${last.text}, ${piece.text}`,
        );
      else if (
        last !== undefined &&
        isSame &&
        ["offer", "things"].includes(last.form) &&
        /^(?:done|ready|fixed|finished|delivered|back|installed|fitted) (?:in|within|by|while|same|the) /i.test(
          fact.text,
        )
      )
        join(`${last.text}, ${lower(fact.text)}`);
      else if (last !== undefined && isSame && last.form === "things" && piece.form === "not")
        join(`${last.text} with ${piece.text}`);
      else if (
        last !== undefined &&
        isSame &&
        last.form === "sentence" &&
        /^\p{L}+ed\b/u.test(piece.text) &&
        piece.form !== "sentence"
      )
        join(`${last.text}, ${lower(piece.text)}`);
      else pieces.push(piece);
    }
    return pieces;
  }

  composed(): Composed | undefined {
    const { about } = this;
    const intro = this.intro();
    if (intro === undefined) return undefined;
    const place = this.pieces.find(({ form }) => form === "place");
    const hooks = this.hooks(intro);
    return {
      intros: intro.lines,
      hooks,
      body: (said) => this.body(said),
      ...(this.callee === undefined ? {} : { callee: this.callee }),
      ...(this.purpose === undefined
        ? {}
        : { purpose: { text: lower(this.purpose.text), facts: idsOf([this.purpose]) } }),
      ...(place === undefined || about.hasContact
        ? {}
        : { place: { text: place.text, facts: idsOf([place]) } }),
      ...(this.order === undefined &&
      place === undefined &&
      !about.hasContact &&
      this.isShop &&
      !about.isEvent
        ? { order: this.line([], "come and see us at {b}") }
        : {}),
      ...(this.order === undefined
        ? {}
        : {
            order: this.line(
              [this.order],
              this.order.text.replace(stopBy, "$1 {b}").replace(/^(?!.*\{b\})(.*?)\bit\b/, "$1{b}"),
            ),
          }),
    };
  }

  private line(pieces: readonly Piece[], text: string, less?: ComposedLine[]): ComposedLine {
    const facts = pieces.flatMap((piece) => piece.facts);
    const [first] = facts;
    const kind =
      pieces.some(({ form }) => form === "offer") || facts.some((fact) => fact.kind === "offer")
        ? "offer"
        : (first?.kind ?? "detail");
    return {
      text,
      facts: facts.map(({ id }) => id),
      kind: kind === "what" ? "detail" : kind,
      isStressed: facts.some((fact) => fact.isStressed === true),
      ...(less === undefined ? {} : { less }),
    };
  }

  /** What says what is sold, in several wordings. */
  private intro(): { lines: ComposedLine[]; sold: Piece } | undefined {
    const { about, pieces } = this;
    const told = pieces.filter(({ form }) => form !== "question");
    const isStory = ({ text, facts }: Piece) =>
      /\b(?:so|then|why) (?:I|we) (?:started|opened|founded|built|made)\b/.test(text) &&
      facts[0]?.kind !== "slogan";
    const [named = ""] = about.brand.split(" ");
    const what = told.find((piece) => piece.facts.some(({ kind }) => kind === "what"));
    if (what?.form === "sentence" && named.length > 3 && what.text.startsWith(named))
      return { lines: [this.line([what], what.text)], sold: what };
    if (what?.form === "time" && about.isEvent)
      return {
        lines: [this.line([what], `{b} is ${timePhrase(what.text).replace(/^from /, "on ")}`)],
        sold: what,
      };
    const sold =
      (what !== undefined && ["role", "things"].includes(what.form) ? what : undefined) ??
      told.find(({ form }) => form === "role") ??
      told.find((piece) => piece.facts.some(({ kind }) => kind === "what") && !isStory(piece)) ??
      told.find(({ form, text }) => form === "things" || (form === "offer" && hasFigure(text))) ??
      told.find(({ form }) => form === "offer") ??
      told.find(
        ({ form, facts }) => (form === "sentence" || form === "predicate") && facts[0]?.kind !== "when",
      );
    if (sold === undefined) return undefined;
    const at = pieces.indexOf(sold);
    const near = (form: Form, from = at) => {
      const found: Piece[] = [];
      for (const piece of pieces.slice(from + 1)) {
        if (piece.form !== form || piece.facts[0]?.cut !== sold.facts[0]?.cut || found.length === 3) break;
        found.push(piece);
      }
      return found;
    };
    const line = (all: readonly Piece[], text: string, less?: ComposedLine[]) => this.line(all, text, less);
    if (sold.form === "role") {
      const open = pieces.find(
        ({ form, text }) => form === "time" && /^(?:open )?(?:24 hours(?: a day)?)$/i.test(text),
      );
      const place = / (?:in|on|near|at|serving|from|across) (?:downtown )?\p{Lu}/u.test(sold.text)
        ? undefined
        : this.townOf();
      const around = open !== undefined && !/\d/.test(sold.text) ? [open] : [];
      const role = around.length > 0 ? sold.text.replace(/^an? /, "a 24-hour ") : sold.text;
      const branches = pieces.filter(
        ({ form, text }) =>
          form === "things" &&
          /^(?:\d+|two|three|four|five|six) (?:\p{L}+ )?(?:locations|offices|stores|shops|branches|clinics|studios)\b/iu.test(
            text,
          ),
      );
      const goods = [
        ...near("things").filter(({ text }) => !isService(text) && text.length < 40),
        ...branches,
      ];
      const isYours =
        !/^an? (?:new|small|local|family|free|non-?profit|charity|brand)/i.test(role) && !about.isEvent;
      const yours = isYours ? role.replace(/^an? /, "your ") : role;
      const own = [sold, ...around, ...(place === undefined ? [] : [place])];
      const where =
        place === undefined
          ? ""
          : `${/ in \p{Lu}/u.test(role) && place.text.startsWith("in ") ? "," : ""} ${place.text}`;
      const short = [line([sold, ...around], `{b} is ${yours}`)];
      const withGoods =
        goods.length === 0
          ? ""
          : `${branches.length === goods.length && where === "" ? "" : ","} with ${listOf(goods.map(({ text }) => text))}`;
      const full = (text: string) =>
        line([...own, ...goods], `${text}${where}${withGoods}`, [line(own, `${text}${where}`), ...short]);
      const lines = [
        full(`{b} is ${yours}`),
        full(about.isFirst ? `we’re {b}, ${role}` : `{b} is ${role}`),
        full(`that’s {b}, ${yours}`),
      ];
      return { lines, sold };
    }
    if (sold.form === "things") {
      const all = this.listed(sold);
      const text = listOf(all.map((piece) => piece.text));
      const modifiers = this.modifiersOf(sold, all);
      const place = this.townOf();
      const areMany = all.length > 1 || sold.plural === true;
      const isState = modifiers.length > 1 && modifiers.every(({ form }) => form === "modifier");
      const tail = isState
        ? ` that ${areMany ? "are" : "is"} ${listOf(modifiers.map((piece) => piece.text))}`
        : modifiers
            .map((piece) =>
              piece.form === "predicate"
                ? ` that ${all.length > 1 || sold.plural === true ? piece.text.replace(/^(\p{L}+?)s /u, "$1 ") : piece.text}`
                : `, ${piece.text}`,
            )
            .join("");
      const own = [...all, ...modifiers];
      const isServing = all.every((piece) => isService(piece.text));
      const kind = havingOf(all, about.isEvent);
      const verb = isServing ? "handles" : kind.startsWith("we offer") ? "offers" : undefined;
      const many = all.length > 1 || sold.plural === true;
      const base = all.length === 1 ? (sold.base ?? text) : text;
      const isEvent = (!/:/.test(text) && readEnglish.event.test(base)) || eventful.test(base);
      const isOwn = new RegExp(
        String.raw`\b${RegExp.escape(headOf(wordsOf(base))?.text ?? " ")}\b`,
        "i",
      ).test(about.brand);
      const when = text.slice(base.length);
      const starts = isEvent
        ? [
            isOwn
              ? `{b} is ${withArticle(base, wordsOf(base), many)}${when}`
              : `it’s the ${base.replace(/^(?:an?|the) /, "")} at {b}${when.replace(/^ on /, ", ")}`,
          ]
        : verb !== undefined
          ? [`{b} ${verb} ${text}`, about.isFirst ? `at {b}, ${kind}` : `for ${text}, there’s {b}`]
          : [`at {b}, you’ll find ${text}`, `{b} has ${text}`];
      const shorter = all
        .slice(1)
        .map((_, i) => all.slice(0, all.length - 1 - i))
        .map((some) =>
          line(some, starts[0]?.replace(text, () => listOf(some.map((piece) => piece.text))) ?? ""),
        );
      const lines = starts.map((start) => line(own, `${start}${tail}`, [line(all, start), ...shorter]));
      if (place !== undefined && isServing)
        lines.unshift(line([...own, place], `${starts[0]}${tail} ${place.text}`, [...lines]));
      return { lines, sold };
    }
    if (sold.form === "offer") {
      const said = lower(sold.text);
      const lines = [`at {b}, ${said}`, `${said}. That’s {b}`].map((text) => line([sold], text));
      return { lines, sold };
    }
    if (sold.form === "order") return { lines: [line([sold], `${lower(sold.text)} at {b}`)], sold };
    if (sold.form === "words" && sold.facts[0]?.form === "phrase")
      return { lines: [this.line([sold], `at {b}: ${lower(sold.text)}`)], sold };
    if (sold.form === "predicate")
      return {
        lines: [
          line(
            [sold],
            about.isFirst
              ? `at {b}, ${predicated(sold.text)}`
              : `{b} ${predicated(sold.text)
                  .replace(/^we /, "")
                  .replace(/^we’re /, "is ")}`,
          ),
        ],
        sold,
      };
    return { lines: [], sold };
  }

  /** What is sold with what is listed beside it. */
  private listed(sold: Piece): Piece[] {
    const found = [sold];
    if (sold.form !== "things" || this.about.isEvent) return found;
    for (const piece of this.pieces.slice(this.pieces.indexOf(sold) + 1)) {
      if (piece.form !== "things" || piece.facts[0]?.cut !== sold.facts[0]?.cut || found.length === 4) break;
      found.push(piece);
    }
    return found;
  }

  /** The town or area of the business, where it is no street. */
  private townOf(): Piece | undefined {
    return this.pieces.find(
      ({ form, text }) =>
        form === "place" &&
        !/\d|\b(?:route|road|street|st|ave|next|behind|across from|corner|past)\b/i.test(text) &&
        text.length < 60,
    );
  }

  /** What describes the goods: "burn 60 hours", "made in small batches". */
  private modifiersOf(sold: Piece, all: readonly Piece[]): Piece[] {
    if (all.length > 1) return [];
    return this.pieces.filter(
      ({ form, text, facts }) =>
        facts[0]?.cut === sold.facts[0]?.cut &&
        (form === "modifier" || (form === "predicate" && ofGoods.test(text))),
    );
  }

  private hooks(intro: { lines: ComposedLine[]; sold: Piece }): Composed["hooks"] {
    const { about, pieces, person } = this;
    const { sold } = intro;
    const hooks: Composed["hooks"] = [];
    const add = (angle: Angle, used: readonly Piece[], text: string, at = 0) => {
      if (hooks.every(({ line }) => line?.text !== text))
        hooks.push({ angle, line: this.line(used, text), intro: at });
    };
    for (const piece of pieces.filter(({ form }) => form === "question"))
      add("question", [piece], piece.text);
    const [brandWord = ""] = about.brand.split(" ");
    for (const piece of pieces)
      if (
        piece !== sold &&
        piece.form === "sentence" &&
        /^(?:my|I|when I|our|we started|in (?:19|20)\d\d)\b/i.test(piece.text) &&
        / (?:started|opened|founded|began) /.test(piece.text)
      )
        add(
          "scene",
          [piece],
          piece.text
            .replace(new RegExp(String.raw`\b${RegExp.escape(brandWord)}$`), "{b}")
            .replace(/(?<!,) so (?=I|we)/, ", so "),
        );
    if (person !== undefined && about.isFirst && sold.form === "role")
      hooks.push({
        angle: "scene",
        line: {
          text: `I’m ${person.name}`,
          facts: [person.fact.id],
          kind: "detail",
          isStressed: false,
        },
        intro: 0,
      });
    const that = sold.form === "role" ? 2 : 0;
    const offers = pieces.filter(
      (piece) =>
        piece !== sold &&
        (piece.form === "offer" ||
          (["order", "sentence"].includes(piece.form) && piece.facts[0]?.kind === "offer")) &&
        opensWell(piece.text),
    );
    const best = offers
      .toSorted((a, b) => strengthOf(b.text) - strengthOf(a.text))
      .filter(({ text }) => strengthOf(text) > 0);
    for (const piece of best.slice(0, 2))
      add(hasFigure(piece.text) ? "figure" : "offer", [piece], shortOf(piece.text), that);
    const nots = pieces.filter(({ form }) => form === "not");
    const briefs = pieces.filter(({ form }) => form === "brief");
    const run = [...briefs, ...nots].slice(0, 3);
    if (run.length > 1) add("contrast", run, run.map(({ text }) => upper(text)).join(". "));
    const proof = pieces.find(
      (piece) =>
        piece !== sold &&
        piece.form === "sentence" &&
        /\d/.test(piece.text) &&
        !/^we’re (?:open|closed)/i.test(piece.text) &&
        opensWell(piece.text) &&
        piece.text.length < 90,
    );
    if (proof !== undefined) add("figure", [proof], proof.text);
    const scene = pieces.find(
      (piece) =>
        piece !== sold &&
        piece.form === "sentence" &&
        (piece.facts[0]?.form === "sentence" || /\bwaived\b/.test(piece.text)) &&
        opensWell(piece.text) &&
        !/\d/.test(piece.text) &&
        !/^(?:there|new|all|we|I) /i.test(piece.text) &&
        piece.text.length < 80,
    );
    if (scene !== undefined) add("scene", [scene], scene.text);
    if (intro.lines.length > 0) hooks.push({ angle: "offer", intro: 0 });
    if (run.length === 1) add("contrast", run, run.map(({ text }) => upper(text)).join(". "));
    const things = pieces.filter((piece) => piece !== sold && piece.form === "things");
    const many = things.find(({ text }) => text.split(/, (?:and )?/).length >= 3 && text.length < 50);
    if (many !== undefined)
      add(
        "scene",
        [many],
        many.text
          .split(/, (?:and )?| and /)
          .map(upper)
          .join(". "),
        that,
      );
    const all = this.listed(sold);
    const need = about.isEvent
      ? undefined
      : needOf(sold, listOf(all.map(({ text }) => text)), all.length > 1 || sold.plural === true);
    if (need !== undefined) hooks.push({ angle: "question", line: this.line(all, need[0]), answer: need[1] });
    const lesser = offers.find(({ text }) => strengthOf(text) === 0);
    if (lesser !== undefined) add("scene", [lesser], lesser.text, that);
    const plea = pieces.find((piece) => piece !== sold && piece.form === "order" && opensWell(piece.text));
    if (plea !== undefined) add("contrast", [plea], plea.text);
    if (intro.lines.length > 1) hooks.push({ angle: "offer", intro: 1 });
    return hooks;
  }

  /** The sentences of what is not said yet, in the order typed; what belongs together is one sentence. */
  private body(said: ReadonlySet<string>): ComposedLine[] {
    const { about } = this;
    const left = this.pieces.filter(
      ({ form, facts, text }) =>
        form !== "question" &&
        !(form === "predicate" && ofGoods.test(text)) &&
        !(form === "words" && /^(?:if|when|because|while|as|for)\b/i.test(text)) &&
        facts.every(({ id }) => !said.has(id)),
    );
    const groups: Piece[][] = [];
    for (const piece of left) {
      const group = groups.find((some) => this.canJoin(some, piece));
      if (group === undefined) groups.push([piece]);
      else group.push(piece);
    }
    return groups.flatMap((group): ComposedLine[] => {
      const lineOf = (some: readonly Piece[]) => this.line(some, this.sentenceOf(some));
      const shorter = group.slice(1).map((_, at) => lineOf(group.slice(0, group.length - 1 - at)));
      const whole = lineOf(group);
      const options = [whole, ...shorter].filter(({ text }) => about.isSound(text));
      const [first, ...less] = options;
      if (first === undefined) {
        const typed = this.line(group.slice(0, 1), group[0]?.facts.map(({ text }) => text).join(", ") ?? "");
        return about.isSound(typed.text) ? [typed] : [];
      }
      return [{ ...first, less }];
    });
  }

  private canJoin(group: readonly Piece[], piece: Piece): boolean {
    const [first] = group;
    const last = group.at(-1);
    if (first === undefined || last === undefined || first.form !== piece.form) return false;
    const length = group.reduce((total, { text }) => total + text.length + 2, piece.text.length);
    const isSame = first.facts[0]?.cut === piece.facts[0]?.cut;
    switch (piece.form) {
      case "modifier":
      case "quality":
      case "not":
      case "brief":
        return group.length < 4 && length < 90;
      case "time":
        return group.length < 4 && (isSame || this.about.isEvent) && length < 120;
      case "things":
        return (
          group.length < 5 &&
          length < 100 &&
          (this.about.isEvent || isService(first.text) === isService(piece.text)) &&
          (isSame || !/ (?:on|at) /.test(`${first.text}${piece.text}`))
        );
      case "offer":
        return (
          isSame &&
          group.length < 2 &&
          length < 110 &&
          !/, (?:with|and) |after that/.test(first.text + piece.text)
        );
      default:
        return false;
    }
  }

  private sentenceOf(group: readonly Piece[]): string {
    const { about, isShop } = this;
    const [first] = group;
    const texts = group.map(({ text }) => text);
    if (first === undefined) return "";
    switch (first.form) {
      case "quality":
        return qualitiesOf(texts);
      case "role":
        return `{b} is ${first.text}`;
      case "things":
        return havingOf(group, about.isEvent);
      case "predicate":
        return predicated(first.text);
      case "not":
      case "brief":
        return texts.map(upper).join(". ");
      case "time":
        return timesOf(texts, { isEvent: about.isEvent, isShop });
      case "place":
        return `you’ll find ${about.isEvent ? "it" : "us"} ${texts[0]}`;
      case "offer":
        return texts.map((text, at) => (at === 0 ? text : lower(text))).join(", and ");
      case "modifier":
        return /^(?:directed|written|performed|hosted|presented|choreographed|sponsored)/.test(first.text)
          ? `it’s ${first.text}`
          : /^(?:owned|run|founded|led)/.test(first.text)
            ? `we’re ${first.text}`
            : `everything is ${listOf(texts)}`;
      default:
        return texts[0] ?? "";
    }
  }
}

/** How much an offer is worth opening with. */
const strengthOf = (text: string) =>
  /\b(?:parking|ship|shipping|quotes?|estimates?|wi-?fi|delivery|bonus|lock|inspection|finance)\b/i.test(text)
    ? 0
    : /\b(?:half|buy|free|\d for \d)\b|\d ?%/i.test(text)
      ? 3
      : hasFigure(text)
        ? 2
        : 1;

/** A bare price as an ad opens with it: "You pay $19 a month, with no contract" → "$19 a month. No contract". */
const shortOf = (text: string) =>
  text
    .replace(
      /^(?:you pay|it’s) ([^,]{4,40}?)((?:, with no [\p{L} -]+)?)$/iu,
      (_, price: string, not: string) => upper(price) + not.replace(", with no", ". No"),
    )
    .replace(/^it’s free (.*?), and it’s /, "Free $1, and ");

/** Names of what takes place, besides those of the reading table. */
const eventful = /\b(?:weekend|event)\b|\b(?:easter|christmas|memorial|sunday) service\b/i;

const stopBy = /^((?:stop|drop|swing|come) by)(?=$| (?:this|today|any|on|every|before|after|for)\b)/i;

const idsOf = (pieces: readonly Piece[]) => pieces.flatMap(({ facts }) => facts.map(({ id }) => id));

/** "make cakes" → "we make cakes", "be hiring" → "we’re hiring". */
const predicated = (text: string) =>
  text.startsWith("’ve ") ? `we${text}` : /^be /i.test(text) ? `we’re ${text.slice(3)}` : `we ${lower(text)}`;

const hasFigure = (text: string) => /[$€£₹]\d|\d+ ?%|\d+ (?:quid|dollars|pounds)|\d\.\d\d/.test(text);

/** Names what it speaks of: no "it". */
const opensWell = (text: string) =>
  text.length >= 14 &&
  text.length <= 96 &&
  !/^(?:it\b(?!’s free for)|they|them|that|this|these|those|after|prices|and|or|but|also|then|everything)\b/i.test(
    text,
  );

/** A question and its answer, which say what is sold. */
function needOf(
  { form, text }: Piece,
  all: string,
  areMany: boolean,
): [question: string, answer: string] | undefined {
  if (/\d|:/.test(all)) return undefined;
  if (form === "role" && text.length < 60) return [`Looking for ${text}?`, "Try {b}"];
  if (form !== "things" || all.length > 80) return undefined;
  return isService(text)
    ? [`Need ${all.replace(/ and (?=[^,]*$)/, " or ")}?`, "{b} handles it"]
    : [`Looking for ${all}?`, `You’ll find ${areMany ? "them" : "it"} at {b}`];
}
