import { mostCampaigns } from "@earshot/contract/limits.ts";
import { eq } from "drizzle-orm";
import { afterAll, describe, expect, test, vi } from "vitest";

import type { OpenDatabase } from "../database/database.ts";
import { ads, campaigns, guestMoves, projects, users } from "../database/schema.ts";
import { fingerprint } from "../fingerprint.ts";
import { engines, openBeforeTests } from "../testing/databases.ts";
import { newTestAd, newTestCampaign } from "../testing/rows.ts";
import { removeTestFolders } from "../testing/test-api.ts";
import { guestMigration } from "./migrate-guest.ts";

const now = () => new Date("2026-11-02T09:30:00Z");

const throwIt = (error: unknown): never => {
  throw error;
};

describe.each(engines)("on %s", (engine) => {
  let open: OpenDatabase;
  afterAll(removeTestFolders);
  openBeforeTests(engine, (opened) => {
    open = opened;
  });

  const moves = () => guestMigration({ database: open.database, now, onError: throwIt });

  async function newClient(): Promise<string> {
    const id = crypto.randomUUID();
    const email = `${id}@example.com`;
    await open.database.insert(users).values({ id, name: "Ada", email, firstName: "Ada", lastName: "" });
    return id;
  }

  /** A guest with one ad and one draft that uses it. */
  async function newGuest() {
    const guestId = crypto.randomUUID().replaceAll("-", "").slice(0, 12);
    const guestKey = fingerprint(guestId);
    const ad = newTestAd({ guestKey, idempotencyKey: "once" });
    await open.database.insert(ads).values(ad);
    await open.database.insert(campaigns).values({
      id: crypto.randomUUID(),
      guestKey,
      title: "Summer",
      adId: ad.id,
      targeting: { locations: [], age_groups: [], gender: [], device: [], interests: [] },
      bidStrategy: "auto",
      timeZone: "UTC",
      currentStep: 1,
      status: "draft",
      createdAt: now(),
      updatedAt: now(),
    });
    return { guestId, guestKey, adId: ad.id };
  }

  const thingsOf = async (userId: string) => ({
    ads: await open.database.select().from(ads).where(eq(ads.userId, userId)),
    drafts: await open.database.select().from(campaigns).where(eq(campaigns.userId, userId)),
    projects: await open.database.select().from(projects).where(eq(projects.userId, userId)),
  });

  test("moves drafts, and puts ads into the first project, which is created if needed", async () => {
    const [userId, guest] = [await newClient(), await newGuest()];
    await moves().claim(guest.guestId, userId);
    const things = await thingsOf(userId);
    expect(things.projects).toMatchObject([{ name: "My first project" }]);
    expect(things.ads).toMatchObject([
      { id: guest.adId, guestKey: null, projectId: things.projects[0]?.id, idempotencyKey: null },
    ]);
    expect(things.drafts).toMatchObject([{ guestKey: null, adId: guest.adId }]);
  });

  test("moves the newest drafts, up to the account's limit, and deletes the others", async () => {
    const [userId, guestId] = [await newClient(), "0123456789cd"];
    const own = Array.from({ length: mostCampaigns.client - 1 }, () =>
      newTestCampaign({ userId, guestKey: null }),
    );
    const [older, newer] = [1, 2].map((day) =>
      newTestCampaign({ guestKey: fingerprint(guestId), createdAt: new Date(Date.UTC(2026, 10, day)) }),
    );
    await open.database.insert(campaigns).values([...own, newer!, older!]);
    await moves().claim(guestId, userId);
    const { drafts } = await thingsOf(userId);
    expect(drafts).toHaveLength(mostCampaigns.client);
    expect(drafts.map(({ id }) => id)).toContain(newer!.id);
    expect(await open.database.$count(campaigns, eq(campaigns.id, older!.id))).toBe(0);
  });

  test("migrates a guest's data only once, even if it is claimed repeatedly or concurrently", async () => {
    const [userId, guest] = [await newClient(), await newGuest()];
    await Promise.all([moves().claim(guest.guestId, userId), moves().claim(guest.guestId, userId)]);
    const after = await thingsOf(userId);
    expect(after.ads).toHaveLength(1);
    expect(after.projects).toHaveLength(1);
    await moves().claim(guest.guestId, userId);
    expect(await thingsOf(userId)).toEqual(after);
  });

  test("creates no project for a guest without ads", async () => {
    const userId = await newClient();
    await moves().claim("0123456789ab", userId);
    expect(await thingsOf(userId)).toEqual({ ads: [], drafts: [], projects: [] });
  });

  test("claims a guest at a session check only if the guest has data", async () => {
    const [userId, guest] = [await newClient(), await newGuest()];
    const [headers, guestIds] = [new Headers(), ["0123456789ae", guest.guestId]];
    for (const guestId of guestIds) {
      const request = new Request("http://localhost", { headers: { Cookie: `temp_user_id=${guestId}` } });
      await moves().claimDataInCookie(request, userId, headers);
    }
    const records = await open.database.select().from(guestMoves).where(eq(guestMoves.userId, userId));
    expect(records.map(({ guestKey }) => guestKey)).toEqual([guest.guestKey]);
    expect((await thingsOf(userId)).ads).toHaveLength(1);
    expect(headers.getSetCookie()).toHaveLength(2);
  });

  test("after a kill, finishes the migration at the next session check, and only once", async () => {
    const [userId, guest] = [await newClient(), await newGuest()];
    const intent = { guestKey: guest.guestKey, userId, claimedAt: now(), movedAt: null };
    await open.database.insert(guestMoves).values(intent);
    await Promise.all([moves().finish(userId), moves().finish(userId)]);
    const { ads: moved, projects: made } = await thingsOf(userId);
    expect([moved.length, made.length]).toEqual([1, 1]);
    await moves().finish(userId);
    expect((await thingsOf(userId)).projects).toHaveLength(1);
  });

  test("migrates data from late requests at a session check within ten minutes of the log-in, but not after that", async () => {
    const [userId, guest] = [await newClient(), await newGuest()];
    await moves().claim(guest.guestId, userId);
    await open.database.insert(ads).values(newTestAd({ guestKey: guest.guestKey }));
    const laterBy = (minutes: number) =>
      guestMigration({
        database: open.database,
        now: () => new Date(now().getTime() + minutes * 60_000),
        onError: throwIt,
      });
    await laterBy(11).finish(userId);
    expect((await thingsOf(userId)).ads).toHaveLength(1);
    await laterBy(9).finish(userId);
    expect((await thingsOf(userId)).ads).toHaveLength(2);
  });

  test("opens no transaction at the session check for guests without data", async () => {
    const userId = await newClient();
    for (const guestId of ["0123456789ac", "0123456789ad"]) await moves().claim(guestId, userId);
    const transaction = vi.spyOn(open.database, "transaction");
    await moves().finish(userId);
    expect(transaction).not.toHaveBeenCalled();
    transaction.mockRestore();
  });

  test("does not give one client's ads to the next client in the same browser", async () => {
    const [first, second, guest] = [await newClient(), await newClient(), await newGuest()];
    const intent = { guestKey: guest.guestKey, userId: first, claimedAt: now(), movedAt: null };
    await open.database.insert(guestMoves).values(intent);
    await moves().claim(guest.guestId, second);
    expect((await thingsOf(first)).ads).toHaveLength(1);
    expect((await thingsOf(second)).ads).toEqual([]);
  });

  test("migrates ads that a guest makes after log-out to whoever logs in next", async () => {
    const [first, second, guest] = [await newClient(), await newClient(), await newGuest()];
    await moves().claim(guest.guestId, first);
    await open.database.insert(ads).values(newTestAd({ guestKey: guest.guestKey }));
    await moves().claim(guest.guestId, second);
    expect((await thingsOf(first)).ads).toHaveLength(1);
    expect((await thingsOf(second)).ads).toHaveLength(1);
  });

  test("reports a failed migration and retries at the next session check", async () => {
    const [userId, guest] = [await newClient(), await newGuest()];
    const errors: unknown[] = [];
    let failing = true;
    const failingOnce = guestMigration({
      database: open.database,
      now: () => {
        if (failing && errors.push("claimed") > 1) throw new Error("no time");
        return now();
      },
      onError: (error) => errors.push(error),
    });
    await failingOnce.claim(guest.guestId, userId);
    expect(errors.at(-1)).toEqual(new Error("no time"));
    expect((await thingsOf(userId)).ads).toEqual([]);
    failing = false;
    await failingOnce.finish(userId);
    expect((await thingsOf(userId)).ads).toHaveLength(1);
  });
});
