import { article, headOf, isPluralText, roles, wordsOf } from "../../../brief/languages/english-words.ts";
import { lower } from "./phrases.ts";

/** Agent nouns other than those of `roles`, and words that only end like them. */
const agent =
  /(?:\p{L}{3}(?:er|smith|ist|ian)|\p{L}{2}tor|truck|stand|stall|cart|service|team|community|residence|village|hospital|school|lounge|house|room|mill|yard|park|ranch|winery|wash|hall|theatre|theater|circus|choir|orchestra|kitchen)$/iu;
const noAgent =
  /(?:fundraiser|burger|beer|water|dinner|flower|paper|leather|summer|winter|number|corner|butter|sticker|poster|trailer|boiler|roller|computer|printer|heater|dryer|hamper|planter|letter|power|river|cover|order|offer|silver|lobster|oyster|motor|tractor|timber|lumber|cider|pepper|starter|charger|speaker|cruiser|freezer|cooker|chowder|powder|tester|toaster|mixer|weather|october|november|december|september|quarter|washer|filter|gutter|rubber|copper|amber|slipper|sweater|jumper|trouser|blazer|sneaker|trainer|adapter|counter|shutter|newsletter|voucher|semester|easter|member|customer|over|under|after|every|other|together|later|better|ever|never|whatever|cooler|shower|waiter|backyard|courtyard|playground|cashier|driver|server|barista|engineer|manager|worker|helper|carer)s?$/i;

/**
 * Returns true if a phrase names a kind of business: "dog groomer in Eastleigh".
 * @param isSold whether the brief says here what is sold, so that words which only end like an agent ("zipper") count
 * as well
 */
export function isRole(text: string, isSold: boolean): boolean {
  const head = headOf(wordsOf(withoutPlace(text)))?.text ?? "";
  return (
    text.length < 90 &&
    !/\d(?!\w*(?:st|nd|rd|th)\b)|\b(?:from|for) [$€£]/.test(text) &&
    !isPluralText(withoutPlace(text)) &&
    !/^(?:easter|christmas|sunday|memorial|evening|\d)/i.test(text) &&
    (roles.test(head) || (isSold && agent.test(head) && !noAgent.test(head)))
  );
}

/** Products that need no article when the brand is one of them: "payroll software for restaurants". */
export const product =
  /^(?:(?!free|your|our|no|the)[\p{L}\d-]+ ){0,3}(?:software|insurance|self storage|storage)(?: (?:for|in|with|that) .*)?$/iu;

export const withoutPlace = (text: string) =>
  text
    .replace(/ (?:in|on|near|at|for|with|serving|downtown|across|since|by|from|off)\b.*$/i, "")
    .replace(/ and (?:an? )?[\p{L} ]+$/u, "")
    .replace(/ \p{Lu}\p{Ll}+(?:,? \p{Lu}\p{Ll}+)?$/u, (town, at: number) => (at > 3 ? "" : town));

export function roleOf(text: string): string {
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
