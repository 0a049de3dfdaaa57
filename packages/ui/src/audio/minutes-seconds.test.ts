import { expect, it } from "vitest";

import { minutesSeconds, soundLength } from "./minutes-seconds.ts";

it.each([
  [0, "0:00"],
  [9.99, "0:09"],
  [59.999, "0:59"],
  [60, "1:00"],
  [61, "1:01"],
  [725, "12:05"],
  [3600, "60:00"],
  [-1, "0:00"],
  [Number.NaN, "0:00"],
  [Number.POSITIVE_INFINITY, "0:00"],
])("formats %s seconds as %s", (seconds, text) => {
  expect(minutesSeconds(seconds)).toBe(text);
});

it("rounds the length of a sound", () => {
  expect([29.4, 29.87, 59.6].map(soundLength)).toEqual(["0:29", "0:30", "1:00"]);
});
