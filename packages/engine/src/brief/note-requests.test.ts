import { expect, test } from "vitest";

import { readEnglish } from "./languages/en.ts";
import { namesLast, unquotedLast } from "./note-patterns.ts";
import { isRequest, isVague, requestOf } from "./note-requests.ts";

/** A model that classifies a note's request by its only feature. */
const model = {
  requests: {
    labels: ["V", "E", "H"],
    weights: { veto: [0, 100], end: [1, 100], doubt: [0, 20], other: [2, 100] },
  },
};
const negative = /^no\b/i;

test.each([
  ["leave her rival out of it", { note: 0.2, features: ["veto"] }, true],
  ["leave her rival out of it", { note: 0.05, features: ["veto"] }, false],
  ["leave her rival out of it", { note: 0.3, features: ["doubt"] }, false],
  ["No dogs", { note: 0.3, features: ["doubt"] }, true],
  ["No dogs", { note: 0.2, features: ["doubt"] }, false],
  ["No booking needed", { note: 0.3, features: ["doubt"] }, false],
])("treats %j as a request if it is clear enough: %j", (text, about, expected) => {
  expect(isRequest(text, { ...about, negative }, model)).toBe(expected);
});

test("detects notes that ask for nothing in particular", () => {
  expect(isVague(["other"], model)).toBe(true);
  expect(isVague(["veto"], model)).toBe(false);
});

test("does not require a quotation that a note forbids", () => {
  const note = 'Do not: say "lowest rates ever"';
  expect(
    requestOf(note, ["veto"], { model, table: readEnglish, isForbidding: false }).required,
  ).toBeUndefined();
});

test("places a quotation according to the words around it, not its own words", () => {
  const note = 'Open with "Feeling fine?"';
  const opening = { requests: { labels: ["B", "H"], weights: { begin: [0, 100] } } };
  expect(
    requestOf(note, ["begin"], { model: opening, table: readEnglish, isForbidding: false }),
  ).toMatchObject({
    opening: "Feeling fine?",
  });
});

test("detects a note about the line before it", () => {
  expect(
    requestOf("make that the last thing they hear", ["end"], {
      model,
      table: readEnglish,
      isForbidding: false,
    }),
  ).toMatchObject({
    kind: "E",
    isOfLast: true,
  });
});

test.each([
  ["Finish on a bark: woof woof!", "woof woof!"],
  ["End with: thunder and rain.", undefined],
  ["End with: Come rain or shine.", "Come rain or shine."],
])("puts a line last, but not a noise: %s", (note, line) => {
  expect(unquotedLast(note)).toBe(line);
});

test("ends with the advertiser's name only if the note asks for that name", () => {
  expect(namesLast.test("End with the name")).toBe(true);
  expect(namesLast.test("End on the name of the range: Glow.")).toBe(false);
});
