import { expect, test } from "vitest";

import { scriptOf } from "../script/embedded-writer.ts";
import { usualTime } from "../testing/usual-time.ts";
import { soldInTitle } from "./title.ts";

const description = "$18 a jump, socks included. Saturdays 10 to 4 at the old mill. The nets are new.";

test.each([
  ["trampoline nets v2 final", "Trampoline nets at Kora"],
  ["Net jumping / birthdays", "Net jumping at Kora"],
  ["spring promo v2", undefined],
  ["Nets radio ad 30s", undefined],
  ["New nets: Kora", undefined],
  ["Half price nets", undefined],
  ["Kora nets", undefined],
  ["Beekeeping supplies", undefined],
])("finds what is sold in the title %j", (title, sold) => {
  expect(soldInTitle({ title, name: "Kora", description })).toBe(sold);
});

const say = (typed: string) =>
  scriptOf({
    name: "Kora",
    title: "trampoline nets",
    description: typed,
    language: "en",
    seconds: 30,
    thirdPerson: false,
    tone: "",
    timeOf: usualTime("en"),
  })
    .sentences.map(({ text }) => text)
    .join(" ");

test("says what is sold if only the title names it", () => {
  expect(say(description)).toContain("Trampoline nets at Kora.");
  expect(say(`We sell nets. ${description}`)).not.toContain("Trampoline");
});
