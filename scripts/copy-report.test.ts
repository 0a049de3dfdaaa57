import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";

import { logInCopy } from "@earshot/contract/accounts/copy.ts";
import { expect, test } from "vitest";

import { copyRows, writeCopyReport } from "./copy-report.ts";

const testResults = [
  {
    name: "/repo/src/login-dialog.stories.tsx",
    assertionResults: [{ fullName: "Open", meta: { shownCopy: ["logInCopy.logIn"] } }],
  },
];

test("lists each text with the story that shows it, or the reason why none does", async () => {
  const rows = await copyRows({ testResults });
  const found = (name: string) => rows.find((row) => row.name === name);
  expect(found("logInCopy.logIn")).toMatchObject({
    text: logInCopy.logIn,
    shownBy: "login-dialog.stories.tsx: Open",
  });
  expect(found("shareCopy.emailSubject")).toMatchObject({ shownBy: "A part of an address." });
  expect(found("logInCopy.failed")).toMatchObject({ shownBy: null });
});

test("writes the table as a page, with markup in texts escaped", () => {
  const folder = mkdtempSync(path.join(tmpdir(), "earshot-copy-"));
  const file = path.join(folder, "results", "copy.html");
  writeCopyReport(file, [{ name: "adCopy.title", text: "<b>", shownBy: null }]);
  expect(readFileSync(file, "utf8")).toContain("<td>adCopy.title</td><td>&#60;b&#62;</td><td>None</td>");
  rmSync(folder, { recursive: true });
});
