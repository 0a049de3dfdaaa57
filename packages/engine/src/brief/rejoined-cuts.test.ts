import { expect, test } from "vitest";

import type { SegmentKind } from "../learned/segments.ts";
import { languageTables } from "../script/language-tables.ts";
import type { LearnedCut } from "./learned-cuts.ts";
import { rejoined } from "./rejoined-cuts.ts";

type Code = "es" | "fr" | "it" | "pt" | "en";

/** Rejoins the segments of a brief. Bars mark the cuts made by the model; `kinds` has the kind of each segment. */
function mended(language: Code, marked: string, kinds: readonly SegmentKind[]): string[] {
  const table = languageTables[language]?.reading;
  if (table === undefined) throw new Error(`no tables for ${language}`);
  const brief = marked.replaceAll("|", "");
  let start = 0;
  const cuts = marked.split("|").map((typed, at): LearnedCut => {
    const raw = typed.replace(/^[\s,+]+|(?:[\s,;+]| e| y| pis)+$/gu, "");
    const from = brief.indexOf(raw, start);
    start = from + raw.length;
    const kind = kinds[at] ?? "reason";
    return {
      raw,
      start: from,
      end: start,
      mark: at === kinds.length - 1 ? "line" : ",",
      kinds: [{ kind, probability: 0.7 }],
      features: [],
      ad: [],
      rank: 2,
    };
  });
  return rejoined(cuts, brief, table).map(({ raw }) => raw);
}

test.each<[Code, string, SegmentKind[], string[]]>([
  [
    "it",
    "siamo a Lucca in via Fillungo 12, bisogna| prenotare allo 0583 555 014",
    ["where", "contact"],
    ["siamo a Lucca in via Fillungo 12", "bisogna prenotare allo 0583 555 014"],
  ],
  [
    "pt",
    "feira no bairro Alto da Serra, |Nova Esperança e Boa Vista",
    ["when", "where"],
    ["feira no bairro Alto da Serra, Nova Esperança e Boa Vista"],
  ],
  [
    "es",
    "limpiamos alfombras, cortinas, |tapices",
    ["what", "reason"],
    ["limpiamos alfombras, cortinas, tapices"],
  ],
  ["es", "20 sillas plegables + |carpa 90 €", ["what", "offer"], ["20 sillas plegables + carpa 90 €"]],
  [
    "fr",
    "Pour toute commande de bois : |livraison offerte",
    ["who", "offer"],
    ["Pour toute commande de bois : livraison offerte"],
  ],
  [
    "it",
    "Il miele di castagno, |sarà pronto dal 10 settembre",
    ["what", "when"],
    ["Il miele di castagno, sarà pronto dal 10 settembre"],
  ],
  [
    "fr",
    "Après dix ans à Lille, |l’atelier ouvre à Arras",
    ["reason", "what"],
    ["Après dix ans à Lille, l’atelier ouvre à Arras"],
  ],
  ["it", "per favore non mettere| il cognome", ["note", "reason"], ["per favore non mettere il cognome"]],
])("%s: rejoins the segments of %j", (language, brief, kinds, segments) => {
  expect(mended(language, brief, kinds)).toEqual(segments);
});

test.each<[Code, string, SegmentKind[]]>([
  ["es", "Glamping Roca Azul: |cabañas con tina", ["name", "what"]],
  ["fr", "on pose des fenêtres à Vannes, |Menuiserie Le Goff", ["where", "name"]],
  ["pt", "bolos e salgados, |entrega grátis", ["what", "offer"]],
  ["en", "we do rugs, curtains, |tapestries", ["what", "reason"]],
])("%s: leaves the segments of %j unchanged", (language, brief, kinds) => {
  expect(mended(language, brief, kinds)).toHaveLength(kinds.length);
});
