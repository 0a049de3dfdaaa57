import { expect, test } from "vitest";

import { brand, messagingApp } from "./brand.ts";

test("uses only reserved domains and phone numbers", () => {
  const addresses = [...Object.values(brand.pages), brand.meeting, ...brand.social.map(({ href }) => href)];
  expect(addresses.filter((address) => !new URL(address).hostname.endsWith(".example"))).toEqual([]);
  expect(Object.values(brand.email).filter((email) => !email.endsWith(".example"))).toEqual([]);
});

test("links a chat by digits only and encodes shared text", () => {
  expect(messagingApp.chat("+1 202 555 0142")).toBe("https://wa.me/12025550142");
  expect(new URL(messagingApp.share("Listen & tell me\n#1")).searchParams.get("text")).toBe(
    "Listen & tell me\n#1",
  );
});
