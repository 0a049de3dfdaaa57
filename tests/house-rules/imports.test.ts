import { execFile } from "node:child_process";
import { mkdir, mkdtemp, readFile, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { promisify } from "node:util";

import { afterAll, beforeAll, expect, test } from "vitest";

import { root } from "./source-files.ts";

const run = promisify(execFile);

/**
 * Imports that oxlint.config.ts must reject, each with part of the message. Without them, a pattern that matches
 * nothing would go unnoticed.
 */
const forbidden: [file: string, specifier: string, says: string][] = [
  ["packages/contract/src/rules/a.ts", "zod", "Schemas stand in"],
  ["packages/contract/src/b.ts", "react", "no components"],
  ["packages/contract/src/c.ts", "node:fs", "runs in a browser"],
  ["packages/contract/src/endpoints/d.ts", "@earshot/client/call.ts", "Only features and the site"],
  ["packages/ui/src/a.tsx", "@earshot/contract/brand.ts", "knows no contract"],
  ["packages/ui/src/b.tsx", "@earshot/auth/login-dialog.tsx", "No feature imports another"],
  ["packages/ui/src/c.tsx", "react-router", "Only apps/site knows the router"],
  ["packages/ui/src/d.tsx", "../../features/auth/src/login-dialog.tsx", "may not leave its package"],
  ["packages/ui/src/e.tsx", "@earshot/mocks/handlers.ts", "never knows the mocks"],
  ["packages/client/src/a.ts", "@earshot/ui/inputs/button.tsx", "no look"],
  ["packages/client/src/b.ts", "@earshot/contract/endpoints/all.ts", "import type"],
  ["packages/client/src/c.ts", "../../contract/src/brand.ts", "may not leave its package"],
  ["packages/features/auth/src/a.tsx", "@earshot/landing/hero.tsx", "No feature imports another"],
  ["packages/features/auth/src/b.tsx", "../../landing/src/hero.tsx", "may not leave its package"],
  ["packages/features/auth/src/c.tsx", "react-router", "Only apps/site knows the router"],
  ["packages/features/auth/src/d.tsx", "@earshot/mocks/handlers.ts", "never knows the mocks"],
  ["packages/features/auth/src/e.tsx", "@earshot/site/root.tsx", "Imports point one way"],
  ["packages/features/auth/src/f.tsx", "@earshot/ui/surfaces/dialog/frame.tsx", "sub-folder is private"],
  ["packages/features/auth/src/g.tsx", "hono", "Schemas stand in"],
  ["mocks/src/a.ts", "@earshot/client/call.ts", "Only features and the site"],
  ["mocks/src/b.ts", "@earshot/api/api.ts", "Imports point one way"],
  ["apps/api/src/a.ts", "@earshot/mocks/handlers.ts", "never knows the mocks"],
  ["apps/api/src/c.ts", "@earshot/gpl-audio/speech.ts", "started, never imported"],
  ["apps/api/src/b.ts", "@earshot/ui/inputs/button.tsx", "no look"],
  ["apps/site/app/root.tsx", "@earshot/mocks/handlers.ts", "never knows the mocks"],
  ["apps/site/app/routes/a.tsx", "@earshot/api/api.ts", "the one `api`"],
  ["apps/site/app/pages/a.tsx", "react-router", "Only apps/site knows the router"],
  ["apps/site/server/main.ts", "@earshot/mocks/handlers.ts", "never knows the mocks"],
];

/** Imports that the same rules must accept. */
const allowed: [file: string, specifier: string][] = [
  ["packages/contract/src/endpoints/x.ts", "zod"],
  ["packages/client/src/x.ts", "@earshot/contract/accounts/rules/sign-up.ts"],
  ["packages/features/auth/src/x.tsx", "@earshot/ui/inputs/button.tsx"],
  ["packages/features/auth/src/x.stories.tsx", "@earshot/mocks/accounts.ts"],
  ["packages/features/auth/src/login-dialog/y.tsx", "../auth-words.ts"],
  ["apps/api/src/x.ts", "@earshot/gpl-audio/messages.ts"],
  ["apps/site/app/pages/x.tsx", "@earshot/auth/login-dialog.tsx"],
  ["apps/site/server/qa.ts", "@earshot/mocks/create-mock-api.ts"],
];

let folder: string;
const findings = new Map<string, string>();

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "boundaries-"));
  // Turns off type information, which these rules do not need and which takes most of the time.
  const config = await readFile(path.join(root, "oxlint.config.ts"), "utf8");
  await writeFile(
    path.join(folder, "oxlint.config.ts"),
    config.replace("typeAware: true", "typeAware: false"),
  );
  await symlink(path.join(root, "node_modules"), path.join(folder, "node_modules"));
  await Promise.all(
    [...forbidden, ...allowed].map(async ([file, specifier]) => {
      const where = path.join(folder, file);
      await mkdir(path.dirname(where), { recursive: true });
      await writeFile(where, `import { thing } from "${specifier}";\nexport const other = thing;\n`);
    }),
  );
  const oxlint = path.join(root, "node_modules/oxlint/bin/oxlint");
  const { stdout } = await run(
    process.execPath,
    [oxlint, "--format", "json", "--no-ignore", "packages", "apps", "mocks"],
    {
      cwd: folder,
      maxBuffer: 1e8,
    },
  ).catch((error: { stdout: string }) => error);
  const { diagnostics } = JSON.parse(stdout) as {
    diagnostics: { code: string; filename: string; message: string; help?: string }[];
  };
  for (const { code, filename, message, help } of diagnostics) {
    if (code.includes("no-restricted-imports")) findings.set(filename, `${message} ${help ?? ""}`);
  }
});

afterAll(() => rm(folder, { recursive: true, force: true }));

test.each(forbidden)("%s may not import %s", (file, _specifier, says) => {
  expect(findings.get(file)).toContain(says);
});

test.each(allowed)("%s may import %s", (file) => {
  expect(findings.get(file)).toBeUndefined();
});
