import { cookieNames } from "@earshot/contract/cookies.ts";
import { getResponse } from "msw";
import { expect, test } from "vitest";

import { createMockApi } from "./create-mock-api.ts";
import { mockPassword } from "./personas.ts";
import { qaCookieValue } from "./qa-settings.ts";
import { instead, takeBrokenReplies } from "./serve.ts";

const site = "http://site.example";

function cookie(world: string, scenarios: string[] = [], persona = "visitor") {
  return `${cookieNames.qa}=${qaCookieValue({ world, persona, latency: 0, scenarios })}`;
}

function logIn(Cookie: string) {
  return new Request(`${site}/client/login`, {
    method: "POST",
    headers: { Cookie, "Content-Type": "application/json" },
    body: JSON.stringify({ email: "nora@kettle.example", password: mockPassword }),
  });
}

async function nameIn(api: ReturnType<typeof createMockApi>, Cookie: string) {
  const response = await api.fetch(new Request(`${site}/api/session`, { headers: { Cookie } }));
  const { user } = (await response.json()) as { user: { first_name: string } | null };
  return user?.first_name ?? null;
}

test("a log-in stays in its own world", async () => {
  const api = createMockApi();
  expect((await api.fetch(logIn(cookie("one")))).status).toBe(200);
  expect(await nameIn(api, cookie("one"))).toBe("Nora");
  expect(await nameIn(api, cookie("two"))).toBeNull();
});

test("a persona begins logged in", async () => {
  expect(await nameIn(createMockApi(), cookie("one", [], "agency"))).toBe("Avi");
});

test("a scenario answers instead, the rest goes on as it was", async () => {
  const api = createMockApi();
  expect((await api.fetch(logIn(cookie("one", ["accounts.TooManyTries"])))).status).toBe(429);
  expect(await nameIn(api, cookie("one", ["accounts.TooManyTries"]))).toBeNull();
});

test("a later scenario wins over an earlier one", async () => {
  const api = createMockApi();
  const both = cookie("one", ["accounts.TooManyTries", "accounts.WrongPassword"]);
  expect((await api.fetch(logIn(both))).status).toBe(401);
});

test("a crash is a network error, not an answer", async () => {
  const response = await createMockApi().fetch(logIn(cookie("one", ["accounts.Down"])));
  expect(response.type).toBe("error");
});

test("an address that no mock answers is an error", async () => {
  await expect(createMockApi().fetch(new Request(`${site}/api/nothing`))).rejects.toThrow(
    "No mock for GET /api/nothing",
  );
});

test("of more than a hundred worlds the oldest begins again", async () => {
  const api = createMockApi();
  await api.fetch(logIn(cookie("first")));
  for (let index = 0; index < 100; index += 1) await nameIn(api, cookie(`world-${index}`));
  expect(await nameIn(api, cookie("first"))).toBeNull();
});

test("a mock that breaks the contract fails its own request, and nobody else's", async () => {
  const breaking = instead("accounts", {
    session: () => {
      throw new Error("elsewhere");
    },
  });
  await getResponse(breaking, new Request(`${site}/api/session`), { baseUrl: site });
  let isBroken = false;
  const api = createMockApi(() => {
    if (isBroken) throw new Error("no clock");
    return new Date();
  });
  expect(await nameIn(api, cookie("one"))).toBeNull();
  isBroken = true;
  const begun = api.fetch(
    new Request(`${site}/audiostack/generateaudio`, {
      method: "POST",
      headers: { Cookie: `${cookie("one")}; temp_user_id=Abcdefgh1234`, "Content-Type": "application/json" },
      body: JSON.stringify({ productName: "Kettle", productDescription: "Coffee" }),
    }),
  );
  await expect(begun).rejects.toThrow("no clock");
  expect(takeBrokenReplies()).toEqual([expect.stringContaining("elsewhere")]);
});

test("the calls of a world are listed, newest last", async () => {
  const api = createMockApi();
  await nameIn(api, cookie("one"));
  await api.fetch(logIn(cookie("one")));
  const calls = api.calls(new Request(site, { headers: { Cookie: cookie("one") } }));
  expect(calls.map(({ method, path, status }) => [method, path, status])).toEqual([
    ["GET", "/api/session", 200],
    ["POST", "/client/login", 200],
  ]);
});

const guest = "temp_user_id=Abcdefgh1234";

test("a visitor's ad is heard in parts, with its figures", async () => {
  const api = createMockApi();
  const Cookie = `${cookie("one", [], "visitorWithAds")}; ${guest}`;
  const list = await api.fetch(new Request(`${site}/audiostack/getuseraudios`, { headers: { Cookie } }));
  const [ad] = (await list.json()) as [{ filepath: string; duration_ms: number }];
  const heard = await api.fetch(
    new Request(new URL(ad.filepath, site), { headers: { Cookie, Range: "bytes=0-99" } }),
  );
  const all = Number(heard.headers.get("Content-Range")?.split("/")[1]);
  expect([heard.status, heard.headers.get("Content-Type")]).toEqual([206, "audio/mpeg"]);
  // 192 kbit/s are 24 bytes a millisecond.
  expect(Math.abs(all / 24 - ad.duration_ms)).toBeLessThan(50);
});

test("a poll fails once in each world, and again once it is switched on again", async () => {
  const api = createMockApi();
  const begin = (world: string) =>
    api.fetch(
      new Request(`${site}/audiostack/generateaudio`, {
        method: "POST",
        headers: { Cookie: `${cookie(world)}; ${guest}`, "Content-Type": "application/json" },
        body: JSON.stringify({ productName: "Kettle", productDescription: "Coffee" }),
      }),
    );
  const poll = async (world: string, scenarios: string[], uuid: string) => {
    const headers = { Cookie: `${cookie(world, scenarios)}; ${guest}` };
    return (await api.fetch(new Request(`${site}/api/audioad/v2/job/${uuid}`, { headers }))).status;
  };
  for (const world of ["one", "two"]) {
    const { audio } = (await (await begin(world)).json()) as { audio: { uuid: string } };
    const statuses = [];
    for (const on of [true, true, false, true, true]) {
      statuses.push(await poll(world, on ? ["generation.FailsOnce"] : [], audio.uuid));
    }
    expect(statuses).toEqual([502, 200, 200, 502, 200]);
  }
});
