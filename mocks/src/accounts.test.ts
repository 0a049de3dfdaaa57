import { getResponse } from "msw";
import { expect, test } from "vitest";

import { createHandlers } from "./handlers.ts";
import { createWorld } from "./world.ts";

const site = "http://site.example";

test("a configured provider logs in, and leads back; another one is no endpoint", async () => {
  const world = createWorld("visitor", { providers: ["google"] });
  const ask = (address: string) =>
    getResponse(createHandlers(world), new Request(new URL(address, site)), { baseUrl: site });
  const begun = await ask("/client/google?redirect=%2Faccount-settings");
  expect([begun?.status, begun?.headers.get("Location")]).toEqual([302, "/api/auth/callback/google"]);
  const back = await ask("/api/auth/callback/google");
  expect([back?.status, back?.headers.get("Location")]).toEqual([302, "/nbmaistudio"]);
  const session = await ask("/api/session");
  expect(await session?.json()).toMatchObject({ user: { email: world.accounts[0]?.user.email } });
  expect(await ask("/client/apple")).toBeUndefined();
});

test("without a configured provider there is no social log-in", async () => {
  const handlers = createHandlers(createWorld("visitor"));
  const asked = await getResponse(handlers, new Request(`${site}/client/google`), { baseUrl: site });
  expect(asked).toBeUndefined();
});
