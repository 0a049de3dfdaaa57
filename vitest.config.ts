import { availableParallelism } from "node:os";

import { defineConfig, type TestProjectInlineConfiguration } from "vitest/config";

/** For tests that start processes or databases, on a busy machine. In ms. */
const slow = { testTimeout: 60_000, hookTimeout: 60_000 };

const nodeProjects: TestProjectInlineConfiguration[] = [
  {
    test: {
      name: "unit",
      include: ["{packages,mocks,scripts}/**/*.test.{ts,tsx,mjs}", "tests/{house-rules,bench}/**/*.test.ts"],
      exclude: ["**/node_modules/**", "scripts/commands/**", "packages/engine/**"],
      // Loading the contract takes longer than most tests: shared, it costs a third of the time.
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
      // Loading the server took half of the time. Much of the rest is waiting, hence more workers than cores.
      isolate: false,
      maxWorkers: Math.ceil(availableParallelism() * 1.5),
      ...slow,
    },
  },
  { test: { name: "commands", include: ["scripts/commands/*.test.mjs"], ...slow } },
  { test: { name: "built-server", include: ["tests/built-server/**/*.test.ts"], ...slow } },
  { test: { name: "conformance", include: ["tests/conformance/**/*.test.ts"], ...slow } },
];

// Loading Storybook takes seconds: only runs with stories wait for it.
const requested = process.argv.filter((_, index, words) => words[index - 1] === "--project");
const onlyNode =
  requested.length > 0 && requested.every((name) => nodeProjects.some(({ test }) => test?.name === name));

const storyProjects = onlyNode ? [] : (await import("./.storybook/visual/projects.ts")).storyProjects;

/** One project per kind of test. A project without tests fails, as `passWithNoTests` is off. */
export default defineConfig({
  test: {
    // A missing picture fails instead of being written.
    update: "none",
    projects: [...nodeProjects, ...storyProjects],
  },
});
