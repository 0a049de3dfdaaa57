import { isShouted } from "../brief/cut-brief.ts";
import { isEnglishWord } from "../brief/languages/english-spelling.ts";
import { advertiserOf } from "./advertiser.ts";

/** Labels such as "ad", "draft" or "v2" that appear next to a brand name but aren't part of it. */
const filing =
  "ads?|adverts?|spots?|commercials?|promos?|radio (?:ad|spot)|scripts?|press release|now hiring|hiring|jobs?|careers|sales?|campaign|v\\d|version \\d|draft|anuncio|cuña|annonce|spot radio|werbung|stellenanzeige|anúncio|vaga|annuncio|reclame|vacature";
const before = new RegExp(String.raw`^(?:client|advertiser|brand|${filing})\b[\s:–—-]+(?=\S)`, "iu");
const behind = new RegExp(String.raw`(?<=\S)[\s:,–—-]+(?:${filing})(?: ?#?\d+)?$`, "iu");
const asian =
  /(?<=\S)[\s　]+(?:新規開院|新装開店|求人|募集|広告|セール|开业|招聘|促销|广告|채용|광고|오픈|세일)$/u;

const capital = String.raw`\p{Lu}[\p{L}\d’'.&-]*`;
const joint = String.raw`(?:of|the|and|&|at|de|du|des|la|le|les|del|della|dei|degli|delle|di|da|do|dos|das|van|der|den|von|y|e|et|und|en)`;
const run = String.raw`${capital}(?: (?:${joint} )*${capital})*`;
const names = new RegExp(String.raw`(?<![\p{L}\d])${run}`, "gu");

/** A business name, recognised by its last word. */
const business =
  /^\S.* (?:Lines|Inc|LLC|Ltd|Co|Company|Group|Clinic|Studio|Barn|Bakery|Logistics|Freight|Restaurant|Caf[eé]|Salon|Garage|Church|School|Cent(?:er|re)|Shop|Store|Market|Brewery|Farms?|Roofing|Plumbing|Heating|Electric|Solar|Dental|Realty|Motors|Foods|Bank|Union|Insurance|Services|Solutions|Industries|Transport|Trucking|Hospital|Hotel|Care|Academy|Foundation|Drugs|Implement|Grp|Realty Group|Storage|Tattoo|Table|Wheels|Yoga|Gym|Fitness|Dance|Pizza|Pizzeria|Kitchen|Grill|Diner|Deli|Coffee|Roasters|Florist|Flowers|Pets|Vets?|Law|Legal|Attorneys|Cleaning|Cleaners|Landscaping|Painting|Movers|Moving|Photography|Barbers?|Barbershop|Spa|Nails|Beauty|Optical|Pharmacy|Books|Toys|Furniture|Mattress|Flooring|Kitchens|Windows|Tyres|Tires|Auto|Cycles|Bikes|Travel|Tours|Inn|Lodge|Museum|Theat(?:re|er)|Players|College|University|Daycare|Preschool|Nursery|Tutoring|Festival|Podcast|Heating|Air|HVAC|Pools|Pest Control|Security|Locksmiths?|Keys|Jewell?ers|Jewelry|Boutique|Tailors?|Catering|Cakes)(?: (?:&|and) \p{Lu}\p{L}+)?(?= |$)/u;

/**
 * The business or product named in an ad's title. Titles also say what the ad is for ("press release - Cobalt Stage",
 * "Ridge Credit Union auto loan", "mattress ad"), and descriptions often have the full name. Falls back to the whole
 * title.
 */
export function brandName(title: string, description: string): string {
  if (!/[\p{L}\p{N}]/u.test(title)) return named(description, likely.untitled) ?? title;
  if (isFiling(title, description)) {
    const told = client.exec(description)?.[1] ?? named(description, likely.titled);
    if (told !== undefined) return told;
  }
  const bare = title
    .replaceAll(/\s*[([][^()[\]]*[)\]]/g, "")
    .replace(/(?<=\p{L}) ?\/ ?\p{Ll}[\p{L} ]*$/u, "")
    .replace(/ [-–—|] \p{Ll}[\p{L} ]*$/u, "")
    .replace(asian, "")
    .replace(before, "")
    .replace(behind, "")
    .trim();
  const name = /\p{L}{2}/u.test(bare) ? bare : title;
  const isAllCapitals = !/\p{Ll}{3}/u.test(description);
  const typed = isAllCapitals
    ? []
    : [...new Set(description.match(names) ?? [])].filter(({ length }) => length > 3);
  const same = typed.find((other) => other.toLowerCase() === name.toLowerCase());
  if (same !== undefined) return /\p{Ll}/u.test(same) ? same : name;
  const full = isAllCapitals || description.includes(name) ? undefined : firmOfSameName(name, typed);
  if (full !== undefined) return full;
  const [, front] =
    new RegExp(String.raw`^(${capital}(?: (?:${joint} )*${capital})+) (?!${joint} )\p{Ll}`, "u").exec(name) ??
    [];
  // A name before its verb: "Brightway is hiring …".
  const subject = new RegExp(String.raw`^\s*(${run}) (?:is|are|has|will|helps|offers|needs)\b`, "u").exec(
    description,
  )?.[1];
  const isTyped = description.toLowerCase().includes((front ?? "").toLowerCase());
  if (front !== undefined) return fuller(front, typed) ?? (isTyped ? front : (subject ?? front));
  const [, dashed = ""] = /^(.{3,40}?) [-–—|] /u.exec(name) ?? [];
  if (dashed !== "" && description.includes(dashed)) return dashed;
  if (!/[\p{Lu}\p{Ll}]/u.test(name)) return name;
  if (/^[^\p{Ll}]+$/u.test(name) && business.test(withCapitals(name))) return name;
  // A title without a name: "gutter sale", "HIRING".
  const isSentenceCase = /^\p{Lu}\p{Ll}+(?: \p{Ll}+)+$/u.test(name) && !description.includes(name);
  if (/\p{Lu}\p{Ll}/u.test(name) && !isSentenceCase) return name;
  // Finds the owner of a one-word title in the description: "STORAGE", from "U-Lock-It storage".
  const [, owner] = name.includes(" ")
    ? []
    : (new RegExp(String.raw`(${run}) ${RegExp.escape(name.toLowerCase())}`, "u").exec(description) ?? []);
  if (owner !== undefined && !isAllCapitals)
    return `${owner} ${name.charAt(0)}${name.slice(1).toLowerCase()}`;
  const words = new Set(name.toLowerCase().match(/\p{L}{4,}/gu));
  const firms = typed.flatMap((other) => business.exec(other)?.[0] ?? []);
  const isTold = (other: string) =>
    other
      .toLowerCase()
      .split(/[\s-]/)
      .some((word) => words.has(word));
  const told = firms.find(isTold);
  if (isSentenceCase) return told ?? firms[0] ?? named(description, likely.titled) ?? name;
  return (
    told ?? subject ?? firms[0] ?? named(description, likely.titled) ?? (name.includes(" ") ? name : title)
  );
}

/** The client that a form names: "Client: Hart & Son". */
const client =
  /^\s*(?:client|advertiser)(?: name)?\s*[:=]\s*((?:\p{Lu}[\p{L}\d’'.-]*|&|of|the|and)(?: (?:\p{Lu}[\p{L}\d’'.-]*|&|of|the|and)){0,5})\s*(?=[\n,;(.]|$)/mu;

/** Words in a title that describe the ad or its file instead of naming a business. */
const filed =
  /\b(?:(?:for immediate|press|news) release|(?:now )?hiring|vacanc(?:y|ies)|brief|draft|v\d+|version \d+|q[1-4]|push|burst|podcast|radio|spots?|scripts?|ads?|advert|commercial|promo|campaign|lost our lease|(?:spring|summer|autumn|fall|winter|holiday|christmas|easter)|sale|volunteers)\b/giu;

/** True if a title consists of such words: "NOW HIRING radio", "spring spot v2". */
const isFiling = (title: string, description: string) =>
  /^(?:for immediate|press|news) release$/i.test(title.trim()) ||
  (title.search(filed) >= 0 &&
    !/\p{L}{4}/u.test(title.replaceAll(filed, "")) &&
    !description.toLowerCase().includes(title.toLowerCase()));

/** A firm whose name begins like the title: "Corran Loan" is an ad of "Corran Credit Union". */
const firmOfSameName = (title: string, typed: readonly string[]): string | undefined => {
  const [first = ""] = title.split(" ");
  return first.length > 3 && /^\p{Lu}/u.test(first) && !isEnglishWord(first.toLowerCase())
    ? typed.map((other) => business.exec(other)?.[0]).find((firm) => firm?.startsWith(`${first} `))
    : undefined;
};

/** How probable the advertiser's name must be, to be said in an ad without a title, and instead of a title. */
const likely = { untitled: 0.4, titled: 0.5 } as const;

/** A name behind a label: "Business name: Oakline". */
const labelled =
  /(?:^|[\n.,;(])\s*(?:(?:brand|business|company|shop|firmen)[ -]?(?:name|marke|nom|nombre|nome|naam)|name|marke|nom|nombre|nome|naam)\s*[:=]\s*([^\n,;(.]{2,40}?)\s*(?=[\n,;(.]|$)/iu;
/** A name behind a verb: "una clínica que se llama Patas y Cía". */
const introduced =
  /(?<!\p{L})(?:se llama|hei(?:ß|ss)t|s[’']appelle|si chiama|chama-se|heten we|we heten)\s+(\p{Lu}[^\n,;(.]{1,40}?)\s*(?=[\n,;(.]|$)/u;

/** The advertiser that a brief names, with capitals where a name has them. */
function named(description: string, least: number): string | undefined {
  const told = labelled.exec(description)?.[1] ?? introduced.exec(description)?.[1];
  if (told !== undefined) return told;
  const { name: found = "", probability = 0 } = advertiserOf(description) ?? {};
  if (probability < least) return undefined;
  const name = found.replace(/^the (?=\p{Lu})/u, "");
  return /\p{Lu}/u.test(name) && !isShouted(name) ? name : withCapitals(name);
}

const withCapitals = (name: string) =>
  name.replaceAll(/(?<![\p{L}’'])\p{L}+/gu, (word, at: number) =>
    at > 0 && /^(?:of|and|the|at|for|in|by|de|du|la|le|les|del|di|da|do|von|van|y|e|et|und|en)$/iu.test(word)
      ? word.toLowerCase()
      : word.charAt(0).toUpperCase() + word.slice(1).toLowerCase(),
  );

/** Extends the name as the description does: "Little Acorns" → "Little Acorns Preschool". */
const fuller = (front: string, typed: readonly string[]) =>
  typed.find((other) => other.startsWith(`${front} `) && other.length <= front.length + 24) ??
  // The full name may have words in between: "Tallis Funeral Home" is "Tallis & Sons Funeral Home".
  typed.find(
    (other) =>
      front.includes(" ") &&
      other.length <= front.length + 12 &&
      other
        .split(" ")
        .filter((word) => front.split(" ").includes(word))
        .join(" ") === front,
  );
