import { expect } from "vitest";

import { test } from "./fake-project.ts";

test("reinstalls after a kill -9 during the install", async ({ project }) => {
  project.write("hold-install");
  const killed = project.run();
  await project.untilExists("node_modules/begun");
  killed.killGroup();
  project.remove("hold-install");
  const next = project.run();
  await next.port();
  expect(next.output()).toContain("Installed the packages");
});

test("waits for the remaining processes of a build killed with kill -9, then builds", async ({ project }) => {
  project.write("hold-build");
  const killed = project.run();
  await project.untilExists("apps/api/dist/begun");
  killed.killGroup();
  project.remove("hold-build");
  const next = project.run();
  await next.port();
  expect(next.output()).toContain("Built the site");
  expect(next.output()).not.toContain("Install");
});

test("stops the build and exits with 130 on SIGINT", async ({ project }) => {
  project.write("hold-build");
  const stopped = project.run();
  await project.untilExists("apps/api/dist/begun");
  process.kill(stopped.pid, "SIGINT");
  expect(await stopped.ended).toBe(130);
  expect(stopped.output()).toMatch(/Building the site …\n$/);
});
