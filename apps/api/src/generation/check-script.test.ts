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
])("rejects a script in %s that repeats %j, which takes minutes to spell out", (language, unit) => {
  const prompt = unit.repeat(1500 / unit.length);
  const order = adRequestOf({ prompt, script_source: "own", language });
  expect(checkScript(order, false).error?.code).toBe("script_too_long");
});

test.each(["it\n", "a! ", "no? "])(
  "rejects a prompt of repeated short lines (%j) as too long to speak",
  (unit) => {
    const prompt = unit.repeat(345);
    const order = adRequestOf({ prompt, script_source: "own", delivery_instructions: "fast" });
    expect(checkScript(order, false).error?.code).toBe("script_too_long");
  },
);

test.each([
  ["English", "1234567890 ".repeat(30)],
  ["English", "QX7-ZK9 ".repeat(20)],
  ["English", "77\n78\n79\n80\n81\n".repeat(3) + "$1,234,567.89\n$2,345,678.91\n$3,456,789.12"],
  ["German", "98765432198765 ".repeat(10)],
  ["Japanese", "電話は03-1234-5678まで。".repeat(10)],
])("rejects a 10-second ad in %s that must say %j", (language, must_say) => {
  const { error } = checkScript(adRequestOf({ must_say, language, adLength: 10 }), true);
  expect(error).toMatchObject({ code: "script_too_long", field: "must_say" });
  expect(error?.message).toMatch(/Please shorten it to 10 seconds or less\.$/);
});

test.each([
  [
    10,
    "Terms apply. Over 18 only. Please drink responsibly. Ask in store for the details and conditions of this offer.",
  ],
  [50, "1234567890 ".repeat(10)],
  [10, "Call 0113 496 0000.\nCode BREAD20."],
])("accepts a %i-second ad that must say %j", (adLength, must_say) => {
  expect(checkScript(adRequestOf({ must_say, adLength, language: "English" }), true).error).toBeNull();
});

test("counts the pauses in the delivery instructions", () => {
  const script = Array.from({ length: 10 }, () => ({ text: "We bake now and we bake then." }));
  const checkWith = (delivery_instructions: string, lines = script) =>
    checkScript(
      adRequestOf({ script: lines, delivery_instructions, adLength: 10, language: "English" }),
      false,
    );
  expect(checkWith("long pause after bake").cost).toBeGreaterThan(1.8 * checkWith("").cost);
  const twice = [...script, ...script];
  expect(checkWith("", twice).error).toBeNull();
  expect(checkWith("long pause after we, long pause after bake", twice).error?.code).toBe("script_too_long");
});

test("estimates a higher cost for an edited script that fits its ad's length, because it is spoken twice", () => {
  const text = "We bake bread in Leeds every morning.";
  const script = Array.from({ length: 10 }, () => ({ text }));
  const costFor = (adLength: number) =>
    checkScript(adRequestOf({ script, adLength, language: "English" }), false).cost;
  expect(costFor(30)).toBeGreaterThan(1.4 * costFor(10));
});

test("accepts a script of ordinary words that lasts at most two minutes", () => {
  const prompt = "Fresh bread and coffee, every day. ".repeat(40);
  expect(checkScript(adRequestOf({ prompt, script_source: "own" }), false).error).toBeNull();
});

test("rejects a line that takes a minute to spell out", () => {
  const take = { voice_id: "vc_amelia", language: "English", tone: "", delivery_instructions: "" };
  expect(checkLine({ ...take, text: "wwww ".repeat(60) })?.code).toBe("line_lasts_too_long");
});
