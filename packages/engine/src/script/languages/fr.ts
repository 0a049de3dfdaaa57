import { readScenes } from "../scenes.ts";
import { upper } from "../spoken-lines.ts";
import type { Person, ToldFrames, WritingTable } from "../writing-table.ts";
import { aboutBrand } from "./fr-person.ts";
import { frenchScenes } from "./scenes/fr.ts";
import { frenchSentences } from "./sentences/fr.ts";
import { composeWith } from "./whole-sentences.ts";

const same = (...frames: string[]): ToldFrames => ({ first: frames, third: frames });
const lowered = (text: string) =>
  /^(?:\p{Lu}{2}|\{b\}|\p{Lu}\p{Ll}+ \p{Lu})/u.test(text)
    ? text
    : text.charAt(0).toLowerCase() + text.slice(1);

const told = /^(?:(?:et|aussi|ici|désormais),? )?(?:nous|on) /iu;

function inPerson(text: string, person: Person): string {
  return person === "they" ? aboutBrand(text, "l’équipe") : text;
}

function withBrand(sentence: string, person: Person): string {
  if (sentence.includes("{b}")) return inPerson(sentence, person);
  const [, role] = /^(?:nous sommes|on est) (une? .*)$/iu.exec(sentence) ?? [];
  if (role !== undefined)
    return person === "they" ? `{b} est ${inPerson(role, person)}` : `{b}, c’est ${role}`;
  if (told.test(sentence) && person === "they") return aboutBrand(sentence, "{b}");
  return `Chez {b}, ${inPerson(lowered(sentence), person)}`;
}

/** Businesses whose name takes "au" or "à la" rather than "chez". */
const places: readonly (readonly [RegExp, string])[] = [
  [
    /^(?:auto-école|auto école|école|agence|optique|atelier|épicerie|institut|hôtel|entreprise|espace|association|opéra|auberge)(?!\p{L})/iu,
    "à l’",
  ],
  [
    /^(?:boulangerie|boucherie|charcuterie|pâtisserie|poissonnerie|fromagerie|librairie|pharmacie|ferme|brasserie|crêperie|pizzeria|clinique|salle|boutique|cave|fête|foire|jardinerie|résidence|banque|quincaillerie|bijouterie|concession|carrosserie|crèche|maison|brocante|fondation|mairie|ville|métropole|communauté|braderie|menuiserie)(?!\p{L})/iu,
    "à la ",
  ],
  [
    /^(?:garage|restaurant|bistrot|bar|café|cabinet|centre|magasin|salon|studio|domaine|camping|gîte|marché|musée|théâtre|festival|château|pressing|spa|moulin|fournil|supermarché|traiteur(?! chez)|cinéma|parc)(?!\p{L})/iu,
    "au ",
  ],
];

function finish(sentence: string, brand: string): string {
  const isPlace = /^(?:chez|au|à la|à l’|aux) /iu.test(brand);
  const at = isPlace
    ? ""
    : / chez /iu.test(brand)
      ? "avec "
      : (places.find(([form]) => form.test(brand))?.[1] ?? "chez ");
  // Adds an article without a preposition: "Appelez l’Auto-école …", "la Boulangerie … organise".
  const the = { "à l’": "l’", "à la ": "la ", "au ": "le " }[at] ?? "";
  return sentence
    .replaceAll(/(?<=^|[.!?] )\{b\} (?=\p{Ll})/gu, `${upper(the)}{b} `)
    .replaceAll(/(?<=appelez |contactez |visitez |téléchargez |retrouvez |voici )\{b\}/giu, `${the}{b}`)
    .replaceAll(/(?<!\p{L})chez \{b\}/gu, `${at}{b}`)
    .replaceAll(/^Chez \{b\}/gu, at === "" ? "{b}" : `${at.charAt(0).toUpperCase()}${at.slice(1)}{b}`)
    .replaceAll(/(?<!\p{L})de le (?=[\p{Ll}\d])/gu, "du ")
    .replaceAll(/(?<!\p{L})de les (?=[\p{Ll}\d])/gu, "des ")
    .replaceAll(/(?<!\p{L})à le (?=[\p{Ll}\d])/gu, "au ")
    .replaceAll(/(?<!\p{L})à les (?=[\p{Ll}\d])/gu, "aux ")
    .replaceAll(/(?<!\p{L})de (?=(?:une?|[aeiouéèê])\p{Ll}*)/gu, "d’")
    .replaceAll(/(?<=[\p{L}\d»)]):(?= )/gu, " :");
}

function list(items: readonly string[]): string {
  const last = items.at(-1) ?? "";
  return items.length < 2 ? last : `${items.slice(0, -1).join(", ")} et ${last}`;
}

export const writeFrench: WritingTable = {
  ends: { full: "." },
  list,
  compose: composeWith(frenchSentences, withBrand),
  scenes: readScenes(frenchScenes),
  intro: (x, { isOffer }) => (isOffer ? `Chez {b} : ${x}` : `{b} : ${x}`),
  recaps: { name: ["{b} : {s}"], contact: ["Je répète : {c}."] },

  finish,

  withBrand,

  inPerson,

  where: { first: ["Nous sommes {x}.", "Retrouvez-nous {x}."], third: ["C’est {x}."] },

  calls: {
    call: same("Appelez {b} au {c}.", "Appelez {b} : {c}."),
    text: same("Envoyez un SMS à {b} : {c}."),
    whatsapp: same("Écrivez à {b} sur WhatsApp : {c}."),
    keyword: same("Envoyez un SMS à {b} : {c}."),
    notice: same("C’est un message de {b}."),
    phoneBook: same("Prenez rendez-vous chez {b} au {c}.", "Réservez chez {b} au {c}."),
    visit: same("Retrouvez {b} sur {c}.", "Rendez-vous sur {c} pour découvrir {b}."),
    book: same("Réservez chez {b} sur {c}."),
    order: same("Commandez chez {b} sur {c}."),
    apply: same("Postulez chez {b} : {c}."),
    register: same("Inscrivez-vous chez {b} sur {c}."),
    tickets: same("Prenez vos billets pour {b} sur {c}."),
    message: same("Écrivez à {b} : {c}."),
    email: same("Écrivez à {b} : {c}."),
    download: same("Téléchargez {b} sur {c}."),
    listen: same("Écoutez {b} sur {c}."),
    donate: same("Donnez à {b} sur {c}."),
    come: {
      first: ["Venez nous voir chez {b}, {c}.", "On vous attend chez {b}, {c}."],
      third: ["Rendez-vous chez {b}, {c}.", "Passez chez {b}, {c}."],
    },
    event: same("Rendez-vous chez {b}."),
    none: same("Rendez-vous chez {b}.", "Retenez ce nom : {b}."),
  },
  or: "Ou",
  shortCalls: {
    call: ["Appelez le {c}."],
    text: ["Envoyez un SMS au {c}."],
    whatsapp: ["Écrivez sur WhatsApp au {c}."],
    keyword: ["Envoyez {c}."],
    phoneBook: ["Réservez au {c}."],
    visit: ["Rendez-vous sur {c}."],
    book: ["Réservez sur {c}."],
    order: ["Commandez sur {c}."],
    apply: ["Postulez sur {c}."],
    register: ["Inscrivez-vous sur {c}."],
    tickets: ["Vos billets sont sur {c}."],
    email: ["Écrivez à {c}."],
    download: ["Téléchargez sur {c}."],
    listen: ["Écoutez sur {c}."],
    donate: ["Donnez sur {c}."],
  },

  own: /(?<!\p{L})(?:nous|notre|nos)(?!\p{L})/iu,
  order:
    /^(?:alors |venez |n’hésitez pas à )?(?:visitez|appelez|réservez|commandez|venez|découvrez|téléchargez|inscrivez|contactez|rendez|passez|profitez|faites|donnez|essayez|écoutez|abonnez|écrivez|envoyez|notez|retenez|postulez|contactez|rejoignez|achetez|prenez|demandez|retrouvez)(?!\p{L})/iu,
  // Uses nouns for the two contact methods, because the verbs in "Appelez ou écrivez sur WhatsApp" take different
  // prepositions.
  both: (one, other) => {
    const [, contact = ""] = /(?: : | au | le )([+\d(][^.]*)\.$/u.exec(one) ?? [];
    if (contact === "") return one;
    const second = other === "whatsapp" ? "WhatsApp" : other === "text" ? "SMS" : "téléphone";
    const first = /WhatsApp/u.test(one) ? "WhatsApp" : one.startsWith("Envoyez") ? "SMS" : "téléphone";
    return `Contactez {b} par ${first} ou par ${second} : ${contact}.`;
  },
};
