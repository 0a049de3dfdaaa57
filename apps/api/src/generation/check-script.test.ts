import { adRequestOf } from "@earshot/engine/testing/test-studio.ts";
import { expect, test } from "vitest";

import { checkLine, checkScript } from "./check-script.ts";

test.each([
  ["English", "wwww "],
  ["English", "kkkk kkkk kkkk . "],
  ["English", "xqzw "],
  ["English", "hmm "],
  ["French", "wwww "],
  ["Japanese", "ｗｗ "],
  ["German", "zum ขข "],
])("rejects a script in %s of %j, which is spelled out for minutes", (language, unit) => {
  const prompt = unit.repeat(1500 / unit.length);
  const order = adRequestOf({ prompt, script_source: "own", language });
  expect(checkScript(order, false).error?.code).toBe("script_too_long");
});

test.each(["it\n", "a! "])(
  "counts the time that short lines like %j take, however many fit in the prompt",
  (unit) => {
    const prompt = unit.repeat(345);
    const order = adRequestOf({ prompt, script_source: "own", delivery_instructions: "fast" });
    expect(checkScript(order, false).error?.code).toBe("script_too_long");
  },
);

test("accepts a script of words that lasts two minutes at most", () => {
  const prompt = "Fresh bread and coffee, every day. ".repeat(40);
  expect(checkScript(adRequestOf({ prompt, script_source: "own" }), false).error).toBeNull();
});

test("rejects a line that is spelled out for a minute", () => {
  const take = { voice_id: "vc_amelia", language: "English", tone: "", delivery_instructions: "" };
  expect(checkLine({ ...take, text: "wwww ".repeat(60) })?.code).toBe("line_lasts_too_long");
});
