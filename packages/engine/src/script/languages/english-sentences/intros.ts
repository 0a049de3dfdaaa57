import { readEnglish } from "../../../brief/languages/en.ts";
import { timePhrase } from "../../../brief/languages/english-calendar.ts";
import { headOf, withArticle, wordsOf } from "../../../brief/languages/english-words.ts";
import { spokenBrand } from "../../brand-mark.ts";
import type { ComposedLine } from "../composed-parts.ts";
import type { Composition, Piece } from "./composition.ts";
import { havingOf, isService, ofGoods, unarticled } from "./goods-and-services.ts";
import { lineOf, predicated } from "./line-of.ts";
import { listOf, lower, upper } from "./phrases.ts";
import { product } from "./roles.ts";
import { eventful } from "./times.ts";
import { clipped } from "./whole-sentences.ts";

/** Alternative lines that introduce what is sold, and the piece that they state. */
export type Intro = { lines: ComposedLine[]; sold: Piece };

const isWhat = ({ facts }: Piece) => facts.some(({ kind }) => kind === "what");
/** True for a sentence about the business itself, unless it only describes a state, such as "we’re open". */
const isOurs = ({ text }: Piece) =>
  /^(?:we|our|my|I)(?!-)\b(?!’ve been|’re (?:open|closed|rated|licensed|here)| were)/i.test(text);

const plain = (typed: string) =>
  typed
    .toLowerCase()
    .replaceAll("&", "and")
    .replaceAll(/[^\p{L}\p{N}]+/gu, " ");

/** True if a text contains the brand, also with "and" for its "&" or without its apostrophe. */
const names = (text: string, brand: string) =>
  brand.length > 2 && plain(text).includes(plain(spokenBrand(brand)));

/** True if the brand is the subject: "Nadia’s Tailoring hems trousers". */
const isOfBrand = (text: string, brand: string) =>
  /^ \p{Ll}+s \S/u.test(text.startsWith(brand) ? text.slice(brand.length) : "");

/** Finds the piece that says what is sold, and words it in several ways. */
export function introOf(composition: Composition): Intro | undefined {
  const { about, pieces } = composition;
  const told = pieces.filter(
    ({ form, text }) => form !== "question" && form !== "manner" && about.isSound(text),
  );
  const named = spokenBrand(about.brand).replace(/^The /, "").split(" ")[0] ?? "";
  const what = told.find(isWhat);
  // A sentence with the brand as its subject: "Saltmarsh is back …".
  const own = told.find(
    ({ form, text }) =>
      form === "sentence" &&
      named.length > 3 &&
      new RegExp(
        String.raw`^(?:the )?${RegExp.escape(named)}(?:\s[\p{Lu}&][\p{L}’]*)* (?:is|are|has|offers|sells|makes|helps|present|run|now)`,
        "iu",
      ).test(text),
  );
  if (own !== undefined && (own === what || what?.form !== "role"))
    return { lines: [wholeLine(own)], sold: own };
  const naming = told.find(
    ({ form, text, facts }) =>
      (form === "sentence" ||
        (["offer", "told"].includes(form) &&
          (facts[0]?.form === "sentence" ||
            isOfBrand(text.replaceAll("’", "'"), about.brand.replaceAll("’", "'"))))) &&
      !/^(?:I’m|I am|my name|this is|it’s|that’s)\b/i.test(text) &&
      about.brand.length > 3 &&
      names(text.slice(0, 60), about.brand),
  );
  if (naming !== undefined && what?.form !== "role") return { lines: [wholeLine(naming)], sold: naming };
  if (about.isListing && what?.form === "sentence") {
    const place = pieces.find(({ form }) => form === "place");
    const short = lineOf([what], what.text);
    return {
      lines: place === undefined ? [short] : [lineOf([what, place], `${what.text}, ${place.text}`, [short])],
      sold: what,
    };
  }
  const day = pieces.find(({ form }) => form === "time");
  if (day !== undefined && eventNames.test(about.brand) && !pieces.some(isRoleOf)) {
    const place = pieces.find(({ form }) => form === "place");
    const when = timePhrase(day.text).replace(/, (?=\d{1,2}\b.* to )/, ", from ");
    const short = lineOf([day], `{b} is ${when}`);
    return {
      lines: place === undefined ? [short] : [lineOf([day, place], `{b} is ${when}, ${place.text}`, [short])],
      sold: day,
    };
  }
  if (what?.form === "time" && about.isEvent)
    return {
      lines: [lineOf([what], `{b} is ${timePhrase(what.text).replace(/^from /, "on ")}`)],
      sold: what,
    };
  const stressed = told.find(({ facts, form }) => facts[0]?.isStressed === true && form !== "words");
  const first = (...forms: Piece["form"][]) => told.find(({ form }) => forms.includes(form));
  const sold =
    (stressed !== undefined &&
    ["offer", "things", "predicate", "told"].includes(stressed.form) &&
    !/^(?:turn up|come|call|bring)\b/i.test(stressed.text) &&
    !told.some(({ form }) => form === "role")
      ? stressed
      : undefined) ??
    (what !== undefined &&
    ["role", "things", "predicate"].includes(what.form) &&
    (!/^(?:an?|your) \p{L}+$/u.test(what.text) || told.length < 3)
      ? what
      : undefined) ??
    (what?.form === "sentence" && (isOurs(what) || isStatement(what, pieces)) && !isStory(what)
      ? what
      : undefined) ??
    told.slice(0, 3).find(({ form }) => form === "role") ??
    (what?.form === "told" ? what : undefined) ??
    (what?.form === "offer" || (what?.form === "order" && names(what.text, about.brand))
      ? what
      : undefined) ??
    (what?.form === "order"
      ? (told.slice(0, 4).find(({ form }) => ["told", "things"].includes(form)) ?? what)
      : undefined) ??
    (about.isFirst
      ? told.find(
          (piece) =>
            piece.form === "sentence" &&
            isOurs(piece) &&
            !isStory(piece) &&
            !/\b(?:also|too|just)\b/i.test(piece.text),
        )
      : undefined) ??
    first("things", "offer", "told") ??
    first("predicate") ??
    what ??
    told.find(({ form, facts }) => form === "sentence" && facts[0]?.kind !== "when");
  if (sold === undefined) return undefined;
  const isNamed = names(sold.text, about.brand);
  if (isNamed && sold.form !== "things")
    return {
      lines: [lineOf([sold], sold.form === "predicate" ? predicated(sold.text) : sold.text)],
      sold,
    };
  if (isNamed)
    return { lines: [lineOf([sold], `it’s the ${sold.text.replace(/^(?:an?|the) /i, "")}`)], sold };
  if (sold.form === "role") return { lines: roleIntros(sold, composition), sold };
  if (sold.form === "things") return { lines: thingsIntros(sold, composition), sold };
  if (sold.form === "offer") {
    const said = lower(sold.text);
    const lines = [`at {b}, ${said}`, `${said}. That’s {b}`].map((text) => lineOf([sold], text));
    return { lines, sold };
  }
  if (sold.form === "order")
    return { lines: [lineOf([sold], `${sold.text} ${composition.isShop ? "at" : "with"} {b}`)], sold };
  if (sold.form === "time" || sold.form === "place")
    return {
      lines: [lineOf([sold], `{b} is ${sold.form === "time" ? timePhrase(sold.text) : sold.text}`)],
      sold,
    };
  const [subject = ""] = sold.text.split(" ");
  const brandWords = about.brand.toLowerCase().split(/[’'\s]+/);
  if (
    subject.length > 2 &&
    !/^(?:the|our|all|new)$/i.test(subject) &&
    brandWords.includes(subject.toLowerCase())
  )
    return { lines: [lineOf([sold], upper(sold.text))], sold };
  if (sold.form === "told" || (sold.form === "words" && sold.facts[0]?.form === "phrase"))
    return {
      lines: [lineOf([sold], `{b}: ${lower(sold.text.replace(/^selling (?:my |our )?/i, ""))}`)],
      sold,
    };
  if (sold.form === "predicate")
    return {
      lines: [
        lineOf(
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
  if (
    sold.form === "sentence" &&
    /^(?:starting|from|on|this|as of|beginning) (?:\p{Lu}|the \d)/iu.test(sold.text)
  )
    return { lines: [lineOf([sold], sold.text)], sold };
  const [, goods, made = "", where] =
    /^(.{4,60}) (?:is|are) (made|baked|roasted|brewed|grown|built|poured|crafted|sewn) (.*)$/iu.exec(
      sold.text,
    ) ?? [];
  if (sold.form === "sentence" && goods !== undefined)
    return { lines: [lineOf([sold], `{b} ${makes[made.toLowerCase()]} ${lower(goods)} ${where}`)], sold };
  const needs = /^we need (.*)$/i.exec(sold.text)?.[1];
  if (needs !== undefined && !/\b(?:we|our|us)\b/i.test(needs))
    return {
      lines: [`{b} needs ${needs}`, `at {b}, we need ${needs}`].map((text) => lineOf([sold], text)),
      sold,
    };
  const isSaidAt = /^(?:we|our|all|every|everything|each|you|your|there’s|there are|new)\b/i;
  return {
    lines:
      about.isFirst || !/^(?:we|our)\b/i.test(sold.text)
        ? isSaidAt.test(sold.text) || sold.facts[0]?.form !== "sentence"
          ? [wholeLine(sold, "at {b}, ")]
          : []
        : [],
    sold,
  };
}

/** A typed sentence, and shorter versions of it without its end. */
const wholeLine = (piece: Piece, before = ""): ComposedLine => {
  const said = (text: string) => lineOf([piece], before === "" ? text : before + lower(text));
  return { ...said(piece.text), less: clipped(piece.text).map(said) };
};

/** Matches a brand that is itself an event: "Harbor Jazz Festival". */
const eventNames =
  /\b(?:festival|fair|fest|expo|bazaar|carnival|fundraiser|5k|10k|fun run|marathon|market day|open day|open house|gala|concert|parade|cook-?off|fete)$/i;

const isRoleOf = ({ form, facts }: Piece) => form === "sentence" && facts.some(({ kind }) => kind === "what");

const makes: Record<string, string> = {
  made: "makes",
  baked: "bakes",
  roasted: "roasts",
  brewed: "brews",
  grown: "grows",
  built: "builds",
  poured: "pours",
  crafted: "crafts",
  sewn: "sews",
};

/** True for a typed sentence that says what the ad is about, and doesn't answer a question. */
const isStatement = (what: Piece, pieces: readonly Piece[]) =>
  what.facts[0]?.form === "sentence" && pieces[pieces.indexOf(what) - 1]?.form !== "question";

/** True for a sentence about how the business began, which doesn't say what it sells. */
const isStory = ({ text, facts }: Piece) =>
  /^(?:after|since|when|now that|while|because) /i.test(text) ||
  (/\b(?:so|then|why) (?:I|we) (?:started|opened|founded|built|made)\b/.test(text) &&
    facts[0]?.kind !== "slogan");

/** Lines such as "{b} is your dog groomer in Leeds". */
function roleIntros(sold: Piece, { about, pieces }: Composition): ComposedLine[] {
  const open = pieces.find(
    ({ form, text }) => form === "time" && /^(?:open )?(?:24 hours(?: a day)?)$/i.test(text),
  );
  const place = / (?:in|on|near|at|serving|from|across) (?:downtown )?\p{Lu}/u.test(sold.text)
    ? undefined
    : townOf(pieces);
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
    ...thingsNear(sold, pieces).filter(({ text }) => !isService(text) && text.length < 40),
    ...branches,
  ];
  const isYours =
    !/^an? (?:new|small|local|family|free|non-?profit|charity|brand)|\b(?:podcast|app|book|novel|show|film|album|website)\b/i.test(
      role,
    ) && !about.isEvent;
  const since = / since (?:19|20)\d\d$/.exec(role)?.[0];
  if (since !== undefined) return [lineOf([sold], `{b} has been ${role}`)];
  const yours = isYours ? role.replace(/^(?:an?|our|my) /, "your ") : role;
  const own = [sold, ...around, ...(place === undefined ? [] : [place])];
  const where =
    place === undefined
      ? ""
      : `${/ in \p{Lu}/u.test(role) && place.text.startsWith("in ") ? "," : ""} ${place.text}`;
  const short = [lineOf([sold, ...around], `{b} is ${yours}`)];
  const withGoods =
    goods.length === 0
      ? ""
      : `${branches.length === goods.length && where === "" ? "" : ","} with ${listOf(goods.map(({ text }) => text))}`;
  const full = (text: string) =>
    lineOf([...own, ...goods], `${text}${where}${withGoods}`, [lineOf(own, `${text}${where}`), ...short]);
  const lines = [
    full(`{b} is ${yours}`),
    full(about.isFirst ? `we’re {b}, ${role}` : `{b} is ${role}`),
    full(`that’s {b}, ${yours}`),
  ];
  return lines;
}

/** The goods named right after what is sold, three at most. */
function thingsNear(sold: Piece, pieces: readonly Piece[]): Piece[] {
  const found: Piece[] = [];
  for (const piece of pieces.slice(pieces.indexOf(sold) + 1)) {
    if (piece.form !== "things" || piece.facts[0]?.cut !== sold.facts[0]?.cut || found.length === 3) break;
    found.push(piece);
  }
  return found;
}

/** Lines such as "At {b}, you’ll find oak tables". */
function thingsIntros(sold: Piece, composition: Composition): ComposedLine[] {
  const { about, pieces } = composition;
  const all = listedWith(sold, composition);
  const text = listOf(all.map((piece) => (all.length > 1 ? unarticled(piece.text) : piece.text)));
  const modifiers = modifiersOf(sold, all, pieces);
  const place = townOf(pieces);
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
  const isServing = all.every((piece) => isService(piece.text)) && !/^an? /.test(text);
  const kind = havingOf(all, about);
  const alone = havingOf([sold], about);
  const isProduct = all.length === 1 && product.test(text);
  const verb = isServing
    ? "handles"
    : [kind, alone].some((each) => each.startsWith("we offer"))
      ? "offers"
      : alone.startsWith("we serve")
        ? "serves"
        : undefined;
  const many = all.length > 1 || sold.plural === true;
  const base = all.length === 1 ? (sold.base ?? text) : text;
  const isEvent = (!/:/.test(text) && readEnglish.event.test(base)) || eventful.test(base);
  const isOwn = new RegExp(String.raw`\b${RegExp.escape(headOf(wordsOf(base))?.text ?? " ")}\b`, "i").test(
    about.brand,
  );
  const when = text.slice(base.length);
  const starts = isEvent
    ? [
        isOwn
          ? `{b} is ${withArticle(base, wordsOf(base), many)}${when}`
          : `it’s the ${base.replace(/^(?:an?|the) /, "")} at {b}${when.replace(/^ on /, ", ")}`,
      ]
    : about.isListing
      ? [`{b} has a home with ${text.replace(/^an? home with /i, "")}`]
      : isProduct
        ? [`{b} is ${unarticled(text).replace(/^b2b /i, "")}`]
        : verb !== undefined
          ? [`{b} ${verb} ${text}`, about.isFirst ? `at {b}, ${kind}` : `for ${text}, there’s {b}`]
          : composition.isShop
            ? [`at {b}, you’ll find ${text}`, `{b} has ${text}`]
            : [`{b}: ${text}`, `at {b}, you’ll find ${text}`];
  const shorter = all
    .slice(1)
    .map((_, i) => all.slice(0, all.length - 1 - i))
    .map((some) =>
      lineOf(some, starts[0]?.replace(text, () => listOf(some.map((piece) => piece.text))) ?? ""),
    );
  const lines = starts.map((start) => lineOf(own, `${start}${tail}`, [lineOf(all, start), ...shorter]));
  if (place !== undefined && isServing)
    lines.unshift(lineOf([...own, place], `${starts[0]}${tail} ${place.text}`, [...lines]));
  return lines;
}

/** Joins what is sold with the items listed next to it. */
export function listedWith(sold: Piece, { about, pieces }: Composition): Piece[] {
  const found = [sold];
  if (sold.form !== "things" || about.isEvent) return found;
  for (const piece of pieces.slice(pieces.indexOf(sold) + 1)) {
    if (piece.form !== "things" || piece.facts[0]?.cut !== sold.facts[0]?.cut || found.length === 4) break;
    found.push(piece);
  }
  return found;
}

/** The town or area of the business, but not its street. */
function townOf(pieces: readonly Piece[]): Piece | undefined {
  return pieces.find(
    ({ form, text }) =>
      form === "place" &&
      !/\d|\b(?:route|road|street|st|ave|next|behind|across from|corner|past)\b/i.test(text) &&
      text.length < 60,
  );
}

/** Descriptions of the goods: "burn 60 hours", "made in small batches". */
function modifiersOf(sold: Piece, all: readonly Piece[], pieces: readonly Piece[]): Piece[] {
  if (all.length > 1) return [];
  return pieces.filter(
    ({ form, text, facts }) =>
      facts[0]?.cut === sold.facts[0]?.cut &&
      (form === "modifier" || (form === "predicate" && ofGoods.test(text))),
  );
}
