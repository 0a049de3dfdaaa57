import { readScenes } from "../scenes.ts";
import type { Person, ToldFrames, WritingTable } from "../writing-table.ts";
import { aboutBrand } from "./es-person.ts";
import { reworded } from "./reworded.ts";
import { saidTimes } from "./said-times.ts";
import { spanishScenes } from "./scenes/es.ts";
import { spanishSentences } from "./sentences/es.ts";
import { composeWith } from "./whole-sentences.ts";

const same = (...frames: string[]): ToldFrames => ({ first: frames, third: frames });
const lowered = (text: string) =>
  /^(?:\p{Lu}{2}|\{b\}|\p{Lu}\p{Ll}+ \p{Lu})/u.test(text)
    ? text
    : text.charAt(0).toLowerCase() + text.slice(1);

/** First person plural verbs at the start of a sentence, after optional words. */
const told =
  /^(?:(?:ya|también|ahora|siempre|aquí|nos|te|se|lo|la|os|le|no|solo|sólo|todavía|hoy) ){0,2}\p{L}{1,14}(?:amos|emos|imos)(?!\p{L})/iu;

const times = saidTimes({
  days: "lunes|martes|miércoles|jueves|viernes|sábados?|domingos?",
  months: "enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre",
  from: "de",
  to: "a",
  hours: ["de", "a"],
  ofMonth: " de ",
});

function inPerson(text: string, person: Person): string {
  return person === "they" ? aboutBrand(text) : text;
}

function withBrand(sentence: string, person: Person): string {
  if (sentence.includes("{b}")) return inPerson(sentence, person);
  const [, role] = /^(?:nosotros )?(?:somos|soy) (un[oa]?s? .*)$/iu.exec(sentence) ?? [];
  if (role !== undefined)
    return person === "they" ? `{b} es ${inPerson(role, person)}` : `Somos {b}, ${role}`;
  if (told.test(sentence))
    return person === "they" ? `{b} ${inPerson(lowered(sentence), person)}` : `En {b} ${lowered(sentence)}`;
  return `En {b}, ${inPerson(lowered(sentence), person)}`;
}

function list(items: readonly string[]): string {
  const last = items.at(-1) ?? "";
  // A place and the directions to it aren't a list.
  if (
    /^(?:junto a|junto al|frente a|frente al|cerca de|cerca del|calle|al lado de|avenida|plaza)(?!\p{L})/iu.test(
      last,
    )
  )
    return items.join(", ");
  const and = /^h?i(?![aeo])/iu.test(last) ? "e" : "y";
  return items.length < 2 ? last : `${items.slice(0, -1).join(", ")} ${and} ${last}`;
}

/** Public bodies and the like, whose names take an article: "en la Municipalidad de …". */
const feminine =
  /^(?:municipalidad|alcaldía|diputación|cooperativa|asociación|fundación|universidad|hermandad|parroquia|mancomunidad|cámara|federación|cofradía|gobernación|junta|biblioteca) /iu;
const masculine =
  /^(?:ayuntamiento|gobierno|consejo|cabildo|instituto|ministerio|consulado|comité|colegio oficial|museo|banco) /iu;

function withArticle(sentence: string, brand: string): string {
  const the = feminine.test(brand) ? "la" : masculine.test(brand) ? "el" : undefined;
  return the === undefined
    ? sentence
    : sentence
        .replaceAll(/(?<!\p{L})(en|a|de|con|para|por|visita|conoce) \{b\}/giu, `$1 ${the} {b}`)
        .replaceAll(/(?<!\p{L})(a|de) el \{b\}/giu, "$1l {b}")
        .replaceAll(/(?<=^|[.!?] )\{b\} (?=\p{Ll})/gu, `${the === "la" ? "La" : "El"} {b} `);
}

export const writeSpanish: WritingTable = {
  ends: { full: "." },
  list,
  compose: composeWith(spanishSentences(false), withBrand),
  scenes: readScenes(spanishScenes),
  intro: (x, { isOffer }) => (isOffer ? `En {b}: ${x}` : `{b}: ${x}`),
  recaps: { name: ["{b}: {s}"], contact: ["Otra vez: {c}."] },

  finish: (sentence, brand) =>
    times(withArticle(sentence, brand))
      .replaceAll(/(?<!\p{L})hasta (?=\d{1,2} de \p{Ll})/gu, "hasta el ")
      .replaceAll(/(?<!\p{L})de el (?=\p{Ll})/gu, "del ")
      .replaceAll(/(?<!\p{L})a el (?=\p{Ll})/gu, "al ")
      .replace(/^([^¿?]*\?)$/u, "¿$1")
      .replace(/^¿?([^¿?]{1,200}\?)/u, "¿$1")
      .replace(/^¿(\p{Ll})/u, (_, letter: string) => `¿${letter.toUpperCase()}`),

  withBrand,

  inPerson,

  where: { first: ["Estamos {x}.", "Nos encuentras {x}."], third: ["Está {x}.", "Lo encuentras {x}."] },

  calls: {
    call: same("Llama a {b}: {c}.", "Llama a {b} al {c}."),
    text: same("Manda un mensaje a {b}: {c}."),
    whatsapp: same("Escribe a {b} por WhatsApp: {c}."),
    keyword: same("Manda un mensaje a {b}: {c}."),
    notice: same("Es un mensaje de {b}."),
    phoneBook: same("Reserva en {b}: {c}.", "Reserva en {b}, en el {c}."),
    visit: same("Visita {b} en {c}.", "Entra en {c} y conoce {b}."),
    book: same("Reserva en {b}, en {c}."),
    order: same("Pide en {b}, en {c}."),
    apply: same("Apúntate en {b}: {c}."),
    register: same("Inscríbete en {b}: {c}."),
    tickets: same("Compra tu entrada para {b} en {c}."),
    message: same("Escribe a {b}: {c}."),
    email: same("Escribe a {b}: {c}."),
    download: same("Descarga {b} en {c}."),
    listen: same("Escucha {b} en {c}."),
    donate: same("Dona a {b} en {c}."),
    come: {
      first: ["Ven a vernos a {b}, {c}.", "Te esperamos en {b}, {c}."],
      third: ["Ven a {b}, {c}.", "Pásate por {b}, {c}."],
    },
    event: same("Ven a {b}."),
    none: same("Te esperamos en {b}.", "Recuerda el nombre: {b}."),
  },
  or: "O",
  shortCalls: {
    call: ["Llama al {c}."],
    text: ["Manda un mensaje al {c}."],
    whatsapp: ["Escribe por WhatsApp al {c}."],
    keyword: ["Manda {c}."],
    phoneBook: ["Reserva en el {c}."],
    visit: ["Entra en {c}."],
    book: ["Reserva en {c}."],
    order: ["Pide en {c}."],
    apply: ["Apúntate en {c}."],
    register: ["Inscríbete en {c}."],
    tickets: ["Compra tu entrada en {c}."],
    email: ["Escribe a {c}."],
    download: ["Descárgalo en {c}."],
    listen: ["Escúchalo en {c}."],
    donate: ["Dona en {c}."],
  },

  own: /(?<!\p{L})(?:nosotr[oa]s|nuestr[oa]s?|somos|estamos|tenemos|hacemos|ofrecemos|llevamos|abrimos|damos|te esperamos|le esperamos|vendemos|servimos)(?!\p{L})/iu,
  order:
    /^(?:¡|no esperes:? |ven y )?(?:visit[ae]|visítan?os|llam[ae]|llámanos|reserv[ae]|pid[ea]|ven|venga|descubr[ea]|descarg[ao]?a|regístrate|inscríbete|apúntate|contact[ae]|contáctanos|don[ae]|prueb[ae]|escuch[ae]|suscríbete|compr[ae]|aprovech[ae]|consigue|solicit[ae]|escríbenos|únete|acércate|síguenos|busca|pregunta|haz|manda|mande|entra|entre|pásate|pase|pida|escriba|llame|reserve|inscríbase|apunta|recuerde)(?![\p{L}])/iu,
  both: (one, other) =>
    one.replace(/^(Llama|Escribe|Manda un mensaje)/u, (first) =>
      other === "call"
        ? `Llama o ${lowered(first)}`
        : `${first} o ${other === "whatsapp" ? "escribe por WhatsApp" : "manda un mensaje"}`,
    ),
};

/** Replacements that turn the frames' "tú" into "usted". */
const polite: [RegExp, string][] = [
  [/(?<!\p{L})(T|t)ienes(?!\p{L})/gu, "$1iene"],
  [/¿Buscas/g, "¿Busca"],
  [/¿Necesitas/g, "¿Necesita"],
  [/(?<!\p{L})encuentras(?!\p{L})/gu, "encuentra"],
  [/Encontrarás/g, "Encontrará"],
  [/^Llama(?!\p{L})/gu, "Llame"],
  [/^Escribe(?!\p{L})/gu, "Escriba"],
  [/^Manda(?!\p{L})/gu, "Mande"],
  [/^Reserva(?!\p{L})/gu, "Reserve"],
  [/^Pide(?!\p{L})/gu, "Pida"],
  [/^Visita(?!\p{L})/gu, "Visite"],
  [/^Entra(?!\p{L})/gu, "Entre"],
  [/y conoce /g, "y conozca "],
  [/^(?:Apúntate|Inscríbete)/gu, "Inscríbase"],
  [/^Compra tu/gu, "Compre su"],
  [/^Descarga(?!\p{L})/gu, "Descargue"],
  [/^Descárgalo/gu, "Descárguelo"],
  [/^Escucha(?!\p{L})/gu, "Escuche"],
  [/^Escúchalo/gu, "Escúchelo"],
  [/^Dona(?!\p{L})/gu, "Done"],
  [/^Ven(?!\p{L})/gu, "Venga"],
  [/^Pásate/gu, "Pase"],
  [/^Te (?=esper|da|ofrece)/gu, "Le "],
  [/(?<=\s)te (?=esper|da|ofrece)/gu, "le "],
  [/^Pregunta(?!\p{L})/gu, "Pregunte"],
  [/^Recuerda/gu, "Recuerde"],
  [/^Toma nota/gu, "Tome nota"],
  [/^Llévate/gu, "Llévese"],
];

/** For ads that address the listener as "usted". */
export const writeFormalSpanish: WritingTable = {
  ...reworded(writeSpanish, polite),
  compose: composeWith(spanishSentences(true), withBrand),
};
