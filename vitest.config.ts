import { availableParallelism } from "node:os";

import { defineConfig, type TestProjectInlineConfiguration } from "vitest/config";

/**
 * Settings for tests that start processes or databases; times in ms. Such tests mostly wait, hence more workers than
 * cores.
 */
const slow = {
  testTimeout: 60_000,
  hookTimeout: 60_000,
  // Tests may time out on a loaded machine.
  retry: 2,
  maxWorkers: Math.ceil(availableParallelism() * 1.5),
  // Projects in the same group run concurrently and need the same number of workers.
  sequence: { groupOrder: 1 },
};

const nodeProjects: TestProjectInlineConfiguration[] = [
  {
    test: {
      name: "unit",
      include: ["{packages,mocks,scripts}/**/*.test.{ts,tsx}", "tests/house-rules/**/*.test.ts"],
      exclude: ["**/node_modules/**", "scripts/tests/**", "scripts/static.test.ts", "packages/engine/**"],
      // Tests share the loaded contract, which takes longer to load than most of them take to run.
      isolate: false,
      maxWorkers: "100%",
      testTimeout: 20_000,
    },
  },
  {
    test: {
      name: "server",
      include: ["{apps,packages/engine,tools}/**/*.test.ts"],
      exclude: ["**/node_modules/**", "**/dist/**"],
      // Tests share the loaded server: loading it for each file took half of their time.
      isolate: false,
      ...slow,
    },
  },
  { test: { name: "static", include: ["scripts/static.test.ts"], maxWorkers: "100%", testTimeout: 300_000 } },
  { test: { name: "commands", include: ["scripts/tests/*.test.ts"], ...slow } },
  { test: { name: "built-server", include: ["tests/built-server/**/*.test.ts"], ...slow } },
  { test: { name: "conformance", include: ["tests/conformance/**/*.test.ts"], ...slow } },
];

// Loading Storybook takes seconds, so only runs with stories load it.
const requested = process.argv.filter((_, index, words) => words[index - 1] === "--project");
const onlyNode =
  requested.length > 0 && requested.every((name) => nodeProjects.some(({ test }) => test?.name === name));

const storyProjects = onlyNode ? [] : (await import("./.storybook/visual/projects.ts")).storyProjects;

/** One project per kind of test. A project without tests fails, as `passWithNoTests` is off. */
export default defineConfig({
  test: {
    // A missing picture fails the test instead of being written.
    update: "none",
    projects: [...nodeProjects, ...storyProjects],
  },
});
