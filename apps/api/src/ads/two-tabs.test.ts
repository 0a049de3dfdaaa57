import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";

import { ads, campaigns } from "../database/schema.ts";
import { engines } from "../testing/databases.ts";
import { startTestServer, type TestPerson } from "../testing/test-server.ts";

const times = Array.from({ length: 8 }, (_, index) => index + 1);

describe.each(engines)("two concurrent tabs, on %s", (engine) => {
  let server: Awaited<ReturnType<typeof startTestServer>>;
  let owner: TestPerson;
  beforeAll(async () => {
    server = await startTestServer(engine);
    owner = await server.newClient();
  });
  afterAll(() => server.stop());

  const remove = (uuid: string) => server.ask(owner, "POST", "/audiostack/deleteuseraudio", { uuid });
  const move = (uuid: string, project_id: string) =>
    server.ask(owner, "PATCH", "/audiostack/move-to-project", { uuid, project_id });
  const removeProject = (id: string) => server.ask(owner, "DELETE", `/api/projects/${id}`);
  const create = (draft: object) => server.ask(owner, "POST", "/api/campaigns", draft);
  const change = (id: string, some: object) => server.ask(owner, "PATCH", `/api/campaigns/${id}`, some);
  const rowOf = async (id: string) => (await server.database.select().from(ads).where(eq(ads.id, id)))[0];
  const campaignOf = async (id: string) =>
    (await server.database.select().from(campaigns).where(eq(campaigns.id, id)))[0];
  const isKept = async (key: string) => (await server.storage.bytesOf(key)) !== null;

  /**
   * An ad in a project, another project, and a function that starts two requests, in reverse order every other time.
   */
  async function movable(time: number) {
    const [from, to] = [
      await server.newProject(owner, `From ${crypto.randomUUID()}`),
      await server.newProject(owner, `To ${crypto.randomUUID()}`),
    ];
    const inOrder = async <One, Other>(one: () => Promise<One>, other: () => Promise<Other>) => {
      if (time % 2 === 0) return Promise.all([one(), other()]);
      const [second, first] = await Promise.all([other(), one()]);
      return [first, second] as const;
    };
    return { ...(await server.putAd(owner, { projectId: from })), from, to, inOrder };
  }

  const launchable = {
    title: "Summer",
    budget: { total_budget: 500 },
    start_date: "2099-01-01",
    end_date: "2099-01-10",
  };

  test.each(times)("deletes an ad even if it is being moved at the same time (%i)", async (time) => {
    const { id, fileKey, to, inOrder } = await movable(time);
    const [moved, removed] = await inOrder(
      () => move(id, to),
      () => remove(id),
    );
    expect([200, 404]).toContain(moved.status);
    expect(removed.status).toBe(200);
    expect(await rowOf(id)).toBeUndefined();
    await vi.waitFor(async () => expect(await isKept(fileKey)).toBe(false));
  });

  test.each(times.flatMap((time) => [[time, "target"] as const, [time, "source"] as const]))(
    "deletes an ad that is being moved only if it ends up in the deleted project (%i, %s)",
    async (time, gone) => {
      const { id, fileKey, from, to, inOrder } = await movable(time);
      const [moved, removed] = await inOrder(
        () => move(id, to),
        () => removeProject(gone === "target" ? to : from),
      );
      expect(removed.status).toBe(200);
      const isMoved = moved.status === 200;
      if (!isMoved) expect(moved.status).toBe(404);
      const isSaved = isMoved === (gone === "source");
      const projectId = isMoved ? to : from;
      expect(await rowOf(id)).toEqual(isSaved ? expect.objectContaining({ projectId }) : undefined);
      await vi.waitFor(async () => expect(await isKept(fileKey)).toBe(isSaved));
    },
  );

  test("responds 404 to the second of two deletions", async () => {
    const { id } = await server.putAd(owner);
    const answers = await Promise.all([remove(id), remove(id)]);
    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 404]);
  });

  test.each(times)(
    "launches a campaign with a copy of its ad, or leaves it a draft, when the ad is deleted at the same time (%i)",
    async (time) => {
      const { id: adId, fileKey, inOrder } = await movable(time);
      const draft = await create({ ...launchable, ad_uuid: adId });
      const id = String(draft.body["id"]);
      const [launched, removed] = await inOrder(
        () => change(id, { status: "in review" }),
        () => remove(adId),
      );
      expect(removed.status).toBe(200);
      const isLaunched = launched.status === 200;
      if (!isLaunched) expect(launched.status).toBe(422);
      expect(await campaignOf(id)).toMatchObject(
        isLaunched
          ? { status: "in review", adId: null, adCopy: { uuid: adId }, adFileKey: fileKey }
          : { status: "draft", adId: null, adCopy: null },
      );
      await vi.waitFor(async () => expect(await isKept(fileKey)).toBe(isLaunched));
    },
  );

  test.each(times)(
    "leaves a campaign without an ad if the ad is deleted while being chosen (%i)",
    async (time) => {
      const { id: adId, inOrder } = await movable(time);
      const id = String((await create({ title: "Summer" })).body["id"]);
      const [chosen, removed] = await inOrder(
        () => Promise.all([change(id, { ad_uuid: adId }), create({ title: "New", ad_uuid: adId })]),
        () => remove(adId),
      );
      expect(removed.status).toBe(200);
      expect([200, 404]).toContain(chosen[0].status);
      expect([201, 404]).toContain(chosen[1].status);
      expect(await campaignOf(id)).toMatchObject({ title: "Summer", adId: null });
    },
  );

  test.each(times)("deletes a campaign even if it is being renamed at the same time (%i)", async (time) => {
    const id = String((await create({ title: "Summer" })).body["id"]);
    const { inOrder } = await movable(time);
    const [renamed, removed] = await inOrder(
      () => change(id, { title: "Autumn" }),
      () => server.ask(owner, "DELETE", `/api/campaigns/${id}`),
    );
    expect([200, 404]).toContain(renamed.status);
    expect(removed.status).toBe(200);
    expect(await campaignOf(id)).toBeUndefined();
  });

  test("keeps both of two concurrent changes to different parts of a draft", async () => {
    const id = String((await create({ title: "Summer" })).body["id"]);
    await Promise.all([
      change(id, { title: "Autumn" }),
      change(id, { budget: { total_budget: 800 } }),
      change(id, { targeting: { interests: ["Coffee"] } }),
    ]);
    expect(await campaignOf(id)).toMatchObject({
      title: "Autumn",
      totalBudget: 800,
      targeting: { interests: ["Coffee"] },
    });
  });
});
