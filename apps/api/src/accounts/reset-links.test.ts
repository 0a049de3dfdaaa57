import { expect, test, vi } from "vitest";

import type { OpenDatabase } from "../database/database.ts";
import { verifications } from "../database/schema.ts";
import { openBeforeTests } from "../testing/databases.ts";
import { requestResetLink, resetLinkJob, resetStore } from "./reset-links.ts";
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

test("queues the same job for an unknown email address, but sends nothing and leaves no link", async () => {
  const { database } = open;
  const jobs = { add: vi.fn(async (..._job: unknown[]) => undefined) };
  const clients = accountsStore({ database, jobs, now });
  const email = `${crypto.randomUUID()}@example.com`;
  await clients.create({ email, firstName: "Ada", lastName: "B", country: "GB" }, { password: "hash" });
  jobs.add.mockClear();
  const publicUrl = new URL("https://site.example");
  const request = requestResetLink({ database, clients, jobs: jobs as never, publicUrl, onError: vi.fn() });
  const visitor = { address: "192.0.2.1", origin: publicUrl.origin, isLocal: false };
  for (const address of [email, "unknown@example.com"]) await request(address, visitor);
  const queued = jobs.add.mock.calls.map(([, name, job]) => ({ name, data: (job as { data: object }).data }));
  const data = { userId: expect.any(String), origin: publicUrl.origin };
  expect(queued).toEqual([
    { name: "send-reset-link", data: { ...data, passwordId: expect.any(String) } },
    { name: "send-reset-link", data: { ...data, passwordId: null } },
  ]);

  const sendMail = vi.fn(async () => undefined);
  const store = resetStore(database);
  const added = vi.spyOn(store, "add");
  const before = await database.$count(verifications);
  await resetLinkJob({ clients, store, sendMail, now }).run({ id: "job", data: queued[1]?.data } as never);
  expect(sendMail).not.toHaveBeenCalled();
  expect(added).toHaveBeenCalledOnce();
  expect(await database.$count(verifications)).toBe(before);
});
