import { readSession } from "@earshot/contract/accounts/read.ts";
import { getResponse } from "msw";
import { expect, test } from "vitest";

import { accountsScenarios } from "./accounts.ts";
import { createHandlers } from "./handlers.ts";
import { createWorld } from "./world.ts";

const site = "http://site.example";

test("a configured provider logs in, and leads back; another one is no endpoint", async () => {
  const world = createWorld("visitor", { providers: ["google"] });
  const ask = (address: string) =>
    getResponse(createHandlers(world), new Request(new URL(address, site)), { baseUrl: site });
  const begun = await ask("/client/google?redirect=%2Faccount-settings");
  const page = begun?.headers.get("Location") ?? "";
  expect([begun?.status, page]).toEqual([302, "/api/auth/callback/google?state=mocked"]);
  const back = await ask(page);
  expect([back?.status, back?.headers.get("Location")]).toEqual([302, "/account-settings"]);
  const session = await ask("/api/session");
  expect(await session?.json()).toMatchObject({ user: { email: world.accounts[0]?.user.email } });
  expect(await ask("/client/apple")).toBeUndefined();
});

test("without a configured provider there is no social log-in", async () => {
  const handlers = createHandlers(createWorld("visitor"));
  const asked = await getResponse(handlers, new Request(`${site}/client/google`), { baseUrl: site });
  expect(asked).toBeUndefined();
});

test("an older server's client is read all the same", async () => {
  const request = new Request(`${site}/api/session`);
  const response = await getResponse(accountsScenarios.LegacyNames, request, { baseUrl: site });
  expect(readSession(await response?.json())).toMatchObject({
    id: "usr_nora",
    firstName: "Nora",
    lastName: "Lindqvist",
    email: "nora@kettle.example",
  });
});
