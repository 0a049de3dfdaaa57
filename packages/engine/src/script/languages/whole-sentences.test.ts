import { expect, test } from "vitest";

import { usualTime } from "../../testing/usual-time.ts";
import { scriptOf } from "../embedded-writer.ts";

type Case = [language: "es" | "pt" | "fr" | "it" | "de" | "nl", name: string, typed: string, said: string];

const written = (...[language, name, description]: [Case[0], string, string]) =>
  scriptOf({
    language,
    name,
    description,
    thirdPerson: false,
    tone: "",
    seconds: 30,
    timeOf: usualTime(language),
  });
const textOf = (...brief: [Case[0], string, string]) =>
  written(...brief)
    .sentences.map(({ text }) => text)
    .join(" ");

test.each<Case>([
  ["es", "Kora", "Limpieza dental 39€, implantes desde 690€", "Los implantes cuestan desde 690 €."],
  [
    "es",
    "Kora",
    "Taller de coches. Primera bolsa con 30% de descuento",
    "Hay un 30% de descuento en la primera bolsa.",
  ],
  ["es", "Kora", "Tacos y birria. martes 2x1", "Los martes, dos por uno."],
  [
    "pt",
    "Kora",
    "Curso de inglês. mensalidade R$ 320, material incluso",
    "A mensalidade custa R$ 320. O material está incluído.",
  ],
  ["fr", "Kora", "Pneus neufs, gardiennage 49€ la saison", "Le gardiennage est à 49 € la saison."],
  ["fr", "Kora", "Clim réversible. CPF accepté", "Le CPF est accepté."],
  ["it", "Kora", "Cambio gomme, deposito 30 euro a stagione", "Il deposito costa 30 € a stagione."],
  [
    "it",
    "Kora",
    "Asilo nido. Open day sabato 18 gennaio dalle 10 alle 13",
    "L’open day è sabato 18 gennaio dalle 10 alle 13.",
  ],
  ["de", "Kora", "Fahrräder, Kinderräder 20%", "Auf Kinderräder gibt es 20% Rabatt."],
  ["de", "Kora", "Brot und Brötchen. jeden Samstag Zimtschnecken", "Jeden Samstag gibt es Zimtschnecken."],
  ["nl", "Kora", "E-bikes vanaf 1899 euro", "kosten vanaf 1899 euro."],
])("%s, %s: says “%s” as a sentence", (language, name, typed, said) => {
  expect(textOf(language, name, typed)).toContain(said);
});

test.each<Case>([
  [
    "pt",
    "Maré Alta",
    "Na Maré Alta, em Peniche, aprende-se a surfar em qualquer idade.",
    "Na Maré Alta, em Peniche, aprende-se a surfar em qualquer idade.",
  ],
  [
    "nl",
    "Bloemenhuis Anneke",
    "Bloemenhuis Anneke in Amersfoort bezorgt boeketten vanaf 24,95 euro.",
    "Bloemenhuis Anneke in Amersfoort bezorgt boeketten vanaf 24,95 euro.",
  ],
  ["nl", "Salon Knip & Co", "kapsalon zoekt modellen", "Salon Knip & Co zoekt modellen."],
  [
    "fr",
    "Salon de l’Habitat de Bréval",
    "12e Salon de l’Habitat, du 14 au 16 mars au parc expo",
    "Le Salon de l’Habitat de Bréval a lieu du 14 au 16 mars au parc expo.",
  ],
])("%s, %s: names the brand as the subject of “%s”", (language, name, typed, said) => {
  expect(textOf(language, name, typed)).toContain(said);
});

test.each<Case>([
  ["it", "Kora", "sostituzione infissi con detrazione 50%, preventivo gratuito", "sconto"],
  [
    "es",
    "Kora",
    "Financiamos hasta 36 meses (esto hay que decirlo si decís lo de financiar). Reformas de baño",
    "decís",
  ],
  [
    "nl",
    "Kora",
    "Fietsen en brommers. Bel 023 555 0170. Vragen over deze spot: 023 555 0199 (niet in de spot)",
    "0199",
  ],
])("%s, %s: “%s” does not become “%s”", (language, name, typed, said) => {
  expect(textOf(language, name, typed)).not.toContain(said);
});

test("a phrase that makes no sentence is left out and reported", () => {
  const {
    sentences,
    facts = [],
    leftOut = [],
  } = written("es", "Kora", "Reformas de baño. Web y redes. 3 años de garantía");
  expect(sentences.map(({ text }) => text).join(" ")).not.toContain("redes");
  expect(facts.filter(({ id }) => leftOut.includes(id)).map(({ text }) => text)).toEqual(["Web y redes"]);
});
