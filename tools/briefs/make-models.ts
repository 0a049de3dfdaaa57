import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";

import { featuresIn, type NoteModel, noteOdds, type Passage } from "@earshot/engine/brief/notes.ts";

import {
  hasMark,
  type NamedBrief,
  readNamed,
  reportAdvertisers,
  trainAdvertisers,
} from "./advertiser-model.ts";
import { languages } from "./language.ts";
import { makeSegmentModels, segmentsOf } from "./segment-models.ts";
import { shuffled, Weights } from "./weights.ts";

/** A passage of a brief in the corpus. */
type Example = { features: string[]; isNote: boolean };

const corpus = path.join(import.meta.dirname, "corpus");
const advertisers = path.resolve(import.meta.dirname, "../../packages/engine/src/script/advertiser.json");
const models = path.resolve(import.meta.dirname, "../../packages/engine/src/brief/notes");

const sentenceEnd = /[\n\r•●▪✓✔|]+|[.!?…]+(?=[\s"”)\]]|$)|[\p{Extended_Pictographic}\ufe0f]+/gu;
const clauseEnd = /[,;:]+(?=\s)|\s[-–—]+\s|—|\s?[()[\]]\s?/gu;

/** Splits a stretch behind each match. Leaves out parts without a letter or digit. */
function split(text: string, { start, end }: Passage, ends: RegExp): Passage[] {
  const bounds = [...text.slice(start, end).matchAll(ends)].map(
    ({ index, 0: sign }) => start + index + sign.length,
  );
  return [start, ...bounds]
    .map((from, at) => ({ start: from, end: bounds[at] ?? end }))
    .filter((part) => /[\p{L}\p{N}]/u.test(text.slice(part.start, part.end)));
}

/** The sentences and clauses of a brief in which notes are marked: "Fresh bread. ⟦Keep it short.⟧". */
function examplesOf(brief: string): Example[] {
  const marked = brief.replaceAll(/[⟪⟫]/g, "");
  const text = marked.replaceAll(/[⟦⟧]/g, "");
  const isNote = marked
    .split(/[⟦⟧]/)
    .flatMap((part, at) => Array.from({ length: part.length }, () => at % 2 === 1));
  const featuresOf = featuresIn(text);
  /** An example, unless the passage is partly a note. */
  const example = (passage: Passage, sentence?: Passage): Example[] => {
    const letters = [...text.slice(passage.start, passage.end).matchAll(/[\p{L}\p{N}]/gu)];
    const share = letters.filter(({ index }) => isNote[passage.start + index]).length / letters.length;
    return share > 0.3 && share < 0.7
      ? []
      : [{ features: [...featuresOf(passage, sentence)], isNote: share > 0.5 }];
  };
  return split(text, { start: 0, end: text.length }, sentenceEnd).flatMap((sentence) => {
    const clauses = split(text, sentence, clauseEnd);
    if (clauses.length === 1) return example(sentence);
    return example(sentence).concat(clauses.flatMap((clause) => example(clause, sentence)));
  });
}

const rounds = 25;
const learning = { rarest: 2, rate: 0.15, decay: 0.0075 };
/** Smaller weights are left out. */
const smallest = 0.25;

function train(examples: readonly Example[]): NoteModel {
  const weights = new Weights(
    examples.flatMap(({ features }) => features),
    learning,
  );
  const rows = examples.map(({ features, isNote }) => ({
    on: Int32Array.from([0, ...weights.indexesOf(features)]),
    goal: Number(isNote),
  }));
  for (const { on, goal } of shuffled(rows, rounds))
    weights.correct(on, 1 / (1 + Math.exp(-weights.sum(on))) - goal);
  return weights.rounded(smallest);
}

const folds = 5;

/** Prints how many notes are found, and how many other passages are taken for one, in briefs not trained on. */
function report(language: string, briefs: readonly Example[][]): void {
  const odds = briefs.map(() => [] as number[]);
  for (let fold = 0; fold < folds; fold += 1) {
    const model = train(briefs.filter((_, at) => at % folds !== fold).flat());
    for (const [at, examples] of briefs.entries())
      if (at % folds === fold) odds[at] = examples.map(({ features }) => noteOdds(model, features));
  }
  const all = briefs.flatMap((examples, at) =>
    examples.map(({ isNote }, index) => ({ isNote, odds: odds[at]?.[index] ?? 0 })),
  );
  const share = (isNote: boolean, least: number) => {
    const of = all.filter((each) => each.isNote === isNote);
    return `${((100 * of.filter((each) => each.odds > least).length) / of.length).toFixed(1)} %`;
  };
  for (const least of [0, 0.5, 1, 1.5, 2])
    console.log(
      `${language}, log-odds over ${least}: ${share(true, least)} of notes, ${share(false, least)} of the rest`,
    );
}

/** The name is the title of every third brief, because the corpus has no titles, and people often type the name there. */
const withTitle = (text: string, at: number): NamedBrief => {
  const name = at % 3 === 0 ? /⟪.*?⟫/.exec(text)?.[0] : undefined;
  return readNamed({ title: name ?? "", text });
};

const named: NamedBrief[] = [];
for (const file of readdirSync(corpus)) {
  const language = path.parse(file).name;
  const marked = readFileSync(path.join(corpus, file), "utf8")
    .split(/^=====$/m)
    .map((brief) => brief.trim())
    .filter((brief) => brief !== "");
  named.push(...marked.map(withTitle));
  // Others are read by their segment models.
  if (languages.some(({ code }) => code === language)) continue;
  const briefs = marked.map(examplesOf);
  report(language, briefs);
  writeFileSync(path.join(models, `${language}.json`), `${JSON.stringify(train(briefs.flat()))}\n`);
}
const segmented = languages.map((language) => ({ language, briefs: segmentsOf(language) }));
for (const { briefs } of segmented)
  named.push(...briefs.flatMap(({ marked }) => (hasMark(marked) ? readNamed(marked) : [])));
console.log(reportAdvertisers(named));
writeFileSync(advertisers, `${JSON.stringify(trainAdvertisers(named))}\n`);
for (const { language, briefs } of segmented) makeSegmentModels(language, briefs);
