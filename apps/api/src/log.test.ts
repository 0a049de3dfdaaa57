import { sql } from "drizzle-orm";
import { afterAll, expect, test } from "vitest";

import type { Database } from "./database/database.ts";
import { removeTestFolders, requestOf, sendTo, signUpForm, startTestApi } from "./testing/test-api.ts";

afterAll(removeTestFolders);

test("logs a failed query without its values", async () => {
  const lines: string[] = [];
  let database: Database | undefined;
  const server = await startTestApi({
    logLevel: "trace",
    logTo: { write: (line) => void lines.push(line) },
    onOpen: (opened) => {
      database = opened.database;
    },
  });
  const form = signUpForm({ first_name: "Secretname", agency_name: "Secretagency" });
  await database!.execute(sql`alter table users rename to users_gone`);
  const json = { email: form.email, password: form.password };
  const statusOf = async (address: string, body: object) =>
    (await sendTo(server.api, requestOf("POST", address, { json: body }))).status;
  expect(await statusOf("/client/api/register", form)).toBe(500);
  expect(await statusOf("/client/login", json)).toBe(500);
  expect(await statusOf("/client/forgot", json)).toBe(200);
  await server.stop();
  const failed = lines.filter((line) => line.includes("DrizzleQueryError")).map((line) => JSON.parse(line));
  expect(failed.length).toBeGreaterThan(1);
  for (const line of failed) expect(line).toMatchObject({ msg: "A query failed.", err: { code: "42P01" } });
  const all = lines.join("");
  for (const secret of [form.email, form.password, "Secretname", "Secretagency", "argon2"])
    expect(all).not.toContain(secret);
});
