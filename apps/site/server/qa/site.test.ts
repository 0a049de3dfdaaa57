import { Script } from "node:vm";

import { cookieNames } from "@earshot/contract/cookies.ts";
import { createMockApi } from "@earshot/mocks/create-mock-api.ts";
import { readQaCookie } from "@earshot/mocks/qa-settings.ts";
import { expect, test } from "vitest";

import { createQaSite } from "./site.ts";

const origin = "http://localhost:3000";
const policy = {
  "content-type": "text/html; charset=utf-8",
  "content-security-policy": "script-src 'nonce-abc='",
};

/** The QA layer around a site whose pages are bare documents. */
function qaSite() {
  const qa = createQaSite(createMockApi());
  const request = qa.wrap(async (original, _bindings: null) => {
    if (!/^\/(api|audiostack|client\/google)/.test(new URL(original.url).pathname)) {
      return new Response("<html><head><title>x</title></head><body></body></html>", { headers: policy });
    }
    return qa.api.fetch(original, { visitor: { address: "unknown", isLocal: true, origin }, requestId: "" });
  });
  return (address: string, cookie?: string) =>
    request(new Request(origin + address, { headers: cookie === undefined ? {} : { cookie } }), null);
}

async function responseOf(pending: Promise<Response | null>): Promise<Response> {
  const response = await pending;
  if (!response) throw new Error("The connection was closed.");
  return response;
}

test("creates a mock database for the first page, and injects the panel with the page's nonce", async () => {
  const request = qaSite();
  const first = await responseOf(request("/"));
  const second = await responseOf(request("/"));
  const database = readQaCookie(first.headers.get("set-cookie"))?.mockDbId;
  expect(database).toMatch(/^[\da-f-]{36}$/);
  expect(readQaCookie(second.headers.get("set-cookie"))?.mockDbId).not.toBe(database);
  expect(await first.text()).toBe(
    '<html><head><title>x</title><script nonce="abc=" src="/qa/panel.js" defer></script></head><body></body></html>',
  );
});

test("moves a scenario from the URL into the cookie", async () => {
  const request = qaSite();
  const response = await responseOf(request("/nbmaistudio?scenario=accounts.Down&tab=own"));
  expect([response.status, response.headers.get("location")]).toEqual([302, "/nbmaistudio?tab=own"]);
  const cookie = response.headers.get("set-cookie")?.split(";")[0] ?? "";
  expect(readQaCookie(cookie)).toMatchObject({
    persona: "visitor",
    latency: 0,
    scenarios: ["accounts.Down"],
  });
  expect(await request("/api/session", `a=b; ${cookie}`)).toBeNull();
});

test("sets the guest id for a visitor with ads, and expires it for other personas", async () => {
  const request = qaSite();
  const cookies = async (persona: string) =>
    (await responseOf(request(`/?persona=${persona}`))).headers
      .getSetCookie()
      .map((cookie) => cookie.split(";")[0]);
  const [own = "", guest = ""] = await cookies("visitorWithAds");
  expect(guest).toMatch(/^temp_user_id=[\da-f]{12}$/);
  const listed = await responseOf(request("/audiostack/getuseraudios", `${own}; ${guest}`));
  expect(await listed.json()).toHaveLength(3);
  expect((await cookies("newBusiness"))[1]).toBe("temp_user_id=");
});

test("lists every scenario with its endpoints, for the panel and as JSON", async () => {
  const request = qaSite();
  const listed = await (await responseOf(request("/qa/scenarios.json"))).json();
  expect(listed).toContainEqual({
    name: "projects.NameTaken",
    text: "Another project already has the name.",
    endpoints: ["POST /api/projects", "PATCH /api/projects/{projectId}"],
    outcomes: ["project_name_taken"],
  });
  expect(await (await responseOf(request("/qa/state"))).json()).toMatchObject({ scenarios: listed });
});

test("logs in as a persona", async () => {
  const request = qaSite();
  const cookie = (await responseOf(request("/?persona=newBusiness"))).headers
    .get("set-cookie")
    ?.split(";")[0];
  const session = await responseOf(request("/api/session", cookie));
  expect(await session.json()).toMatchObject({ user: { first_name: "Nora" } });
});

test("lists the known scenarios if one is unknown, and escapes its name", async () => {
  const response = await responseOf(qaSite()("/?scenario=<b>"));
  const html = await response.text();
  expect(response.status).toBe(400);
  expect(html).toContain("There is no scenario “&#60;b&#62;”.");
  expect(html).toContain('<a href="/?scenario=accounts.WrongPassword">accounts.WrongPassword</a>');
  expect(html).toContain('<a href="/?persona=agency">agency</a>');
  expect(html).not.toContain("operations.");
});

test("reports settings and calls to the panel", async () => {
  const request = qaSite();
  const cookie = `${cookieNames.qa}=w1~visitor~0~`;
  await request("/api/session", cookie);
  const state = await responseOf(request("/qa/state", cookie));
  expect(await state.json()).toMatchObject({
    settings: { mockDbId: "w1", persona: "visitor", latency: 0, scenarios: [] },
    personas: expect.arrayContaining([{ name: "visitor", label: "Visitor" }]),
    calls: [
      {
        status: 200,
        text: expect.stringMatching(/^200 GET \/api\/session \d+ ms$/),
        curl: `curl -X GET '${origin}/api/session' -H 'Cookie: ${cookie}'`,
      },
    ],
  });
});

test("serves the panel's script as JavaScript without imports", async () => {
  const script = await (await responseOf(qaSite()("/qa/panel.js"))).text();
  expect(script).not.toMatch(/^\s*(import|export) /m);
  expect(() => new Script(script)).not.toThrow();
});

test("leaves a call's own scenario parameter unchanged", async () => {
  const response = await responseOf(qaSite()("/api/session?scenario=x"));
  expect(response.status).toBe(200);
});

test("when offline, renders pages from the mocks but fails the browser's calls", async () => {
  const request = qaSite();
  const page = await responseOf(request("/?scenario=everything.Offline"));
  const cookie = page.headers.get("set-cookie")?.split(";")[0] ?? "";
  expect((await responseOf(request("/nbmaistudio", cookie))).status).toBe(200);
  expect(await request("/api/session", cookie)).toBeNull();
});

test("logs in through the mock provider's page", async () => {
  const request = qaSite();
  const cookie = (await responseOf(request("/?persona=visitor"))).headers.get("set-cookie")?.split(";")[0];
  const location = async (address: string) =>
    (await responseOf(request(address, cookie))).headers.get("location") ?? "";
  const callback = await location("/client/google?redirect=%2Fnbmaistudio");
  const provider = await (await responseOf(request(callback, cookie))).text();
  const [logIn = "", signUp = ""] = Array.from(provider.matchAll(/href="([^"]+)"/g), ([, address]) =>
    (address ?? "").replaceAll("&#38;", "&"),
  );
  expect(await location(logIn)).toBe("/nbmaistudio");
  await location("/client/google");
  expect(await location(signUp)).toMatch(/^\/client\/signup\?/);
});
