import { expect, test } from "vitest";

import { sentencesOf } from "./sentence-of.ts";
import { tagByEnding } from "./tokens.ts";
import { contextWords } from "./wording-net.ts";

const best = (language: string, kind: string, fragment: string) =>
  sentencesOf(fragment, { tagger: tagByEnding, language, kind, context: contextWords(fragment) })[0]?.text;

test.each([
  ["de", "reason", "keine Anfahrtskosten", "es gibt keine Anfahrtskosten"],
  ["de", "offer", "12,90 € im Monat", /^(?:das|er|es|sie) kostet 12,90 Euro im Monat$/i],
  ["de", "what", "Inspektion, Bremsen, Auspuff", /^wir machen Inspektion, Bremsen und Auspuff$/i],
  ["es", "reason", "estacionamiento gratis", /^(?:tenemos|hay|el) estacionamiento (?:es )?gratis$/i],
  ["fr", "offer", "devis gratuit", "le devis est gratuit"],
  ["it", "reason", "parcheggio con navetta", /parcheggio (?:è )?con navetta$/i],
  ["nl", "reason", "gratis parkeren", /gratis parkeren$|parkeren is gratis$/i],
  ["pt", "offer", "estacionamento grátis", /estacionamento (?:é )?grátis$/i],
  ["ru", "when", "круглосуточно", "мы работаем круглосуточно"],
])("words a fragment as a sentence: %s %s %s", (language, kind, fragment, sentence) => {
  expect(best(language, kind, fragment)).toMatch(sentence);
});

test.each([
  ["fr", "425 $ pour la saison, simple 340 $", ["425", "340"]],
  ["de", "Kinderräder ab 149 Euro, Helme -30%", ["149", "30"]],
  ["es", "Brackets $1,900 (antes 3,800)", ["1,900", "3,800"]],
  ["pt", "R$ 89,90 por mês até 15/02, 5h30 às 23h", ["89,90", "15/02"]],
  ["it", "a 299 euro, non rimborsabile", ["299", "non"]],
])("keeps figures and negatives: %s %s", (language, fragment, kept) => {
  for (const { text } of sentencesOf(fragment, {
    tagger: tagByEnding,
    language,
    kind: "offer",
    context: [],
  }))
    for (const each of kept) expect(text).toContain(each);
});
