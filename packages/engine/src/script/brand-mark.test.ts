import { expect, test } from "vitest";

import { markBrand, nameBrand, withBrand } from "./brand-mark.ts";

test.each([
  ["vom {b}", "Ambulanter Pflegedienst Linde", "vom Ambulanten Pflegedienst Linde"],
  ["bei der {b}", "Alte Apotheke", "bei der Alten Apotheke"],
  ["beim {b}", "Walter Jones", "beim Walter Jones"],
  ["beim {b}", "Oliver Roth", "beim Oliver Roth"],
  ["{b}’s new shop", "Creative Signs", "Creative Signs’ new shop"],
  ["Get your {b} tickets at", "The Marlow Singers", "Get your Marlow Singers tickets at"],
  ["Visit {b}", "The Marlow Singers", "Visit The Marlow Singers"],
  ["Come to {b}", "Marlow Ladies Choir", "Come to the Marlow Ladies Choir"],
  ["The 9th {b} starts", "Marlow Highland Games", "The 9th Marlow Highland Games starts"],
  ["Call {b}", "District Council of Marlow", "Call the District Council of Marlow"],
  ["Call {b}", "Bright Owl Games", "Call Bright Owl Games"],
  ["from {b}", "St Mary's Choir", "from St Mary's Choir"],
  ["At {b}", "Elm Department", "At Elm Department"],
  ["Ven a {b}", "The Color Fest", "Ven a The Color Fest"],
])("inserts a brand into %j: %s", (frame, brand, expected) => {
  expect(withBrand(frame, brand)).toBe(expected);
});

test("doesn’t mistake hyphenated ordinary words for the brand", () => {
  const typed = "Come to a drop-in session at Drop-In, or drop in.";
  expect(nameBrand(markBrand(typed, "Drop In"), "Drop In")).toBe(
    "Come to a drop-in session at Drop In, or Drop In.",
  );
});
