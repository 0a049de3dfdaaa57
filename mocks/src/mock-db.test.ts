import { getResponse } from "msw";
import { expect, test } from "vitest";

import { createHandlers } from "./handlers.ts";
import { createMockDb } from "./mock-db.ts";
import { mockPassword, type PersonaName } from "./personas.ts";

const origin = "http://mocks.example";
const list = "/audiostack/getuseraudios";
const guest = "temp_user_id=Abcdefgh1234";

function visit(persona: PersonaName) {
  const handlers = createHandlers(createMockDb(persona));
  return async (path: string, json?: object) => {
    const request = new Request(`${origin}${path}`, {
      ...(json && {
        method: "POST",
        body: JSON.stringify(json),
        headers: { "Content-Type": "application/json" },
      }),
    });
    const response = await getResponse(handlers, request, { baseUrl: origin });
    return (await response?.json()) as unknown;
  };
}

test("seeds the agency with 500 projects of distinct names and four ads in each", () => {
  const { projects, ads } = createMockDb("agency");
  const names = projects.get("usr_avi")?.map(({ name }) => name.toLowerCase());
  expect(new Set(names).size).toBe(500);
  const counts = [...Map.groupBy(ads.values(), ({ ad }) => ad.project_id).values()].map(
    ({ length }) => length,
  );
  expect(counts).toEqual(Array.from({ length: 500 }, () => 4));
});

test("assigns the visitor's ads to the first guest, then to the account at log-in", async () => {
  const fetchJson = visit("visitorWithAds");
  expect(await fetchJson(list)).toEqual([]);
  expect(await fetchJson(`${list}?${guest}`)).toHaveLength(3);
  await fetchJson("/client/login", { email: "nora@kettle.example", password: mockPassword });
  expect(await fetchJson(list)).toHaveLength(3);
});

test("hides the visitor's ads from a second guest", async () => {
  const fetchJson = visit("visitorWithAds");
  await fetchJson(`${list}?${guest}`);
  expect(await fetchJson(`${list}?temp_user_id=Abcdefgh5678`)).toEqual([]);
});
