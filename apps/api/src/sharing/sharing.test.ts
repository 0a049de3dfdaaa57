import { afterAll, beforeAll, describe, expect, test } from "vitest";

import { engines } from "../testing/databases.ts";
import { signUpForm } from "../testing/test-api.ts";
import { startTestServer } from "../testing/test-server.ts";
import { signSharedAudio } from "./signatures.ts";

const hour = 60 * 60 * 1000;
const began = Date.parse("2026-11-02T09:30:00Z");

describe.each(engines)("a shared ad, on %s", (engine) => {
  let server: Awaited<ReturnType<typeof startTestServer>>;
  let time = began;
  beforeAll(async () => {
    server = await startTestServer(engine, { now: () => new Date(time), authSecret: "s".repeat(32) });
  });
  afterAll(() => server.stop());

  const open = (id: string) => server.ask(null, "GET", `/api/shared-audio/${id}`);
  const addressOf = async (id: string) => String((await open(id)).body["audio_url"]);

  test("is served at its URL for at least one day and at most two", async () => {
    const { id } = await server.putAd(server.newGuest());
    const address = await addressOf(id);
    time = began + 24 * hour;
    expect((await server.hear(null, address)).status).toBe(200);
    time = began + 48 * hour;
    const over = await server.hear(null, address);
    expect([over.status, JSON.parse(over.bytes.toString())]).toEqual([
      403,
      expect.objectContaining({ success: false }),
    ]);
    expect((await server.hear(null, await addressOf(id))).status).toBe(200);
    time = began;
  });

  test("lists the names of its voices, but not their ids", async () => {
    const voices = [
      { id: "vc_1", name: "Amelia" },
      { id: "vc_2", name: "Russell" },
    ];
    const { id } = await server.putAd(server.newGuest(), { voices });
    expect((await open(id)).body).toMatchObject({ voices: ["Amelia", "Russell"] });
  });

  test("has one URL per day, cacheable for an hour", async () => {
    const { id } = await server.putAd(server.newGuest());
    const address = await addressOf(id);
    time = began + 10 * hour;
    expect(await addressOf(id)).toBe(address);
    const { response } = await server.hear(null, address);
    expect(response.headers.get("Cache-Control")).toBe("private, max-age=3600");
    time = began;
  });

  test("rejects a signature for another ad, time or server, or with a suffix", async () => {
    const [ad, other] = [await server.putAd(server.newGuest()), await server.putAd(server.newGuest())];
    const address = await addressOf(ad.id);
    const [bare = "", signature = ""] = address.split("?signature=");
    const [version = "", until = "", proof = ""] = signature.split(".");
    const foreign = signSharedAudio({ secret: "t".repeat(32), now: () => new Date(time) });
    for (const wrong of [
      (await addressOf(other.id)).split("?signature=")[1],
      `${version}.${Number(until) + 86_400}.${proof}`,
      `${Number(version) + 1}.${until}.${proof}`,
      foreign.signatureOf({ ...ad, shareCount: 1 }, 1),
      `${signature}.x`,
      `${signature}x`,
      `${until}.${proof}`,
      `..${proof}`,
      `${version}.${until}.`,
      until,
      "NaN.NaN.",
      "",
    ])
      expect((await server.hear(null, `${bare}?signature=${wrong}`)).status, wrong).toBe(403);
    expect((await server.hear(null, address)).status).toBe(200);
  });

  test("is not served before it is ready, if it failed, or if its file is lost", async () => {
    const owner = server.newGuest();
    const lost = await server.putAd(owner);
    const address = await addressOf(lost.id);
    await server.storage.remove(lost.fileKey);
    expect((await server.hear(null, address)).status).toBe(404);
    for (const [state, stage] of [
      ["processing", "mixing"],
      ["failed", "failed"],
    ] as const) {
      const { id } = await server.putAd(owner, { state, stage, durationMs: null, peaks: [] });
      expect((await open(id)).status).toBe(404);
    }
  });

  test("gets another signature when sharing is stopped and resumed", async () => {
    const guest = server.newGuest();
    const { id } = await server.putAd(guest);
    const share = (shared: boolean) => server.ask(guest, "PATCH", `/api/audioad/ads/${id}`, { shared });
    const before = await addressOf(id);
    await share(true);
    expect(await addressOf(id)).toBe(before);
    await share(false);
    await share(true);
    expect((await server.hear(null, before)).status).toBe(403);
    expect((await server.hear(null, await addressOf(id))).status).toBe(200);
  });

  test("stays shared when its guest signs up, and then shows the agency's brand", async () => {
    const guest = server.newGuest();
    const { id } = await server.putAd(guest);
    const form = signUpForm({ agency_name: "Harbor & Pine" });
    expect((await open(id)).body).toMatchObject({ brand: "" });
    expect((await server.ask(guest, "POST", "/client/api/register", form)).status).toBe(200);
    expect((await open(id)).body).toMatchObject({ brand: "Harbor & Pine" });
    const stop = await server.ask(guest, "PATCH", `/api/audioad/ads/${id}`, { shared: false });
    expect(stop.status).toBe(404);
    expect((await open(id)).status).toBe(200);
  });
});
