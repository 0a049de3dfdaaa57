import { readScenes } from "../scenes.ts";
import type { Person, ToldFrames, WritingTable } from "../writing-table.ts";
import { aboutBrand } from "./pt-person.ts";
import { reworded } from "./reworded.ts";
import { saidTimes } from "./said-times.ts";
import { portugueseScenes } from "./scenes/pt.ts";
import { portugueseSentences } from "./sentences/pt.ts";
import { composeWith } from "./whole-sentences.ts";

const same = (...frames: string[]): ToldFrames => ({ first: frames, third: frames });
const lowered = (text: string) =>
  /^(?:\p{Lu}{2}|\{b\}|\p{Lu}\p{Ll}+ \p{Lu})/u.test(text)
    ? text
    : text.charAt(0).toLowerCase() + text.slice(1);

/** First person plural verbs at the start of a sentence, after optional words. */
const told =
  /^(?:(?:já|também|agora|sempre|aqui|nos|te|se|não|só|ainda|hoje) ){0,2}(?:\p{L}{1,14}(?:amos|emos|imos|ímos)|a gente)(?!\p{L})/iu;

const times = saidTimes({
  days: "segunda|terça|quarta|quinta|sexta|sábado|domingo",
  months: "janeiro|fevereiro|março|abril|maio|junho|julho|agosto|setembro|outubro|novembro|dezembro",
  from: "de",
  to: "a",
  hours: ["das", "às"],
  ofMonth: " de ",
});

function inPerson(text: string, person: Person): string {
  return person === "they" ? aboutBrand(text) : text;
}

function withBrand(sentence: string, person: Person): string {
  if (sentence.includes("{b}")) return inPerson(sentence, person);
  const [, role] = /^(?:nós )?(?:somos|sou) (uma? .*)$/iu.exec(sentence) ?? [];
  if (role !== undefined)
    return person === "they" ? `{o b} é ${inPerson(role, person)}` : `Somos {o b}, ${role}`;
  if (told.test(sentence))
    return person === "they" ? `{o b} ${inPerson(lowered(sentence), person)}` : `{em b} ${lowered(sentence)}`;
  return `{em b}, ${inPerson(lowered(sentence), person)}`;
}

const feminine =
  /^(?:clínica|padaria|pastelaria|confeitaria|farmácia|drogaria|academia|escola|loja|oficina|pizzaria|livraria|papelaria|imobiliária|agência|quinta|fazenda|ótica|óptica|barbearia|churrascaria|marisqueira|transportadora|casa|cervejaria|gráfica|associação|fundação|pousada|auto escola|autoescola|festa|feira|hamburgueria|sorveteria|floricultura|dra|doutora|cantina|peixaria|mercearia|lavanderia|lavandaria|joalheria|sapataria|empresa|igreja|rádio|construtora|creche)(?!\p{L})/iu;
const masculine =
  /^(?:açaí|restaurante|bar|café|mercado|supermercado|hotel|salão|centro|estúdio|ginásio|auto center|autocenter|pet shop|petshop|chaveiro|canalizador|encanador|arraiá|arraial|festival|museu|teatro|hospital|consultório|escritório|instituto|buffet|grupo|clube|posto|laboratório|dr|doutor|colégio|curso|espaço|sítio|armazém|atelier|ateliê|talho|açougue|cabeleireiro|solar|shopping|rodízio)(?!\p{L})/iu;

/** Adds the article to a brand that begins with a kind of business: "na Clínica …", "o Restaurante …". */
function finish(sentence: string, brand: string): string {
  // Brazilian and European usage puts an article before most names, even invented ones: "na Marmita da Neide".
  const [ending = ""] = /(?<=^\p{L}{2,}\p{Ll})[ao](?![\p{L}’])/u.exec(brand) ?? [];
  const isFeminine = feminine.test(brand) || /^\p{L}+(?:[çs]ão|dade)(?!\p{L})/u.test(brand);
  const gender = isFeminine ? "a" : masculine.test(brand) ? "o" : ending;
  const by = (a: string, o: string, none: string) => (gender === "a" ? a : gender === "o" ? o : none);
  return times(sentence)
    .replaceAll("{em b}", `${by("na ", "no ", "em ")}{b}`)
    .replaceAll("{de b}", `${by("da ", "do ", "de ")}{b}`)
    .replaceAll("{para b}", `${by("para a ", "para o ", "para ")}{b}`)
    .replaceAll("{o b}", `${by("a ", "o ", "")}{b}`)
    .replaceAll(/(?<!\p{L})em ([oa]s?) (?=\p{Ll})/gu, "n$1 ")
    .replaceAll(/(?<!\p{L})de ([oa]s?) (?=\p{Ll})/gu, "d$1 ")
    .replaceAll(/(?<!\p{L})por ([oa]s?) (?=\p{Ll})/gu, "pel$1 ");
}

function list(items: readonly string[]): string {
  const last = items.at(-1) ?? "";
  return items.length < 2 ? last : `${items.slice(0, -1).join(", ")} e ${last}`;
}

export const writePortuguese: WritingTable = {
  ends: { full: "." },
  list,
  compose: composeWith(portugueseSentences, withBrand),
  scenes: readScenes(portugueseScenes),
  intro: (x) => `{b}: ${x}`,
  recaps: { name: ["{b}: {s}"], contact: ["De novo: {c}."] },

  finish,

  withBrand,

  inPerson,

  where: { first: ["Estamos {x}.", "Ficamos {x}."], third: ["Fica {x}."] },

  calls: {
    call: same("Ligue {para b}: {c}."),
    text: same("Mande uma mensagem {para b}: {c}."),
    whatsapp: same("Chame {o b} no WhatsApp: {c}.", "Fale com {o b} pelo WhatsApp: {c}."),
    keyword: same("Mande uma mensagem {para b}: {c}."),
    notice: same("Esta é uma mensagem {de b}."),
    phoneBook: same("Marque {em b} pelo {c}.", "Reserve {em b} pelo {c}."),
    visit: same("Conheça {o b} em {c}.", "Visite {o b} em {c}."),
    book: same("Marque {em b}, em {c}."),
    order: same("Peça {em b}, em {c}."),
    apply: same("Candidate-se {em b}: {c}."),
    register: same("Inscreva-se {em b}: {c}."),
    tickets: same("Garanta o seu ingresso para {b} em {c}."),
    message: same("Escreva {para b}: {c}."),
    email: same("Escreva {para b}: {c}."),
    download: same("Baixe {b} em {c}."),
    listen: same("Ouça {b} em {c}."),
    donate: same("Doe {para b} em {c}."),
    come: {
      first: ["Venha {para b}, {c}.", "Estamos à sua espera {em b}, {c}."],
      third: ["Venha {para b}, {c}.", "Passe {em b}, {c}."],
    },
    event: same("Venha {para b}."),
    none: same("Venha {para b}.", "Guarde o nome: {b}."),
  },
  or: "Ou",
  shortCalls: {
    call: ["Ligue {c}."],
    text: ["Mande uma mensagem para {c}."],
    whatsapp: ["Chame no WhatsApp: {c}."],
    keyword: ["Mande {c}."],
    phoneBook: ["Marque pelo {c}."],
    visit: ["Visite {c}."],
    book: ["Marque em {c}."],
    order: ["Peça em {c}."],
    apply: ["Candidate-se em {c}."],
    register: ["Inscreva-se em {c}."],
    tickets: ["Os ingressos estão em {c}."],
    email: ["Escreva para {c}."],
    download: ["Baixe em {c}."],
    listen: ["Ouça em {c}."],
    donate: ["Doe em {c}."],
  },

  own: /(?<!\p{L})(?:nós|noss[oa]s?|somos|estamos|temos|fazemos|oferecemos|abrimos|vendemos|servimos|ficamos)(?!\p{L})/iu,
  order:
    /^(?:visite|visite-nos|ligue|reserve|peça|venha|descubra|baixe|inscreva-se|cadastre-se|contate|doe|experimente|ouça|assine|compre|aproveite|garanta|solicite|escreva|junte-se|passe|siga|procure|acesse|agende|marque|conheça|participe|fale|chame|mande|marque|passe|guarde|candidate-se|estamos à sua espera|contacte|envie)(?![\p{L}])/iu,
  both: (one, other) =>
    one.replace(/^(Ligue|Chame|Fale|Mande uma mensagem)/u, (first) =>
      other === "call"
        ? `Ligue ou ${lowered(first)}`
        : other === "whatsapp"
          ? `${first} ou chame no WhatsApp`
          : first,
    ),
};

/** European Portuguese, where it differs from Brazilian. */
export const writeEuropeanPortuguese: WritingTable = reworded(writePortuguese, [
  [/^Baixe(?!\p{L})/gu, "Descarregue"],
  [/^Tem (?=uma? )/gu, "Há "],
  [/Tem aniversário/g, "Há um aniversário"],
  [/^Tem coisa que se diz/gu, "Há coisas que se dizem"],
  [/Tem carta que/g, "Há cartas que"],
  [/o banheiro esperando/g, "a casa de banho à espera"],
  [/do cardápio/g, "da ementa"],
  [/A geladeira abre, a geladeira/g, "O frigorífico abre, o frigorífico"],
  [/porta-malas/g, "porta-bagagens"],
  [/O celular/g, "O telemóvel"],
  [/todo mundo/g, "toda a gente"],
  [/Todo mundo/g, "Toda a gente"],
  [/o dever de casa continua na mesa/g, "os trabalhos de casa continuam na mesa"],
  [/As luzes se apagam/g, "As luzes apagam-se"],
  [/, e ela está crescendo/g, ", e está a crescer"],
  [/na vitrine/g, "na montra"],
  [/na esquina antes/g, "à esquina antes"],
  [/Garanta o seu ingresso/g, "Compre o seu bilhete"],
  [/Os ingressos estão/g, "Os bilhetes estão"],
  [/^Doe(?!\p{L})/gu, "Faça um donativo"],
  [/^Chame (?=\{o b\} no)/gu, "Contacte "],
  [/ no WhatsApp/g, " por WhatsApp"],
  [/^Chame por/gu, "Envie mensagem por"],
]);
