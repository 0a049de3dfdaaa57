import { getResponse } from "msw";
import { expect, test } from "vitest";

import { createHandlers } from "./handlers.ts";
import { mockPassword, type PersonaName } from "./personas.ts";
import { createWorld } from "./world.ts";

const origin = "http://mocks.example";

function visit(persona: PersonaName, options: Parameters<typeof createWorld>[1] = {}) {
  const handlers = createHandlers(createWorld(persona, options));
  return async (path: string, json?: object) => {
    const request = new Request(`${origin}${path}`, {
      ...(json && {
        method: "POST",
        body: JSON.stringify(json),
        headers: { "Content-Type": "application/json" },
      }),
    });
    const response = await getResponse(handlers, request, { baseUrl: origin });
    return (await response?.json()) as Record<string, string>[];
  };
}

const guest = "Abcdefgh1234";

test("the agency has four ads in each of 500 projects, the newest first", async () => {
  const ask = visit("agency");
  const ads = [];
  for (let offset = 0; offset < 2500; offset += 500) {
    ads.push(...(await ask(`/audiostack/getuseraudios?limit=500&offset=${offset}`)));
  }
  expect(ads).toHaveLength(2000);
  const byProject = Map.groupBy(ads, (ad) => ad["project_id"]);
  expect([byProject.size, new Set([...byProject.values()].map((each) => each.length))]).toEqual([
    500,
    new Set([4]),
  ]);
  const moments = ads.map((ad) => Date.parse(ad["created_at"] ?? ""));
  expect(moments).toEqual(moments.toSorted((one, other) => other - one));
  expect(new Set(ads.map((ad) => ad["uuid"])).size).toBe(2000);
  const newest = await ask(`/audiostack/getuseraudios?project_id=${ads[0]?.["project_id"]}`);
  expect(newest).toEqual(ads.slice(0, 4));
});

test("the visitor's ads belong to the first guest who is seen, and to nobody else", async () => {
  const ask = visit("visitorWithAds");
  expect(await ask("/audiostack/getuseraudios")).toEqual([]);
  expect(await ask(`/audiostack/getuseraudios?temp_user_id=${guest}`)).toHaveLength(3);
  expect(await ask(`/audiostack/getuseraudios?temp_user_id=Abcdefgh5678`)).toEqual([]);
});

test("the visitor's ads go along at log-in", async () => {
  const ask = visit("visitorWithAds");
  await ask(`/audiostack/getuseraudios?temp_user_id=${guest}`);
  await ask("/client/login", { email: "nora@kettle.example", password: mockPassword });
  expect(await ask("/audiostack/getuseraudios")).toHaveLength(3);
});

test("sound is heard where the world was told, else at the API", async () => {
  const list = `/audiostack/getuseraudios?temp_user_id=${guest}`;
  const sound = { addressOf: (file: string) => `below/${file}`, read: async () => new Uint8Array() };
  for (const ad of await visit("visitorWithAds", { sound })(list)) {
    expect(ad["filepath"]).toMatch(/^below\/.+\.mp3$/);
  }
  for (const ad of await visit("visitorWithAds")(list)) {
    expect(ad["filepath"]).toBe(`/audiostack/audio/${ad["uuid"]}`);
  }
});
