import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import { gzipSync } from "node:zlib";

import { compile } from "@tailwindcss/node";
import { Scanner } from "@tailwindcss/oxide";
import { build, type Rolldown } from "vite";

import type { Bench, Figure } from "./runner/bench.ts";

const ui = path.resolve(import.meta.dirname, "../../packages/ui/src");

/** A component's budget in kB, gzipped: measured in November 2026, plus 10 %. */
const MOST = 12;

/** Larger budgets, for the libraries that a component is built on. Pages load most of them lazily. */
const larger: Record<string, number> = {
  // Our own dialog, with an alert's buttons
  "surfaces/alert-dialog": 13,
  "surfaces/status-dialog": 13,
  "frame/page-shell": 14,
  // TanStack's virtual list and two kinds of rows
  "audio/picker-dialog": 33,
  // Floating UI, which positions the tooltip next to its button
  "surfaces/tooltip": 25,
  "surfaces/menu": 42,
  "surfaces/theme-menu": 45,
  "audio/ad-card": 50,
  // A menu and a drawer
  "frame/sidebar": 57,
  // Base UI's combobox
  "inputs/combobox": 61,
};

interface Bundle {
  code: string;
  /** Our own source files in the bundle. */
  own: string[];
}

/** Bundles one component with its imports except React, which every page has anyway. */
async function bundle(part: string): Promise<Bundle> {
  const built = (await build({
    configFile: false,
    logLevel: "silent",
    define: { "process.env.NODE_ENV": '"production"' },
    build: {
      write: false,
      minify: true,
      lib: { entry: path.join(ui, `${part}.tsx`), formats: ["es"], fileName: "part" },
      // Styles are measured separately, by the classes in the files.
      rolldownOptions: { external: [/^react(-dom)?(\/|$)/, /\.css$/] },
    },
  })) as Rolldown.RolldownOutput[];
  const chunks = built.flatMap(({ output }) => output).filter((item) => item.type === "chunk");
  return {
    code: chunks.map(({ code }) => code).join("\n"),
    own: chunks.flatMap(({ moduleIds }) => moduleIds).filter((id) => id.startsWith(ui)),
  };
}

/** The CSS rules for the classes in these files, excluding tokens, base rules and fonts, which every page has. */
async function rulesOf(files: readonly string[]): Promise<string> {
  const contents = files.map((file) => ({
    content: readFileSync(file, "utf8"),
    extension: path.extname(file).slice(1),
  }));
  const classes = new Scanner({}).scanFiles(contents);
  const css = readFileSync(path.join(ui, "styles.css"), "utf8");
  const tailwind = await compile(css, { base: ui, onDependency: () => undefined });
  const without = tailwind.build([]);
  return newLines(without, tailwind.build(classes));
}

/** Returns the lines that are only in the second text. */
function newLines(before: string, after: string): string {
  const known = new Set(before.split("\n"));
  return after
    .split("\n")
    .filter((line) => !known.has(line))
    .join("\n");
}

const kB = (text: string) => gzipSync(text, { level: 9 }).length / 1000;

export const bench: Bench = {
  title:
    "The size of each component of the design system alone, gzipped: its JavaScript without React, and its CSS rules",
  async measure() {
    const files = globSync("*/*.tsx", { cwd: ui }).filter((file) => !/\.(stories|test)\.tsx$/.test(file));
    const figures: Figure[] = [];
    for (const file of files.toSorted()) {
      const part = file.replaceAll("\\", "/").replace(".tsx", "");
      const { code, own } = await bundle(part);
      const [js, css] = [kB(code), kB(await rulesOf(own))];
      const what = `${part.padEnd(26)} js ${js.toFixed(1).padStart(5)}, css ${css.toFixed(1)}`;
      figures.push({ what, value: js + css, unit: "kB", most: larger[part] ?? MOST });
    }
    return figures;
  },
};
