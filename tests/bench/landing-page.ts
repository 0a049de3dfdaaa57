import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { gzipSync } from "node:zlib";

import type { Bench } from "./runner/bench.ts";

const client = path.resolve(import.meta.dirname, "../../apps/site/dist/client");

/** Words in the code of parts that a landing page has no use for: it must not load them. */
const strangers = {
  "the picker": "aria-rowcount",
  "the combobox": "aria-autocomplete",
  "the virtual list": "scrollToIndex",
  dialogs: "data-scroll-locked",
};

/** The JavaScript that the page asks for at once, by React Router's own list. */
function scripts(): string[] {
  const manifest = readdirSync(path.join(client, "assets")).find((name) => /^manifest-.*\.js$/.test(name));
  const text = readFileSync(path.join(client, "assets", manifest ?? "manifest.js"), "utf8");
  const { entry, routes } = JSON.parse(text.slice(text.indexOf("{"), text.lastIndexOf("}") + 1)) as {
    entry: Loaded;
    routes: Record<string, Loaded>;
  };
  const loaded = [entry, routes["root"], routes["routes/landing"]].flatMap((part) => (part ? [part] : []));
  const files = new Set(loaded.flatMap(({ module, imports }) => imports.concat(module)));
  return [...files].map((file) => readFileSync(path.join(client, file), "utf8"));
}

interface Loaded {
  module: string;
  imports: string[];
}

export const bench: Bench = {
  title: "What the landing page loads at once, gzipped, and what of it the page has no use for",
  measure() {
    const codes = scripts();
    const sizes = codes.map((code) => gzipSync(code, { level: 9 }).length / 1000);
    const all = sizes.reduce((sum, size) => sum + size, 0);
    return Promise.resolve([
      { what: "JavaScript", value: all, unit: "kB", most: 150 },
      ...Object.entries(strangers).map(([what, word]) => ({
        what: `files with ${what}`,
        value: codes.filter((code) => code.includes(word)).length,
        unit: "",
        most: 0,
      })),
    ]);
  },
};
