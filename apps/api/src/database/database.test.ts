import { afterAll, describe, expect, test } from "vitest";

import { StartError } from "../start-error.ts";
import { engines, openBeforeTests, openTestDatabase, testDatabases } from "../testing/databases.ts";
import { newTestAd } from "../testing/rows.ts";
import { removeTestFolders } from "../testing/test-api.ts";
import type { OpenDatabase } from "./database.ts";
import { isOwnedBy, ownerColumns } from "./owner.ts";
import { ads, users } from "./schema.ts";
import { isUniqueViolation } from "./sql-errors.ts";

afterAll(removeTestFolders);

function newUser() {
  const id = crypto.randomUUID();
  return { id, name: "", firstName: "", lastName: "", email: `${id}@example.com` };
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
});

describe("PostgreSQL", () => {
  test("is migrated once by concurrent processes, and reported in one line if it can't be reached", async () => {
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
