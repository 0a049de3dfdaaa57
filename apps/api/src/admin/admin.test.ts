import { spawnSync } from "node:child_process";
import { existsSync, readdirSync, writeFileSync } from "node:fs";
import path from "node:path";

import { afterAll, describe, expect, test } from "vitest";

import { callAdmin } from "../testing/admin.ts";
import { openTestDatabase, testDatabases } from "../testing/databases.ts";
import { makeTestFolder, removeTestFolders } from "../testing/test-api.ts";

afterAll(removeTestFolders);

const secret = {
  DATABASE_URL: "postgres://earshot:hunter2@127.0.0.1:1/ads",
  AUTH_SECRET: "hunter2".repeat(5),
};

test("lists every command with an example", async () => {
  const { code, output, errors } = await callAdmin({});
  expect([code, errors]).toEqual([0, ""]);
  for (const name of ["demo-account", "delete-account", "campaigns", "campaign", "copy"]) {
    expect(output).toContain(`\nnpm run admin -- ${name}`);
    expect(output).toContain(`Example: npm run admin -- ${name}`);
  }
  expect((await callAdmin({}, "--help")).output).toBe(output);
});

describe("explains incorrect usage in one line, and changes nothing", () => {
  test.each([
    ["frob", /^There is no command “frob”: demo-account, .+, help\.$/],
    ["constructor", /^There is no command “constructor”/],
    ["campaign", /^An argument is missing\. Usage: npm run admin -- campaign <id>/],
    ["campaign 1 paused", /^A campaign can be set live, ended, rejected, not “paused”\. Usage: /],
    ["campaign 1 rejected", /^A rejection needs a message\. Usage: /],
    ["campaign 1 live well done", /^Unexpected argument “done”\. Usage: /],
    ["campaigns now", /^Unexpected argument “now”\. Usage: npm run admin -- campaigns$/],
    ["copy here", /^An argument is missing\. Usage: npm run admin -- copy <from> <to> \[--replace\]$/],
    ["copy a b --force", /^Unknown option '--force'\. Usage: /],
    ["copy a b --replace=yes", /^Option '--replace' does not take an argument\. Usage: /],
    ["demo-account --password", /^Option '--password <value>' argument missing\. Usage: /],
  ])("%s", async (words, line) => {
    const folder = makeTestFolder();
    const { code, output, errors } = await callAdmin({ DATA_DIR: folder }, ...words.split(" "));
    expect(errors).toMatch(line);
    expect([code, output]).toEqual([2, ""]);
    expect(readdirSync(folder)).toEqual([]);
  });
});

describe("one-line error messages without a stack trace or password", () => {
  test("reports an unreachable PostgreSQL server", async () => {
    const { code, errors } = await callAdmin({ DATA_DIR: makeTestFolder(), ...secret }, "campaigns");
    expect(code).toBe(1);
    expect(errors).toBe(
      "PostgreSQL at 127.0.0.1:1/ads can't be used: connect ECONNREFUSED 127.0.0.1:1. Check DATABASE_URL.",
    );
  });

  test("reports an invalid setting", async () => {
    const { code, errors } = await callAdmin({ DATABASE_URL: "mysql://root:hunter2@db/ads" }, "campaigns");
    expect(code).toBe(1);
    expect(errors).toContain("DATABASE_URL must be like postgres://user:password@host/database.");
    expect(errors).not.toContain("hunter2");
  });

  test("creates no database in a folder without one", async () => {
    const folder = path.join(makeTestFolder(), "nothing");
    const { code, errors } = await callAdmin({ DATA_DIR: folder }, "campaigns");
    expect(code).toBe(1);
    expect(errors).toBe(`There is no database in ${folder}. Set DATA_DIR to the server's folder.`);
    expect(existsSync(folder)).toBe(false);
  });

  test("reports a data folder that is a file", async () => {
    const file = path.join(makeTestFolder(), "file");
    writeFileSync(file, "");
    const { code, errors } = await callAdmin({ DATA_DIR: file }, "demo-account");
    expect(code).toBe(1);
    expect(errors).toMatch(/^The data folder .+ can't be written\. Set DATA_DIR to a folder of your own\.$/);
  });

  test("hides the values of a failed query", async () => {
    const place = await (await testDatabases("PGlite")).newPlace();
    const { database, close } = await openTestDatabase(place);
    await database.execute("drop table projects cascade");
    await close();
    const { code, errors } = await callAdmin(
      { DATA_DIR: place.dataFolder },
      "demo-account",
      "dana@example.com",
    );
    expect([code, errors]).toEqual([1, 'It failed: relation "projects" does not exist']);
  });
});

test("prints to standard output or standard error and exits with the command's code when run as a program", () => {
  const main = path.join(import.meta.dirname, "main.ts");
  const run = (...words: string[]) => spawnSync(process.execPath, [main, ...words], { encoding: "utf8" });
  const helped = run();
  expect([helped.status, helped.stderr]).toEqual([0, ""]);
  expect(helped.stdout).toContain("npm run admin -- copy");
  const lost = run("frob");
  expect([lost.status, lost.stdout]).toEqual([2, ""]);
  expect(lost.stderr).toMatch(/^There is no command .+\n$/);
});
