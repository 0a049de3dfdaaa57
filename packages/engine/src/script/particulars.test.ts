import { expect, test } from "vitest";

import { contactsOf } from "./contacts.ts";
import { particularity, percent, price } from "./particulars.ts";

test.each([
  "$19.99",
  "£25",
  "19,99 €",
  "R$ 99",
  "3000円",
  "28元",
  "1,200 dollars",
  "₹450",
  "150 درهم",
  "180 ₽",
])("recognizes %s as a price", (text) => {
  expect(price.exec(`ab ${text} c`)?.[0]).toBe(text);
});

test.each(["19 people", "2026", "5 stars", "$"])("doesn't mistake %s for a price", (text) => {
  expect(price.test(text)).toBe(false);
});

test("recognizes a percentage by its sign or word", () => {
  expect(["20%", "20 percent", "3.9%", "10 Prozent"].every((text) => percent.test(text))).toBe(true);
});

test.each([
  ["Call 0113 496 0123 now", { phone: "0113 496 0123" }],
  ["Call (212) 555-0147.", { phone: "(212) 555-0147" }],
  ["1-800-FLOWERS", { phone: "1-800-FLOWERS" }],
  ["See https://www.example.com/shop/?a=1.", { web: "example.com/shop" }],
  ["hi@example.com", { email: "hi@example.com" }],
  ["At 12 Mill Street, 2026-07-12", { address: "12 Mill Street" }],
  ["Open 1985-2026, rooms 3-12, 40 000 visitors", {}],
])("finds the contacts in %j", (text, contacts) => {
  expect(contactsOf(text)).toEqual(contacts);
});

test("ranks prices and dates as more specific than praise", () => {
  expect(particularity("Day tickets are $35")).toBeGreaterThan(particularity("We have 40 bands"));
  expect(particularity("We have 40 bands")).toBeGreaterThan(particularity("We love music"));
});
