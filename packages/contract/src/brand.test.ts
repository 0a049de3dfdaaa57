import { expect, test } from "vitest";

import { messagingApp } from "./brand.ts";

test("uses only digits in a chat link, and encodes shared text", () => {
  expect(messagingApp.chat("+1 202 555 0142")).toBe("https://wa.me/12025550142");
  expect(new URL(messagingApp.share("Listen & tell me\n#1")).searchParams.get("text")).toBe(
    "Listen & tell me\n#1",
  );
});
