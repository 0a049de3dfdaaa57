import { expect, test } from "vitest";

import { likelySentence, sentencesOf } from "./sentence-of.ts";
import { tagByEnding } from "./tokens.ts";
import { contextWords } from "./wording-net.ts";

const about = (language: string, kind: string, fragment: string) => ({
  tagger: tagByEnding,
  language,
  kind,
  context: contextWords(fragment),
});

test.each([
  ["de", "reason", "keine Anfahrtskosten", "es gibt keine Anfahrtskosten"],
  ["de", "offer", "12,90 € im Monat", /^(?:das|er|es|sie) kostet 12,90 Euro im Monat$/i],
  [
    "de",
    "what",
    "Inspektion, Bremsen, Auspuff",
    /^(?:wir machen|bei uns gibt es) Inspektion, Bremsen und Auspuff$/i,
  ],
  ["ru", "when", "круглосуточно", "мы работаем круглосуточно"],
])("turns a fragment into a sentence: %s %s %s", (language, kind, fragment, sentence) => {
  expect(likelySentence(fragment, about(language, kind, fragment))).toMatch(sentence);
});

test.each([
  ["a sentence", "de", "reason", "Wir kommen noch am selben Tag"],
  ["a fragment that needs an article, whose gender isn't known", "it", "reason", "parcheggio con navetta"],
  ["nothing", "de", "reason", ""],
])("leaves %s as typed", (_case, language, kind, fragment) => {
  expect(likelySentence(fragment, about(language, kind, fragment))).toBeUndefined();
});

test.each([
  ["fr", "425 $ pour la saison, simple 340 $", ["425", "340"]],
  ["de", "Kinderräder ab 149 Euro, Helme -30%", ["ab", "149", "30"]],
  ["es", "Brackets $1,900 (antes 3,800)", ["1,900", "3,800"]],
  ["pt", "R$ 89,90 por mês até 15/02, 5h30 às 23h", ["89,90", "15/02"]],
  ["it", "a 299 euro, non rimborsabile", ["299", "non"]],
  ["es", "sin permanencia", ["sin"]],
  ["fr", "sans rendez-vous", ["sans"]],
  ["nl", "geen voorrijkosten", ["geen"]],
  ["pt", "sem taxa de matrícula", ["sem"]],
  ["ru", "без предоплаты", ["без"]],
])("keeps numbers and negatives: %s %s", (language, fragment, kept) => {
  const sentences = sentencesOf(fragment, about(language, "offer", fragment));
  expect(sentences.length).toBeGreaterThan(0);
  for (const { text } of sentences) for (const each of kept) expect(text.toLowerCase()).toContain(each);
});
