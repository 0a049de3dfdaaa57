import { dutchNoun } from "../../brief/languages/nl-nouns.ts";
import { wordingOf } from "../manner-of-tone.ts";
import { readScenes } from "../scenes.ts";
import type { Brief } from "../script.ts";
import { upper } from "../spoken-lines.ts";
import type { Person, ToldFrames, WritingTable } from "../writing-table.ts";
import { dutchThird } from "./nl-verbs.ts";
import { dutchScenes } from "./scenes/nl.ts";
import { dutchSentences } from "./sentences/nl.ts";
import { composeWith } from "./whole-sentences.ts";

const scenes = readScenes(dutchScenes);

const lists = new Intl.ListFormat("nl", { style: "long", type: "conjunction" });
const same = (...frames: string[]): ToldFrames => ({ first: frames, third: frames });

/**
 * Replaces "we" with the brand: "wij bakken" → "{b} bakt". A "we" that is separated from its verb becomes "ze", so
 * that the verb can stay plural.
 */
function toThird(text: string): string {
  return text
    .replaceAll(
      /(?<!\p{L})([Ww]ij|[Ww]e|[Ii]k) (?:van \{b\} |bij \{b\} )?(\p{Ll}+)(?: en (\p{Ll}+en)(?= |,|\.|$))?/gu,
      (_, _who: string, verb: string, other: string | undefined) =>
        `{b} ${dutchThird(verb)}${other === undefined ? "" : ` en ${dutchThird(other)}`}`,
    )
    .replaceAll(
      /(?<!\p{L})(\p{Ll}+en|heb|ben|zijn) (?:wij|we|ik)(?!\p{L})/gu,
      (_, verb: string) => `${dutchThird(verb)} {b}`,
    )
    .replaceAll(/(?<!\p{L})(?:wij|we)(?!\p{L})/gu, "ze")
    .replaceAll(
      /(?<!\p{L})([Bb]ij|[Vv]an|[Vv]oor|[Nn]aar|[Mm]et) ons(?! \p{Ll}+(?:huis|team|bedrijf|terras|restaurant|centrum))(?!\p{L})/gu,
      "$1 {b}",
    )
    .replaceAll(/(?<!\p{L})([Oo])ns (?=(?:\p{Ll}+ )?(\p{L}+))/gu, (found, big: string, noun: string) =>
      dutchNoun(noun)?.article === "het" ? `${big === "O" ? "H" : "h"}et ` : found.replace(/ons/i, "{b}"),
    )
    .replaceAll(/(?<!\p{L})ons(?!\p{L})/gu, "{b}")
    .replaceAll(/(?<!\p{L})(?:onze|mijn)(?!\p{L})/gu, "de")
    .replaceAll(/(?<!\p{L})(?:Onze|Mijn)(?!\p{L})/gu, "De");
}

const singular = (verb: string) =>
  verb === "zijn"
    ? "ben"
    : verb === "hebben"
      ? "heb"
      : verb === "bieden"
        ? "bied"
        : dutchThird(verb).replace(/(?<=[^t])t$/, "");

const toI: [RegExp, (...groups: string[]) => string][] = [
  [
    /(?<!\p{L})([Ww])(?:ij|e) (?:van \{b\} |bij \{b\} )?(\p{Ll}+)/gu,
    (_, big = "", verb = "") => `${big === "W" ? "Ik" : "ik"} ${singular(verb)}`,
  ],
  [/(?<!\p{L})(\p{Ll}+en|zijn) (?:wij|we)(?!\p{L})/gu, (_, verb = "") => `${singular(verb)} ik`],
  [/(?<!\p{L})([Bb])ij ons(?!\p{L})/gu, (_, letter = "") => `${letter}ij mij`],
  [/(?<=\b(?:Bel|App|Mail|Vind|vind je|vindt u|Bezoek) )ons(?!\p{L})/gu, () => "mij"],
];

function inPerson(text: string, person: Person): string {
  if (person === "they") return toThird(text);
  if (person === "we") return text;
  let said = text;
  for (const [from, to] of toI) said = said.replaceAll(from, (...groups) => to(...(groups as string[])));
  return said;
}

const list = (items: readonly string[]) => lists.format(items);

/** Spells out "t/m", which nobody says, and puts commas around "m/v/x". */
const finish = (sentence: string) =>
  sentence
    .replaceAll(/(?<= )t\/m(?= )/gu, "tot en met")
    .replaceAll(/ m\/v\/x(?=$|[.,])/gu, ", m/v/x")
    .replaceAll(/(?<!,) m\/v\/x(?= )/gu, ", m/v/x,");

function withBrand(typed: string, person: Person): string {
  const sentence = upper(typed);
  if (person === "they") {
    const said = toThird(sentence);
    return said.includes("{b}") ? said : `Welkom bij {b}. ${said}`;
  }
  if (sentence.includes("{b}")) return inPerson(sentence, person);
  const we = /^(?:Wij|We) (?=\p{Ll})/u.exec(sentence);
  if (we !== null) return `Wij van {b} ${inPerson(sentence.slice(we[0].length), person)}`;
  if (sentence.startsWith("Bij ons ")) return sentence.replace(/^Bij ons /, "Bij ons, {b}, ");
  return `Welkom bij {b}. ${inPerson(sentence, person)}`;
}

/** Returns the sentence frames in the familiar ("je") or the polite ("u") form of address. */
function writeIn(isPolite: boolean): WritingTable {
  const by = (familiar: string, polite: string) => (isPolite ? polite : familiar);
  return {
    order:
      /^(?:nu |vandaag |gewoon )?(?:bezoekt?|belt?|boekt?|bestelt?|komt?|kijkt?|meldt?|reserveert?|doneert?|download|ontdekt?|probeert?|maakt?|vraagt?|schrijft?|luistert?|koopt?|haalt?|gaa?t?)(?!\p{L})/iu,
    own: /(?<!\p{L})(?:wij|we|ons|onze|ik|mij|mijn)(?!\p{L})/iu,
    ends: { full: "." },
    intro: (x, { isOffer }) => (isOffer ? `Bij {b}: ${x}` : `{b}: ${x}`),
    recaps: { name: ["{b}: {s}"], contact: ["Nog een keer: {c}."] },

    finish,

    list,
    compose: composeWith(dutchSentences(isPolite), withBrand),

    withBrand,

    inPerson,
    scenes,

    where: {
      first: [`${by("Je vindt", "U vindt")} ons {x}.`, `We staan {x} voor ${by("je", "u")} klaar.`],
      third: [`${by("Je vindt", "U vindt")} {b} {x}.`, `{b} staat {x} voor ${by("je", "u")} klaar.`],
    },

    calls: {
      call: {
        first: [`${by("Bel", "Belt u")} ons bij {b}: {c}.`, `${by("Bel", "Belt u")} {b} op {c}.`],
        third: [`${by("Bel", "Belt u")} {b} op {c}.`],
      },
      text: same(`${by("Stuur", "Stuurt u")} {b} een sms: {c}.`),
      whatsapp: same(`${by("App", "Appt u")} {b} op {c}.`),
      keyword: same(`${by("Sms", "Stuurt u")} {b}: {c}.`),
      notice: same("Dit is een bericht van {b}."),
      phoneBook: same(`${by("Maak je", "Maakt u uw")} afspraak bij {b}: {c}.`),
      visit: same(
        `${by("Kijk", "Kijkt u")} bij {b} op {c}.`,
        `Meer over {b} ${by("lees je", "leest u")} op {c}.`,
      ),
      book: same(`${by("Boek", "Boekt u")} bij {b} op {c}.`),
      order: same(`${by("Bestel", "Bestelt u")} bij {b} op {c}.`),
      apply: same(`${by("Solliciteer", "Solliciteert u")} bij {b} via {c}.`),
      register: same(`${by("Schrijf je", "Schrijft u zich")} in bij {b} via {c}.`),
      tickets: same("Kaarten voor {b} zijn er op {c}."),
      message: same(`${by("Stuur", "Stuurt u")} {b} een bericht: {c}.`),
      email: same("Mail {b} via {c}."),
      download: same(`${by("Download", "Downloadt u")} {b} op {c}.`),
      listen: same(`${by("Luister", "Luistert u")} naar {b} op {c}.`),
      donate: same(`${by("Geef", "Geeft u")} aan {b} via {c}.`),
      come: {
        first: [`${by("Kom", "Komt u")} langs bij {b}, {c}.`],
        third: [`${by("Kom", "Komt u")} langs bij {b}, {c}.`],
      },
      event: same("Kom ook naar {b}."),
      none: same(`${by("Kom", "Komt u")} langs bij {b}.`, `${by("Onthoud", "Onthoudt u")} de naam: {b}.`),
    },
    or: "Of",
    shortCalls: {
      call: [`${by("Bel", "Belt u")} {c}.`],
      text: [`${by("Sms", "Stuurt u een sms")}: {c}.`],
      whatsapp: [`${by("App", "Appt u")} {c}.`],
      keyword: [`${by("Sms", "Stuurt u een sms")}: {c}.`],
      phoneBook: [`${by("Maak je", "Maakt u uw")} afspraak op {c}.`],
      visit: [`${by("Kijk", "Kijkt u")} op {c}.`],
      book: [`${by("Boek", "Boekt u")} op {c}.`],
      order: [`${by("Bestel", "Bestelt u")} op {c}.`],
      apply: [`${by("Solliciteer", "Solliciteert u")} via {c}.`],
      register: [`${by("Schrijf je", "Schrijft u zich")} in via {c}.`],
      tickets: ["Kaarten zijn er op {c}."],
      email: [`${by("Mail", "Mailt u")} {c}.`],
      download: [`${by("Download het", "Downloadt u het")} op {c}.`],
      listen: [`${by("Luister", "Luistert u")} op {c}.`],
      donate: [`${by("Geef", "Geeft u")} via {c}.`],
    },

    both: (one, other) =>
      one.replace(
        /^(Bel|Belt u|App|Appt u) /u,
        (found) =>
          `${found.trim()} of ${other === "whatsapp" ? by("app", "appt u") : other === "text" ? by("sms", "sms’t u") : by("bel", "belt u")} `,
      ),
  };
}

export const writeDutch = writeIn(false);

const polite = writeIn(true);

/** "u" if the brief uses it, or if the tone is formal and the brief does not use "je". */
export function dutchRegister({
  description,
  tone,
}: Pick<Brief, "description" | "tone">): WritingTable | undefined {
  const said = description.replaceAll(/(?:met )?(?:je|u)(?:-vorm| aanspreken)/giu, "");
  if (/(?<!\p{L})(?:u|uw)(?![\p{L}-])/u.test(said.replaceAll(/\d ?u(?!\p{L})/gu, ""))) return polite;
  const isFamiliar = /(?<!\p{L})(?:je|jij|jouw|jullie)(?!\p{L})/iu.test(said);
  return wordingOf(tone) === "formal" && !isFamiliar ? polite : undefined;
}
