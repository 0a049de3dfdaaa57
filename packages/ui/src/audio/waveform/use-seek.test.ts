import { expect, it } from "vitest";

import { keyTarget } from "./use-seek.ts";

const pressed = { altKey: false, ctrlKey: false, metaKey: false };

it.each([
  ["ArrowRight", 5, 30, 6],
  ["ArrowUp", 5, 30, 6],
  ["ArrowLeft", 5, 30, 4],
  ["ArrowDown", 0.4, 30, 0],
  ["ArrowRight", 29.5, 30, 30],
  ["PageUp", 5, 30, 10],
  ["PageDown", 5, 30, 0],
  ["Home", 5, 30, 0],
  ["End", 5, 30, 30],
  ["ArrowRight", 5, 60, 6],
  ["ArrowRight", 5, 61, 10],
  ["PageUp", 5, 120, 30],
])("on %s at %s s of %s s, seeks to %s s", (key, position, duration, target) => {
  expect(keyTarget({ ...pressed, key }, position, duration)).toBe(target);
});

it.each(["Tab", "Enter", "a", " ", "Escape"])("does not seek on %s", (key) => {
  expect(keyTarget({ ...pressed, key }, 5, 30)).toBeUndefined();
});

it.each(["altKey", "ctrlKey", "metaKey"])("leaves shortcuts with %s to the browser", (modifier) => {
  expect(keyTarget({ ...pressed, key: "ArrowLeft", [modifier]: true }, 5, 30)).toBeUndefined();
});
