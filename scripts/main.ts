import { withLock } from "./bootstrap/lock.mjs";
import { runStep } from "./bootstrap/run-step.mjs";
import { serve } from "./bootstrap/serve.mjs";
import { UserError } from "./bootstrap/stop.mjs";
import { buildWhenStale, siteBuild } from "./build.ts";

const commands: Record<string, (args: string[]) => Promise<number>> = {
  start: () => startBuilt("apps/site/dist/server/main.js"),
  // Serves the same built pages, but with mocks, which store nothing.
  qa: () => startBuilt("apps/site/server/qa.ts"),
  build: () => withLock((lock) => buildWhenStale(siteBuild, lock, { always: true })).then(() => 0),
  admin: runAdmin,
  // Loaded lazily, because starting the site does not need it.
  test: async () => (await import("./check.ts")).runEveryCheck(),
  check: async () => (await import("./check.ts")).runFastChecks(),
  bench: async (parts) => (await import("./check.ts")).runBenches(parts),
  "visual:update": async (filters) => (await import("./pictures.ts")).updatePictures(filters),
};

/** Runs a root command in the root folder on Node 24. Returns its exit code. */
export function main(name: string, args: string[]): Promise<number> {
  const command = commands[name];
  if (!command) throw new UserError(`Commands: ${Object.keys(commands).join(", ")}.`);
  return command(args);
}

async function startBuilt(server: string): Promise<number> {
  await withLock((lock) => buildWhenStale(siteBuild, lock));
  const settings = { NODE_ENV: "production", STOP_WITH_PARENT: String(process.pid) };
  return serve(process.execPath, [server], { ...process.env, ...settings });
}

/** Runs the admin command from source, without a build, with the environment of the server in this folder. */
async function runAdmin(args: string[]): Promise<number> {
  const program = "apps/api/src/admin/main.ts";
  const command = [process.execPath, "--disable-warning=ExperimentalWarning", program, ...args];
  return (await runStep(command, { env: { ...process.env, NODE_ENV: "production" } })).code;
}
