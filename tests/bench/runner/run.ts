// node tests/bench/runner/run.ts [words]: measures, prints and judges what the files of tests/bench export, of all or of those
// whose name holds a word. `npm run bench` builds what they look at first.
import { globSync } from "node:fs";
import { availableParallelism, cpus } from "node:os";
import path from "node:path";

import type { Bench } from "./bench.ts";
import { isOver, table } from "./table.ts";

const folder = path.resolve(import.meta.dirname, "..");
const words = process.argv.slice(2);
const files = globSync("*.ts", { cwd: folder })
  .filter((file) => words.length === 0 || words.some((word) => file.includes(word)))
  .toSorted();

console.log(
  `${availableParallelism()} cores (${cpus()[0]?.model ?? process.arch}), Node ${process.versions.node}`,
);
let over = 0;
// One after the other: what runs beside a measurement changes it.
for (const file of files) {
  const { bench } = (await import(path.join(folder, file))) as { bench: Bench };
  console.log(`\n${bench.title} (tests/bench/${file})`);
  const figures = await bench.measure();
  console.log(table(figures));
  over += figures.filter(isOver).length;
}
console.log(over === 0 ? "\nAll within their budgets." : `\n${over} over their budget.`);
process.exitCode = over === 0 && files.length > 0 ? 0 : 1;
