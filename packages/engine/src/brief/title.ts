import { spokenBrand } from "../script/brand-mark.ts";
import type { Brief } from "../script/script.ts";
import { upper } from "../script/spoken-lines.ts";

/** The separators between the parts of a title: "Roof cleaning – Mossbank Ltd", "Corn maze / pumpkins". */
const separator = /\s[-–—|+]\s|\s?[/:|(]\s?/u;
/** A version or a length at the end of a title: "v2 FINAL", "30s". */
const version = /(?:\s+(?:v ?\d+|final|draft|lol|\d+ ?s(?:ecs?)?))+$/iu;
/** Words for an ad, its file or its occasion, in titles that don't name what is sold: "spring promo". */
const ofAd =
  /\b(?:ads?|adverts?|radio|spot|script|copy|promo|campaign|brief|reminder|correction|notice|season|draft|fwd?|re|sale|press|release|day|week|new|half|free|price|opening|hours|website)\b/iu;
const mostWords = 4;
const stemsOf = (text: string) => new Set(text.toLowerCase().match(/(?<!\p{L})\p{L}{4}/gu));

/**
 * Says what is sold, using the ad's title, for a brief that doesn't mention it: "Goat yoga at Elm Farm". Undefined if
 * the title seems to belong to a different brief, or only repeats the advertiser's name.
 */
export function soldInTitle({
  title = "",
  name,
  description,
}: Pick<Brief, "title" | "name" | "description">): string | undefined {
  const sold = (title.split(separator)[0] ?? "").replace(version, "").trim();
  const stems = stemsOf(sold);
  const isSold =
    sold.split(/\s+/).length <= mostWords &&
    !/\d/.test(sold) &&
    !ofAd.test(sold) &&
    stems.isDisjointFrom(stemsOf(name)) &&
    !stems.isDisjointFrom(stemsOf(description));
  return isSold && name !== "" ? `${upper(sold)} at ${spokenBrand(name)}` : undefined;
}
