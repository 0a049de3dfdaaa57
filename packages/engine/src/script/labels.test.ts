import { expect, test } from "vitest";

import { cutAtLabels, labelOf } from "./labels.ts";

test.each([
  ["Target audience: commuters", "audience"],
  ["Our primary target audience: commuters", "audience"],
  ["CALL TO ACTION: visit us", "call"],
  ["Website: example.com", "contact"],
  ["Opening hours: 9 to 5", "when"],
  ["Tone: friendly", "left out"],
  ["Zielgruppe: Familien", "audience"],
  ["Llamada a la acción: llama ya", "call"],
  ["地址：宽窄巷子12号", "where"],
])("recognizes %s as a label for %s", (text, topic) => {
  expect(labelOf(text)?.topic).toBe(topic);
});

test.each(["Day tickets: $35", "https://example.com", "Note well", "We say: come in", "Open 9:30 to 5"])(
  "recognizes no label in %s",
  (text) => {
    expect(labelOf(text)).toBeUndefined();
  },
);

test("splits a line where a label begins", () => {
  expect(
    cutAtLabels("Bakery in Leeds. Target audience: commuters, families. CTA: visit us at 9:30."),
  ).toEqual(["Bakery in Leeds.", "Target audience: commuters, families.", "CTA: visit us at 9:30."]);
  expect(cutAtLabels("老茶馆。地址：宽窄巷子12号。")).toEqual(["老茶馆。", "地址：宽窄巷子12号。"]);
});
