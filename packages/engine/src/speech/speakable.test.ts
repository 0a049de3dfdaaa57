import { expect, test } from "vitest";

import { toAscii, speakable } from "./speakable.ts";

test.each([
  ["Fresh bread.", "Fresh bread."],
  ["Fresh\u0000\u0007\nbread.\u200F", "Fresh bread."],
  ["<speak>Fresh</speak> & [[hello]] {bread}", "speak Fresh /speak hello bread"],
  ["Bread 🥐🇫🇷 ❤️ today", "Bread today"],
  ["हिन्‍दी में", "हिन्दी में"],
  ["خُبْزٌ طازج", "خُبْزٌ طازج"],
  ["パンは、無料です。", "パンは、無料です。"],
  ["🥐🥐🥐", ""],
  ["…!?", ""],
])("reduces %j to %j", (text, said) => {
  expect(speakable(text)).toBe(said);
});

test.each([
  ["It doesn’t — “café” Straße…", 'It doesn\'t, "cafe" Strasse...'],
  ["Łódź 東京 Øresund", "Lodz Oresund"],
])("transliterates %j to %j", (text, said) => {
  expect(toAscii(text)).toBe(said);
});
