import { WorkerProcessError } from "@earshot/engine/process/worker-process.ts";
import { expect, onTestFinished, test } from "vitest";

import type { Audio } from "../audio/open-audio.ts";
import type { ApiConfig } from "../config.ts";
import type { Database } from "../database/database.ts";
import { rateLimits } from "../database/schema.ts";
import { shortAd, testAudio } from "../testing/audio.ts";
import { cookiesFrom, requestOf, sendTo, signUpForm, startTestApi } from "../testing/test-api.ts";

const limit = { most: 3, within: 3_600_000 };

async function readTestUpload() {
  const { figures } = await shortAd();
  return { kind: "sound" as const, format: "wav" as const, figures, outletWarnings: [], mp3: null };
}

const audio: Audio = { ...testAudio(() => shortAd()), read: readTestUpload };

async function start(limits: ApiConfig["limits"], more: Partial<Audio> = {}) {
  let database: Database | undefined;
  const server = await startTestApi({
    audio: { ...audio, ...more },
    limits,
    onOpen: (opened) => ({ database } = opened),
  });
  onTestFinished(() => server.stop());
  /** Sends as a new guest, unless cookies are given. */
  const send = async (
    method: string,
    address: string,
    path: string,
    body: object | FormData,
    cookies?: object,
  ) => {
    const json = body instanceof FormData ? null : body;
    const guest = crypto.randomUUID().replaceAll("-", "").slice(0, 12);
    const headers = { Cookie: `temp_user_id=${guest}`, ...cookies, "X-Forwarded-For": address };
    const request = json
      ? requestOf(method, path, { json, headers })
      : new Request(`http://localhost${path}`, { method: "POST", headers, body: body as FormData });
    const response = await sendTo(server.api, request);
    const { code } = (await response.json()) as { code?: string };
    return { status: response.status, code, wait: Number(response.headers.get("Retry-After")) };
  };
  const post = send.bind(null, "POST");
  return {
    send,
    post,
    ask: server.ask,

    countsStored: async () => database?.$count(rateLimits),
  };
}

function uploadOf(length: number): FormData {
  const form = new FormData();
  form.append("audio", new File([new Uint8Array(length)], "spring.wav"));
  return form;
}

const ad = { product_name: "Coffee & Co", prompt: "Fresh coffee by post, $19 a month." };
const adByName = { productName: "Coffee & Co", productDescription: "Fresh coffee by post, $19 a month." };

test.each([
  ["guestAdsPerAddress", "/api/audioad/v2/generatewithaiscript", ad, 200, "too_many_guest_ads"],
  ["guestAdsPerAddress", "/audiostack/generateaudio", adByName, 200, "too_many_guest_ads"],
  ["guestUploadsPerAddress", "/audiostack/upload-audio", uploadOf(1000), 201, "too_many_guest_uploads"],
  ["guestDraftsPerAddress", "/api/campaigns", {}, 201, "too_many_guest_drafts"],
  ["scriptsPerAddress", "/api/audioad/scripts", ad, 200, "too_many_scripts"],
] as const)("limits new guests per IP address by %s on %s", async (name, path, body, done, code) => {
  const { post, countsStored } = await start({ [name]: limit });
  for (let guest = 0; guest < limit.most; guest += 1)
    expect(await post("198.51.100.1", path, body)).toMatchObject({ status: done });
  const refused = await post("198.51.100.1", path, body);
  expect(refused).toMatchObject({ status: 429, code });
  expect(refused.wait).toBeGreaterThan(3500);
  const counts = await countsStored();
  for (let guest = 0; guest < 3; guest += 1) await post("198.51.100.1", path, body);
  expect(await countsStored()).toBe(counts);
  expect(await post("198.51.100.2", path, body)).toMatchObject({ status: done });
});

test("limits ads per IP address, across accounts", async () => {
  const { post, ask } = await start({ clientAdsPerAddress: limit });
  async function order(address: string) {
    const { response } = await ask("POST", "/client/api/register", { json: signUpForm() });
    return post(address, "/api/audioad/v2/generatewithaiscript", ad, cookiesFrom(response));
  }
  for (let account = 0; account < limit.most; account += 1)
    expect(await order("198.51.100.1")).toMatchObject({ status: 200 });
  expect(await order("198.51.100.1")).toMatchObject({ status: 429, code: "too_many_ads" });
  expect(await order("198.51.100.2")).toMatchObject({ status: 200 });
});

const unknownId = "5f0c6b1e-0000-4000-8000-000000000000";

test.each([
  ["PATCH", `/api/campaigns/${unknownId}`, {}],
  ["DELETE", `/api/campaigns/${unknownId}`, {}],
  ["PATCH", `/api/audioad/ads/${unknownId}`, { shared: true }],
  ["PATCH", "/audiostack/move-to-project", { uuid: unknownId, project_id: "" }],
  ["POST", `/api/audioad/ads/${unknownId}/versions/1/restore`, {}],
  ["POST", "/client/confirm-email", { token: "any" }, 401],
  ["POST", "/client/cancel-email", { token: "any" }, 401],
])("limits changes per IP address on %s %s", async (method, path, body, status = 404) => {
  const { send } = await start({ changesPerAddress: limit });
  for (let times = 0; times < limit.most; times += 1)
    expect(await send(method, "198.51.100.1", path, body)).toMatchObject({ status });
  expect(await send(method, "198.51.100.1", path, body)).toMatchObject({ status: 429, code: "too_often" });
  expect(await send(method, "198.51.100.2", path, body)).toMatchObject({ status });
});

test("limits daily uploads in kB per IP address, across guests", async () => {
  const { post } = await start({ guestKilobytesPerAddress: { most: 3, within: 86_400_000 } });
  const upload = (address: string, bytes: number) =>
    post(address, "/audiostack/upload-audio", uploadOf(bytes));
  expect(await upload("198.51.100.1", 2000)).toMatchObject({ status: 201 });
  expect(await upload("198.51.100.1", 1100)).toMatchObject({ status: 429, code: "too_many_guest_uploads" });
  expect(await upload("198.51.100.1", 500)).toMatchObject({ status: 201 });
  expect(await upload("198.51.100.2", 2000)).toMatchObject({ status: 201 });
});

const readTranscoded = async () => ({ ...(await readTestUpload()), mp3: new Uint8Array(2000) });

test("counts transcoded copies of uploads toward the limit", async () => {
  const { post } = await start(
    { guestKilobytesPerAddress: { most: 3, within: 86_400_000 } },
    { read: readTranscoded },
  );
  const upload = (bytes: number) => post("198.51.100.1", "/audiostack/upload-audio", uploadOf(bytes));
  expect(await upload(1000)).toMatchObject({ status: 201 });
  expect(await upload(1000)).toMatchObject({ status: 429, code: "too_many_guest_uploads" });
});

test("limits daily uploads in kB per IP address, across accounts", async () => {
  const { post, ask } = await start({ clientKilobytesPerAddress: { most: 3, within: 86_400_000 } });
  async function uploadAsNewClient(address: string, bytes: number) {
    const { response } = await ask("POST", "/client/api/register", { json: signUpForm() });
    return post(address, "/audiostack/upload-audio", uploadOf(bytes), cookiesFrom(response));
  }
  expect(await uploadAsNewClient("198.51.100.1", 2000)).toMatchObject({ status: 201 });
  expect(await uploadAsNewClient("198.51.100.1", 1100)).toMatchObject({
    status: 429,
    code: "too_many_uploads",
  });
  expect(await uploadAsNewClient("198.51.100.2", 2000)).toMatchObject({ status: 201 });
});

test.each([
  ["/api/audioad/v2/generatewithaiscript", { ...ad, prompt: "Γειά σας, φρέσκος καφές" }],
  ["/api/audioad/scripts", { ...ad, script_source: "own", prompt: "Γειά σας" }],
])("counts a measured script even if it is then rejected, on %s", async (path, body) => {
  const { post } = await start({ spokenLengthPerAddress: limit });
  for (let times = 0; times < limit.most; times += 1)
    expect(await post("198.51.100.1", path, body)).toMatchObject({ status: 422 });
  expect(await post("198.51.100.1", path, body)).toMatchObject({
    status: 429,
    code: "too_many_script_checks",
  });
});

test.each([
  ["/api/audioad/v2/generatewithaiscript", ad, 1, 40, "too_many_script_checks"],
  ["/api/audioad/scripts", ad, 1, 40, "too_many_script_checks"],
  ["/api/audioad/takes", { text: "Fresh coffee." }, 1, 4, "too_many_takes"],
] as const)("limits pending requests per IP address on %s", async (path, body, most, waiting, code) => {
  const { promise: gate, resolve: open } = Promise.withResolvers<void>();
  let pending = 0;
  const held = async (): Promise<never> => {
    pending += 1;
    await gate;
    throw new WorkerProcessError("ended");
  };
  const { post } = await start({}, { write: held, speak: held });
  const all = Array.from({ length: most + waiting + 1 }, () => post("198.51.100.1", path, body));
  expect(await Promise.race(all)).toMatchObject({ status: 429, code, wait: 8 });
  expect(pending).toBe(most);
  const other = post("198.51.100.2", path, body);
  await expect.poll(() => pending).toBe(most + 1);
  open();
  await Promise.all([...all, other]);
  expect(pending).toBe(most + waiting + 1);
});
