import { expect, test } from "vitest";

import { blankLongAddresses } from "./long-addresses.ts";
import { normalizeText } from "./normalize-text.ts";

const tail = "campaign/abc-12/".repeat(300);

test.each([`https://coffee.example/${tail}`, `www.coffee.example/${tail}`, `(coffee.example/${tail}`])(
  "leaves out an address that is too long to speak, case %#",
  (address) => {
    expect(normalizeText(`Order at ${address} today.`, "en")).toBe("Order at today.");
    expect(blankLongAddresses(`Order at ${address}`)).toHaveLength(9 + address.length);
  },
);

test("keeps an 80-character address, and a long word that is not an address", () => {
  const address = `https://coffee.example/${"menu/".repeat(20)}`.slice(0, 80);
  expect(blankLongAddresses(address)).toBe(address);
  const word = "a".repeat(5000);
  expect(blankLongAddresses(word)).toBe(word);
});

test("takes linear time", () => {
  const began = performance.now();
  blankLongAddresses("a.".repeat(500_000));
  blankLongAddresses(`${"a".repeat(70)}.`.repeat(10_000));
  expect(performance.now() - began).toBeLessThan(1000);
});
