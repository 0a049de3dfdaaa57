import { type LogLinearModel, weightUnit } from "@earshot/engine/learned/log-linear.ts";

import { shuffled } from "./weights.ts";

/** An example: its features and its label. */
export type LabelledRow = { features: readonly string[]; label: string };

export type SoftLearning = {
  /** How often a feature must occur to get weights. */
  rarest: number;
  rounds: number;
  rate: number;
  decay: number;
  /** Weights smaller than this are dropped. */
  smallest: number;
};

/** Smaller errors in a probability leave the weights unchanged. */
const leastError = 1e-3;

/** Trains a multinomial logistic regression by AdaGrad with weight decay. */
export function trainSoft(
  rows: readonly LabelledRow[],
  labels: readonly string[],
  learning: SoftLearning,
): LogLinearModel {
  const counts = new Map<string, number>();
  for (const { features } of rows)
    for (const feature of new Set(features)) counts.set(feature, (counts.get(feature) ?? 0) + 1);
  const names = ["", ...[...counts].filter(([, count]) => count >= learning.rarest).map(([name]) => name)];
  const indexes = new Map(names.map((name, index) => [name, index]));
  const size = labels.length;
  const weights = new Float32Array(names.length * size);
  const squares = new Float32Array(names.length * size).fill(1);
  const examples = rows.map(({ features, label }) => ({
    on: Int32Array.from(new Set(["", ...features]), (feature) => indexes.get(feature) ?? -1).filter(
      (index) => index >= 0,
    ),
    goal: labels.indexOf(label),
  }));
  const scores = new Float64Array(size);
  for (const { on, goal } of shuffled(examples, learning.rounds)) {
    scores.fill(0);
    for (const index of on)
      for (let label = 0; label < size; label += 1) scores[label]! += weights[index * size + label]!;
    const most = scores.reduce((max, score) => Math.max(max, score), -Infinity);
    let total = 0;
    for (let label = 0; label < size; label += 1) total += scores[label] = Math.exp(scores[label]! - most);
    for (let label = 0; label < size; label += 1) {
      const error = scores[label]! / total - Number(label === goal);
      if (Math.abs(error) < leastError) continue;
      for (const index of on) {
        const at = index * size + label;
        const slope = error + (index === 0 ? 0 : learning.decay * weights[at]!);
        squares[at]! += slope ** 2;
        weights[at]! -= (learning.rate * slope) / Math.sqrt(squares[at]!);
      }
    }
  }
  // With two labels, only the second needs weights.
  const first = size === 2 ? 1 : 0;
  const kept = names.map((name, index): [string, number[]] => [
    name,
    labels.slice(first).flatMap((_, at) => {
      const weight = weights[index * size + first + at]! - (first === 1 ? weights[index * size]! : 0);
      return Math.abs(weight) < learning.smallest ? [] : [first + at, Math.round(weight / weightUnit)];
    }),
  ]);
  return { labels, weights: Object.fromEntries(kept.filter(([, pairs]) => pairs.length > 0)) };
}
