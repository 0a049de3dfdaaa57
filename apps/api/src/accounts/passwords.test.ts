import { expect, test, vi } from "vitest";

import { hashPassword, isPassword, unusableHash } from "./passwords.ts";

const costOf = (hashed: string) => hashed.split("$").slice(0, 4).join("$");

test("verifies a password only against its own hash", async () => {
  const hashed = await hashPassword("secret1");
  expect(await isPassword("secret1", hashed)).toBe(true);
  expect(await isPassword("Secret1", hashed)).toBe(false);
});

test("takes just as long to check a password when there is no account", async () => {
  expect(await isPassword("secret1", null)).toBe(false);
  const always = vi.fn(async (_hash: string, _password: string) => true);
  expect(await isPassword("secret1", null, always)).toBe(false);
  expect(always.mock.calls).toEqual([[unusableHash, "secret1"]]);
  expect(costOf(unusableHash)).toBe(costOf(await hashPassword("secret1")));
  expect(costOf(unusableHash)).toBe("$argon2id$v=19$m=19456,t=2,p=1");
});
