import { expect, test } from "vitest";

import { withNamedSubject } from "./brand-subject.ts";

test.each([
  ["They offer gentle check-ups", "The practice offers gentle check-ups"],
  ["They know that many people are nervous", "The practice knows that many people are nervous"],
  ["They’re open six days a week", "The practice is open six days a week"],
  ["They’ve been here since 1934", "The practice has been here since 1934"],
  ["They also have a garden", "The practice also has a garden"],
  ["They bake bread and deliver it to your door", "The practice bakes bread and delivers it to your door"],
  ["They can help", "The practice can help"],
  ["They were founded in 2009", "The practice was founded in 2009"],
])("%s → %s", (text, named) => {
  expect(withNamedSubject(text, "The practice")).toBe(named);
});

test("“it is” is said in short", () => {
  expect(withNamedSubject("They’re open on Sundays", "It")).toBe("It’s open on Sundays");
});

test.each(["Their dentists take the time", "They design and print for you", "Theyme is a brand"])(
  "%s is left",
  (text) => {
    expect(withNamedSubject(text, "The practice")).toBe(text);
  },
);
