import { expect, test, vi } from "vitest";

import type { OpenDatabase } from "../database/database.ts";
import { verifications } from "../database/schema.ts";
import { openBeforeTests } from "../testing/databases.ts";
import { resetLinkJob, resetStore } from "./reset-links.ts";
import { accountsStore, savePassword } from "./store.ts";

let open: OpenDatabase;
openBeforeTests("PGlite", (opened) => {
  open = opened;
});

const now = () => new Date("2026-11-24T10:00:00Z");

test.each([
  ["sends a link", false, 1],
  ["sends none once the password has changed since it was asked for", true, 0],
] as const)("%s", async (_what, isChanged, count) => {
  const { database } = open;
  const jobs = { add: vi.fn(async () => undefined) };
  const clients = accountsStore({ database, jobs, now });
  const person = {
    email: `${crypto.randomUUID()}@example.com`,
    firstName: "Ada",
    lastName: "B",
    country: "GB",
  };
  const { userId, logInId: passwordId } = (await clients.create(person, { password: "hash" }))!;
  if (isChanged) await savePassword(database, userId, "another hash");

  const sendMail = vi.fn(async () => undefined);
  const store = resetStore(database);
  const job = resetLinkJob({ clients, store, sendMail, now });
  await job.run({ id: "job", data: { userId, passwordId, origin: "https://site.example" } } as never);
  expect(sendMail).toHaveBeenCalledTimes(count);
  const links = await database.select().from(verifications);
  expect(links.filter(({ value }) => value === userId)).toHaveLength(count);
});
