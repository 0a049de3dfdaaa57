import { germanRoles } from "../../brief/languages/de-grammar.ts";
import { germanNoun } from "../../brief/languages/de-nouns.ts";
import { readGerman } from "../../brief/languages/de.ts";
import { germanAdjective } from "../brand-mark.ts";
import { readScenes } from "../scenes.ts";
import { upper } from "../spoken-lines.ts";
import type { Person, ToldFrames, WritingTable } from "../writing-table.ts";
import { germanThird } from "./de-verbs.ts";
import { germanScenes } from "./scenes/de.ts";
import { germanSentences } from "./sentences/de.ts";
import { composeWith } from "./whole-sentences.ts";

const scenes = readScenes(germanScenes);

const lists = new Intl.ListFormat("de", { style: "long", type: "conjunction" });
const same = (...frames: string[]): ToldFrames => ({ first: frames, third: frames });

/**
 * Replaces "we" with the brand: "wir backen" → "{b} backt". A "wir" that is separated from its verb becomes "sie", so
 * that the verb can stay plural.
 */
function toThird(text: string): string {
  return text
    .replaceAll(
      /(?<!\p{L})([Ww]ir|[Ii]ch) (?:von \{b\} |bei \{b\} )?(\p{Ll}+)(?: und (\p{Ll}+(?:en|ern|eln))(?= |,|\.|$))?/gu,
      (_, _who: string, verb: string, other: string | undefined) =>
        `{b} ${germanThird(verb)}${other === undefined ? "" : ` und ${germanThird(other)}`}`,
    )
    .replaceAll(
      /(?<=\{b\} \p{Ll}+t [^.,]{0,40}und )(?!kinder)(\p{Ll}+en)(?= (?:beim?|mit|zu[mr]?|ihnen|sie|dich|dir|auf|für|den|die|das|im|in) )/giu,
      (verb: string) => germanThird(verb),
    )
    .replaceAll(
      /(?<!\p{L})(\p{L}+(?:en|ern|eln)|sind) wir(?!\p{L})/gu,
      (_, verb: string) => `${germanThird(verb)} {b}`,
    )
    .replaceAll(/(?<!\p{L})wir(?!\p{L})/gu, "sie")
    .replaceAll(/(?<!\p{L})bei uns(?!\p{L})/gu, "bei {b}")
    .replaceAll(/(?<!\p{L})Bei uns(?!\p{L})/gu, "Bei {b}")
    .replaceAll(/(?<!\p{L})(?:zu|mit|von) uns(?!\p{L})/gu, (found) => `${found.split(" ")[0]} {b}`)
    .replaceAll(/(?<!\p{L})(?:uns|mich|mir)(?!\p{L})/gu, "{b}")
    .replaceAll(/(?<!\p{L})in (?:unserem|meinem)(?!\p{L})/gu, "im")
    .replaceAll(
      /(?<!\p{L})(?:[Uu]nser|[Mm]ein)(e[rsnm]?)? (?=(?:\p{Ll}+ )*(\p{Lu}[\p{L}-]+))/gu,
      (found, end: string | undefined, noun: string) => {
        const gender = germanNoun(noun)?.gender;
        const word =
          end === "em"
            ? "dem"
            : end === "er"
              ? "der"
              : end === "en"
                ? "den"
                : end === "es"
                  ? "des"
                  : end === "e"
                    ? "die"
                    : gender === "n"
                      ? "das"
                      : gender === "m"
                        ? "der"
                        : "das";
        return `${/^\p{Lu}/u.test(found) ? word.charAt(0).toUpperCase() + word.slice(1) : word} `;
      },
    );
}

const firstSingular = (verb: string) =>
  verb === "sind"
    ? "bin"
    : verb === "haben"
      ? "habe"
      : verb === "werden"
        ? "werde"
        : verb === "wollen"
          ? "will"
          : verb === "können"
            ? "kann"
            : verb.replace(/(?:e?n)$/, "e").replace(/(?<=[^e])le$/, "le");

const toI: [RegExp, (...groups: string[]) => string][] = [
  [
    /(?<!\p{L})([Ww])ir (?:von \{b\} |bei \{b\} )?(\p{Ll}+(?:en|ern|eln)|sind)(?!\p{L})/gu,
    (_, big = "", verb = "") => `${big === "W" ? "Ich" : "ich"} ${firstSingular(verb)}`,
  ],
  [/(?<!\p{L})(\p{Ll}+en|sind) wir(?!\p{L})/gu, (_, verb = "") => `${firstSingular(verb)} ich`],
  [
    /(?<!\p{L})uns (?=(?:an|bei|beim|auf|per|in|im|am|hinter|neben|gegenüber|direkt)(?!\p{L}))/gu,
    () => "mich ",
  ],
  [/(?<!\p{L})bei uns(?!\p{L})/gu, () => "bei mir"],
  [/(?<!\p{L})Bei uns(?!\p{L})/gu, () => "Bei mir"],
];

function inPerson(text: string, person: Person): string {
  if (person === "they") return toThird(text);
  if (person === "we") return text;
  let said = text;
  for (const [from, to] of toI) said = said.replaceAll(from, (...groups) => to(...(groups as string[])));
  return said;
}

const articles = { m: ["der", "den", "dem"], f: ["die", "die", "der"], n: ["das", "das", "dem"] } as const;

/** True for a kind of business or event. Products don't count: "Zweirad Obermaier" needs no article. */
const isKind = (noun: string) =>
  germanRoles.test(noun) ||
  readGerman.event.test(noun) ||
  /(?:gruppe|gemeinde|kirche|chor|bad|park|amt|werk|fabrik|gesellschaft|initiative|verband)$/u.test(noun);

/** The gender of a brand that needs an article: "Bäckerei Roth", "Ambulanter Pflegedienst Linde". */
function genderOf(brand: string): keyof typeof articles | undefined {
  const [first = "", second = "", third = ""] = brand.split(" ");
  const adjective = germanAdjective.exec(first)?.[1];
  const [head, next] = adjective === undefined ? [first, second] : [second, third];
  const noun = germanNoun(head);
  if (noun === undefined || noun.mass === true || noun.gender === "plural" || !isKind(head)) return undefined;
  if (!/^\p{Lu}\p{Ll}+$/u.test(head) || !/^(?:[\p{Lu}„"«]|(?:am|im|an|zum|zur|auf)$)/u.test(next))
    return undefined;
  return adjective === undefined || adjective === { m: "er", f: "e", n: "es" }[noun.gender]
    ? noun.gender
    : undefined;
}

/** Says "m/w/d" in full, unless the sentence has both forms of the noun. */
const inFull = (sentence: string) =>
  sentence
    .replaceAll(/(?<= oder \p{L}+in) m\/w\/d/gu, "")
    .replaceAll(/ m\/w\/d(?=$|[.,])/gu, ", männlich, weiblich oder divers")
    .replaceAll(/ m\/w\/d(?!\p{L})/gu, ", männlich, weiblich oder divers,");

/**
 * Adds the article to a brand that begins with a kind of business: "bei der Bäckerei Roth", "Das Stadttheater Fürth ist
 * …".
 */
function finish(typed: string, brand: string): string {
  const sentence = inFull(typed);
  const gender = genderOf(brand);
  // Without an article, the name can't show its case, so the sentence uses "an".
  if (gender === undefined)
    return sentence.replace(/^(Schreiben Sie|Schreib) \{b\} (per WhatsApp[^:]*):/u, "$1 $2 an {b}:");
  const [nominative, accusative, dative] = articles[gender];
  return sentence
    .replaceAll(/(?<!\p{L})(bei|von|zu) \{b\}/giu, (_, word: string) =>
      (dative === "dem"
        ? `${{ bei: "beim", von: "vom", zu: "zum" }[word.toLowerCase()] ?? word} {b}`
        : `${word} ${dative} {b}`
      ).replace(/^b/, word.startsWith("B") ? "B" : "b"),
    )
    .replaceAll(
      /(?<!\p{L})(mit|schreiben sie|schreib|schicken sie|schick) \{b\}/giu,
      (_, word: string) => `${word} ${dative} {b}`,
    )
    .replaceAll(
      /(?<!\p{L})(für|über|rufen sie|ruf|besuchen sie|besuch|finden sie|sie finden|du findest|gibt es|hören sie|hör|laden sie|lade) \{b\}/giu,
      (_, word: string) => `${word} ${accusative} {b}`,
    )
    .replaceAll(
      /(?<=^|[.!?] )\{b\} (?=\p{Ll})/gu,
      () => `${nominative.charAt(0).toUpperCase()}${nominative.slice(1)} {b} `,
    )
    .replaceAll(/(?<=\p{Ll}t )\{b\}/gu, () => `${nominative} {b}`);
}

const list = (items: readonly string[]) => lists.format(items);

function withBrand(typed: string, person: Person): string {
  const sentence = upper(typed);
  if (person === "they") {
    const said = toThird(sentence);
    if (said.includes("{b}")) return said;
    return `Willkommen bei {b}. ${said}`;
  }
  if (sentence.includes("{b}")) return inPerson(sentence, person);
  const we = /^Wir (?=\p{Ll})/u.exec(sentence);
  if (we !== null) return `Wir von {b} ${inPerson(sentence.slice(4), person)}`;
  if (sentence.startsWith("Bei uns ")) return sentence.replace(/^Bei uns /, "Bei uns, {b}, ");
  return `Willkommen bei {b}. ${inPerson(sentence, person)}`;
}

/** Frames in the polite ("Sie") and the familiar address ("du"). */
function writeIn(isFamiliar: boolean): WritingTable {
  const by = (polite: string, familiar: string) => (isFamiliar ? familiar : polite);
  return {
    order:
      /^(?:jetzt |gleich |heute |einfach )?(?:besuch\p{L}*|ruf\p{L}*|buch\p{L}*|bestell\p{L}*|komm\p{L}*|schau\p{L}*|meld\p{L}*|sicher\p{L}*|reservier\p{L}*|spend\p{L}*|lad\p{L}*|entdeck\p{L}*|test\p{L}*|probier\p{L}*|vereinbar\p{L}*|informier\p{L}*|hol\p{L}*|klick\p{L}*|schreib\p{L}*|hör\p{L}*|bewirb|bewerben)(?!\p{L})/iu,
    own: /(?<!\p{L})(?:wir|uns|unser\p{L}*|ich|mich|mir|mein\p{L}*)(?!\p{L})/iu,
    ends: { full: "." },
    intro: (x, { isOffer }) => (isOffer ? `Bei {b}: ${x}` : `{b}: ${x}`),
    recaps: { name: ["{b}: {s}"], contact: ["Noch einmal: {c}."] },

    finish,

    list,
    compose: composeWith(germanSentences(isFamiliar), withBrand),

    withBrand,

    inPerson,
    scenes,

    where: {
      first: [`Wir sind {x} für ${by("Sie", "dich")} da.`, `${by("Sie finden", "Du findest")} uns {x}.`],
      third: [`${by("Sie finden", "Du findest")} {b} {x}.`, `{b} ist {x} für ${by("Sie", "dich")} da.`],
    },

    calls: {
      call: {
        first: [
          by("Rufen Sie uns an bei {b}: {c}.", "Ruf uns an bei {b}: {c}."),
          by("Rufen Sie {b} an: {c}.", "Ruf {b} an: {c}."),
        ],
        third: [by("Rufen Sie {b} an: {c}.", "Ruf {b} an: {c}."), "Die Nummer von {b}: {c}."],
      },
      text: same(by("Schicken Sie {b} eine SMS: {c}.", "Schick {b} eine SMS: {c}.")),
      whatsapp: same(by("Schreiben Sie {b} per WhatsApp: {c}.", "Schreib {b} per WhatsApp: {c}.")),
      keyword: same(by("Schicken Sie {b} eine SMS: {c}.", "Schick {b} eine SMS: {c}.")),
      notice: same("Eine Mitteilung von {b}."),
      phoneBook: same(
        by("Vereinbaren Sie Ihren Termin bei {b}: {c}.", "Vereinbare deinen Termin bei {b}: {c}."),
      ),
      visit: same(by("Besuchen Sie {b} auf {c}.", "Besuch {b} auf {c}."), "Mehr über {b} gibt es auf {c}."),
      book: same(by("Buchen Sie bei {b}, auf {c}.", "Buch bei {b}, auf {c}.")),
      order: same(by("Bestellen Sie bei {b}, auf {c}.", "Bestell bei {b}, auf {c}.")),
      apply: same(by("Bewerben Sie sich bei {b}, auf {c}.", "Bewirb dich bei {b}, auf {c}.")),
      register: same(by("Melden Sie sich an bei {b}, auf {c}.", "Melde dich an bei {b}, auf {c}.")),
      tickets: same("Karten für {b} gibt es auf {c}."),
      message: same(by("Schreiben Sie {b}: {c}.", "Schreib {b}: {c}.")),
      email: same(by("Schreiben Sie {b}: {c}.", "Schreib {b}: {c}.")),
      download: same(by("Laden Sie {b} herunter, auf {c}.", "Lade {b} herunter, auf {c}.")),
      listen: same(by("Hören Sie {b} auf {c}.", "Hör {b} auf {c}.")),
      donate: same(by("Spenden Sie für {b}, auf {c}.", "Spende für {b}, auf {c}.")),
      come: {
        first: [by("Besuchen Sie uns bei {b}, {c}.", "Besuch uns bei {b}, {c}.")],
        third: [by("Besuchen Sie {b}, {c}.", "Besuch {b}, {c}.")],
      },
      event: same(by("Seien Sie dabei: {b}.", "Sei dabei: {b}.")),
      none: same(by("Merken Sie sich den Namen: {b}.", "Merk dir den Namen: {b}.")),
    },
    or: "Oder",
    shortCalls: {
      call: [by("Rufen Sie an: {c}.", "Ruf an: {c}.")],
      text: [by("Schicken Sie eine SMS: {c}.", "Schick eine SMS: {c}.")],
      whatsapp: [by("Schreiben Sie per WhatsApp: {c}.", "Schreib per WhatsApp: {c}.")],
      keyword: [by("Schicken Sie eine SMS: {c}.", "Schick eine SMS: {c}.")],
      phoneBook: [by("Ihren Termin gibt es unter {c}.", "Deinen Termin gibt es unter {c}.")],
      visit: [by("Besuchen Sie {c}.", "Besuch {c}.")],
      book: [by("Buchen Sie auf {c}.", "Buch auf {c}.")],
      order: [by("Bestellen Sie auf {c}.", "Bestell auf {c}.")],
      apply: [by("Bewerben Sie sich auf {c}.", "Bewirb dich auf {c}.")],
      register: [by("Melden Sie sich an auf {c}.", "Melde dich an auf {c}.")],
      tickets: ["Karten gibt es auf {c}."],
      email: [by("Schreiben Sie an {c}.", "Schreib an {c}.")],
      download: [by("Laden Sie es herunter auf {c}.", "Lade es herunter auf {c}.")],
      listen: [by("Hören Sie rein auf {c}.", "Hör rein auf {c}.")],
      donate: [by("Spenden Sie auf {c}.", "Spende auf {c}.")],
    },

    both: (one, other) =>
      one
        .replace(
          /^(Rufen Sie .*? an|Ruf .*? an|Rufen Sie an|Ruf an):/u,
          `$1 ${by("oder schreiben Sie", "oder schreib")} ${other === "whatsapp" ? "per WhatsApp" : "eine SMS"}:`,
        )
        .replace(
          /^(Schreiben Sie|Schreib) (.*?)per WhatsApp:/u,
          `$1 $2per WhatsApp oder ${by("rufen Sie an", "ruf an")}:`,
        ),
  };
}

export const writeGerman = writeIn(false);

const familiar = writeIn(true);

/** "du" if the brief uses it to address the listener. */
export const germanRegister = ({ description }: { description: string }): WritingTable | undefined =>
  /(?<!\p{L})(?:du|dich|dir|deine?[rsnm]?|euch|eure?[rsnm]?)(?!\p{L})/iu.test(
    description.replaceAll(/(?:könnt|macht|von|für|per) (?:ihr|euch|du)|du[- ]form|euer Team/giu, ""),
  ) && !/(?<!\p{L})(?:Ihnen|siezen)(?!\p{L})/u.test(description)
    ? familiar
    : /(?<!\p{L})(?:duzen|du-form|per du)(?!\p{L})/iu.test(description)
      ? familiar
      : undefined;
