import { expect, test } from "vitest";

import { markBrand } from "../brand-mark.ts";
import { piecesOf } from "./pieces.ts";
import { whatItIs, withIndefinite } from "./what-it-is.ts";
import { namesOf } from "./words.ts";

function told(description: string): { noun: string; more: string[] } | undefined {
  const marked = markBrand(description, "Kora");
  const what = whatItIs(piecesOf(marked), namesOf(marked));
  return what && { noun: withIndefinite(what), more: what.more };
}

test.each([
  ["Kora is a family bakery in Leeds.", "a family bakery in Leeds", []],
  [
    "We are a dental practice in Leeds offering gentle check-ups.",
    "a dental practice in Leeds",
    ["offering gentle check-ups"],
  ],
  ["Kora is project management software for agencies.", "project management software for agencies", []],
  [
    "Authentic Italian restaurant in the heart of Boston.",
    "an authentic Italian restaurant in the heart of Boston",
    [],
  ],
  [
    "Write a 30 second radio ad for our new coffee shop opening on May 5.",
    "our new coffee shop",
    ["opening on May 5"],
  ],
  [
    "What we sell: bread.\nAbout: Kora is an independent shop that was founded in 2009.",
    "an independent shop",
    ["founded in 2009"],
  ],
])("%s", (description, noun, more) => {
  expect(told(description)).toEqual({ noun, more });
});

test.each([
  "Fresh sourdough every day",
  "40 bands on three stages",
  "Open daily",
  "Hearing aids, hearing tests, repairs",
  "July 12-14 at Waterfront Park",
])("%s says nothing of what it is", (description) => {
  expect(told(description)).toBeUndefined();
});
