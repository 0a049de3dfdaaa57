import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { gzipSync } from "node:zlib";

import type { Figure } from "./bench.ts";

const client = path.resolve(import.meta.dirname, "../../../apps/site/dist/client");

interface Loaded {
  module: string;
  imports: string[];
}

/** The scripts that a page of the built site preloads, according to React Router's manifest. */
function scriptsOf(route: string): string[] {
  const manifest = readdirSync(path.join(client, "assets")).find((name) => /^manifest-.*\.js$/.test(name));
  const text = readFileSync(path.join(client, "assets", manifest ?? "manifest.js"), "utf8");
  const { entry, routes } = JSON.parse(text.slice(text.indexOf("{"), text.lastIndexOf("}") + 1)) as {
    entry: Loaded;
    routes: Record<string, Loaded>;
  };
  const loaded = [entry, routes["root"], routes[route]].flatMap((part) => (part ? [part] : []));
  const files = new Set(loaded.flatMap(({ module, imports }) => imports.concat(module)));
  return [...files].map((file) => readFileSync(path.join(client, file), "utf8"));
}

/**
 * The JavaScript that a page loads initially, gzipped.
 *
 * @param route React Router's name for it: "routes/landing"
 * @param most its budget in kB
 * @param lazy parts that the page must not load initially: maps a name to a string in the part's code
 */
export function firstLoad(route: string, most: number, lazy: Record<string, string>): Figure[] {
  const codes = scriptsOf(route);
  const sizes = codes.map((code) => gzipSync(code, { level: 9 }).length / 1000);
  return [
    {
      what: "JavaScript by the manifest",
      value: sizes.reduce((sum, size) => sum + size, 0),
      unit: "kB",
      most,
    },
    ...Object.entries(lazy).map(([what, word]) => ({
      what: `scripts with ${what}`,
      value: codes.filter((code) => code.includes(word)).length,
      unit: "",
      most: 0,
    })),
  ];
}
