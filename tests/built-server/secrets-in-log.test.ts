import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";

import { startPostgres } from "@earshot/api/testing/postgres.ts";
import { paths } from "@earshot/contract/paths.ts";
import { expect, onTestFinished, test } from "vitest";

import { type RunningServer, startBuiltServer, withDataFolder } from "./built-server.ts";
import { assertStatus, type Sent, signUpForm, Visitor } from "./visitor.ts";

const email = "secret-ada@log.example";
const [password, wrongPassword, newPassword] = ["s3cret-first", "s3cret-wrong", "s3cret-new"];
const guestId = "S3cretGuest1";
const config = { AUTH_SECRET: "s3cret-".repeat(6), METRICS_TOKEN: "s3cret-metrics", LOG_LEVEL: "trace" };

/** Secrets that every request below sends in its URL, cookies, headers and body. */
const secretFields = {
  email,
  password,
  confirm_password: password,
  old_password: wrongPassword,
  new_password: newPassword,
  token: "s3cret-made-up-token",
  temp_user_id: guestId,
  name: "s3cret-name",
};

/** Requests every endpoint and page, ignoring the responses. */
async function callEverything(origin: string, visitor: Visitor): Promise<void> {
  const endpoints = Object.values(paths).flatMap((area) =>
    Object.values<{ method: string; path: string }>(area),
  );
  const pages = ["/", "/nbmaistudio", "/account-settings", "/client/login", "/client/reset", "/nothing/here"];
  const calls = [...endpoints, ...pages.map((address) => ({ method: "get", path: address }))];
  const { token, temp_user_id } = secretFields;
  const query = new URLSearchParams({ token, temp_user_id, email, password });
  for (const { method, path: pattern } of calls) {
    // Skipped: logging out would end the session that later calls need.
    if (pattern === paths.accounts.logout.path) continue;
    const address = `${pattern.replace("{portal}", "client").replaceAll(/\{\w+\}/g, "s3cret-id")}?${query}`;
    await visitor.send(origin, method.toUpperCase(), address, requestFor(method));
  }
  for (const text of [`{"password":"${password}"`, "not JSON"]) {
    const init = { method: "POST", body: text, headers: { "Content-Type": "application/json" } };
    await (await fetch(new URL("/client/login", origin), init)).text();
  }
}

function requestFor(method: string): Sent {
  const headers = {
    Authorization: "Bearer s3cret-bearer",
    Referer: `http://x.example/?token=${secretFields.token}`,
  };
  return method === "get" ? { headers } : { json: secretFields, headers };
}

/** Does everything that clients and guests can do. Returns the secrets that were created. */
async function useEverything({ origin }: RunningServer, folder: string): Promise<string[]> {
  const client = new Visitor();
  const json = { ...signUpForm(email), password };
  assertStatus(200, await client.send(origin, "POST", "/client/api/register", { json }));
  const first = client.cookieHeader();
  assertStatus(
    401,
    await client.send(origin, "POST", "/client/login", { json: { email, password: wrongPassword } }),
  );
  assertStatus(200, await client.send(origin, "POST", "/client/forgot", { json: { email } }));
  const token = await resetTokenIn(path.join(folder, "outbox"));
  assertStatus(200, await client.send(origin, "GET", `/client/reset?token=${token}`));
  const reset = { token, password: newPassword };
  assertStatus(200, await client.send(origin, "POST", "/client/reset", { json: reset }));
  client.cookies.set("temp_user_id", guestId);
  assertStatus(
    200,
    await client.send(origin, "POST", "/client/login", { json: { email, password: newPassword } }),
  );
  const second = client.cookieHeader();
  await callEverything(origin, client);
  const guest = new Visitor();
  guest.cookies.set("temp_user_id", guestId);
  await callEverything(origin, guest);
  // The signed cookie, encoded and decoded, and its token, which the database stores.
  const cookies = [first, second].flatMap((header) =>
    header.split("; ").map((pair) => pair.split("=")[1] ?? ""),
  );
  const values = cookies.flatMap((value) => [value, decodeURIComponent(value), value.split(".")[0] ?? ""]);
  return [token, client.address, guest.address, ...values.filter((value) => value.length > 10)];
}

async function resetTokenIn(outbox: string): Promise<string> {
  const mails = () => readdirSync(outbox).filter((name) => name.endsWith(".eml"));
  await expect.poll(() => mails().length, { timeout: 20_000 }).toBe(1);
  const mail = readFileSync(path.join(outbox, mails()[0] ?? ""), "utf8").replaceAll("=\r\n", "");
  return /token=(?:3D)?([\w-]+)/.exec(mail)?.[1] ?? "";
}

function expectNoSecrets(output: string, more: readonly string[]): void {
  const lines = output.split("\n").filter((line) => line !== "");
  const structured = lines.filter((line) => line.startsWith("{"));
  expect(structured.every((line) => typeof JSON.parse(line) === "object")).toBe(true);
  expect(structured.length, "The log is on.").toBeGreaterThan(50);
  const secrets = [email, guestId, "s3cret", ...more];
  const leaking = lines.filter((line) =>
    secrets.some((secret) => [secret, encodeURIComponent(secret)].some((spelled) => line.includes(spelled))),
  );
  expect(leaking).toEqual([]);
}

test("logs no password, token, cookie, guest id or email address at trace level", () =>
  withDataFolder(async (folder) => {
    const server = await startBuiltServer(folder, config);
    const secrets = await useEverything(server, folder);
    expect(await server.end("SIGTERM")).toBe(0);
    expectNoSecrets(server.output(), secrets);
  }));

test("logs no secrets in failed queries when the database is gone", () =>
  withDataFolder(async (folder) => {
    const postgres = await startPostgres();
    onTestFinished(() => postgres.stop());
    const database = await postgres.newDatabase();
    // The test database server accepts any password.
    database.password = "s3cret-database";
    const server = await startBuiltServer(folder, { ...config, DATABASE_URL: database.href });
    const secrets = await useEverything(server, folder);
    const client = new Visitor();
    const login = { json: { email, password: newPassword } };
    assertStatus(200, await client.send(server.origin, "POST", "/client/login", login));
    secrets.push(client.cookieHeader().split("=")[1]?.split(".")[0] ?? "");
    await postgres.stop();
    assertStatus(500, await client.send(server.origin, "POST", "/client/login", login));
    await callEverything(server.origin, client);
    await server.end("SIGTERM");
    expect(server.output()).toContain("DrizzleQueryError");
    expectNoSecrets(server.output(), secrets);
  }));
