import { expect, test } from "vitest";

import { isEmail } from "./email.ts";

test.each([
  "ana@example.com",
  "  ana@example.com ",
  "ana.b+ads@mail.example.co.uk",
  "o'hara@example.com",
  "josé@correo.example",
  "用户@例子.中国",
  "a@b.c",
  `${"a".repeat(64)}@example.com`,
  `a@${"b".repeat(63)}.com`,
])("accepts the email address %s", (email) => {
  expect(isEmail(email)).toBe(true);
});

test.each([
  "",
  "ana",
  "ana@",
  "@example.com",
  "ana@localhost",
  "ana@example.",
  "ana@.com",
  "ana@ex_ample.com",
  "ana@-example.com",
  "ana@example-.com",
  "ana@127.0.0.1",
  "ana@@example.com",
  "ana@example.com@example.com",
  "ana bo@example.com",
  "ana@example.com,bo@example.com",
  "Ana <ana@example.com>",
  "ana@example.com\r\nBcc: bo@example.com",
  "ana\n@example.com",
  "ana\u0000@example.com",
  `${"a".repeat(65)}@example.com`,
  `a@${"b".repeat(64)}.com`,
])("rejects the email address %j", (email) => {
  expect(isEmail(email)).toBe(false);
});

const ofLength = (length: number) => `a@${"b.".repeat((length - 4) / 2)}${"c".repeat(2 + (length % 2))}`;

test("accepts an address of 254 characters and rejects one of 255", () => {
  expect(ofLength(254)).toHaveLength(254);
  expect(isEmail(ofLength(254))).toBe(true);
  expect(ofLength(255)).toHaveLength(255);
  expect(isEmail(ofLength(255))).toBe(false);
});

test("rejects a hostile string without catastrophic backtracking", () => {
  expect(isEmail(`${"a.".repeat(500_000)}@`)).toBe(false);
  expect(isEmail(`a@${"a-".repeat(120)}.`)).toBe(false);
});
