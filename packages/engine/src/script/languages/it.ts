import { readScenes } from "../scenes.ts";
import { upper } from "../spoken-lines.ts";
import type { Person, ToldFrames, WritingTable } from "../writing-table.ts";
import { aboutBrand } from "./it-person.ts";
import { reworded } from "./reworded.ts";
import { saidTimes } from "./said-times.ts";
import { italianScenes } from "./scenes/it.ts";
import { italianSentences } from "./sentences/it.ts";
import { composeWith } from "./whole-sentences.ts";

const same = (...frames: string[]): ToldFrames => ({ first: frames, third: frames });
const lowered = (text: string) =>
  /^(?:\p{Lu}{2}|\{b\}|\p{Lu}\p{Ll}+ \p{Lu})/u.test(text)
    ? text
    : text.charAt(0).toLowerCase() + text.slice(1);

/** First person plural verbs at the start of a sentence, after optional words. */
const told =
  /^(?:(?:anche|ora|adesso|sempre|ci|ti|vi|si|lo|la|li|le|non|oggi|qui|solo) ){0,2}\p{L}{1,14}iamo(?!\p{L})/iu;

const times = saidTimes({
  days: "lunedì|martedì|mercoledì|giovedì|venerdì|sabato|domenica",
  months: "gennaio|febbraio|marzo|aprile|maggio|giugno|luglio|agosto|settembre|ottobre|novembre|dicembre",
  from: "dal",
  to: "al",
  hours: ["dalle", "alle"],
  ofMonth: " ",
});

function inPerson(text: string, person: Person): string {
  return person === "they" ? aboutBrand(text) : text;
}

function withBrand(sentence: string, person: Person): string {
  if (sentence.includes("{b}")) return inPerson(sentence, person);
  const [, role] = /^(?:noi )?siamo (un[oa’]? ?.*)$/iu.exec(sentence) ?? [];
  if (role !== undefined) return person === "they" ? `{b} è ${inPerson(role, person)}` : `Siamo {b}, ${role}`;
  if (told.test(sentence))
    return person === "they"
      ? `{b} ${inPerson(lowered(sentence), person)}`
      : `Noi di {b} ${lowered(sentence)}`;
  return `Da {b} ${inPerson(lowered(sentence), person)}`;
}

/** Businesses whose name takes "al" or "alla" rather than "da". */
const places: readonly (readonly [RegExp, string])[] = [
  [/^(?:agriturismo|autolavaggio|hotel|albergo|asilo|outlet|ambulatorio|emporio)(?!\p{L})/iu, "all’"],
  [
    /^(?:officina|osteria|enoteca|erboristeria|ottica|agenzia|autoscuola|accademia|azienda|estetica|associazione|autofficina|apicoltura|armeria|edicola)(?!\p{L})/iu,
    "all’",
  ],
  [
    /^(?:pizzeria|panetteria|pasticceria|gelateria|macelleria|trattoria|palestra|farmacia|ferramenta|libreria|profumeria|scuola|cantina|fattoria|clinica|carrozzeria|concessionaria|banca|sagra|fiera|lavanderia|gioielleria|birreria|residenza|cooperativa|boutique|discoteca|festa|rosticceria|tipografia|vetreria|sartoria|pescheria|polisportiva|marmeria|pro loco)(?!\p{L})/iu,
    "alla ",
  ],
  [
    /^(?:ristorante|bar|forno|panificio|centro|caseificio|negozio|mercato|teatro|museo|frantoio|birrificio|pub|vivaio|garage|salone|cinema|circolo|festival|supermercato|mercatino|campeggio|poliambulatorio|municipio|comune|cantiere|mercatone|mobilificio|pastificio|maneggio|consorzio)(?!\p{L})/iu,
    "al ",
  ],
  [/^(?:studio|spazio|store|zoo)(?!\p{L})/iu, "allo "],
  [/^(?:gruppo|comitato|corpo|collegio)(?!\p{L})/iu, "dal "],
];

/** The article alone, for the same names: "il Frantoio …". */
const articles: Readonly<Record<string, string>> = {
  "all’": "l’",
  "alla ": "la ",
  "al ": "il ",
  "allo ": "lo ",
  "dal ": "il ",
};

function finish(sentence: string, brand: string): string {
  const at = places.find(([form]) => form.test(brand))?.[1] ?? "da ";
  const the = articles[at];
  const named =
    the === undefined
      ? sentence
      : sentence
          .replaceAll(/(?<=^(?:Siamo|Chiam[ai]) |scopr[ia] )\{b\}/gu, `${the}{b}`)
          .replaceAll(/^Noi di \{b\}/gu, `${upper(at)}{b}`)
          .replaceAll(/^(Ti|La) aspettiamo: \{b\}/gu, `$1 aspettiamo ${at}{b}`)
          .replaceAll(/(?<=^Scriv[ia] )a \{b\}/gu, `${at.replace(/^d/, "")}{b}`);
  return (
    times(named)
      .replaceAll(/(?<!\p{L})(d?al) (?=domenica)/gu, "$1la ")
      // Adapts articles to the number after them: "all’8 dicembre", "l’800 555 019", "allo 0131 555 019".
      .replaceAll(/(?<!\p{L})(d?al)(?:lo)? (?=8|11(?!\d))/gu, "$1l’")
      .replaceAll(/(?<!\p{L})il (?=8|11(?!\d))/gu, "l’")
      .replaceAll(/(?<=\} )al (?=0\d)|(?<=^Prenot[ai] )al (?=0\d)/gu, "allo ")
      .replaceAll(/(?<=^Chiam[ai] )il (?=0\d)/gu, "lo ")
      .replaceAll(/(?<!\p{L})da \{b\}/gu, `${at}{b}`)
      .replaceAll(/^Da \{b\}/gu, `${at.charAt(0).toUpperCase()}${at.slice(1)}{b}`)
      .replaceAll(
        /(?<!\p{L})(a|da|di|in|su) (il|lo|la|i|gli|le) (?=[\p{Ll}\d])/gu,
        (_, one: string, other: string) => joined(one, other),
      )
      .replaceAll(
        /(?<!\p{L})(a|da|di|in|su) l’(?=\p{Ll})/gu,
        (_, one: string) => `${joined(one, "l").trimEnd()}’`,
      )
      .replaceAll(/(?<!\p{L})a (?=[aA]\p{L})/gu, "ad ")
      .replaceAll(/(?<!\p{L})Ci è /gu, "C’è ")
  );
}

function joined(one: string, other: string): string {
  const stem = { a: "a", da: "da", di: "de", in: "ne", su: "su" }[one] ?? one;
  const end = { il: "l", lo: "llo", la: "lla", i: "i", gli: "gli", le: "lle", l: "ll" }[other] ?? other;
  return `${stem}${end} `;
}

function list(items: readonly string[]): string {
  const last = items.at(-1) ?? "";
  // A town and its street aren't a list.
  if (/^(?:via|viale|piazza|corso|vicino a|di fronte a|zona) /iu.test(last)) return items.join(", ");
  return items.length < 2
    ? last
    : `${items.slice(0, -1).join(", ")} ${/^e/iu.test(last) ? "ed" : "e"} ${last}`;
}

export const writeItalian: WritingTable = {
  ends: { full: "." },
  list,
  compose: composeWith(italianSentences(false), withBrand),
  scenes: readScenes(italianScenes),
  intro: (x, { isOffer }) => (isOffer ? `Da {b}: ${x}` : `{b}: ${x}`),
  recaps: { name: ["{b}: {s}"], contact: ["Lo ripetiamo: {c}."] },

  finish,

  withBrand,

  inPerson,

  where: { first: ["Siamo {x}.", "Ci trovi {x}."], third: ["Si trova {x}."] },

  calls: {
    call: same("Chiama {b} al {c}.", "Chiama {b}: {c}."),
    text: same("Manda un messaggio a {b}: {c}."),
    whatsapp: same("Scrivi a {b} su WhatsApp: {c}."),
    keyword: same("Manda un messaggio a {b}: {c}."),
    notice: same("È un messaggio di {b}."),
    phoneBook: same("Prenota da {b}: {c}.", "Per prenotare da {b} chiama il {c}."),
    visit: same("Vai su {c} e scopri {b}.", "Trovi {b} su {c}."),
    book: same("Prenota da {b} su {c}."),
    order: same("Ordina da {b} su {c}."),
    apply: same("Candidati da {b}: {c}."),
    register: same("Iscriviti da {b}: {c}."),
    tickets: same("Prendi il biglietto per {b} su {c}."),
    message: same("Scrivi a {b}: {c}."),
    email: same("Scrivi a {b}: {c}."),
    download: same("Scarica {b} su {c}."),
    listen: same("Ascolta {b} su {c}."),
    donate: same("Dona a {b} su {c}."),
    come: {
      first: ["Vieni a trovarci: {b}, {c}.", "Ti aspettiamo da {b}, {c}."],
      third: ["Vieni da {b}, {c}.", "Passa da {b}, {c}."],
    },
    event: same("Ti aspettiamo: {b}."),
    none: same("Ti aspettiamo da {b}.", "Ricorda il nome: {b}."),
  },
  or: "O",
  shortCalls: {
    call: ["Chiama il {c}."],
    text: ["Manda un messaggio al {c}."],
    whatsapp: ["Scrivi su WhatsApp al {c}."],
    keyword: ["Manda {c}."],
    phoneBook: ["Prenota al {c}."],
    visit: ["Vai su {c}."],
    book: ["Prenota su {c}."],
    order: ["Ordina su {c}."],
    apply: ["Candidati su {c}."],
    register: ["Iscriviti su {c}."],
    tickets: ["I biglietti sono su {c}."],
    email: ["Scrivi a {c}."],
    download: ["Scarica da {c}."],
    listen: ["Ascolta su {c}."],
    donate: ["Dona su {c}."],
  },

  own: /(?<!\p{L})(?:noi|nostr[oaie]|siamo|abbiamo|facciamo|offriamo|vendiamo|serviamo|apriamo|ti aspettiamo|cerchiamo)(?!\p{L})/iu,
  order:
    /^(?:visita|visitate|visitaci|chiama|chiamate|chiamaci|prenota|prenotate|ordina|ordinate|vieni|venite|scopri|scoprite|scarica|iscriviti|contatta|contattaci|dona|prova|ascolta|abbonati|acquista|compra|approfitta|richiedi|scrivi|scrivici|unisciti|passa|seguici|cerca|chiedi|vai|vada|manda|mandi|trovi|trova|candidati|si candidi|si iscriva|prendi|ricorda|ricordi|chieda|ti aspettiamo|la aspettiamo|per prenotare)(?![\p{L}])/iu,
  both: (one, other) =>
    one.replace(/^(Chiama|Scrivi|Manda un messaggio)/u, (first) =>
      other === "call"
        ? `Chiama o ${lowered(first)}`
        : `${first} o ${other === "whatsapp" ? "scrivi su WhatsApp a" : "manda un messaggio a"}`.replace(
            / a$/u,
            "",
          ),
    ),
};

/** Replacements that turn the frames' "tu" into "Lei". */
export const writeFormalItalian: WritingTable = {
  ...reworded(writeItalian, [
    [/(?<!\p{L})trovi(?!\p{L})/gu, "trova"],
    [/(?<!\p{L})Trovi(?!\p{L})/gu, "Trova"],
    [/Troverai/g, "Troverà"],
    [/(?<!\p{L})Hai /gu, "Ha "],
    [/^Cerchi /gu, "Cerca "],
    [/^Chiama(?!\p{L})/gu, "Chiami"],
    [/(?<= )chiama(?!\p{L})/gu, "chiami"],
    [/^Scrivi(?!\p{L})/gu, "Scriva"],
    [/^Manda(?!\p{L})/gu, "Mandi"],
    [/^Prenota(?!\p{L})/gu, "Prenoti"],
    [/^Vai(?!\p{L})/gu, "Vada"],
    [/e scopri /g, "e scopra "],
    [/^Ordina(?!\p{L})/gu, "Ordini"],
    [/^Candidati/gu, "Si candidi"],
    [/^Iscriviti/gu, "Si iscriva"],
    [/^Prendi(?!\p{L})/gu, "Prenda"],
    [/^Scarica(?!\p{L})/gu, "Scarichi"],
    [/^Ascolta(?!\p{L})/gu, "Ascolti"],
    [/^Dona(?!\p{L})/gu, "Doni"],
    [/^Vieni(?!\p{L})/gu, "Venga"],
    [/^Passa(?!\p{L})/gu, "Passi"],
    [/(?<!\p{L})Ti aspett/gu, "La aspett"],
    [/(?<!\p{L})ti aspett/gu, "La aspett"],
    [/^Chiedi(?!\p{L})/gu, "Chieda"],
    [/^Ricorda(?!\p{L})/gu, "Ricordi"],
  ]),
  compose: composeWith(italianSentences(true), withBrand),
};
