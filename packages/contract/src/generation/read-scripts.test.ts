import { expect, test } from "vitest";

import { readScripts } from "./read-scripts.ts";

const script = {
  variant: 2,
  angle: "scene",
  lines: [
    { text: "Warm bread at seven.", facts: ["f1"], voice: 1 },
    { text: "Come in.", facts: [] },
  ],
  seconds: 14.5,
};

test("reads scripts, facts with their positions, and the music", () => {
  const answer = {
    scripts: [script],
    facts: [
      { id: "f1", kind: "what", text: "bread", start: 5, end: 10 },
      { id: "f2", kind: "required", text: "Terms apply." },
    ],
    left_out: ["f2"],
    recommended_music: { id: "trk_1", title: "First Light", duration: 30, audioUrl: "/a", loops: true },
  };
  expect(readScripts(answer)).toEqual({
    scripts: [{ ...script, lines: [script.lines[0], { text: "Come in.", facts: [], voice: null }] }],
    facts: [
      { id: "f1", kind: "what", text: "bread", span: { start: 5, end: 10 } },
      { id: "f2", kind: "required", text: "Terms apply.", span: null },
    ],
    leftOut: ["f2"],
    recommendedMusic: expect.objectContaining({ id: "trk_1", seconds: 30 }),
  });
});

test("uses defaults for fields that an older server omits", () => {
  const lines = [{ text: "Come in." }, { text: " " }, null];
  const answer = { scripts: [{ lines, angle: "sung" }, { lines: [] }], facts: [{ id: "f1" }, { text: "x" }] };
  expect(readScripts(answer)).toEqual({
    scripts: [
      { variant: 0, angle: null, lines: [{ text: "Come in.", facts: [], voice: null }], seconds: null },
    ],
    facts: [],
    leftOut: [],
    recommendedMusic: null,
  });
});

test.each([null, "soon", {}, { scripts: [] }])("returns null for the response %j", (input) => {
  expect(readScripts(input)).toBeNull();
});
