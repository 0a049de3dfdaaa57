import { voiceCardCopy } from "@earshot/contract/voices/copy.ts";
import { readVoice } from "@earshot/contract/voices/read.ts";
import { expect, test } from "vitest";

import { voiceMeta } from "./voice-meta.ts";

const metaOf = (facts: object) => voiceMeta(readVoice({ id: "vc_one", ...facts }) ?? expect.unreachable());

test("formats the default voice's details", () => {
  const amelia = { characteristics: ["Natural", "Conversational"], accent: "American", age: "Middle-Aged" };
  expect(metaOf(amelia)).toBe(voiceCardCopy.defaultMeta);
});

test("includes two characteristics, the accent and the age", () => {
  const facts = { characteristics: ["Warm", "Resonant", "Storyteller"], accent: "Scottish", age: "Senior" };
  expect(metaOf(facts)).toBe("Warm, resonant, Scottish, Senior");
});

test("omits unknown values", () => expect(metaOf({})).toBe("Middle Aged"));
