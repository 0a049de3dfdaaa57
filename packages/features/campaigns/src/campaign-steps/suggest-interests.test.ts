import { expect, test } from "vitest";

import { suggestInterests } from "./suggest-interests.ts";

test("suggests interests that match an ad's words, with the most matches first", () => {
  const text = "Kettle. Brunch and fresh coffee on Sundays. Bring your dogs and meet our books.";
  expect(suggestInterests(text, [])).toEqual(["Food and drink", "Books", "Pets", "Morning shows"]);
});

test("suggests widely suitable interests when no words match", () => {
  const broad = ["Morning shows", "Local news", "Music", "Working from home"];
  expect(suggestInterests("", [])).toEqual(broad);
  expect(suggestInterests("ร้านกาแฟของเรา", [])).toEqual(broad);
});

test("counts whole words only", () => {
  expect(suggestInterests("A carpet barely started", [])).not.toContain("Cars");
});

test("replaces a chosen interest with the next suggestion, until none are left", () => {
  const [first = "", ...rest] = suggestInterests("coffee", []);
  expect(suggestInterests("coffee", [first])).toEqual([...rest, "Working from home"]);
  const all = [
    "Food and drink",
    "Morning shows",
    "Local news",
    "Music",
    "Working from home",
    "Family",
    "Sport",
  ];
  expect(suggestInterests("coffee", all)).toEqual([]);
});
