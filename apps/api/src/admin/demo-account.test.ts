import { eq } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";

import { createApi } from "../api.ts";
import { readConfig } from "../config.ts";
import type { Environment } from "../config/settings.ts";
import { projects, users } from "../database/schema.ts";
import { callAdmin, environmentOf } from "../testing/admin.ts";
import { engines, openTestDatabase, testDatabases, type TestPlace } from "../testing/databases.ts";
import { cookiesFrom, removeTestFolders, sendTo } from "../testing/test-api.ts";

afterAll(removeTestFolders);

const email = "Dana@Example.com";

function ask(
  api: ReturnType<typeof createApi>,
  method: string,
  address: string,
  json?: object,
  headers = {},
) {
  const body = json && JSON.stringify(json);
  const type = { "Content-Type": "application/json" };
  return sendTo(
    api,
    new Request(`http://localhost${address}`, { method, body, headers: { ...type, ...headers } }),
  );
}

const logIn = (api: ReturnType<typeof createApi>, password: string) =>
  ask(api, "POST", "/client/login", { email, password });

async function projectNames(api: ReturnType<typeof createApi>, login: Response): Promise<string[]> {
  const answer = await ask(api, "GET", "/api/projects", undefined, cookiesFrom(login));
  const body = (await answer.json()) as { projects: { name: string }[] };
  return body.projects.map(({ name }) => name);
}

describe.each(engines)("on %s", (engine) => {
  let databases: Awaited<ReturnType<typeof testDatabases>>;
  let place: TestPlace;
  let environment: Environment;
  let api: ReturnType<typeof createApi>;
  beforeAll(async () => {
    databases = await testDatabases(engine);
  });
  beforeEach(async () => {
    place = await databases.newPlace();
    environment = environmentOf(place);
    api = createApi(readConfig(environment));
  });
  afterEach(() => api.stop());
  afterAll(() => databases.stop());

  test("logs in with the password shown once, and has projects", async () => {
    const { code, said } = await callAdmin(environment, "demo-account", email);
    expect(code).toBe(0);
    expect(said).toMatch(/E-mail: {3}dana@example\.com\nPassword: \S{16}$/);
    await api.start();
    const login = await logIn(api, said.split(" ").at(-1) ?? "");
    expect(login.status).toBe(200);
    expect(await projectNames(api, login)).toEqual(["Spring launch", "Podcast season two", "Holiday radio"]);
  });

  test("resets the account with a new password and ends its sessions", async () => {
    const first = await callAdmin(environment, "demo-account", email, "--password=first-one");
    expect(first.said).toMatch(/Password: as given$/);
    await api.start();
    const login = await logIn(api, "first-one");
    const listed = await ask(api, "GET", "/api/projects", undefined, cookiesFrom(login));
    const [spring] = ((await listed.json()) as { projects: { id: string }[] }).projects;
    await ask(api, "DELETE", `/api/projects/${spring?.id}`, undefined, cookiesFrom(login));
    await ask(api, "POST", "/api/projects", { name: "Mine" }, cookiesFrom(login));
    await api.stop();

    const again = await callAdmin(environment, "demo-account", email, "--password=second-one");
    expect(again.code).toBe(0);
    api = createApi(readConfig(environment));
    await api.start();
    const session = await ask(api, "GET", "/api/session", undefined, cookiesFrom(login));
    expect(await session.json()).toEqual({ user: null });
    expect((await logIn(api, "first-one")).status).toBe(401);
    const names = await projectNames(api, await logIn(api, "second-one"));
    expect(names.toSorted()).toEqual(["Holiday radio", "Mine", "Podcast season two", "Spring launch"]);
  });

  test("restores the address after the demo account changed it", async () => {
    await callAdmin(environment, "demo-account", email, "--password=first-one");
    const { database, close } = await openTestDatabase(place);
    await database.update(users).set({ email: "elsewhere@example.com", firstName: "Else" });
    await close();
    expect((await callAdmin(environment, "demo-account", email)).code).toBe(0);
    const opened = await openTestDatabase(place);
    expect(await opened.database.select().from(users)).toMatchObject([
      { email: "dana@example.com", firstName: "Dana" },
    ]);
    await opened.close();
  });

  test("leaves other accounts alone", async () => {
    const { database, close } = await openTestDatabase(place);
    const row = {
      id: crypto.randomUUID(),
      name: "",
      firstName: "Ada",
      lastName: "",
      email: "dana@example.com",
    };
    await database.insert(users).values(row);
    await close();
    const { code, said, complained } = await callAdmin(environment, "demo-account", email);
    expect([code, said]).toEqual([1, ""]);
    expect(complained).toBe(
      "dana@example.com has an account that is no demo account. Choose another address.",
    );
    const opened = await openTestDatabase(place);
    expect(await opened.database.select().from(users)).toMatchObject([row]);
    expect(await opened.database.$count(projects, eq(projects.userId, row.id))).toBe(0);
    await opened.close();
  });

  test.each([
    ["no-address", "--password=long-enough", "Please enter a valid email address."],
    [email, "--password=short", "Password should be at least 6 characters long."],
  ])("rejects what sign-up rejects: %s %s", async (...words) => {
    const line = words.pop();
    const { code, complained } = await callAdmin(environment, "demo-account", ...words);
    expect([code, complained]).toEqual([1, line]);
  });

  test("fails on the folder of a running server, works on a shared PostgreSQL", async () => {
    await api.start();
    const { code, complained } = await callAdmin(environment, "demo-account", email, "--password=first-one");
    if (engine === "PGlite") {
      expect(complained).toBe(
        `The data folder ${place.dataFolder} is in use by another process. Stop that one first.`,
      );
      expect(code).toBe(1);
      return;
    }
    expect([code, complained]).toEqual([0, ""]);
    expect((await logIn(api, "first-one")).status).toBe(200);
  });
});
