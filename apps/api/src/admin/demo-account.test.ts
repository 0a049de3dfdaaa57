import { eq } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";

import { type Api, createApi } from "../api.ts";
import { readConfig } from "../config.ts";
import type { Environment } from "../config/settings.ts";
import { projects, users } from "../database/schema.ts";
import { callAdmin, environmentOf } from "../testing/admin.ts";
import { engines, openTestDatabase, testDatabases, type TestPlace } from "../testing/databases.ts";
import { askApi, cookiesFrom, removeTestFolders } from "../testing/test-api.ts";

afterAll(removeTestFolders);

const email = "Dana@Example.com";

/** Logs in and returns the status and the cookies. */
async function logIn(api: Api, password: string) {
  const { status, response } = await askApi(api, "POST", "/client/login", { json: { email, password } });
  return { status, headers: cookiesFrom(response) };
}

async function projectsOf(api: Api, { headers }: { headers: Record<string, string> }) {
  const { body } = await askApi(api, "GET", "/api/projects", { headers });
  return body["projects"] as { id: string; name: string }[];
}

const namesOf = (listed: { name: string }[]) => listed.map(({ name }) => name);

describe.each(engines)("on %s", (engine) => {
  let databases: Awaited<ReturnType<typeof testDatabases>>;
  let place: TestPlace;
  let environment: Environment;
  let api: Api;
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

  test("creates an account that has projects and can log in with the printed password", async () => {
    const { code, output } = await callAdmin(environment, "demo-account", email);
    expect(code).toBe(0);
    expect(output).toMatch(/E-mail: {3}dana@example\.com\nPassword: \S{16}$/);
    await api.start();
    const login = await logIn(api, output.split(" ").at(-1) ?? "");
    expect(login.status).toBe(200);
    expect(namesOf(await projectsOf(api, login))).toEqual([
      "Spring launch",
      "Podcast season two",
      "Holiday radio",
    ]);
  });

  test("resets the account with a new password and ends its sessions", async () => {
    const first = await callAdmin(environment, "demo-account", email, "--password=first-one");
    expect(first.output).toMatch(/Password: as given$/);
    await api.start();
    const login = await logIn(api, "first-one");
    const { headers } = login;
    const [spring] = await projectsOf(api, login);
    await askApi(api, "DELETE", `/api/projects/${spring?.id}`, { headers });
    await askApi(api, "POST", "/api/projects", { json: { name: "Mine" }, headers });
    await api.stop();

    const again = await callAdmin(environment, "demo-account", email, "--password=second-one");
    expect(again.code).toBe(0);
    api = createApi(readConfig(environment));
    await api.start();
    expect((await askApi(api, "GET", "/api/session", { headers })).body).toEqual({ user: null });
    expect((await logIn(api, "first-one")).status).toBe(401);
    const names = namesOf(await projectsOf(api, await logIn(api, "second-one")));
    expect(names.toSorted()).toEqual(["Holiday radio", "Mine", "Podcast season two", "Spring launch"]);
  });

  test("restores the email address and the name if they were changed in the demo account", async () => {
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
    const { code, output, errors } = await callAdmin(environment, "demo-account", email);
    expect([code, output]).toEqual([1, ""]);
    expect(errors).toBe(
      "dana@example.com belongs to an account that is not the demo account. Choose another address.",
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
    const { code, errors } = await callAdmin(environment, "demo-account", ...words);
    expect([code, errors]).toEqual([1, line]);
  });

  test("fails on the folder of a running server, but works on a shared PostgreSQL database", async () => {
    await api.start();
    const { code, errors } = await callAdmin(environment, "demo-account", email, "--password=first-one");
    if (engine === "PGlite") {
      expect(errors).toBe(
        `The data folder ${place.dataFolder} is in use by another process. Stop that one first.`,
      );
      expect(code).toBe(1);
      return;
    }
    expect([code, errors]).toEqual([0, ""]);
    expect((await logIn(api, "first-one")).status).toBe(200);
  });
});
