import "@earshot/ui/styles.css";
import "../preview.css";
import { expect, test } from "vitest";

import { lettersWithoutFont } from "./letters-without-font.ts";

test.each([
  ["Create my ad: 0:29 · $7,500 “é” – …\n\u200E", []],
  ["مخبز الياسمين", []],
  ["青木茶舗 コーヒー", []],
  ["👩‍👧 🎧", []],
  ["Кофе", []],
  ["커피", []],
  ["กาแฟ a", ["ก", "า", "แ", "ฟ"]],
])("of %s a system's font would draw %o", (text, letters) => {
  expect(lettersWithoutFont(text)).toEqual(letters);
});
