import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";

import { ads, adVersions, campaigns } from "../database/schema.ts";
import { referencedKeys, sweepFiles } from "../storage/delete-unreferenced.ts";
import { newFileKey } from "../storage/storage.ts";
import { engines } from "../testing/databases.ts";
import { newTestAd } from "../testing/rows.ts";
import { startTestServer, type TestPerson } from "../testing/test-server.ts";
import { removeUnusedGuestAds } from "./unused-guest-ads.ts";

const day = 24 * 60 * 60 * 1000;
/** The real time rather than a fixed one, because sessions also expire by the machine's clock. */
const began = Date.now();

describe.each(engines)("ad rows and files, on %s", (engine) => {
  let server: Awaited<ReturnType<typeof startTestServer>>;
  let time = began;
  beforeAll(async () => {
    server = await startTestServer(engine, { now: () => new Date(time) });
  });
  afterAll(() => server.stop());

  const isKept = async (key: string) => (await server.storage.bytesOf(key)) !== null;
  const isGone = (key: string) => vi.waitFor(async () => expect(await isKept(key)).toBe(false));
  const rowsOf = async (id: string) => server.database.select().from(ads).where(eq(ads.id, id));
  const remove = (person: TestPerson, uuid: string) =>
    server.ask(person, "POST", "/audiostack/deleteuseraudio", { uuid });
  const listOf = async (person: TestPerson) =>
    (await server.ask(person, "GET", "/audiostack/getuseraudios")).body as unknown as { uuid: string }[];

  /** Sweeps as if a day had passed, by which time no upload can still be running. */
  const sweep = () =>
    sweepFiles({
      storage: server.storage,
      referencedAmong: (keys) => referencedKeys(server.database, keys),
      olderThan: new Date(Date.now() + day),
    });

  async function withOriginal(person: TestPerson, some: Partial<typeof ads.$inferInsert> = {}) {
    const originalKey = newFileKey("uploads", "wav");
    await server.storage.put(originalKey, Buffer.from("as it was sent"));
    return { ...(await server.putAd(person, { originalKey, ...some })), originalKey };
  }

  /** Adds an earlier version; returns its file's key. */
  async function putVersion(adId: string): Promise<string> {
    const fileKey = newFileKey("ads", "mp3");
    await server.storage.put(fileKey, Buffer.from("as it was before"));
    const version = { id: crypto.randomUUID(), adId, number: 0, voices: [], createdAt: new Date(began) };
    await server.database
      .insert(adVersions)
      .values({ ...version, fileKey, state: "ready", stage: "complete" });
    return fileKey;
  }

  async function launch(person: TestPerson, adId: string): Promise<string> {
    const draft = {
      title: "Summer",
      ad_uuid: adId,
      budget: { total_budget: 500 },
      start_date: "2099-01-01",
      end_date: "2099-01-10",
    };
    const { body } = await server.ask(person, "POST", "/api/campaigns", draft);
    const address = `/api/campaigns/${String(body["id"])}`;
    expect((await server.ask(person, "PATCH", address, { status: "in review" })).status).toBe(200);
    return String(body["id"]);
  }

  test("deletes an ad's rows and files, and those of a project's ads, but no others", async () => {
    const owner = await server.newClient();
    const [projectId, other] = [
      await server.newProject(owner, "Spring"),
      await server.newProject(owner, "Autumn"),
    ];
    const single = await withOriginal(owner);
    const gone = [single, await withOriginal(owner, { projectId }), await withOriginal(owner, { projectId })];
    const kept = await withOriginal(owner, { projectId: other });
    expect((await remove(owner, single.id)).status).toBe(200);
    expect((await server.ask(owner, "DELETE", `/api/projects/${projectId}`)).status).toBe(200);
    for (const { id, fileKey, originalKey } of gone) {
      expect(await rowsOf(id)).toEqual([]);
      await isGone(fileKey);
      await isGone(originalKey);
    }
    expect([await isKept(kept.fileKey), await isKept(kept.originalKey)]).toEqual([true, true]);
    expect(await listOf(owner)).toMatchObject([{ uuid: kept.id }]);
  });

  test("deletes the files of earlier versions with their ad or its project", async () => {
    const owner = await server.newClient();
    const projectId = await server.newProject(owner, "Spring");
    const [single, grouped] = [await server.putAd(owner), await server.putAd(owner, { projectId })];
    const earlier = await Promise.all([single, grouped].map(({ id }) => putVersion(id)));
    expect((await remove(owner, single.id)).status).toBe(200);
    expect((await server.ask(owner, "DELETE", `/api/projects/${projectId}`)).status).toBe(200);
    for (const key of earlier) await isGone(key);
  });

  test.each([
    ["ad", (_project: string, uuid: string) => ["POST", "/audiostack/deleteuseraudio", { uuid }] as const],
    ["project", (project: string) => ["DELETE", `/api/projects/${project}`] as const],
  ])(
    "keeps a launched campaign's ad and audio when the %s is deleted, until the campaign is deleted too",
    async (_what, deletion) => {
      const owner = await server.newClient();
      const project = await server.newProject(owner, "Spring");
      const ad = await withOriginal(owner, { projectId: project });
      const id = await launch(owner, ad.id);
      const [method, address, json] = deletion(project, ad.id);
      expect((await server.ask(owner, method, address, json)).status).toBe(200);
      await isGone(ad.originalKey);
      await sweep();
      expect(await isKept(ad.fileKey)).toBe(true);
      const [shown] = (await server.ask(owner, "GET", "/api/campaigns")).body["campaigns"] as object[];
      const copy = { uuid: ad.id, product_name: ad.title, duration_ms: ad.durationMs };
      expect(shown).toMatchObject({ id, status: "in review", ad_uuid: null, ad: copy });
      expect((await server.hear(owner, `/audiostack/audio/${ad.id}`)).status).toBe(200);

      await server.ask(owner, "PATCH", `/api/campaigns/${id}`, { status: "cancelled" });
      expect((await server.ask(owner, "DELETE", `/api/campaigns/${id}`)).status).toBe(200);
      expect((await server.hear(owner, `/audiostack/audio/${ad.id}`)).status).toBe(404);
      await isGone(ad.fileKey);
    },
  );

  test("hides and sweeps a file whose row was never written", async () => {
    const owner = server.newGuest();
    const whole = await server.putAd(owner);
    const before = new Set(await server.keys());
    await expect(server.putAd(owner, { id: whole.id })).rejects.toThrow();
    const left = (await server.keys()).filter((key) => !before.has(key));
    expect(left).toHaveLength(1);
    expect(await listOf(owner)).toMatchObject([{ uuid: whole.id }]);
    expect(await sweep()).toBe(1);
    expect([await isKept(left[0]!), await isKept(whole.fileKey)]).toEqual([false, true]);
  });

  test("hides and sweeps a file whose row was deleted", async () => {
    const owner = await server.newClient();
    const project = await server.newProject(owner, "Spring");
    const [one, two, kept] = [
      await server.putAd(owner),
      await server.putAd(owner, { projectId: project }),
      await server.putAd(owner),
    ];
    const removing = vi.spyOn(server.storage, "remove").mockRejectedValue(new Error("The disk is gone."));
    expect((await remove(owner, one.id)).status).toBe(200);
    expect((await server.ask(owner, "DELETE", `/api/projects/${project}`)).status).toBe(200);
    await vi.waitFor(() => expect(removing).toHaveBeenCalledTimes(2));
    removing.mockRestore();
    expect(await listOf(owner)).toMatchObject([{ uuid: kept.id }]);
    for (const { id } of [one, two]) {
      expect((await server.hear(owner, `/audiostack/audio/${id}`)).status).toBe(404);
      expect((await server.hear(null, `/api/shared-audio/${id}`)).status).toBe(404);
    }
    expect([await isKept(one.fileKey), await isKept(two.fileKey)]).toEqual([true, true]);
    expect(await sweep()).toBe(2);
    expect(await server.keys()).toContain(kept.fileKey);
    expect([await isKept(one.fileKey), await isKept(two.fileKey)]).toEqual([false, false]);
  });

  test("keeps the row and the file if deletion fails, and reports the error", async () => {
    const owner = server.newGuest();
    const ad = await server.putAd(owner);
    const deleting = vi.spyOn(server.database, "delete").mockImplementationOnce(() => {
      throw new Error("The database is gone.");
    });
    await expect(remove(owner, ad.id)).rejects.toThrow("ads.remove answered 500");
    deleting.mockRestore();
    await sweep();
    expect((await server.hear(owner, `/audiostack/audio/${ad.id}`)).status).toBe(200);
  });

  test("keeps a guest's ad as long as the guest keeps returning, and a client's ad forever", async () => {
    await server.database.delete(ads);
    const clean = () => removeUnusedGuestAds(server.database, server.storage, new Date(time));
    const isUsedAt = (id: string, at: number) =>
      vi.waitFor(async () => expect((await rowsOf(id))[0]?.usedAt.getTime()).toBe(at));
    const used = { usedAt: new Date(began) };
    const guest = server.newGuest();
    const [seen, played] = [await server.putAd(guest, used), await server.putAd(guest, used)];
    const forgotten = await withOriginal(server.newGuest(), used);
    const kept = await server.putAd(await server.newClient(), used);

    time = began + 399 * day;
    expect(await clean()).toBe(0);
    await server.ask(guest, "GET", `/api/audioad/ads/${seen.id}`);
    await server.hear(guest, `/audiostack/audio/${played.id}`);
    await isUsedAt(seen.id, time);
    await isUsedAt(played.id, time);

    time = began + 401 * day;
    expect(await clean()).toBe(1);
    expect(await rowsOf(forgotten.id)).toEqual([]);
    expect([await isKept(forgotten.fileKey), await isKept(forgotten.originalKey)]).toEqual([false, false]);
    expect(await listOf(guest)).toHaveLength(2);
    await isUsedAt(seen.id, time);
    expect(await rowsOf(kept.id)).toHaveLength(1);
    time = began;
  });

  test("records the use of an ad once per day", async () => {
    const guest = server.newGuest();
    const { id } = await server.putAd(guest, { usedAt: new Date(began) });
    const writing = vi.spyOn(server.database, "update");
    time = began + day;
    await listOf(guest);
    expect((await server.ask(guest, "GET", `/api/audioad/ads/${id}`)).status).toBe(200);
    time = began;
    expect(writing).not.toHaveBeenCalled();
    writing.mockRestore();
  });

  test("deletes all unused guest ads, even if they exceed one batch", async () => {
    const rows = Array.from({ length: 250 }, () =>
      newTestAd({ guestKey: "long gone", usedAt: new Date(began - 500 * day) }),
    );
    await server.database.insert(ads).values(rows);
    expect(await removeUnusedGuestAds(server.database, server.storage, new Date(began))).toBe(250);
  });

  test("detaches a guest's campaign from an ad that is deleted because it is unused", async () => {
    const guest = server.newGuest();
    const ad = await server.putAd(guest, { usedAt: new Date(began - 500 * day) });
    const { body } = await server.ask(guest, "POST", "/api/campaigns", { ad_uuid: ad.id });
    await removeUnusedGuestAds(server.database, server.storage, new Date(began));
    const id = String(body["id"]);
    const rows = await server.database.select().from(campaigns).where(eq(campaigns.id, id));
    expect(rows).toMatchObject([{ adId: null }]);
  });
});
