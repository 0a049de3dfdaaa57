import { isShouted } from "../brief/cut-brief.ts";
import { isEnglishWord } from "../brief/languages/english-spelling.ts";
import { unwrapBrief } from "../brief/unwrap-brief.ts";

const capital = String.raw`\p{Lu}[\p{L}\d’'&-]*`;
const joint = String.raw`(?:of|the|and|&|de|du|des|la|le|les|del|della|dei|degli|delle|di|da|do|dos|das|van|der|den|von|y|e|et|und|en)`;
const run = String.raw`(?:St\. )?${capital}(?: (?:${joint} )*${capital})*`;
const runs = new RegExp(String.raw`(?<![\p{L}\d@.])${run}`, "gu");

/** Words that end business names. */
const trades =
  "Lines|Inc|LLC|Ltd|Co|Company|Group|Clinic|Studios?|Barn|Bakery|Bakehouse|Logistics|Freight|Restaurant|Caf[eé]|Salon|Cuts|Hair|Cabs|Cars|Attic|Garage|Church|Lutheran|Baptist|School|Cent(?:er|re)|Shop|Store|Market|Brewery|Brewing|Farms?|Orchards?|Roofing|Plumbing|Heating|Electric(?:al)?|Solar|Dental|Realty|Motors|Foods|Bank|Union|Insurance|Services?|Solutions|Industries|Transport|Transit|Trucking|Hospital|Hospice|Hotel|Care|Academy|Foundation|Drugs|Implement|Grp|Storage|Tattoo|Table|Wheels|Yoga|Gym|Fitness|Dance|Pizza|Pizzeria|Kitchens?|Grill|Diner|Deli|Coffee|Roasters|Florist|Flowers|Pets?|Vets?|Veterinary|Shelter|Rescue|Law|Legal|Attorneys|Cleaning|Cleaners|Landscaping|Painting|Movers|Moving|Photography|Barbers?|Barbershop|Spa|Nails|Beauty|Optical|Pharmacy|Books|Bookshop|Toys|Furniture|Mattress|Flooring|Windows|Tyres?|Tires?|Auto|Cycles|Bikes|Travel|Tours|Inn|Lodge|Lounge|Tavern|Museum|Library|Theat(?:re|er)|Players|College|University|Daycare|Preschool|Nurser(?:y|ies)|Tutoring|Festival|Podcast|Air|HVAC|Pools|Pest Control|Security|Carriers|Locksmiths?|Keys|Jewell?ers|Jewelry|Boutique|Tailors?|Catering|Cakes|Society|Chapel|Hardware|Supply|Rentals?|Kayaks|Distillery|Winery|Vineyards?|Sons?|Brothers|Bros|Sisters";
const business = new RegExp(
  String.raw`^\S.* (?:${trades})(?: (?:&|and) \p{Lu}\p{L}+)?(?= |$)|^\S+ (?:&|and) Sons?\b`,
  "u",
);

/** Capitalised words that don't begin a name: addresses, days, people, places, and words in headings. */
const notOwn =
  /\d|^(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day|^(?:January|February|March|April|May|June|July|August|September|October|November|December|The|We|I|My|Our|Hi|Hello|About|Services|Contact|Home|Free|Call|Open|New|Welcome)$|\b(?:St|Street|Ave|Rd|Road|Ln|Lane|Hwy|Blvd|Drive|Plaza|Mall|App Store|Google Play|County|Elementary|Instagram|Facebook)$|^(?:Dr|Mr|Mrs|Ms|Chef|Coach|Father|Pastor|Thx|Thanks|Tel|CEO|CPR)\b/u;
const ofPerson =
  /\b(?:host|hosted by|director|manager|owner|said|says|ask for|call|text|with Dr\.?|by|from|dear|thx|thanks|mayor|pastor|chef|captain|coach) $/i;
const ofPlace =
  /\b(?:in|near|to|off|behind|between|past|serving|across|covering|outside|around|downtown|from|city of|beside|of|any|every) (?:the )?$/i;

/** Phrases that mark a name as the business. */
const naming =
  /(?:\b(?:called|named|welcome to|we are|we’re|we're|here at|this is \p{L}+ (?:from|at|with)|(?:brand|name|company|business|shop|store) (?:is|=))(?: now)?(?: at| from)? (?:the )?|\bat (?:the )?)$/iu;
const behindName =
  /^(?: in \p{Lu}\p{L}+)?(?: now)? (?:is|are|has|makes|helps|offers|sells|runs|needs|presents?|opens|teaches|rents|will)\b|^(?:’s|'s) (?:new|annual)/u;

/** Events that take place at somebody else's venue. */
const gathering =
  /\b(?:fundraiser|job fair|(?:blood|food|toy|coat|book) drive|breakfast|clean ?-?up|support group|benefit|search team)\b/i;

const lettersOf = (text: string) => text.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, "");

/** The first parts of web addresses and handles: "oxbow.example.com" → "oxbow". */
const domainsOf = (text: string) =>
  [...text.matchAll(/(?:www\.|@)?([\p{L}\d-]{4,40})(?:\.[\p{L}]{2,10})+|@([\w.]{4,40})/giu)].map(
    ([, host, handle]) => lettersOf(host ?? handle ?? ""),
  );

const umlauts: Record<string, string> = { ae: "(?:ae|ä)", oe: "(?:oe|ö)", ue: "(?:ue|ü)" };

/** The name that a web address spells, as the brief writes it: "millersfarm.com" is "miller’s farm". */
function spelledOut(text: string, domain: string): string | undefined {
  const letters = domain.match(/ae|oe|ue|./g) ?? [];
  for (
    let length = letters.length;
    length >= Math.max(8, letters.length * 0.6) || length === letters.length;
    length -= 1
  ) {
    const spaced = letters
      .slice(0, length)
      .map((part) => umlauts[part] ?? part)
      .join(String.raw`[\s’'.&-]{0,2}`);
    const found = [
      ...text.matchAll(new RegExp(String.raw`(?<![\p{L}\d@/.-])${spaced}(?![\p{L}\d]|\.\p{L})`, "giu")),
    ];
    const named = found.find(([name]) => /\p{Lu}/u.test(name));
    for (const match of [named, found[0]]) {
      if (match === undefined) continue;
      const name = match[0].replaceAll(/\s+/g, " ");
      const [more = ""] = /^ \p{L}{3,}/u.exec(text.slice(match.index + match[0].length)) ?? [];
      if (more !== "" && business.test(titled(name + more))) return name + more;
      // Words that match only the beginning of the address must be capitalised.
      if (length === letters.length || match === named) return name;
    }
  }
  return undefined;
}

const titled = (name: string) =>
  name.replaceAll(/(?<![\p{L}’'])\p{L}+/gu, (word) =>
    /^(?:of|and|the|at|for|in|by)$/i.test(word) && !name.startsWith(word)
      ? word.toLowerCase()
      : word.charAt(0).toUpperCase() + word.slice(1).toLowerCase(),
  );

const isCommon = (word: string) => isEnglishWord(word.toLowerCase().replace(/[’'].*$/, ""));

/** The business that an untitled brief names; undefined if it names none, or if that is uncertain. */
export function namedBusiness(typed: string): string | undefined {
  const text = unwrapBrief(typed).replaceAll(/(?: \p{Lu}){3,}(?![\p{L}])/gu, "");
  const told =
    /(?:^|[\n,;])\s*(?:brand |business |company |shop )?(?:name|marke|nom|nombre|nome|naam)\s*[:=]\s*([^\n,;(.]{2,40}?)\s*(?=[\n,;(.]|$)/iu.exec(
      text,
    )?.[1];
  if (told !== undefined) return told;
  for (const domain of domainsOf(text)) {
    const name = spelledOut(text, domain);
    if (name !== undefined && !/^\d/.test(name))
      return /\p{Lu}/u.test(name) && !isShouted(name) ? name : titled(name);
  }
  if (isShouted(text)) return shoutedName(text);
  const heading = /^\s*((?:\p{Lu}{2,}[’'&]? ){2,4})(?=\p{Ll})/u.exec(text)?.[1]?.trim();
  if (heading?.split(" ").some((word) => word.length > 3 && !isCommon(word)) === true) return titled(heading);
  const domains = domainsOf(text);
  const isGathering = gathering.test(text);
  const scores = new Map<string, number>();
  const segments = text.split(/[\n!?;:|•]+|(?<!\bSt|\bDr|\bMt)\.(?=\s|$)|, | [-–—] /u);
  for (const [at, segment] of segments.entries()) {
    const hasAddress = /^\s*\d+ \p{Lu}/u.test(segments[at + 1] ?? "");
    const hasContact = /\d{3}[ .-]\d{3,4}|\d{4,5} \d{3}/.test(segment);
    for (const { 0: found, index } of segment.matchAll(runs)) {
      const before = segment.slice(0, index);
      const name = before.trim() === "" ? withoutOpening(found) : found;
      if (name === undefined || name.length < 3 || notOwn.test(name) || /\d\s$/.test(before)) continue;
      const isLoud = /^(?:\p{Lu}{2,}[ .]?)+$/u.test(name) && name.length > 5;
      const start = lettersOf(name).slice(0, 7);
      const isSpelled = domains.some((domain) => domain.startsWith(start) && start.length > 4);
      const isOwn = isSpelled || (business.test(titled(name)) && !name.split(" ").every(isCommon));
      if (isLoud && !isOwn) continue;
      const after = segment.slice(index + found.length);
      const score =
        (business.test(isLoud ? titled(name) : name) ? 3 : 0) +
        (/ & /.test(name) ? 2 : 0) +
        (/^\p{Lu}\p{L}+[’']s \p{Lu}/u.test(name) ? 2 : 0) +
        (hasAddress && after === "" ? 2 : 0) +
        (naming.test(before) && !(isGathering && / (?:at|@) (?:the )?$/.test(before)) ? 3 : 0) +
        (before.trim() === "" && behindName.test(after) ? 3 : 0) +
        (isSpelled ? 4 : 0) +
        (/\b(?:with|join|visit|try|support|from) $/i.test(before) && !/^ (?:\d|\p{Lu})/u.test(after)
          ? 2
          : 0) +
        (hasContact ? 1 : 0) +
        (name.includes(" ") ? 1 : 0) -
        (ofPerson.test(before) && !naming.test(before) ? 3 : 0) -
        (ofPlace.test(before) && !naming.test(before) ? 4 : 0) -
        (/^[A-Z]{2}$/.test(name) ? 3 : 0);
      const said = isLoud ? titled(name) : name;
      scores.set(said, Math.max(scores.get(said) ?? 0, 0) + score);
    }
  }
  const [best] = [...scores].toSorted(([, a], [, b]) => b - a);
  return best !== undefined && best[1] >= 2 ? best[0] : undefined;
}

/**
 * Drops a capitalised first word: "The Corner Shop" at the start of a sentence is a name; "Training" and "Hiring Now"
 * are not.
 */
function withoutOpening(found: string): string | undefined {
  const bare = found.replace(
    /^(?:The|A|An|At|Our|My|Hi|Hello|Hey|Visit|Call|Come|Hiring|Help|Announcing|Join|Try|Since|In|From|For|With|So|And|But|If|When|As|Is|It’s|It's|This|That) (?=\p{Lu})/u,
    "",
  );
  if (bare.includes(" ")) return bare;
  return isCommon(bare) ? undefined : bare;
}

/** A short line in capitals that ends like a business name or contains "& Son": "JONES & SON". */
function shoutedName(text: string): string | undefined {
  for (const segment of text.split(/[\n.!?;:,|•–—]+| - |\d+/u)) {
    const name = titled(segment.trim());
    const words = name.split(" ");
    if (
      words.length > 1 &&
      words.length <= 5 &&
      business.test(name) &&
      words.some((word) => word.length > 2 && !isCommon(word))
    )
      return name;
  }
  return undefined;
}
