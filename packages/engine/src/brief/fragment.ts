import type { FactKind } from "../script/script.ts";
import type { Form } from "./brief-fact.ts";
import type { LearnedCut } from "./learned-cuts.ts";
import type { ReadingTable } from "./reading-table.ts";
import { usualSentence } from "./thresholds.ts";

const number = String.raw`\d{1,9}(?:[.,]\d{2}(?=[.,]\d{3}))?(?:[.,\u202f ]\d{3}){0,3}(?:[.,]\d{1,2})?`;
const scale = String.raw`(?:\s?(?:k|m|million|billion|lakhs?|crores?)\b)?`;
const sign = String.raw`(?:US|CA|A|R|HK|NT|S)?[$€£¥₹₽₩₱₦]|(?:USD|EUR|GBP|AED|CHF|SAR|INR|JPY|CNY|KRW|EGP)\s`;
const behind = String.raw`\$(?![\d ]*\d)|[€£¥₹₽₩元円원₫]|(?:만|천)(?:\s?\d천)?\s?원|万[円元]|(?:USD|EUR|GBP|AED|CHF|euros?|eur|dollars?|pounds|pence|cents|naira|rand|pesos?|reais|francs|franchi|rupees|руб(?:лей|ля|ль|\.)?|р\.?|yuan|块|يورو|ريال|درهم|دولار|جنيه|रुपये|रुपए|रु)(?!\p{L})`;

/** An amount of money or a percentage, in any of the 13 languages. */
const amount = new RegExp(
  String.raw`(?:${sign})\s?${number}${scale}|${number}${scale}\s?(?:${behind})|[\d٠-٩]{1,3}(?:[.,]\d{1,2})?\s?(?:%|٪|％|percent\b|per cent\b)|(?<=[\s(])\d[割折]`,
  "iu",
);

export const hasAmount = (text: string, table: Pick<ReadingTable, "amount">): boolean =>
  amount.test(text) || table.amount?.test(text) === true;

/** The number of a licence or a registration: "PA000551", "UM/000/KD", "SDP 0955/21". */
const licenceNumber = /(?<![\p{L}\p{N}])\p{Lu}{2,6}[ /-]?(?:[\p{Lu}\d]{1,6}[/-]){0,3}\d[\d/-]{3,12}/u;

/**
 * The maximum share of a text that its date or time may take up if the text also says what happens then. A text that
 * is only a date may be the dateline of a press release.
 */
export const mostTime = 0.7;

/**
 * True for a text with a price, a licence number, or a date and what happens then, which is hardly ever just a
 * remark. False if the text trails off.
 */
export function hasHardFact(text: string, table: Pick<ReadingTable, "amount" | "time">): boolean {
  const time = table.time.exec(text)?.[0] ?? "";
  const isDated = /\d/.test(time) && time.length < text.length * mostTime;
  return !/(?:…|\.{3})$/.test(text) && (isDated || hasAmount(text, table) || licenceNumber.test(text));
}

/** Determines how a fragment can be used verbatim. */
export function formOf(text: string, table: ReadingTable): Form {
  if (/[?？؟]$/.test(text)) return "question";
  if (table.negative.test(text) && !table.benefit.test(text)) return "unsaid";
  if (table.dangling?.test(text) === true) return "unsaid";
  const { form, text: said } = table.parse(text);
  const isAsTyped = said.toLowerCase() === text.toLowerCase();
  return isAsTyped && (form === "sentence" || form === "order") ? form : "phrase";
}

/** Classifies what a fragment is about. */
export function kindOf(
  text: string,
  form: Form,
  table: ReadingTable,
  known: { hasWhat: boolean; hasOffer: boolean; isShouted: boolean },
): FactKind {
  const isPriced = hasAmount(text, table);
  if (form === "phrase") {
    const timed = table.time.exec(text);
    if (timed !== null && timed.index <= 6 && timed[0].length >= text.length * 0.7) return "when";
    const placed = table.place.exec(text) ?? (known.isShouted ? null : table.barePlace.exec(text));
    if (placed?.index === 0 && !isPriced) return "where";
  }
  if (table.hiring.test(text) && !known.hasWhat) return "what";
  if (isPriced || (table.offer.test(text) && (known.hasWhat || !table.event.test(text)))) return "offer";
  const isProof = table.proof.test(text);
  if (
    !known.hasWhat &&
    form !== "unsaid" &&
    form !== "question" &&
    table.neverSold?.test(text) !== true &&
    !/^\d+\+?$/.test(text) &&
    !known.hasOffer
  )
    return "what";
  return isProof ? "proof" : table.audience.test(text) ? "audience" : "detail";
}

/**
 * True for a list that is a single fact: a list of people ("voor aannemers, dakwerkers en klussers"), or two things
 * with one price ("friet + stoofvlees €11").
 */
export const isUndivided = (text: string, raw: string, table: ReadingTable): boolean =>
  enumeration.test(text) ||
  (table.audience.test(text) && / (?:und|oder|en|én|of|и|или) [^,]+$/u.test(text)) ||
  (/^[^,+\d]{3,40} \+ [^,+]+$/u.test(raw.trim()) && hasAmount(text, table));

/** A list of what is included: "в комплект входят саженец, удобрение и колышек". */
const enumeration =
  /(?<!\p{L})(?:вход[яи]т|включает|enthält|bevat|incluye|include|comprende|comprend|inclui) [^.;:]{1,120}, [^.;:]{0,120} (?:и|und|en|y|e|et) \p{L}/iu;

/** True for a list with a single price at its end, which is one offer: "cod, chips and peas £7.95". */
export function isBundle(texts: readonly string[], table: ReadingTable): boolean {
  const [last = "", ...others] = texts.toReversed();
  return (
    others.length >= (/^[^,:]{3,30}: \p{L}/u.test(texts[0] ?? "") ? 1 : 2) &&
    others.every((text) => text.replace(/^[^:]*: /, "").split(" ").length <= 3 && !/\d{2}/.test(text)) &&
    /^(?:\d )?[\p{L}-]+ (?!from\b)/u.test(last) &&
    hasAmount(last, table) &&
    !/\bfrom\b/i.test(last)
  );
}

/** The maximum number of words in a heading, and of characters in an item after it. */
const longestHeading = 3;
const longestItem = 24;

/**
 * True for a heading with its content, which are said together: "64 expositores: alheiras, mel", "Apoio: Banco Sol".
 */
export function isHeaded(
  text: string,
  {
    brand,
    table,
  }: { brand: string; table: Pick<ReadingTable, "time" | "amount" | "unfinished" | "isTypedSentence"> },
): boolean {
  const [head = "", rest, ...others] = text.split(": ");
  const [own = ""] = brand.split(" ");
  // The sentence frames for German and Dutch don't fit such phrases.
  const isGermanic = table.unfinished === undefined && table.isTypedSentence !== undefined;
  if (isGermanic || rest === undefined || others.length > 0 || head.includes(",")) return false;
  const isShort = head.split(" ").length <= longestHeading;
  const isNamed = own !== "" && head.toLowerCase().includes(own.toLowerCase());
  return (
    isShort &&
    /\p{Ll}/u.test(head) &&
    !isNamed &&
    !table.time.test(head) &&
    !hasAmount(rest, table) &&
    rest.split(", ").every((item, _, all) => all.length === 1 || item.length <= longestItem)
  );
}

/** True for segments that form one sentence, or a list with a single price. */
export function isOne(
  raw: string,
  parts: readonly LearnedCut[],
  about: {
    table: ReadingTable;
    clean: (raw: string) => string;
    isComplete: (text: string, ad: readonly string[]) => boolean;
  },
): boolean {
  const { table, clean, isComplete } = about;
  const { mark } = parts.at(-1) ?? {};
  const hasClause = raw.length <= usualSentence || parts.some((part) => isComplete(clean(part.raw), part.ad));
  const isSentence =
    (mark === "." || mark === "!" || mark === "line") &&
    /^\p{Lu}\p{Ll}*(?:[\s,’']|$)/u.test(raw) &&
    hasClause;
  return (
    (isSentence && isComplete(clean(raw), parts[0]?.ad ?? [])) || isBundle(raw.split(", ").map(clean), table)
  );
}
