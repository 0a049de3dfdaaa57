import { beforeEach, expect, test, vi } from "vitest";

import { hashPassword, isPassword, nobodysHash } from "./passwords.ts";

const checked = vi.hoisted((): unknown[][] => []);
vi.mock("@node-rs/argon2", async (load) => {
  const real = await load<typeof import("@node-rs/argon2")>();
  const verify: typeof real.verify = (...given) => {
    checked.push(given);
    return real.verify(...given);
  };
  return { ...real, verify };
});
beforeEach(() => checked.splice(0));

const costOf = (hashed: string) => hashed.split("$").slice(0, 4).join("$");

test("a password belongs to its own hash alone", async () => {
  const hashed = await hashPassword("secret1");
  expect(await isPassword("secret1", hashed)).toBe(true);
  expect(await isPassword("Secret1", hashed)).toBe(false);
});

test("without an account a hash of the same cost is checked, and nothing belongs to it", async () => {
  expect(await isPassword("secret1", null)).toBe(false);
  expect(checked).toEqual([[nobodysHash, "secret1"]]);
  expect(costOf(nobodysHash)).toBe(costOf(await hashPassword("secret1")));
  expect(costOf(nobodysHash)).toBe("$argon2id$v=19$m=19456,t=2,p=1");
});
