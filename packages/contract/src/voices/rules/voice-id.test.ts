import { expect, test } from "vitest";

import { isMusicRouteVoiceId } from "./voice-id.ts";

test.each([
  ["vc_a", true],
  ["vc_", true],
  ["VC_a", false],
  ["xvc_a", false],
  ["a-b", true],
  ["x".repeat(15), false],
  ["x".repeat(16), true],
  ["amelia", false],
  ["", false],
])("detects whether %j is a voice id: %s", (id, accepted) => {
  expect(isMusicRouteVoiceId(id)).toBe(accepted);
});
