import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { gzipSync } from "node:zlib";

import type { Figure } from "../runner/bench.ts";

const client = path.resolve(import.meta.dirname, "../../../apps/site/dist/client");

interface Loaded {
  module: string;
  imports: string[];
}

/** The JavaScript that a page of the built site asks for at once, by React Router's own list. */
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
 * What a page loads at once, gzipped.
 *
 * @param route as React Router names it: "routes/landing"
 * @param most kB of JavaScript that it may load
 * @param strangers by what they are, a word in the code of each part that the page must not load at once
 */
export function firstLoad(route: string, most: number, strangers: Record<string, string>): Figure[] {
  const codes = scriptsOf(route);
  const sizes = codes.map((code) => gzipSync(code, { level: 9 }).length / 1000);
  return [
    { what: "JavaScript", value: sizes.reduce((sum, size) => sum + size, 0), unit: "kB", most },
    ...Object.entries(strangers).map(([what, word]) => ({
      what: `files with ${what}`,
      value: codes.filter((code) => code.includes(word)).length,
      unit: "",
      most: 0,
    })),
  ];
}
