import { expect, it } from "vitest";

import { scenesOf } from "../../scenes.ts";
import type { WritingTable } from "../../writing-table.ts";
import { writeSpanish } from "../es.ts";
import { writeFrench } from "../fr.ts";
import { writeItalian } from "../it.ts";
import { writeEuropeanPortuguese, writePortuguese } from "../pt.ts";
import { saidTimes } from "../said-times.ts";

const scenes = (table: WritingTable, text: string, isHiring = false) => {
  const facts = [{ id: "f1", kind: "what", text, form: "phrase", span: [0, 0], cut: 0 }];
  return scenesOf(
    { facts, instructions: [], isHiring, isNotice: false } as unknown as Parameters<typeof scenesOf>[0],
    "Sol",
    table.scenes ?? { all: [], solemn: /$^/u, tone: /(?!)/u },
  );
};

it.each([
  [writeSpanish, "fontanero, tuberias atascadas", "El agua del fregadero sube, y no quiere bajar."],
  [writePortuguese, "oftalmo e ótica, óculos", "A letra do cardápio está cada vez menor."],
  [writeEuropeanPortuguese, "ótica, óculos", "A letra da ementa está cada vez menor."],
  [writeItalian, "idraulico, perdite", "C’è una pozza sul pavimento della cucina, e si allarga."],
  [writeFrench, "plombier, débouchage d’évier", "L’eau monte dans l’évier. Elle ne redescend pas."],
])("finds the scene for a trade and a need", (table, text, line) => {
  expect(scenes(table, text)).toContain(line);
});

it.each([
  [writeSpanish, "tanatorio y floristería, ramos"],
  [writeSpanish, "fontanero"],
  [writeSpanish, "por fin el vino tinto de la casa"],
  [writeSpanish, "veterinaria, esterilización de perros y gatos"],
  [writePortuguese, "confeitaria"],
  [writeItalian, "onoranze funebri, fiorista, mazzi di fiori"],
  [writeFrench, "pompes funèbres et obsèques, fleuriste, bouquets"],
])("finds no scene for a trade alone or for a solemn brief", (table, text) => {
  expect(scenes(table, text)).toEqual([]);
});

it.each([writeSpanish, writePortuguese, writeItalian, writeFrench])(
  "keeps every line short",
  ({ scenes: known }) => {
    const lines = known?.all.flatMap((scene) => scene.lines) ?? [];
    expect(lines.length).toBeGreaterThanOrEqual(45);
    expect(lines.filter((line) => line.length > 80 || /\d/u.test(line))).toEqual([]);
  },
);

it.each([
  ["Lunes-sábado 10-20h", "de lunes a sábado de 10 a 20 h"],
  ["Hasta 30 noviembre", "Hasta 30 de noviembre"],
  ["Llama al 612-20-10", "Llama al 612-20-10"],
])("says %s idiomatically", (typed, said) => {
  const times = saidTimes({
    days: "lunes|sábado",
    months: "noviembre",
    from: "de",
    to: "a",
    hours: ["de", "a"],
    ofMonth: " de ",
  });
  expect(times(typed)).toBe(said);
});
