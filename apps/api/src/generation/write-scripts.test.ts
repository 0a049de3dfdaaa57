import { WorkerProcessError } from "@earshot/engine/process/worker-process.ts";
import { expect, onTestFinished, test, vi } from "vitest";

import type { Audio } from "../audio/open-audio.ts";
import { shortAd, testAudio } from "../testing/audio.ts";
import { startTestApi } from "../testing/test-api.ts";

const guest = { Cookie: "temp_user_id=scripts00001" };
const form = { product_name: "Coffee & Co", prompt: "Fresh coffee by post." };

async function start(write: Audio["write"], limits = {}) {
  const requests: Parameters<Audio["write"]>[0][] = [];
  const audio: Audio = {
    ...testAudio(() => shortAd()),
    write(request) {
      requests.push(request);
      return write(request);
    },
  };
  const server = await startTestApi({ audio, limits });
  onTestFinished(() => server.stop());
  const ask = (address: string, json: object = {}) =>
    server.ask("POST", address, { json: { ...form, ...json }, headers: guest });
  return { ask, requests };
}

const written = (): ReturnType<Audio["write"]> =>
  Promise.resolve({
    scripts: [
      { variant: 0, angle: "scene", lines: [{ text: "Fresh coffee.", facts: ["f1"] }], seconds: 9.5 },
    ],
    facts: [{ id: "f1", kind: "what", text: "Fresh coffee", start: 0, end: 12 }],
    left_out: [],
    recommended_music: "trk_first_light",
  });

const routes = ["/api/audioad/scripts", "/api/audioad/v2/generatewithaiscript"];

test("passes the form to the writer, and returns the recommended track in the catalogue's format", async () => {
  const { ask, requests } = await start(written);
  const { status, body } = await ask("/api/audioad/scripts", {
    variants: 2,
    variant: 3,
    must_say: "Terms apply.",
    avoid: "cheap",
    thirdPerson: true,
    adLength: "10 sec",
  });
  expect(status).toBe(200);
  expect(body).toMatchObject({ recommended_music: { id: "trk_first_light", title: "First Light" } });
  expect(requests).toMatchObject([
    {
      count: 2,
      order: {
        title: "Coffee & Co",
        thirdPerson: true,
        inputs: { variant: 3, must_say: "Terms apply.", avoid: "cheap", adLength: 10 },
      },
    },
  ]);
});

test.each([
  ["/api/audioad/scripts", (product_name: string) => ({ product_name })],
  ["/api/audioad/v2/generatewithaiscript", (product_name: string) => ({ product_name })],
  ["/audiostack/generateaudio", (productName: string) => ({ productName, productDescription: form.prompt })],
])("%s passes a name to the writer without surrounding whitespace", async (address, bodyWith) => {
  const { ask, requests } = await start(written);
  expect((await ask(address, bodyWith(`${"\u3000".repeat(80_000)}Acme\n `))).status).toBe(200);
  expect(requests.map(({ order }) => order.title)).toEqual(["Acme"]);
});

test.each(routes)("%s rejects a brief in which the writer finds nothing to sell", async (address) => {
  const { ask } = await start(() => Promise.resolve({ refusal: "nothing_to_sell" }));
  expect(await ask(address)).toMatchObject({
    status: 422,
    body: { code: "nothing_to_sell", field: "prompt" },
  });
});

test("writes no script for an ad that is rejected anyway", async () => {
  const { ask, requests } = await start(written);
  const project_uuid = crypto.randomUUID();
  expect(await ask(routes[1]!, { project_uuid })).toMatchObject({ status: 404 });
  expect(requests).toEqual([]);
});

test("counts a brief that is rejected after writing as ten script checks", async () => {
  const { ask } = await start(() => Promise.resolve({ refusal: "nothing_to_sell" }), {
    spokenLengthPerAddress: { most: 22, within: 60_000 },
  });
  const codes = [];
  for (let times = 0; times < 3; times += 1) codes.push((await ask(routes[1]!)).body["code"]);
  expect(codes).toEqual(["nothing_to_sell", "nothing_to_sell", "too_many_script_checks"]);
});

test.each([
  [routes[1], form],
  ["/audiostack/generateaudio", { productName: form.product_name, productDescription: form.prompt }],
])(
  "%s rejects a brief whose script would last twice the ad’s length, before it is spoken",
  async (address, json) => {
    const { ask } = await start(async () => {
      const {
        scripts: [script],
        ...rest
      } = (await written()) as Extract<Awaited<ReturnType<typeof written>>, { scripts: unknown }>;
      return { ...rest, scripts: [{ ...script!, seconds: 60 }] };
    });
    expect(await ask(address!, json)).toMatchObject({
      status: 422,
      body: { code: "script_too_long", field: "prompt" },
    });
  },
);

test("limits how many user-written scripts are measured per IP address", async () => {
  const { ask } = await start(written, { spokenLengthPerAddress: { most: 1, within: 60_000 } });
  const own = { script_source: "own", prompt: "One word. ".repeat(400) };
  expect(await ask(routes[1]!, own)).toMatchObject({ status: 422, body: { code: "script_too_long" } });
  expect(await ask(routes[1]!, own)).toMatchObject({
    status: 429,
    body: { code: "too_many_script_checks" },
  });
  expect(await ask("/api/audioad/spoken-length", { text: "Hello." })).toMatchObject({ status: 429 });
});

test("makes an ad even if the writer is down, and needs no writer for a user's own or edited script", async () => {
  const { ask, requests } = await start(() => Promise.reject(new WorkerProcessError("down")));
  const [, address] = routes as [string, string];
  expect((await ask(address)).status).toBe(200);
  expect((await ask(address, { script: [{ text: "Fresh coffee." }] })).status).toBe(200);
  expect(requests.length).toBe(1);
});

test("responds 503 while the writer is down", async () => {
  const { ask } = await start(() => Promise.reject(new WorkerProcessError("down")));
  expect(await ask("/api/audioad/scripts")).toMatchObject({
    status: 503,
    body: { code: "service_unavailable" },
  });
});

test("limits scripts per IP address, across users", async () => {
  const { ask } = await start(written, { scriptsPerAddress: { most: 1, within: 60_000 } });
  expect((await ask("/api/audioad/scripts")).status).toBe(200);
  expect(await ask("/api/audioad/scripts")).toMatchObject({
    status: 429,
    body: { code: "too_many_scripts" },
  });
});

test("prepares the audio processes when the studio lists the ads", async () => {
  const prepare = vi.fn();
  const audio = { ...testAudio(() => shortAd()), prepare };
  const server = await startTestApi({ audio, preparesAudio: true });
  onTestFinished(() => server.stop());
  await server.ask("GET", "/audiostack/getuseraudios");
  expect(prepare).toHaveBeenCalledOnce();
});
