import { Script } from "node:vm";

import { createMockApi } from "@earshot/mocks/create-mock-api.ts";
import { qaCookieName, readQaCookie } from "@earshot/mocks/qa-settings.ts";
import { expect, test } from "vitest";

import { createQaSite } from "./site.ts";

const origin = "http://localhost:3000";
const policy = {
  "content-type": "text/html; charset=utf-8",
  "content-security-policy": "script-src 'nonce-abc='",
};

/** The QA site around one whose pages are a bare document, and whose calls go to the mocks. */
function qaSite() {
  const qa = createQaSite(createMockApi());
  const ask = qa.around(async (request, _bindings: null) => {
    if (!/^\/(api|audiostack)\//.test(new URL(request.url).pathname)) {
      return new Response("<html><head><title>x</title></head><body></body></html>", { headers: policy });
    }
    return qa.api.fetch(request, { visitor: { address: "unknown", origin }, requestId: "" });
  });
  return (address: string, cookie?: string) =>
    ask(new Request(origin + address, { headers: cookie === undefined ? {} : { cookie } }), null);
}

async function answered(answer: Promise<Response | null>): Promise<Response> {
  const given = await answer;
  if (!given) throw new Error("The connection was closed.");
  return given;
}

test("a first page begins a world of its own, and has the panel under the page's nonce", async () => {
  const ask = qaSite();
  const first = await answered(ask("/"));
  const second = await answered(ask("/"));
  const world = readQaCookie(first.headers.get("set-cookie"))?.mockDbId;
  expect(world).toMatch(/^[\da-f-]{36}$/);
  expect(readQaCookie(second.headers.get("set-cookie"))?.mockDbId).not.toBe(world);
  expect(await first.text()).toBe(
    '<html><head><title>x</title><script nonce="abc=" src="/qa/panel.js" defer></script></head><body></body></html>',
  );
});

test("a scenario in the address moves into the cookie", async () => {
  const ask = qaSite();
  const answer = await answered(ask("/nbmaistudio?scenario=accounts.Down&tab=own"));
  expect([answer.status, answer.headers.get("location")]).toEqual([302, "/nbmaistudio?tab=own"]);
  const cookie = answer.headers.get("set-cookie")?.split(";")[0] ?? "";
  expect(readQaCookie(cookie)).toMatchObject({
    persona: "visitor",
    latency: 0,
    scenarios: ["accounts.Down"],
  });
  expect(await ask("/api/session", `a=b; ${cookie}`)).toBeNull();
});

test("a visitor with ads comes with the id that they were made under, others with none", async () => {
  const ask = qaSite();
  const cookies = async (persona: string) =>
    (await answered(ask(`/?persona=${persona}`))).headers
      .getSetCookie()
      .map((cookie) => cookie.split(";")[0]);
  const [own = "", guest = ""] = await cookies("visitorWithAds");
  expect(guest).toMatch(/^temp_user_id=[\da-f]{12}$/);
  const listed = await answered(ask("/audiostack/getuseraudios", `${own}; ${guest}`));
  expect(await listed.json()).toHaveLength(3);
  expect((await cookies("newBusiness"))[1]).toBe("temp_user_id=");
});

test("a persona logs in", async () => {
  const ask = qaSite();
  const cookie = (await answered(ask("/?persona=newBusiness"))).headers.get("set-cookie")?.split(";")[0];
  const session = await answered(ask("/api/session", cookie));
  expect(await session.json()).toMatchObject({ user: { first_name: "Nora" } });
});

test("an unknown scenario is an error that lists the known, and shows nothing as markup", async () => {
  const answer = await answered(qaSite()("/?scenario=<b>"));
  const html = await answer.text();
  expect(answer.status).toBe(400);
  expect(html).toContain("There is no scenario “&#60;b&#62;”.");
  expect(html).toContain('<a href="/?scenario=accounts.WrongPassword">accounts.WrongPassword</a>');
  expect(html).toContain('<a href="/?persona=agency">agency</a>');
});

test("the panel hears of the settings and the calls made", async () => {
  const ask = qaSite();
  const cookie = `${qaCookieName}=w1~visitor~0~`;
  await ask("/api/session", cookie);
  const state = await answered(ask("/qa/state", cookie));
  expect(await state.json()).toMatchObject({
    settings: { mockDbId: "w1", persona: "visitor", latency: 0, scenarios: [] },
    scenarios: expect.arrayContaining(["accounts.Down"]),
    personas: expect.arrayContaining([{ name: "visitor", label: "Visitor" }]),
    calls: [{ method: "GET", path: "/api/session", status: 200 }],
  });
});

test("the panel's script is JavaScript without imports", async () => {
  const script = await (await answered(qaSite()("/qa/panel.js"))).text();
  expect(script).not.toMatch(/^\s*(import|export) /m);
  expect(() => new Script(script)).not.toThrow();
});

test("a parameter of the same name in a call is the call's own", async () => {
  const answer = await answered(qaSite()("/api/session?scenario=x"));
  expect(answer.status).toBe(200);
});
