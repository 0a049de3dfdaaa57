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

test.each([[], ["help"], ["--help"]])(
  "lists every command with an example when called with %j",
  async (...words) => {
    const { code, said, complained } = await callAdmin({}, ...words.flat());
    expect([code, complained]).toEqual([0, ""]);
    for (const name of ["demo-account", "campaigns", "campaign", "copy"]) {
      expect(said).toContain(`\nnpm run admin -- ${name}`);
      expect(said).toContain(`Example: npm run admin -- ${name}`);
    }
  },
);

describe("explains wrong usage in one line and changes nothing", () => {
  test.each([
    ["frob", /^There is no command “frob”: demo-account, .+, help\.$/],
    ["constructor", /^There is no command “constructor”/],
    ["campaign", /^Something is missing\. Call it so: npm run admin -- campaign <id>/],
    ["campaign 1 paused", /^A campaign can be set live, ended, rejected, not “paused”\. Call it so: /],
    ["campaign 1 rejected", /^A rejection needs words: why\. Call it so: /],
    ["campaign 1 live well done", /^“done” is too much\. Call it so: /],
    ["campaigns now", /^“now” is too much\. Call it so: npm run admin -- campaigns$/],
    ["copy here", /^Something is missing\. Call it so: npm run admin -- copy <from> <to> \[--replace\]$/],
    ["copy a b --force", /^Unknown option '--force'\. Call it so: /],
    ["copy a b --replace=yes", /^Option '--replace' does not take an argument\. Call it so: /],
    ["demo-account --password", /^Option '--password <value>' argument missing\. Call it so: /],
  ])("%s", async (words, line) => {
    const folder = makeTestFolder();
    const { code, said, complained } = await callAdmin({ DATA_DIR: folder }, ...words.split(" "));
    expect(complained).toMatch(line);
    expect([code, said]).toEqual([2, ""]);
    expect(readdirSync(folder)).toEqual([]);
  });
});

describe("reports errors in one line without stack or password", () => {
  test.each(["demo-account", "campaigns", "campaign 5f0c9f1e-3a52-4a53-9d0f-1d2ad5a8c001 live"])(
    "PostgreSQL out of reach: %s",
    async (words) => {
      const { code, complained } = await callAdmin(
        { DATA_DIR: makeTestFolder(), ...secret },
        ...words.split(" "),
      );
      expect(code).toBe(1);
      expect(complained).toBe(
        "PostgreSQL at 127.0.0.1:1/ads can't be used: connect ECONNREFUSED 127.0.0.1:1. Check DATABASE_URL.",
      );
    },
  );

  test("an invalid setting", async () => {
    const { code, complained } = await callAdmin(
      { DATABASE_URL: "mysql://root:hunter2@db/ads" },
      "campaigns",
    );
    expect(code).toBe(1);
    expect(complained).toContain("DATABASE_URL must be like postgres://user:password@host/database.");
    expect(complained).not.toContain("hunter2");
  });

  test("creates no database in a folder without one", async () => {
    const folder = path.join(makeTestFolder(), "nothing");
    const { code, complained } = await callAdmin({ DATA_DIR: folder }, "campaigns");
    expect(code).toBe(1);
    expect(complained).toBe(`There is no database in ${folder}. Set DATA_DIR to the server's folder.`);
    expect(existsSync(folder)).toBe(false);
  });

  test("a data folder that is a file", async () => {
    const file = path.join(makeTestFolder(), "file");
    writeFileSync(file, "");
    const { code, complained } = await callAdmin({ DATA_DIR: file }, "demo-account");
    expect(code).toBe(1);
    expect(complained).toMatch(
      /^The data folder .+ can't be written\. Set DATA_DIR to a folder of your own\.$/,
    );
  });

  test("hides the values of a failed query", async () => {
    const place = await (await testDatabases("PGlite")).newPlace();
    const { database, close } = await openTestDatabase(place);
    await database.execute("drop table projects cascade");
    await close();
    const { code, complained } = await callAdmin(
      { DATA_DIR: place.dataFolder },
      "demo-account",
      "dana@example.com",
    );
    expect([code, complained]).toEqual([1, 'It failed: relation "projects" does not exist']);
  });
});

test("prints to both streams and exits with its code as a program", () => {
  const main = path.join(import.meta.dirname, "main.ts");
  const run = (...words: string[]) => spawnSync(process.execPath, [main, ...words], { encoding: "utf8" });
  const helped = run();
  expect([helped.status, helped.stderr]).toEqual([0, ""]);
  expect(helped.stdout).toContain("npm run admin -- copy");
  const lost = run("frob");
  expect([lost.status, lost.stdout]).toEqual([2, ""]);
  expect(lost.stderr).toMatch(/^There is no command .+\n$/);
});
