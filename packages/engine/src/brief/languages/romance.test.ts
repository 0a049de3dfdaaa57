import { expect, test } from "vitest";

import { scriptOf } from "../../script/embedded-writer.ts";
import { languageTables } from "../../script/language-tables.ts";
import type { Brief } from "../../script/script.ts";
import { cpuTimeOf } from "../../testing/cpu-time.ts";
import { readBrief } from "../read-brief.ts";

type Code = "es" | "fr" | "it" | "pt";

const read = (language: Code, description: string, name = "Roca & Co") => {
  const tables = languageTables[language];
  if (tables === undefined) throw new Error(`no tables for ${language}`);
  return readBrief({ name, description }, tables.reading);
};

const written = (language: Code, description: string, more: Partial<Brief> = {}) => {
  const brief: Brief = {
    name: "Roca & Co",
    description,
    language,
    thirdPerson: true,
    tone: "",
    seconds: 30,
    timeOf: (text) => text.length / 15,
    ...more,
  };
  return scriptOf(brief).sentences.map(({ text }) => text);
};

test.each<[Code, string, string[]]>([
  [
    "es",
    "clases de natacion, agua a 32 grados, 1a clase gratis!!! Getafe, junto al metro",
    ["what clases de natación", "offer primera clase gratis", "where Getafe, junto al metro"],
  ],
  [
    "es",
    "martes y jueves 3 tacos de trompo x $50 de 7pm a 1am, frente al Oxxo",
    ["offer martes y jueves 3 tacos de trompo por 50 pesos de 7pm a 1am, frente al Oxxo"],
  ],
  [
    "fr",
    "artisan couvreur Quimper, nettoyage à partir de 18€ TTC/m2, devis gratuit",
    [
      "what artisan couvreur Quimper",
      "offer nettoyage à partir de 18 € TTC le mètre carré",
      "offer devis gratuit",
    ],
  ],
  [
    "fr",
    "Portes ouvertes sam 14 et dim 15 juin, 9h-19h",
    ["what Portes ouvertes", "when samedi 14", "when dimanche 15 juin, de 9h à 19h"],
  ],
  [
    "it",
    "corsi di danza dai 4 anni, lezione di prova gratuita, aperti lun-ven 9-19, Perugia",
    [
      "what corsi di danza dai 4 anni",
      "offer lezione di prova gratuita",
      "when aperti lunedì-venerdì 9-19",
      "where Perugia",
    ],
  ],
  [
    "pt",
    "açaí c/ 3 acompanhamentos R$ 16,90, entrega grátis ate 22h. aberto de seg a sex das 8h às 20h",
    [
      "offer açaí com 3 acompanhamentos R$ 16,90",
      "offer entrega grátis até 22h",
      "when aberto de segunda a sexta das 8h às 20h",
    ],
  ],
])("%s: reads the facts in %j", (language, brief, expected) => {
  const facts = read(language, brief).facts.map(({ kind, text }) => `${kind} ${text}`);
  for (const fact of expected) expect(facts).toContain(fact);
});

test.each<[Code, string, RegExp]>([
  [
    "es",
    "Pan de masa madre en Lugo. que no suene a anuncio, no decir barato. Tono cercano pero serio, tuteando. dos señoras hablando en el mercado",
    /anuncio|barato|tono|serio|tute|señoras/i,
  ],
  [
    "es",
    "Gestoría en Zaragoza, cuota fija 59 €/mes. Las nóminas van aparte, no las metáis. No prometer que van a pagar menos",
    /nóminas|metáis|pagar menos/i,
  ],
  [
    "fr",
    'couvreur à Quimper, devis gratuit. surtout pas de "pas cher" ça fait arnaque. Que ça soit fun, deux potes qui parlent. cible: proprios',
    /pas cher|arnaque|fun|potes|cible|propri/i,
  ],
  [
    "it",
    "manutenzione caldaie a Brescia. Vorrei un dialogo tra marito e moglie, una cosa simpatica ma NON volgare. Non dite che siamo i più economici",
    /dialogo|marito|simpatica|volgare|economici/i,
  ],
  [
    "pt",
    "consulta 45€ em Setúbal. Em português de Portugal sff. Não falar de castração, a agenda está cheia. quero algo fofo com latido",
    /português|castração|agenda|fofo|latido/i,
  ],
])("%s: leaves out the instructions in %j", (language, brief, never) => {
  for (const variant of [0, 1, 2, 3, 4])
    expect(written(language, brief, { variant }).join(" ")).not.toMatch(never);
});

test.each<[Code, string, string]>([
  [
    "es",
    'implantes desde 590€. cita 952 555 012. Obligatorio: "Centro sanitario autorizado n.º 29/1234"',
    "Centro sanitario autorizado n.º 29/1234.",
  ],
  [
    "fr",
    "citadine dès 149 €/mois, 02 40 55 01 33\n\nMentions OBLIGATOIRES à dire en entier :\n« Un crédit vous engage et doit être remboursé. »\n« Pensez à covoiturer. »",
    "Pensez à covoiturer.",
  ],
  [
    "it",
    'impianti dentali a Padova, tel 049 555 0142. Obbligatorio dire: "Direttore sanitario dott. Marco Bianchi"',
    "Direttore sanitario dott. Marco Bianchi.",
  ],
  [
    "it",
    'lavaggio auto 25 euro, 011 555 0187. Chiudere con "Roca, il caldo che risponde".',
    "Roca, il caldo che risponde.",
  ],
  [
    "pt",
    "óculos por 99€, 239 555 012. Obrigatório: Campanha válida até 30 de novembro",
    "Campanha válida até 30 de novembro.",
  ],
])("%s: ends the ad with the required line in %j", (language, brief, line) => {
  expect(written(language, brief).at(-1)).toBe(line);
});

test.each<[Code, string, RegExp]>([
  ["es", "verdura a domicilio. pide por whatsapp 644 555 019", /por WhatsApp: 644 555 019/],
  ["es", "dentista en Lugo. cita 952 555 012", /Reserva .*952 555 012/],
  ["fr", "plombier à Lyon. 04 78 55 01 42", /Appelez .*04 78 55 01 42/],
  ["fr", "opticien à Nantes. RDV 02 40 55 01 33", /Prenez rendez-vous|Réservez/],
  ["it", "agriturismo a Gubbio. prenotare 349 555 0171", /[Pp]renota.*349 555 0171/],
  ["pt", "bolo caseiro R$ 30. pede no zap 16 95555-0142", /WhatsApp: 16 95555-0142/],
])("%s: tells listeners how to use the contact in %j", (language, brief, call) => {
  expect(written(language, brief).join(" ")).toMatch(call);
});

test("addresses listeners as formally as the brief does", () => {
  expect(written("es", "Abogados en Houston. Llame al (713) 555-0142").join(" ")).toMatch(/Llame a /);
  expect(written("es", "Fontanero en Lugo. 982 555 014").join(" ")).toMatch(/Llama a /);
  expect(written("it", "Farmacia a Verona. Dare del Lei. 045 555 0142").join(" ")).toMatch(/Chiami /);
});

test("replaces “we” in the brief with the brand", () => {
  expect(written("es", "Hacemos pan con masa madre. 982 555 014")[0]).toMatch(/hace pan/);
  expect(written("it", "Facciamo il pane a mano. 011 555 0187")[0]).toMatch(/fa il pane/);
  expect(written("fr", "Nous faisons le pain à la main. 04 78 55 01 42")[0]).toMatch(/fait le pain/);
  expect(written("pt", "Fazemos pão artesanal. 218 555 014")[0]).toMatch(/faz pão/);
});

test.each<[Code, string, RegExp]>([
  ["it", "Forno a Gubbio, aperto dalle 9.00-13.00", /dalle dalle/],
  ["it", "Pranzo di lavoro, menu 9.50-12.50 euro", /dalle|alle/],
  ["it", "Prodotto: pizza al taglio\nDove: due passi dalla stazione", /in due/i],
  ["it", "Prodotto: pizza al taglio\nDove: domicilio", /in domicilio/i],
  ["fr", "Envoyez vos colis vers la RDC dès 20 €", /chaussée/],
])("%s: does not misread hours, prices or places in %j", (language, description, never) => {
  expect(written(language, description).join(" ")).not.toMatch(never);
});

test.each([
  ["Praia Grande", /em Praia Grande/],
  ["Casa Branca", /em Casa Branca/],
])("says the Portuguese town %s without an article", (town, expected) => {
  expect(written("pt", `Padaria. Pão quente, ${town}`).join(" ")).toMatch(expected);
});

test("reads “$” as pesos, or as dollars for a business in the United States", () => {
  expect(written("es", "3 tacos por $50 en Monterrey").join(" ")).toContain("50 pesos");
  expect(written("es", "3 tacos por $5 en Houston, Texas").join(" ")).toContain("$5");
});

test.each(["es", "fr", "it", "pt"] as const)(
  "%s: reads a hostile brief of 5,000 characters within 2 s",
  (language) => {
    for (const text of [
      "a ".repeat(2500),
      "lun-mar ".repeat(600),
      "12/3 10h ".repeat(550),
      "de la ".repeat(800),
      "A B, ".repeat(1000),
    ]) {
      expect(cpuTimeOf(() => read(language, text))).toBeLessThan(2000);
    }
  },
);
