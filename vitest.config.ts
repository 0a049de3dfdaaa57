import { availableParallelism } from "node:os";

import { defineConfig, type TestProjectInlineConfiguration } from "vitest/config";

/** Tests that start processes or databases, on a machine that has other things to do. In ms. */
const patient = { testTimeout: 60_000, hookTimeout: 60_000 };

const nodeProjects: TestProjectInlineConfiguration[] = [
  {
    test: {
      name: "unit",
      include: ["{packages,mocks,scripts}/**/*.test.{ts,tsx,mjs}", "tests/{house-rules,bench}/**/*.test.ts"],
      exclude: ["**/node_modules/**", "scripts/commands/**", "packages/engine/**"],
      // They share the loaded contract, which takes longer to load than most of them to run: a third of the time.
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
      // They share the loaded server: loading it took half of their time. Much of the rest is waiting, which others can use.
      isolate: false,
      maxWorkers: Math.ceil(availableParallelism() * 1.5),
      ...patient,
    },
  },
  { test: { name: "commands", include: ["scripts/commands/*.test.mjs"], ...patient } },
  { test: { name: "built-server", include: ["tests/built-server/**/*.test.ts"], ...patient } },
  { test: { name: "conformance", include: ["tests/conformance/**/*.test.ts"], ...patient } },
];

/** Loading Storybook takes seconds, which only who runs its stories should wait for. */
const asked = process.argv.flatMap((word, at, words) => (words[at - 1] === "--project" ? [word] : []));
const onlyNode =
  asked.length > 0 && asked.every((name) => nodeProjects.some(({ test }) => test?.name === name));

const storyProjects = onlyNode ? [] : (await import("./.storybook/visual/projects.ts")).storyProjects;

/** One project per kind of test. A kind without a test fails: `passWithNoTests` stays off. */
export default defineConfig({
  test: {
    // Nothing is written that was not asked for: a picture that is missing fails.
    update: "none",
    projects: [...nodeProjects, ...storyProjects],
  },
});
