import { expect, test } from "vitest";

import { Browser } from "../testing-browser.ts";
import { startProvider } from "../testing-provider.ts";
import { startTestApi } from "../testing.ts";
import { claimsOf, newEmail, refused } from "./testing-social.ts";

test("a provider that can't be reached is told, and logs nobody in", async () => {
  const provider = await startProvider("google");
  const server = await startTestApi({ socialLogins: [provider.login] });
  const browser = new Browser(server);
  const back = provider.consent(await browser.goTo("/client/google"), claimsOf(newEmail()));
  await provider.stop();
  expect(await browser.goTo(back)).toBe(refused("social_provider_down"));
  expect(await browser.user()).toBeNull();
  expect((await browser.ask("GET", "/client/linkedin")).status).toBe(404);
  expect((await browser.ask("GET", "/api/auth/callback/linkedin")).status).toBe(404);
  await server.stop();
});

test("too many log-ins from one address are told on the log-in page", async () => {
  const provider = await startProvider("google");
  const server = await startTestApi({
    socialLogins: [provider.login],
    limits: { logInPerAddress: { most: 1, within: 60_000 } },
  });
  const tries = [1, 2].map(async () => {
    const browser = new Browser(server);
    return browser.goTo(provider.consent(await browser.goTo("/client/google"), claimsOf(newEmail())));
  });
  const led = (await Promise.all(tries)).map((address) => new URL(address, "http://localhost"));
  expect(led.map(({ pathname }) => pathname).toSorted()).toEqual(["/client/login", "/client/signup"]);
  expect(led.map(({ searchParams }) => searchParams.get("error"))).toContain("too_many_log_ins");
  await server.stop();
  await provider.stop();
});
