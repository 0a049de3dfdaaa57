import { cookieNames } from "@earshot/contract/cookies.ts";
import { expect, test, vi } from "vitest";

import { curlOf } from "./call-log.ts";
import { createMockApi } from "./create-mock-api.ts";
import { mockPassword } from "./personas.ts";
import { qaCookieValue } from "./qa-settings.ts";

const guest = "temp_user_id=Abcdefgh1234";
const site = "http://site.example";

function cookie(mockDbId: string, scenarios: string[] = [], persona = "visitor") {
  return `${cookieNames.qa}=${qaCookieValue({ mockDbId, persona, latency: 0, scenarios })}`;
}

function logIn(Cookie: string) {
  return new Request(`${site}/client/login`, {
    method: "POST",
    headers: { Cookie, "Content-Type": "application/json" },
    body: JSON.stringify({ email: "nora@kettle.example", password: mockPassword }),
  });
}

async function userName(api: ReturnType<typeof createMockApi>, Cookie: string) {
  const response = await api.fetch(new Request(`${site}/api/session`, { headers: { Cookie } }));
  const { user } = (await response.json()) as { user: { first_name: string } | null };
  return user?.first_name ?? null;
}

test("limits a log-in to its own mock database", async () => {
  const api = createMockApi();
  expect((await api.fetch(logIn(cookie("one")))).status).toBe(200);
  expect(await userName(api, cookie("one"))).toBe("Nora");
  expect(await userName(api, cookie("two"))).toBeNull();
});

test("prefers the later of two scenarios for the same endpoint", async () => {
  const api = createMockApi();
  const both = cookie("one", ["accounts.TooManyTries", "accounts.WrongPassword"]);
  expect((await api.fetch(logIn(both))).status).toBe(401);
});

test("logs which scenario responded, with codes and bodies, and lists pending calls", async () => {
  const api = createMockApi();
  const headers = { Cookie: cookie("one", ["accounts.WrongPassword", "projects.Loading"]) };
  await api.fetch(logIn(headers.Cookie));
  await api.fetch(new Request(`${site}/api/session`, { headers }));
  void api.fetch(new Request(`${site}/api/projects?limit=5`, { headers }));
  const calls = () => api.calls(new Request(site, { headers }));
  await vi.waitFor(() => expect(calls()[2]).toMatchObject({ scenario: "projects.Loading" }));
  expect(calls()).toMatchObject([
    {
      method: "POST",
      path: "/client/login",
      status: 401,
      code: "wrong_credentials",
      scenario: "accounts.WrongPassword",
      sent: expect.stringContaining("nora@kettle.example"),
      received: expect.stringContaining("password don’t match"),
    },
    { path: "/api/session", status: 200, code: null, scenario: null },
    { path: "/api/projects", query: "?limit=5", status: null },
  ]);
});

test("repeats long bodies and uploads as curl", async () => {
  const api = createMockApi();
  const headers = { Cookie: `${cookie("one")}; ${guest}` };
  const prompt = "Fresh coffee. ".repeat(350);
  const json = JSON.stringify({ productName: "Kettle", productDescription: prompt });
  const form = new FormData();
  form.append("audio", new File(["sound"], "Nora's ad.mp3"));
  form.append("project_id", "");
  await api.fetch(
    new Request(`${site}/audiostack/generateaudio`, {
      method: "POST",
      headers: { ...headers, "Content-Type": "application/json" },
      body: json,
    }),
  );
  await api.fetch(new Request(`${site}/audiostack/upload-audio`, { method: "POST", headers, body: form }));
  const [generated, uploaded] = api.calls(new Request(site, { headers })).map((call) => curlOf(call, site));
  expect(generated).toContain(`--data-raw '${json}'`);
  expect(uploaded).toBe(
    String.raw`curl -X POST 'http://site.example/audiostack/upload-audio' -F 'audio=@"Nora'\''s ad.mp3"' --form-string 'project_id='`,
  );
});

test("rejects a request that has no mock", async () => {
  await expect(createMockApi().fetch(new Request(`${site}/api/nothing`))).rejects.toThrow(
    "No mock for GET /api/nothing",
  );
});

test("drops the least recently used mock database", async () => {
  const api = createMockApi(undefined, 2);
  await api.fetch(logIn(cookie("first")));
  await api.fetch(logIn(cookie("second")));
  const name = await userName(api, cookie("first"));
  await userName(api, cookie("third"));
  expect(await userName(api, cookie("first"))).toBe(name);
  expect(name).not.toBeNull();
  expect(await userName(api, cookie("second"))).toBeNull();
});

test("fails one poll per mock database, and another after FailsOnce is reactivated", async () => {
  const api = createMockApi();
  const start = (mockDbId: string) =>
    api.fetch(
      new Request(`${site}/audiostack/generateaudio`, {
        method: "POST",
        headers: { Cookie: `${cookie(mockDbId)}; ${guest}`, "Content-Type": "application/json" },
        body: JSON.stringify({ productName: "Kettle", productDescription: "Coffee" }),
      }),
    );
  const poll = async (mockDbId: string, scenarios: string[], uuid: string) => {
    const headers = { Cookie: `${cookie(mockDbId, scenarios)}; ${guest}` };
    return (await api.fetch(new Request(`${site}/api/audioad/v2/job/${uuid}`, { headers }))).status;
  };
  for (const mockDbId of ["one", "two"]) {
    const { audio } = (await (await start(mockDbId)).json()) as { audio: { uuid: string } };
    const statuses = [];
    for (const on of [true, true, false, true, true]) {
      statuses.push(await poll(mockDbId, on ? ["generation.FailsOnce"] : [], audio.uuid));
    }
    expect(statuses).toEqual([502, 200, 200, 502, 200]);
  }
});
