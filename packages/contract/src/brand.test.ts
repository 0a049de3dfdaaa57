import { expect, test } from "vitest";

import { brand, messagingApp } from "./brand.ts";

test("nothing of the invented company is somebody's", () => {
  const addresses = [...Object.values(brand.pages), brand.meeting, ...brand.social.map(({ href }) => href)];
  expect(addresses.filter((address) => !new URL(address).hostname.endsWith(".example"))).toEqual([]);
  expect(Object.values(brand.email).filter((email) => !email.endsWith(".example"))).toEqual([]);
});

test("a chat is addressed by digits alone, and a shared text can't break its link", () => {
  expect(messagingApp.chat("+1 202 555 0142")).toBe("https://wa.me/12025550142");
  expect(new URL(messagingApp.share("Listen & tell me\n#1")).searchParams.get("text")).toBe(
    "Listen & tell me\n#1",
  );
});
