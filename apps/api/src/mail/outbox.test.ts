import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";

import { afterAll, expect, test } from "vitest";

import { makeTestFolder, removeTestFolders } from "../testing/test-api.ts";
import { writeMailTo } from "./open-mail.ts";

afterAll(removeTestFolders);

test("writes each email as one file, with names that sort by time", async () => {
  const folder = path.join(makeTestFolder(), "outbox");
  await writeMailTo(
    folder,
    () => new Date("2026-11-02T09:30:00Z"),
  )({ to: "zoë@exämple.de", subject: "Grüße 🎧", text: "Hello,\n.\nbye\n" });
  const [file = "", ...more] = readdirSync(folder);
  expect(more).toEqual([]);
  expect(file).toMatch(/^2026-11-02T09-30-00-000Z-[\w-]+\.eml$/);
  const mail = readFileSync(path.join(folder, file), "utf8");
  expect(mail).toMatch(/^From: Earshot <no-reply@earshot\.example>\r\n/);
  expect(mail).toMatch(/\r\n\r\nHello,\r\n\.\r\nbye\r\n$/);
});

test.each(["a@b.co\r\nBcc: evil@example.com", "a@b.co, evil@example.com", "evil <a@b.co>", ""])(
  "rejects the invalid address %j",
  async (to) => {
    const folder = makeTestFolder();
    await expect(writeMailTo(folder, () => new Date())({ to, subject: "x", text: "x" })).rejects.toThrow(
      "no e-mail address",
    );
    expect(readdirSync(folder)).toEqual([]);
  },
);
