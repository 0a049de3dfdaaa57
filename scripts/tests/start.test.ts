import { expect } from "vitest";

import { isListening, test } from "./fake-project.ts";

const install = "ci --include=dev --include=optional --no-audit --no-fund\n";
const build = "run build -w @earshot/api -w @earshot/site\n";

test("installs and builds once, and rebuilds after a change", async ({ project }) => {
  const first = project.run();
  expect(await isListening(await first.port())).toBe(true);
  expect(first.output()).toMatch(
    /^Installing the packages …\n[^]*Installed the packages: .+\nBuilding the site …\nBuilt the site: .+\nEarshot is at/,
  );
  const second = project.run();
  await second.port();
  expect(second.output()).toMatch(/^Earshot is at \S+\n$/);
  project.write("packages/ui/src/button.tsx", "changed");
  const third = project.run();
  await third.port();
  expect(third.output()).toMatch(/^Building the site …\nBuilt the site: .+\nEarshot is at/);
  expect(project.read("npm.log")).toBe(`${install}${build}${build}`);
});

test("reinstalls packages that a plain npm install has replaced", async ({ project }) => {
  project.write("node_modules/whole");
  const running = project.run();
  await running.port();
  expect(running.output()).toContain("Installing the packages anew …");
});

test("installs and builds once for two concurrent starts", async ({ project }) => {
  project.write("hold-install");
  const first = project.run();
  await first.untilPrinted("Installing");
  const second = project.run();
  await second.untilPrinted("Waiting for process");
  project.remove("hold-install");
  await Promise.all([first.port(), second.port()]);
  expect(project.read("npm.log")).toBe(install + build);
});

test.for([
  ["install", "package-lock.json", "The packages could not be installed: npm ci ended with 7, see above."],
  ["build", "apps/site/build.mjs", "The site could not be built, see above."],
] as const)(
  "shows npm's output when the %s fails, and retries at the next start",
  async ([, source, message], { project }) => {
    await project.run().port();
    const before = project.read(source);
    project.write(source, `${before} `);
    project.write("npm-fails");
    const failed = project.run();
    expect(await failed.ended).toBe(1);
    expect(failed.output()).toMatch(/what went wrong\n/);
    expect(failed.output()).toContain(`\n${message}\n`);
    project.remove("npm-fails");
    // The source is the same as before the failure, but the failed attempt may have left incomplete files.
    project.write(source, before);
    const next = project.run();
    await next.port();
    expect(next.output()).toMatch(/Installed the packages|Built the site/);
  },
);

test("npm run admin installs packages, builds nothing, and passes on arguments and the exit code", async ({
  project,
}) => {
  const program =
    "console.log(JSON.stringify([process.argv.slice(2), process.cwd()])); process.exitCode = 2;";
  project.write("apps/api/src/admin/main.ts", program);
  const args = ["a word with spaces", "“quotes” and $HOME", "--option=1"];
  const running = project.run(["admin", ...args]);
  expect(await running.ended).toBe(2);
  expect(running.output()).toContain(JSON.stringify([args, project.root]));
  expect(project.read("npm.log")).toBe(install);
});
