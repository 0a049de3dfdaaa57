import { type AdvertiserModel, advertiserOf, stretchesOf } from "@earshot/engine/script/advertiser.ts";

import { shuffled, Weights } from "./weights.ts";

/**
 * A brief and its ad's title, without marks, and the advertiser's name, if it is marked, as in
 * "Call ⟪Hart & Son⟫ today."
 */
export type NamedBrief = { title: string; text: string; name: string | undefined };

const unmarked = (text: string) => text.replaceAll(/[⟪⟫⟦⟧]/g, "");
const named = (text: string) => /⟪(.*?)⟫/.exec(text)?.[1]?.replaceAll(/[⟦⟧]/g, "");

/** False for briefs that have neither a marked name nor a title. */
export const hasMark = ({ title, text }: { title: string; text: string }): boolean =>
  title !== "" || text.includes("⟪");

export const readNamed = ({ title, text }: { title: string; text: string }): NamedBrief => ({
  title: unmarked(title),
  text: unmarked(text),
  name: named(title) ?? named(text),
});

const rounds = 12;
const learning = { rarest: 3, rate: 0.2, decay: 0.0005 };
/** Weights smaller than this are dropped. */
const smallest = 0.1;

/**
 * Fits a model that rates the spans that are the advertiser's name (or "none", if the brief has no name) as likelier
 * than all other spans.
 */
export function trainAdvertisers(briefs: readonly NamedBrief[]): AdvertiserModel {
  const read = briefs.map(({ title, text, name }) => ({ name, stretches: stretchesOf(text, title) }));
  const weights = new Weights(
    read.flatMap(({ stretches }) => stretches.flatMap(({ features }) => features)),
    learning,
  );
  const rows = read.flatMap(({ name, stretches }) => {
    const isRight = (each: (typeof stretches)[number]) => each.name.toLowerCase() === name?.toLowerCase();
    const goals = new Set(stretches.flatMap((each, at) => (isRight(each) ? [at + 1] : [])));
    if (name === undefined) goals.add(0);
    // The bias is the weight of "none".
    const choices = [Int32Array.of(0), ...stretches.map(({ features }) => weights.indexesOf(features))];
    return goals.size === 0 ? [] : [{ goals, choices }];
  });
  for (const { goals, choices } of shuffled(rows, rounds)) {
    const odds = choices.map((on) => weights.sum(on));
    const top = Math.max(...odds);
    const likely = odds.map((each) => Math.exp(each - top));
    const sum = likely.reduce((total, each) => total + each, 0);
    const right = likely.reduce((total, each, at) => total + (goals.has(at) ? each : 0), 0);
    for (const [choice, on] of choices.entries()) {
      const each = likely[choice] ?? 0;
      const error = each / sum - (goals.has(choice) ? each / right : 0);
      if (Math.abs(error) >= 1e-4) weights.correct(on, error);
    }
  }
  const { bias, weights: kept } = weights.rounded(smallest);
  return { none: bias, weights: kept };
}

const share = (part: number, whole: number) => `${((100 * part) / whole).toFixed(1)} %`;

/**
 * Cross-validates the model: how often it is right overall, how often it is confident, and how often it is right when
 * confident.
 */
export function reportAdvertisers(briefs: readonly NamedBrief[]): string {
  const folds = 4;
  const found = Array.from({ length: folds }, (_, fold) => {
    const model = trainAdvertisers(briefs.filter((_brief, at) => at % folds !== fold));
    return briefs
      .filter((_brief, at) => at % folds === fold)
      .map(({ title, text, name }) => ({ name, found: advertiserOf(text, title, undefined, model) }));
  }).flat();
  const right = (each: (typeof found)[number]) => each.found?.name.toLowerCase() === each.name?.toLowerCase();
  const sure = found.filter((each) => (each.found?.probability ?? 0) > 0.5);
  return [
    `advertisers: ${share(found.filter(right).length, found.length)} right`,
    `sure of ${share(sure.length, found.length)}, of which ${share(sure.filter(right).length, sure.length)} right`,
  ].join("; ");
}
