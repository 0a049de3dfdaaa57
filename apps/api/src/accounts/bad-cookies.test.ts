import { endpointOf } from "@earshot/contract/endpoint-of.ts";
import { paths } from "@earshot/contract/paths.ts";
import { afterAll, beforeAll, describe, expect, test } from "vitest";

import { cookiesFrom, signUpForm, startTestApi } from "../testing/test-api.ts";

let server: Awaited<ReturnType<typeof startTestApi>>;
/** Another server, with its own secret. */
let another: typeof server;
beforeAll(async () => {
  server = await startTestApi({ now: () => new Date(Date.now() + ahead) });
  another = await startTestApi();
}, 60_000);
afterAll(async () => {
  await server.stop();
  await another.stop();
});

const hour = 3_600_000;

/** How far the server's clock is ahead, in ms. */
let ahead = 0;

/** Every endpoint in the contract, with ids that don't exist. */
const calls = Object.values(paths)
  .flatMap((area) => Object.values<{ method: string; path: string }>(area))
  .map(({ method, path }) => ({
    method: method.toUpperCase(),
    address: path
      .replace("{portal}", "client")
      .replaceAll(/\{\w+\}/g, "00000000-0000-4000-8000-000000000000"),
  }))
  // The URLs of social log-in providers that are not configured are handled as pages.
  .filter(({ method, address }) => endpointOf(method, address, { providers: [] }).kind !== "page");

/** Fields that endpoints require, so that requests aren't rejected as invalid before the session is checked. */
const body = {
  name: "Podcast spots",
  old_password: "secret1",
  new_password: "secret2",
  confirm_password: "secret2",
  agency_code: "HP-2026",
  businessName: "Kettle",
  uuid: "00000000-0000-4000-8000-000000000000",
  project_id: "00000000-0000-4000-8000-000000000000",
};

/** Sends a request from a new IP address, because rate limits are per IP address. */
async function ask(method: string, address: string, cookies: Record<string, string>) {
  const headers = { ...cookies, "X-Forwarded-For": crypto.randomUUID() };
  const sent =
    address === paths.settings.saveAccount.path ? { form: { businessName: "Kettle" } } : { json: body };
  const answer = await server.ask(method, address, { ...(method !== "GET" && sent), headers });
  return { status: answer.status, body: answer.body, location: answer.headers.get("Location") };
}

async function signUp(at: typeof server): Promise<Record<string, string>> {
  const headers = { "X-Forwarded-For": crypto.randomUUID() };
  const { status, response } = await at.ask("POST", "/client/api/register", { json: signUpForm(), headers });
  expect(status).toBe(200);
  return cookiesFrom(response);
}

/** Splits a session cookie into its token and signature. */
function partsOf({ Cookie = "" }: Record<string, string>) {
  const [, token = "", signature = ""] = /session_token=([^;.]+)\.([^;]+)/.exec(Cookie) ?? [];
  return { token, signature };
}

const makers: Record<string, () => Promise<Record<string, string>>> = {
  "a made-up one": async () => ({ Cookie: "better-auth.session_token=forged.c2lnbmF0dXJl" }),
  "a true token under another's signature": async () => {
    const [{ token }, { signature }] = [partsOf(await signUp(server)), partsOf(await signUp(server))];
    return { Cookie: `better-auth.session_token=${token}.${signature}` };
  },
  "a true token without a signature": async () => ({
    Cookie: `better-auth.session_token=${partsOf(await signUp(server)).token}`,
  }),
  "another server's": () => signUp(another),
  "one that has expired": async () => {
    ahead = -13 * hour;
    return signUp(server).finally(() => (ahead = 0));
  },
  "one whose client has logged out": async () => {
    const cookies = await signUp(server);
    expect((await server.ask("GET", "/client/logout", { headers: cookies })).status).toBe(200);
    return cookies;
  },
};

describe.each(Object.keys(makers))("given an invalid session cookie (%s)", (name) => {
  let cookies: Record<string, string>;
  beforeAll(async () => {
    cookies = (await makers[name]?.()) ?? {};
  });

  test.each(calls)("treats $method $address as a visitor's request", async ({ method, address }) => {
    expect(cookies["Cookie"]).toMatch(/session_token=./);
    expect(await ask(method, address, cookies)).toEqual(await ask(method, address, {}));
  });
});

test("accepts a valid cookie (control for the forged-cookie tests)", async () => {
  const cookies = await signUp(server);
  const closed: string[] = [];
  let forClients = 0;
  for (const { method, address } of calls.filter((call) => call.address !== paths.accounts.logout.path)) {
    if ((await ask(method, address, {})).status !== 401) continue;
    forClients += 1;
    if ((await ask(method, address, cookies)).status === 401) closed.push(`${method} ${address}`);
  }
  expect(closed).toEqual([]);
  expect(forClients).toBeGreaterThanOrEqual(8);
});
