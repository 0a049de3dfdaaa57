import { readFileSync } from "node:fs";
import path from "node:path";

import { assetsFolder } from "../assets-folder.ts";
import type { LogLinearModel } from "./log-linear.ts";
import type { SegmentModel } from "./segments.ts";
import type { Tagger } from "./tokens.ts";
import type { WordingModel } from "./wording.ts";

/**
 * The models trained on briefs in one language (tools/briefs). `requests` classifies what notes ask for, `ranks`
 * predicts how early a fact must be said, and `wording` (English only) turns fragments into sentences.
 */
export type LanguageModel = SegmentModel & {
  requests: LogLinearModel;
  ranks: LogLinearModel;
  wording?: WordingModel;
};

export type EnglishModel = LanguageModel & { wording: WordingModel };

/**
 * The model and the patterns for segmenting briefs in one language. `joining` matches words that join two facts and
 * belong to neither: "and|or".
 */
export type Segmenting = {
  readonly model: LanguageModel;
  language: string;
  tagger: Tagger;
  joining: string;
};

/** Adds the language's model, which is read on first use. */
export const segmentingOf = (language: string, rest: Omit<Segmenting, "model" | "language">): Segmenting => ({
  get model() {
    return modelOf(language);
  },
  language,
  ...rest,
});

const known = new Map<string, LanguageModel>();

/** Reads a language's model from the assets when it is first needed, because it takes up to 40 MB of memory. */
export function modelOf(language: "en"): EnglishModel;
export function modelOf(language: string): LanguageModel;
export function modelOf(language: string): LanguageModel {
  const file = path.join(assetsFolder, "models", `${language}.json`);
  const model = known.get(language) ?? (JSON.parse(readFileSync(file, "utf8")) as LanguageModel);
  known.set(language, model);
  return model;
}
