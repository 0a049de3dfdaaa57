/**
 * A multinomial logistic regression. For each feature, `weights` lists label indexes, each followed by its weight in
 * units of `weightUnit`. The feature "" is always on.
 */
export type LogLinearModel = {
  labels: readonly string[];
  weights: Readonly<Record<string, readonly number[]>>;
};

export const weightUnit = 0.05;

/** The sum of the features' weights for each label. */
export function scoresOf({ labels, weights }: LogLinearModel, features: Iterable<string>): number[] {
  const scores = labels.map(() => 0);
  for (const feature of new Set(features)) {
    // Words such as "constructor" are also names of inherited properties.
    const pairs = Object.hasOwn(weights, feature) ? (weights[feature] ?? []) : [];
    for (let at = 0; at < pairs.length; at += 2)
      scores[pairs[at] ?? 0] = (scores[pairs[at] ?? 0] ?? 0) + (pairs[at + 1] ?? 0) * weightUnit;
  }
  return scores;
}

/** The probability of each label, given the features. */
export function probabilities(model: LogLinearModel, features: Iterable<string>): number[] {
  const scores = scoresOf(model, ["", ...features]);
  const most = Math.max(...scores);
  const shares = scores.map((score) => Math.exp(score - most));
  const total = shares.reduce((sum, share) => sum + share, 0);
  return shares.map((share) => share / total);
}

/** The most probable labels, best first. */
export function likeliest(
  model: LogLinearModel,
  features: Iterable<string>,
  most: number,
): { label: string; probability: number }[] {
  return probabilities(model, features)
    .map((probability, at) => ({ label: model.labels[at] ?? "", probability }))
    .toSorted((a, b) => b.probability - a.probability)
    .slice(0, most);
}
