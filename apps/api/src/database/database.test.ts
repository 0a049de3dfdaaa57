import { projectNameKey } from "@earshot/contract/projects/rules/project-name.ts";
import { eq } from "drizzle-orm";
import { afterAll, describe, expect, test } from "vitest";

import { StartError } from "../start-error.ts";
import { engines, openBeforeTests, openTestDatabase, testDatabases } from "../testing/databases.ts";
import { newTestAd } from "../testing/rows.ts";
import { removeTestFolders } from "../testing/test-api.ts";
import type { OpenDatabase } from "./database.ts";
import { isOwnedBy, ownerColumns } from "./owner.ts";
import { ads, projects, users } from "./schema.ts";
import { isUniqueViolation } from "./sql-errors.ts";

afterAll(removeTestFolders);

const at = new Date("2026-11-02T09:30:00.123Z");

function newUser() {
  const id = crypto.randomUUID();
  return { id, name: "", firstName: "", lastName: "", email: `${id}@example.com` };
}

function newProject(userId: string, name: string) {
  const row = { id: crypto.randomUUID(), userId, name, nameKey: projectNameKey(name), description: "" };
  return { ...row, createdAt: at, updatedAt: at };
}

describe.each(engines)("on %s", (engine) => {
  let open: OpenDatabase;
  openBeforeTests(engine, (opened) => {
    open = opened;
  });

  async function client() {
    const user = newUser();
    await open.database.insert(users).values(user);
    return user.id;
  }

  test("returns an ad as it was stored", async () => {
    const ad = newTestAd({
      title: "<b>Ca\u0301fé</b> 'x'; -- عربي 👩‍🎤 \u202e\t%_\\",
      inputs: {
        prompt: "Say “hi” \\ $1",
        script_source: "ai",
        adLength: 15.5,
        language: "English",
        accent: "",
        tone: "",
        mood: "",
        delivery_instructions: "",
        voice_ids: ["vc_1"],
        music_spec: null,
      },
      voices: [{ id: "vc_1", name: "Ada" }],
      peaks: Array.from({ length: 200 }, (_, index) => index),
      loudnessLufs: -16.04,
      createdAt: at,
    });
    await open.database.insert(ads).values(ad);
    const [row] = await open.database.select().from(ads).where(eq(ads.id, ad.id));
    expect(row).toMatchObject(ad);
  });

  test("requires one owner per ad", async () => {
    const userId = await client();
    const insert = (owner: object) => open.database.insert(ads).values(newTestAd(owner));
    await expect(insert({ userId, guestKey: "guest" })).rejects.toThrow();
    await expect(insert({ userId: null, guestKey: null })).rejects.toThrow();
    await insert(ownerColumns({ userId }));
    await insert(ownerColumns({ guestKey: "one guest" }));
    expect(await open.database.$count(ads, isOwnedBy(ads, { userId }))).toBe(1);
    expect(await open.database.$count(ads, isOwnedBy(ads, { guestKey: "one guest" }))).toBe(1);
  });

  test("allows one ad per idempotency key and owner, and many without a key", async () => {
    const guestKey = crypto.randomUUID();
    const insert = (some: object) => open.database.insert(ads).values(newTestAd({ guestKey, ...some }));
    await insert({ idempotencyKey: "a" });
    const again = insert({ idempotencyKey: "a" });
    await expect(again).rejects.toSatisfy(isUniqueViolation);
    await insert({ idempotencyKey: "a", guestKey: crypto.randomUUID() });
    await insert({});
    await insert({});
  });

  test("requires unique project names per account, in any case and composition", async () => {
    const userId = await client();
    await open.database.insert(projects).values(newProject(userId, "CAFÉ Ünïon"));
    const again = open.database.insert(projects).values(newProject(userId, "  cafe\u0301 ÜNÏON "));
    await expect(again).rejects.toSatisfy(isUniqueViolation);
    await open.database.insert(projects).values(newProject(await client(), "café ünïon"));
  });

  test("deletes ads with their project", async () => {
    const userId = await client();
    const project = newProject(userId, "Spring");
    await open.database.insert(projects).values(project);
    await open.database.insert(ads).values(newTestAd({ userId, projectId: project.id }));
    await open.database.insert(ads).values(newTestAd({ userId }));
    await open.database.delete(projects).where(eq(projects.id, project.id));
    expect(await open.database.$count(ads, eq(ads.userId, userId))).toBe(1);
  });
});

describe("PostgreSQL", () => {
  test("is migrated once by concurrent processes, and reported in one line when unreachable", async () => {
    const server = await testDatabases("PostgreSQL");
    const place = await server.newPlace();
    const opened = await Promise.all([1, 2, 3, 4].map(() => openTestDatabase(place)));
    expect(await opened[3]!.database.$count(users)).toBe(0);
    await Promise.all(opened.map(({ close }) => close()));

    const databaseUrl = new URL(place.databaseUrl!);
    databaseUrl.pathname = "/nowhere";
    databaseUrl.password = "hunter2";
    await expect(openTestDatabase({ ...place, databaseUrl })).rejects.toThrow(StartError);
    await server.stop();
    const failed = await openTestDatabase({ ...place, databaseUrl }).catch((error: unknown) => error);
    expect(failed).toBeInstanceOf(StartError);
    expect(String(failed)).toMatch(
      /^StartError: PostgreSQL at 127\.0\.0\.1:\d+\/nowhere can't be used: .+\. Check DATABASE_URL\.$/,
    );
    expect(String(failed)).not.toContain("hunter2");
  });
});
