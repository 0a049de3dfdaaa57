import { plainText } from "./plain-text.ts";

/**
 * The placeholder for the brand while sentences are rewritten: a character that no text contains, so that no rule
 * splits a name.
 */
export const brandMark = "\uE000";

/** Parts of a title other than the name: "Northgate Logistics - Hiring Drivers". */
const heading =
  /^(?:now )?hiring\b|^(?:public |legal )?notice\b|\b(?:jobs|careers|vacanc(?:y|ies)|wanted|grand opening|radio (?:ad|spot)|commercial)$/i;

/** A brand as spoken: plain text on one line. */
export function spokenBrand(name: string): string {
  const plain = plainText(name).replaceAll("\n", " ").replaceAll(" / ", " & ");
  const typed = /[\p{L}\p{N}]/u.test(plain) ? plain : name.replaceAll(/[\p{Cc}\p{Cf}]/gu, "").trim();
  const parts = typed.split(/ [-–—|] /);
  const named = parts.filter((part) => !heading.test(part));
  const kept = named.length > 0 && named.length < parts.length ? named.join(" - ") : typed;
  if (/^[\p{Lu}\P{L}]+$/u.test(kept) && /\p{L}{2}(?:.*\P{L})\p{L}{2}/u.test(kept)) return titled(kept);
  if (kept.length <= 80) return kept;
  const cut = kept.slice(0, 80);
  return cut.slice(0, Math.max(cut.lastIndexOf(" "), 40)).trim();
}

/**
 * Title-cases an all-caps name of several words, except words without a vowel, which are acronyms: "SLEEP BARN" →
 * "Sleep Barn".
 */
const titled = (name: string) =>
  name.replaceAll(/\p{Lu}[\p{Lu}’']+/gu, (word, at: number) =>
    at > 0 && /^(?:AT|OF|THE|AND|FOR|IN|ON|BY)$/.test(word)
      ? word.toLowerCase()
      : /^(?:EL|IL|AL|UN|EN|ET|DEL?|LES|DES|DOS|DAS|THE|OF)$/.test(word) ||
          (/[AEIOUYÄÖÜÀ-Ý]/u.test(word.slice(1)) && !/^(?:USA|UAE|LLC)$/.test(word))
        ? word.charAt(0) + word.slice(1).toLowerCase()
        : word,
  );

/** Replaces the brand with the placeholder. A short brand that may be an ordinary word must match in case, too. */
export function markBrand(text: string, brand: string): string {
  const exact = new RegExp(`${edge(brand, 0)}${escaped(brand)}${edge(brand, -1)}`, "gv");
  const marked = text.replaceAll(exact, brandMark);
  const isDistinct = brand.length >= 8 || /\p{L}[\s-]\p{L}/u.test(brand);
  // In lower case, words joined by a hyphen may be ordinary ones: "a drop-in session".
  const loose = exact.source.replaceAll(anySpace, String.raw`\s`);
  return isDistinct ? marked.replaceAll(new RegExp(loose, "giv"), brandMark) : marked;
}

/** Replaces the placeholder with the brand, and drops a full stop after a brand that ends in punctuation. */
export function nameBrand(text: string, brand: string): string {
  const endsItself = /[.!?]$/.test(brand);
  const named = (endsItself ? text.replaceAll(new RegExp(`${brandMark}[.:]`, "gu"), brandMark) : text)
    // Drops the brand's own "The" after another article: "your Salt Loft voucher".
    .replaceAll(new RegExp(`(?<=\\b(?:the|our|your) )${brandMark}`, "gu"), brand.replace(/^The /u, ""));
  const isOf =
    /^(?:(?:\p{L}+ )?Council|Museum|Bank|House|Gallery|Theat(?:re|er)|Church|Academy|Institute|University|Society|Friends|Port|City|Town|Festival|Office) of /u;
  const isBody =
    /^(?!The |.*[’']s? ).* (?:Choir|(?:Fire|Police|Health|Parks|Works|Council) Department|(?:Highland|Olympic) Games|Rally)$/u;
  if (isOf.test(brand)) return withThe(named, brand, String.raw`[\p{Ll},:] `);
  if (isBody.test(brand)) return withThe(named, brand, String.raw`\b(?:at|by|call|from|join|to|visit|with) `);
  return declined(named, brand)
    .replaceAll(`${brandMark}’s`, possessive(brand))
    .replaceAll(brandMark, () => brand);
}

/** Inserts the brand into a sentence frame. */
export const withBrand = (text: string, brand: string): string =>
  nameBrand(text.replaceAll("{b}", brandMark), brand);

/**
 * Adds the article where the sentence needs it: "We’re the Museum of Small Things", but "Museum of Small Things: …" and
 * "the (brand) shop".
 */
function withThe(text: string, brand: string, before: string): string {
  return text
    .replaceAll(new RegExp(`(?<!\\bthe )(?<=${before})${brandMark}`, "giu"), () => `the ${brandMark}`)
    .replaceAll(`${brandMark}’s`, possessive(brand))
    .replaceAll(brandMark, () => brand);
}

/** A German adjective that begins a name and changes its ending after an article. The ending is captured. */
export const germanAdjective: RegExp =
  /^(?:\p{Lu}\p{Ll}+(?:ant|ent|isch|lich|ig|bar|ell|al|iv|är|los|sam|haft|frei)|Frei|Neu|Klein|Groß|Gut|Alt|Jung|Mobil)(er|es|e)(?=$| \p{Lu})/u;

/**
 * The kinds of business that such an adjective describes. Other names merely look as if they began with one: "Active
 * Kids", "Oliver Jones".
 */
const germanKind =
  /^\S+ (?=\p{Lu})[\p{L}-]*(?:dienst|praxis|klinik|apotheke|verein|verband|betrieb|hof|haus|schule|akademie|kindergarten|kita|theater|bühne|museum|werkstatt|erei|laden|markt|hilfe|gemeinde|kirche|chor|zentrum|gesellschaft|genossenschaft|hotel|gasthof|post|bank|tafel|träger|mühle|schmiede|halle)(?!\p{L})/iu;

/**
 * Declines the brand after a German article: "Ambulanter Pflegedienst Linde", but "vom Ambulanten Pflegedienst
 * Linde".
 */
function declined(text: string, brand: string): string {
  const [, ending = ""] = germanAdjective.exec(brand) ?? [];
  if (ending === "" || !germanKind.test(brand)) return text;
  const [first = ""] = brand.split(" ");
  const withEnding = (end: string) => `${first.slice(0, -ending.length)}${end}${brand.slice(first.length)}`;
  return text.replaceAll(
    new RegExp(`(?<![\\p{L}])(der|die|das|den|dem|vom|beim|zum|zur) ${brandMark}`, "giu"),
    (_, article: string) => {
      const isPlain = /^(?:die|das)$/i.test(article) || (/^der$/i.test(article) && ending === "er");
      return `${article} ${withEnding(isPlain ? "e" : "en")}`;
    },
  );
}

function possessive(brand: string): string {
  if (/[’']s$/i.test(brand)) return brand;
  return /s$/i.test(brand) ? `${brand}’` : `${brand}’s`;
}

const anySpace = String.raw`[\s\-]`;
const escaped = (brand: string) =>
  RegExp.escape(brand.replaceAll("’", "'"))
    .replaceAll(String.raw`\x27`, "[’']")
    // A name may be typed with or without its hyphen.
    .replaceAll(String.raw`\x2d`, String.raw`[\-\s]`)
    .replaceAll(/ |\\x20/g, () => anySpace);

/**
 * A pattern for the word boundary at one end of the brand. Empty unless the brand has a letter or digit there, in a
 * script that uses spaces.
 */
function edge(brand: string, at: 0 | -1): string {
  const letter = brand.at(at) ?? "";
  if (
    !/[\p{L}\p{N}]/u.test(letter) ||
    /[\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}\p{scx=Hangul}]/u.test(letter)
  )
    return "";
  return at === 0
    ? String.raw`(?<![[\p{L}\p{N}.@]--[\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}\p{scx=Hangul}]])`
    : String.raw`(?![[\p{L}\p{N}@]--[\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}\p{scx=Hangul}]]|\.\p{L})`;
}

/** Counts how often a text names a brand, by the rules of `markBrand`. */
export function timesNamed(text: string, name: string): number {
  return markBrand(text, spokenBrand(name)).split(brandMark).length - 1;
}
