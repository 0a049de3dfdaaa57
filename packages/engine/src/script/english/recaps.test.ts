import { expect, test } from "vitest";

import { brandMark } from "../brand-mark.ts";
import { recapsOf } from "./recaps.ts";

const again = (text: string) =>
  recapsOf([{ text, end: ".", weight: 3, group: 2, at: 1 }], "plain", new Set(["Anna"]))[0]?.text;

test.each([
  ["Day tickets start at $28", "From $28: day tickets"],
  ["The lunch menu is $18, Monday to Friday", "$18 for the lunch menu, Monday to Friday"],
  ["A gym membership is $29 a month", "$29 a month for a gym membership"],
  ["There’s live music on Fridays", `Live music on Fridays: that’s ${brandMark}`],
  ["You’ll find us at 12 Mill Street", `That’s ${brandMark}, at 12 Mill Street`],
  ["We’re open from 6am to 2pm", "The doors are open from 6am to 2pm"],
  ["The first session is free", "And that first session? It’s free"],
  ["Anna bakes every loaf", "Remember: Anna bakes every loaf"],
])("%s is told again as %s", (text, told) => {
  expect(again(text)).toBe(told);
});

test("what is no sentence, or a question, is not told again", () => {
  expect(again("Croissants and rolls")).toBeUndefined();
  expect(
    recapsOf([{ text: "Are you hungry", end: "?", weight: 3, group: 2, at: 1 }], "plain", new Set()),
  ).toEqual([]);
});

const fact = (text: string, group: number, weight: number) => ({
  text,
  end: "." as const,
  weight,
  group,
  at: 1,
});

test("the fact that was said last is not said at once again, the most particular one ends the ad", () => {
  const facts = [
    fact("We bake every day", 1, 2),
    fact("Our rolls are $2", 2, 6),
    fact("We repair it for free", 3, 3),
    fact("We close at 2", 4, 4),
  ];
  const places = recapsOf(facts, "plain", new Set()).map(({ text, place }) => [
    place,
    text.replace(/^.*: /, ""),
  ]);
  expect(places).toEqual([
    ["end", "$2 for our rolls"],
    ["anywhere", "we repair it for free"],
    ["anywhere", "we bake every day"],
    ["apart", "we close at 2"],
  ]);
});
