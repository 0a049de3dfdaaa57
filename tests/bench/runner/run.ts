// node tests/bench/runner/run.ts [parts]: runs the files in tests/bench, either all of them or those whose name
// contains one of the arguments. `npm run bench` builds first.
import { globSync } from "node:fs";
import { availableParallelism, cpus } from "node:os";
import path from "node:path";

import type { Bench, Figure } from "./bench.ts";

const folder = path.resolve(import.meta.dirname, "..");
const words = process.argv.slice(2);
const files = globSync("*.ts", { cwd: folder })
  .filter((file) => words.length === 0 || words.some((word) => file.includes(word)))
  .toSorted();

const isOver = ({ value, most = Infinity }: Figure) => value > most;

/**
 * Formats the value with its unit: integers and values from 100 without decimals, others with one (0.4, 12.3, 1204).
 */
function shown(value: number, unit: string): string {
  const text = Number.isInteger(value) || value >= 100 ? String(Math.round(value)) : value.toFixed(1);
  return `${text} ${unit}`.trim();
}

function print(figures: readonly Figure[]): void {
  const width = Math.max(...figures.map(({ what }) => what.length));
  for (const figure of figures) {
    const { what, value, unit, most } = figure;
    const budget = most === undefined ? "" : `  at most ${shown(most, unit)}`;
    const verdict = isOver(figure) ? "  OVER" : "";
    console.log(`${what.padEnd(width)}  ${shown(value, unit).padStart(12)}${budget}${verdict}`);
  }
}

console.log(
  `${availableParallelism()} cores (${cpus()[0]?.model ?? process.arch}), Node ${process.versions.node}`,
);
let over = 0;
// One after another, because concurrent measurements disturb each other.
for (const file of files) {
  const { bench } = (await import(path.join(folder, file))) as { bench: Bench };
  console.log(`\n${bench.title} (tests/bench/${file})`);
  const figures = await bench.measure();
  print(figures);
  over += figures.filter(isOver).length;
}
console.log(over === 0 ? "\nAll within their budgets." : `\n${over} over their budget.`);
process.exitCode = over === 0 && files.length > 0 ? 0 : 1;
