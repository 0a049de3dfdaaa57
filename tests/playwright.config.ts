import { fileURLToPath } from "node:url";

import { defineConfig } from "@playwright/test";

import { runEnvironment } from "./e2e/run-environment.ts";

const { port, qaPort, dataDir } = await runEnvironment();
const root = fileURLToPath(new URL("..", import.meta.url));

/** Runs `file` on a separate port, and waits for its `/readyz`. */
function server(file: string, ownPort: string, env: Record<string, string> = {}) {
  return {
    command: `"${process.execPath}" ${file}`,
    cwd: root,
    url: `http://localhost:${ownPort}/readyz`,
    env: { PORT: ownPort, LOG_LEVEL: "error", ...env },
    stdout: "ignore" as const,
    stderr: "pipe" as const,
    gracefulShutdown: { signal: "SIGTERM" as const, timeout: 9000 },
    timeout: 60_000,
  };
}

/** The built site in a browser: with the real API on an empty data folder, and with the mocks (`tests/e2e/qa.spec.ts`). */
export default defineConfig({
  testDir: "./e2e",
  fullyParallel: true,
  forbidOnly: Boolean(process.env["CI"]),
  workers: 2,
  timeout: 90_000,
  // Allows for a loaded machine. A test that passes only on a retry is reported as flaky.
  retries: 2,
  outputDir: "../test-results/e2e",
  globalTeardown: "./e2e/run-environment.ts",
  use: {
    baseURL: `http://localhost:${port}`,
    // Recording a trace takes half of a test's time, so only retries record one.
    trace: "on-first-retry",
    launchOptions: {
      executablePath: process.env["CHROMIUM_PATH"] ?? "/usr/bin/chromium",
      args: ["--no-sandbox", "--disable-dev-shm-usage"],
    },
  },
  projects: [
    { name: "site", testIgnore: "qa.spec.ts" },
    { name: "qa", testMatch: "qa.spec.ts", use: { baseURL: `http://localhost:${qaPort}` } },
  ],
  webServer: [
    server("apps/site/dist/server/main.js", port, { DATA_DIR: dataDir, TRUST_PROXY: "1" }),
    server("apps/site/server/qa.ts", qaPort),
  ],
});
