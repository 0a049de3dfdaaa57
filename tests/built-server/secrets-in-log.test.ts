import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";

import { startPostgres } from "@earshot/api/testing/postgres.ts";
import { paths } from "@earshot/contract/paths.ts";
import { expect, onTestFinished, test } from "vitest";

import { type RunningServer, startBuiltServer } from "./built-server.ts";
import { mustBe, signUpForm } from "./client-account.ts";
import { withFolder } from "./temporary-folder.ts";
import { type Sent, Visitor } from "./visitor.ts";

const email = "secret-ada@log.example";
const [password, wrongPassword, newPassword] = ["s3cret-first", "s3cret-wrong", "s3cret-new"];
const guestId = "S3cretGuest1";
const config = { AUTH_SECRET: "s3cret-".repeat(6), METRICS_TOKEN: "s3cret-metrics", LOG_LEVEL: "trace" };

/** What every call below carries, in its address, its cookies, its headers and its body. */
const carried = {
  email,
  password,
  confirm_password: password,
  old_password: wrongPassword,
  new_password: newPassword,
  token: "s3cret-made-up-token",
  temp_user_id: guestId,
  name: "s3cret-name",
};

/** Everybody's calls of every address, pages too: what they answer is not asked here. */
async function callEverything(origin: string, visitor: Visitor): Promise<void> {
  const endpoints = Object.values(paths).flatMap((area) =>
    Object.values<{ method: string; path: string }>(area),
  );
  const pages = ["/", "/nbmaistudio", "/account-settings", "/client/login", "/client/reset", "/nothing/here"];
  const calls = [...endpoints, ...pages.map((address) => ({ method: "get", path: address }))];
  const { token, temp_user_id } = carried;
  const query = new URLSearchParams({ token, temp_user_id, email, password });
  for (const { method, path: pattern } of calls) {
    // Log-out would end what the next calls carry.
    if (pattern === paths.accounts.logout.path) continue;
    const address = `${pattern.replace("{portal}", "client").replaceAll(/\{\w+\}/g, "s3cret-id")}?${query}`;
    await visitor.ask(origin, method.toUpperCase(), address, sentBy(method));
  }
  for (const text of [`{"password":"${password}"`, "not JSON"]) {
    const init = { method: "POST", body: text, headers: { "Content-Type": "application/json" } };
    await (await fetch(new URL("/client/login", origin), init)).text();
  }
}

function sentBy(method: string): Sent {
  const headers = {
    Authorization: "Bearer s3cret-bearer",
    Referer: `http://x.example/?token=${carried.token}`,
  };
  return method === "get" ? { headers } : { json: carried, headers };
}

/** A client's whole life, and a guest's calls; gives what must not stand in the log beside what is known above. */
async function live({ origin }: RunningServer, folder: string): Promise<string[]> {
  const client = new Visitor();
  const json = { ...signUpForm(email), password };
  mustBe(200, await client.ask(origin, "POST", "/client/api/register", { json }));
  const first = client.cookieHeader();
  mustBe(
    401,
    await client.ask(origin, "POST", "/client/login", { json: { email, password: wrongPassword } }),
  );
  mustBe(200, await client.ask(origin, "POST", "/client/forgot", { json: { email } }));
  const token = await resetTokenIn(path.join(folder, "outbox"));
  mustBe(200, await client.ask(origin, "GET", `/client/reset?token=${token}`));
  const reset = { token, password: newPassword };
  mustBe(200, await client.ask(origin, "POST", "/client/reset", { json: reset }));
  client.cookies.set("temp_user_id", guestId);
  mustBe(200, await client.ask(origin, "POST", "/client/login", { json: { email, password: newPassword } }));
  const second = client.cookieHeader();
  await callEverything(origin, client);
  const guest = new Visitor();
  guest.cookies.set("temp_user_id", guestId);
  await callEverything(origin, guest);
  // The signed cookie, as it travels and as it is read, and the token within it, which the database holds.
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

function expectClean(said: string, more: readonly string[]): void {
  const lines = said.split("\n").filter((line) => line !== "");
  const structured = lines.filter((line) => line.startsWith("{"));
  expect(structured.every((line) => typeof JSON.parse(line) === "object")).toBe(true);
  expect(structured.length, "The log is on.").toBeGreaterThan(50);
  const secrets = [email, guestId, "s3cret", ...more];
  const telling = lines.filter((line) =>
    secrets.some((secret) => [secret, encodeURIComponent(secret)].some((spelled) => line.includes(spelled))),
  );
  expect(telling).toEqual([]);
}

test("at the most talkative level, the log of a whole life holds no password, token, cookie, guest id or address", () =>
  withFolder(async (folder) => {
    const server = await startBuiltServer(folder, config);
    const secrets = await live(server, folder);
    expect(await server.end("SIGTERM")).toBe(0);
    expectClean(server.said(), secrets);
  }));

test("neither does it when the database is gone, and the errors have its queries in them", () =>
  withFolder(async (folder) => {
    const postgres = await startPostgres();
    onTestFinished(() => postgres.stop());
    const database = await postgres.newDatabase();
    // The server of the tests takes any.
    database.password = "s3cret-database";
    const server = await startBuiltServer(folder, { ...config, DATABASE_URL: database.href });
    const secrets = await live(server, folder);
    const client = new Visitor();
    const login = { json: { email, password: newPassword } };
    mustBe(200, await client.ask(server.origin, "POST", "/client/login", login));
    secrets.push(client.cookieHeader().split("=")[1]?.split(".")[0] ?? "");
    await postgres.stop();
    mustBe(500, await client.ask(server.origin, "POST", "/client/login", login));
    await callEverything(server.origin, client);
    await server.end("SIGTERM");
    expect(server.said()).toContain("DrizzleQueryError");
    expectClean(server.said(), secrets);
  }));
