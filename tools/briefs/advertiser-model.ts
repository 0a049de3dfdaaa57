import { type AdvertiserModel, advertiserOf, stretchesOf } from "@earshot/engine/script/advertiser.ts";

/** A brief of the corpus and the advertiser's name in it, if it has one: "Call ⟪Hart & Son⟫ today." */
export type NamedBrief = { text: string; name: string | undefined };

export function readNamed(marked: string): NamedBrief {
  const brief = marked.replaceAll(/[⟦⟧]/g, "");
  return { text: brief.replaceAll(/[⟪⟫]/g, ""), name: /⟪(.*?)⟫/.exec(brief)?.[1] };
}

const [rounds, rate, decay] = [12, 0.2, 0.0005];
/** Rarer features and smaller weights are left out. */
const [rarest, smallest] = [3, 0.1];

/** Fits a model by AdaGrad: the mentions of the name, or none, shall be likelier than all other stretches of a brief. */
export function trainAdvertisers(briefs: readonly NamedBrief[], random: () => number): AdvertiserModel {
  const counts = new Map<string, number>();
  const read = briefs.map(({ text, name }) => ({ name, text, stretches: stretchesOf(text) }));
  for (const { stretches } of read)
    for (const { features } of stretches)
      for (const feature of features) counts.set(feature, (counts.get(feature) ?? 0) + 1);
  const names = [...counts].filter(([, count]) => count >= rarest).map(([name]) => name);
  // The first weight is that of "none".
  const indexes = new Map(names.map((name, index) => [name, index + 1]));
  const weights = new Float64Array(names.length + 1);
  const squares = new Float64Array(names.length + 1).fill(1);
  const rows = read.flatMap(({ text, name, stretches }) => {
    const isRight = ({ start, end }: (typeof stretches)[number]) =>
      text.slice(start, end).toLowerCase() === name?.toLowerCase();
    const goals = new Set(stretches.flatMap((each, at) => (isRight(each) ? [at + 1] : [])));
    if (name === undefined) goals.add(0);
    const choices = [
      [0],
      ...stretches.map(({ features }) => features.flatMap((each) => indexes.get(each) ?? [])),
    ];
    return goals.size === 0 ? [] : [{ goals, choices: choices.map((each) => Int32Array.from(each)) }];
  });
  for (let round = 0; round < rounds; round += 1) {
    const order = rows.map((row) => ({ row, at: random() })).toSorted((a, b) => a.at - b.at);
    for (const { row } of order) {
      const odds = row.choices.map((on) => on.reduce((sum, index) => sum + (weights[index] ?? 0), 0));
      const top = Math.max(...odds);
      const likely = odds.map((each) => Math.exp(each - top));
      const sum = likely.reduce((total, each) => total + each, 0);
      const right = likely.reduce((total, each, at) => total + (row.goals.has(at) ? each : 0), 0);
      for (const [choice, on] of row.choices.entries()) {
        const each = likely[choice] ?? 0;
        const error = each / sum - (row.goals.has(choice) ? each / right : 0);
        if (Math.abs(error) < 1e-4) continue;
        for (const index of on) {
          const slope = error + decay * (weights[index] ?? 0);
          squares[index] = (squares[index] ?? 0) + slope ** 2;
          weights[index] = (weights[index] ?? 0) - (rate * slope) / Math.sqrt(squares[index] ?? 1);
        }
      }
    }
  }
  const rounded = names.map(
    (name, index) => [name, Math.round((weights[index + 1] ?? 0) * 100) / 100] as const,
  );
  return {
    none: Math.round((weights[0] ?? 0) * 100) / 100,
    weights: Object.fromEntries(rounded.filter(([, weight]) => Math.abs(weight) >= smallest)),
  };
}

const share = (part: number, whole: number) => `${((100 * part) / whole).toFixed(1)} %`;

/** Of the briefs that a model was not trained on: in how many it is right, and how often it is if it is sure. */
export function reportAdvertisers(briefs: readonly NamedBrief[], random: () => number): string {
  const folds = 4;
  const found = Array.from({ length: folds }, (_, fold) => {
    const model = trainAdvertisers(
      briefs.filter((_brief, at) => at % folds !== fold),
      random,
    );
    return briefs
      .filter((_brief, at) => at % folds === fold)
      .map(({ text, name }) => ({ name, found: advertiserOf(text, model) }));
  }).flat();
  const right = (each: (typeof found)[number]) => each.found?.name === each.name;
  const sure = found.filter((each) => (each.found?.probability ?? 0) > 0.5);
  return [
    `advertisers: ${share(found.filter(right).length, found.length)} right`,
    `sure of ${share(sure.length, found.length)}, of which ${share(sure.filter(right).length, sure.length)} right`,
  ].join("; ");
}
