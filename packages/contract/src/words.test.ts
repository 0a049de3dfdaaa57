import { readdirSync } from "node:fs";

import { describe, expect, test } from "vitest";

/** Every text in an export, with the way to it; a function's text is made with {0}, {1}… for its values. */
function textsIn(value: unknown, way: string): [string, string][] {
  if (typeof value === "string") return [[way, value]];
  if (typeof value === "function") {
    const made: unknown = Reflect.apply(
      value,
      undefined,
      Array.from({ length: value.length }, (_, index) => `{${index}}`),
    );
    return textsIn(made, `${way}()`);
  }
  if (typeof value === "object" && value !== null) {
    return Object.entries(value).flatMap(([key, inner]) => textsIn(inner, `${way}.${key}`));
  }
  throw new Error(`${way} is neither a text, a function that makes one, nor an object of them.`);
}

const files = readdirSync(`${import.meta.dirname}/words`).map((file) => file.replace(/\.ts$/, ""));
const modules = await Promise.all(
  files.map(async (file) => textsIn({ ...((await import(`./words/${file}.ts`)) as object) }, file)),
);
const texts = modules.flat();

describe("the words", () => {
  test("are there", () => {
    expect(files.length).toBeGreaterThan(10);
    expect(texts.length).toBeGreaterThan(300);
  });

  test("stand in one place each: reuse the other's export instead of writing a text again", () => {
    const ways = Map.groupBy(texts, ([, text]) => text);
    const twice = [...ways].filter(([, found]) => found.length > 1);
    expect(twice.map(([text, found]) => `${text}: ${found.map(([way]) => way).join(", ")}`)).toEqual([]);
  });

  test("are not empty and have no outer or double spaces", () => {
    expect(texts.filter(([, text]) => text === "" || text !== text.trim() || text.includes("  "))).toEqual(
      [],
    );
  });

  test("hold no leftover of a template", () => {
    expect(texts.filter(([, text]) => /undefined|NaN|\[object|\\u|\$\{/.test(text))).toEqual([]);
  });
});
