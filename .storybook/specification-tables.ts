import { globSync, readFileSync } from "node:fs";
import path from "node:path";

import type { Plugin } from "vite";

import { accessibility } from "./accessibility.ts";
import { coverage, exemptionOf } from "./coverage.ts";
import { messages, proofsOf } from "./error-catalogue.ts";

type Sources = Readonly<Record<string, string>>;

interface Table {
  /** Globs of the stories and tests that the table is built from. */
  files: readonly string[];
  rowsOf: (sources: Sources) => readonly object[];
}

const root = path.resolve(import.meta.dirname, "..");
const productStories = ["packages/features/**/*.stories.tsx", "apps/site/app/**/*.stories.tsx"];

/** The tables, keyed by the name of the virtual module that exports each one. */
const tables: Readonly<Record<string, Table>> = {
  "virtual:accessibility": {
    files: [
      "packages/ui/src/{audio,frame,inputs,surfaces}/*.stories.tsx",
      "packages/features/**/*.stories.tsx",
      "apps/site/app/pages/*.stories.tsx",
    ],
    rowsOf: accessibility,
  },
  "virtual:coverage": {
    files: productStories,
    rowsOf: (sources) =>
      coverage(sources).map((row) => {
        const { why, isMet = false } = exemptionOf(row) ?? {};
        const isExempt = row.stories.length === 0 && why !== undefined;
        return Object.assign(row, { exemption: isExempt ? { why, isMet } : null });
      }),
  },
  "virtual:error-catalogue": {
    files: [
      "packages/**/*.{stories,test}.{ts,tsx}",
      "apps/**/*.{stories,test}.{ts,tsx}",
      "tests/{conformance,e2e}/**/*.ts",
    ],
    rowsOf: (sources) =>
      messages.map((message) => ({
        area: message.area,
        name: message.name,
        text: message.text,
        proofs: proofsOf(message, sources),
      })),
  },
};

/**
 * Builds the tables under Specification at build time, because their sources would add 3 MB to what the browser
 * loads.
 */
export function specificationTables(): Plugin {
  return {
    name: "specification-tables",
    resolveId: (id) => (id in tables ? `\0${id}` : null),
    load(id) {
      const table = tables[id.slice(1)];
      if (!table) return null;
      const files = globSync(table.files, { cwd: root, exclude: ["**/node_modules/**"] });
      const sources = Object.fromEntries(
        files.toSorted().map((file) => {
          const full = path.join(root, file);
          this.addWatchFile(full);
          return [file.replaceAll("\\", "/"), readFileSync(full, "utf8")];
        }),
      );
      return `export default ${JSON.stringify(table.rowsOf(sources))};`;
    },
  };
}
