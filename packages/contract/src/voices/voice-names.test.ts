import { expect, test } from "vitest";

import { isMusicRouteVoiceId } from "./rules/voice-id.ts";
import { defaultVoice, generationFallbackVoice, voiceNames } from "./voice-names.ts";

test("lists 34 unique voice names", () => {
  expect(voiceNames).toHaveLength(34);
  expect(new Set(voiceNames.map((name) => name.toLowerCase())).size).toBe(34);
});

test("lists the two built-in voices, which the music route accepts", () => {
  expect(defaultVoice.name).not.toBe(generationFallbackVoice.name);
  for (const { id, name } of [defaultVoice, generationFallbackVoice]) {
    expect(voiceNames).toContain(name);
    expect(id).toBe(`vc_${name.toLowerCase()}`);
    expect(isMusicRouteVoiceId(id)).toBe(true);
  }
});
