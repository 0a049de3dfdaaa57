import { describe, expect, test } from "vitest";

import { factsLeftOut, lineFor, markOf, marksOf, placeFor } from "./brief-facts.ts";
import { lineOf } from "./draft-edits.ts";
import type { DraftFact, DraftLine, Idea } from "./script-draft.ts";

const marked = (text: string, fact: string) => {
  const mark = markOf(text, fact);
  return mark && text.slice(mark.start, mark.end);
};

describe("the part of a line that states a fact", () => {
  test.each([
    ["Skip a week any time, for free.", "skip a week any time.", "Skip a week any time"],
    [
      "At Kettle we roast small batches on Mondays.",
      "Roasted in small batches on Mondays",
      "roast small batches on Mondays",
    ],
    ["Go to coffeeandco.example and use the code RADIO.", "code RADIO", "code RADIO"],
    ["Your first bag is free.", "First bag free", "first bag is free"],
    ["Membership costs $29 a month.", "$29 a month", "$29 a month"],
    ["早上七点开门。", "七点开门", "七点开门"],
    ["So it tastes the way coffee should.", "Open on Sundays", null],
    ["It is so.", "It is on us", null],
    ["", "Skip a week", null],
  ])("searches %j for the fact %j and finds %j", (text, fact, stretch) =>
    expect(marked(text, fact)).toBe(stretch),
  );
});

const facts: DraftFact[] = [
  { id: "f1", kind: "offer", text: "first bag free" },
  { id: "f2", kind: "audience", text: "for busy people" },
  { id: "f3", kind: "contact", text: "coffeeandco.example" },
  { id: "f4", kind: "detail", text: "skip a week any time" },
];
const written = (text: string, ...said: string[]): DraftLine => ({
  text,
  facts: said,
  was: text,
  voice: null,
});
const idea = (...lines: DraftLine[]): Idea => ({ variant: 0, angle: null, facts, lines, isEdited: false });

test("marks facts in order, without overlaps, and ignores unknown ids", () => {
  const line = written("Your first bag free at coffeeandco.example.", "f3", "f1", "f99");
  expect(marksOf(line, facts).map(({ start, end }) => line.text.slice(start, end))).toEqual([
    "first bag free",
    "coffeeandco.example",
  ]);
  expect(marksOf({ ...line, text: "Gone." }, facts)).toEqual([]);
});

test("marks a fact in a line that the user wrote", () => {
  expect(marksOf(lineOf("You can skip a week any time."), facts)).toEqual([{ start: 8, end: 28 }]);
});

test("reports facts that no line states, except the audience", () => {
  const script = idea(written("It’s on us.", "f1"), written("Go to coffeeandco.example.", "f3"));
  expect(factsLeftOut(script).map(({ id }) => id)).toEqual(["f4"]);
  const [first, second] = script.lines as [DraftLine, DraftLine];
  expect(factsLeftOut(idea({ ...first, text: "Hello." }, second)).map(({ id }) => id)).toEqual(["f1", "f4"]);
  expect(factsLeftOut(idea(first, second, lineOf("Skip a week any time!")))).toEqual([]);
});

test("adds a fact using another script's line for it, or as a sentence if that line was edited", () => {
  const other = idea(written("Away? Skip a week.", "f4"));
  expect(lineFor(facts[3]!, [other])).toEqual({ ...other.lines[0], voice: null });
  const edited = idea({ ...written("Away?", "f4"), text: "Gone?" });
  expect(lineFor(facts[3]!, [edited])).toMatchObject({ text: "Skip a week any time.", facts: ["f4"] });
});

test("places a fact before the closing lines, or before the last line if there are none", () => {
  const [a, contact] = [written("Good tea."), written("Go to coffeeandco.example.", "f3")];
  expect(placeFor(idea(a, a, contact))).toBe(2);
  expect(placeFor(idea(a, a, a))).toBe(2);
  expect(placeFor(idea(contact))).toBe(1);
});
