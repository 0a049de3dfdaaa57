import { expect, test } from "vitest";

import { brandMark } from "./brand-mark.ts";
import { fitted, type Part } from "./fit.ts";

const timeOf = (text: string) => text.length;
const part = (text: string, role: Part["role"], weight = 0, place = 5): Part => ({
  text,
  role,
  weight,
  place,
});
const musts = [part(`${brandMark}aaaaaaaaa`, "must", 0, 1), part(`${brandMark}zzzzzzzzz`, "must", 0, 9)];

test("picks facts by weight, orders them by position, and stops at 125% of the length", () => {
  const facts = [
    part("heavy.....", "fact", 3, 4),
    part("light.....", "fact", 1, 2),
    part("least.....", "fact", 0, 3),
    part("never.....", "fact", -1, 3),
  ];
  expect(fitted([...musts, ...facts], { seconds: 40, timeOf, slowPause: 1 })).toEqual([
    { text: `${brandMark}aaaaaaaaa`, rank: 0, pauseAfter: "short" },
    { text: "light.....", rank: 2, pauseAfter: "short" },
    { text: "least.....", rank: 3, pauseAfter: "short" },
    { text: "heavy.....", rank: 1, pauseAfter: "long" },
    { text: `${brandMark}zzzzzzzzz`, rank: 0 },
  ]);
});

test("skips a fact that is too long in favor of one that fits the length", () => {
  const facts = [part("x".repeat(40), "fact", 3), part("y".repeat(17), "fact", 1)];
  const texts = fitted([...musts, ...facts], { seconds: 40, timeOf, slowPause: 1 });
  expect(texts.find(({ rank }) => rank === 1)?.text).toBe("y".repeat(17));
});

test("fills leftover time with pauses, then sentences, and names the brand at most three times in a short ad", () => {
  const fillers = [1, 2, 3, 4].map((i) => part(`${brandMark} ${String(i)}...`, "filler", 0, 5 + i / 10));
  const sentences = fitted([...musts, ...fillers, part("plain.....", "filler", 0, 6)], {
    seconds: 60,
    timeOf,
    slowPause: 1,
  });
  const named = sentences.filter(({ text }) => text.includes(brandMark));
  expect(named).toHaveLength(6);
  expect(sentences.slice(0, -1).every(({ pauseAfter }) => pauseAfter === "long")).toBe(true);
  const short = fitted([...musts, ...fillers], { seconds: 30, timeOf, slowPause: 1 });
  expect(short.filter(({ text }) => text.includes(brandMark))).toHaveLength(3);
  const slow = fitted([...musts, ...fillers], { seconds: 30, timeOf, slowPause: 9 });
  expect(slow).toHaveLength(2);
});

test("includes at most two invitations", () => {
  const invitations = [1, 2, 3, 4].map((i) => part(`Come, ${String(i)}...`, "invitation", 0, 5 + i));
  expect(fitted([...musts, ...invitations], { seconds: 80, timeOf, slowPause: 1 })).toHaveLength(4);
});
