import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";

import { expect, test } from "@playwright/test";

const assets = path.resolve(import.meta.dirname, "../../apps/site/dist/client/assets");
const textsOf = (ending: string) =>
  readdirSync(assets)
    .filter((name) => name.endsWith(ending))
    .map((name) => ({ name, text: readFileSync(path.join(assets, name), "utf8") }));

test("browser bundles contain no schemas and no mocks", () => {
  const scripts = textsOf(".js");
  expect(scripts.length).toBeGreaterThan(5);
  for (const forbidden of ["ZodError", "mockServiceWorker", "onUnhandledFrame", "nora@kettle.example"]) {
    expect(
      scripts.filter(({ text }) => text.includes(forbidden)).map(({ name }) => `${name}: ${forbidden}`),
    ).toEqual([]);
  }
});

/**
 * For each workspace, a class that only one of its files uses: it is missing from the CSS if Tailwind doesn't scan
 * the folder.
 */
const probes = [
  ["packages/ui", "max-sm:animate-sheet-in"],
  ["packages/features/auth", "max-w-110"],
  ["packages/features/campaigns", "sm:grid-cols-[8rem_minmax(0,1fr)_auto]"],
  ["packages/features/landing", "lg:grid-cols-[1.25fr_1fr]"],
  ["packages/features/settings", "lg:grid-cols-[15rem_minmax(0,1fr)]"],
  ["packages/features/sharing", "not-first:pt-5"],
  ["packages/features/studio", "sm:grid-cols-[9rem_minmax(0,1fr)]"],
  ["apps/site/app", "lg:grid-cols-[minmax(0,42rem)_15rem]"],
] as const;

for (const [workspace, probe] of probes) {
  test(`the built CSS contains the classes used by ${workspace}`, () => {
    const selector = `.${probe.replaceAll(/[^\w-]/g, String.raw`\$&`)}`;
    expect(
      textsOf(".css").some(({ text }) => text.includes(selector)),
      selector,
    ).toBe(true);
  });
}

test("the built CSS contains no class that only stories use", () => {
  expect(textsOf(".css").some(({ text }) => text.includes("story-only-probe"))).toBe(false);
});
