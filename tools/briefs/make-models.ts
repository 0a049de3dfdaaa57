import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";

import {
  hasMark,
  type NamedBrief,
  readNamed,
  reportAdvertisers,
  trainAdvertisers,
} from "./advertiser-model.ts";
import { languages } from "./language.ts";
import { makeSegmentModels, segmentsOf } from "./segment-models.ts";

const corpus = path.join(import.meta.dirname, "corpus");
const advertisers = path.resolve(import.meta.dirname, "../../packages/engine/src/script/advertiser.json");

/**
 * Uses the name as the title of every third brief: the corpus has no titles, and people often type the name there.
 */
const withTitle = (text: string, at: number): NamedBrief => {
  const name = at % 3 === 0 ? /⟪.*?⟫/.exec(text)?.[0] : undefined;
  return readNamed({ title: name ?? "", text });
};

const named: NamedBrief[] = [];
for (const file of readdirSync(corpus)) {
  const marked = readFileSync(path.join(corpus, file), "utf8")
    .split(/^=====$/m)
    .map((brief) => brief.trim())
    .filter((brief) => brief !== "");
  named.push(...marked.map(withTitle));
}
const segmented = languages.map((language) => ({ language, briefs: segmentsOf(language) }));
for (const { briefs } of segmented)
  named.push(...briefs.flatMap(({ marked }) => (hasMark(marked) ? readNamed(marked) : [])));
console.log(reportAdvertisers(named));
writeFileSync(advertisers, `${JSON.stringify(trainAdvertisers(named))}\n`);
for (const { language, briefs } of segmented) makeSegmentModels(language, briefs);
