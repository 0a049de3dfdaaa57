import { spawn } from "node:child_process";
import { once } from "node:events";
import fs, { globSync, readFileSync } from "node:fs";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { fileURLToPath } from "node:url";

import { expect, onTestFinished, test as plainTest } from "vitest";

const repository = path.resolve(import.meta.dirname, "../..");
const workspaces = [
  ["apps/api", "@earshot/api"],
  ["apps/site", "@earshot/site"],
  // Empty unless a test puts a Node binary there.
  ["pinned-node", `node-${process.platform}-${process.arch}`],
] as const;

/**
 * An empty project with the same structure as this one: our scripts, two workspaces with a build, and a server that
 * only listens. Installed by the real npm (without a network) or by `fake-npm.mjs`.
 */
export class FakeProject {
  readonly root = fs.mkdtempSync(path.join(tmpdir(), "earshot-project-"));

  constructor() {
    this.#copy(path.join(repository, "scripts"), "scripts");
    // The server's code that shuts it down when its parent process exits.
    const [stopWithParent = ""] = globSync("apps/site/server/**/stop-with-parent.ts", { cwd: repository });
    this.#copy(path.join(repository, stopWithParent), "stop-with-parent.ts");
    const project = { name: "fake", version: "1.0.0", type: "module", workspaces: ["apps/*", "pinned-node"] };
    const packages: Record<string, object> = { "": project };
    for (const [folder, name] of workspaces) {
      const workspace = { name, version: "1.0.0", type: "module" };
      packages[folder] = workspace;
      packages[`node_modules/${name}`] = { resolved: folder, link: true };
      const scripts = { build: "node build.mjs" };
      this.write(`${folder}/package.json`, JSON.stringify({ ...workspace, scripts }));
      this.#copy(new URL("./fake-build.mjs", import.meta.url), `${folder}/build.mjs`);
      this.#copy(new URL("./fake-server.mjs", import.meta.url), `${folder}/server.js`);
    }
    const scripts = { start: "node scripts/run.mjs start" };
    this.write("package.json", JSON.stringify({ ...project, scripts }));
    this.write("package-lock.json", JSON.stringify({ ...project, lockfileVersion: 3, packages }));
  }

  #copy(from: string | URL, to: string) {
    fs.cpSync(from, path.join(this.root, to), { recursive: true });
  }

  write(file: string, text = "") {
    fs.mkdirSync(path.dirname(path.join(this.root, file)), { recursive: true });
    fs.writeFileSync(path.join(this.root, file), text);
  }

  remove(file = "") {
    fs.rmSync(path.join(this.root, file), { recursive: true, force: true, maxRetries: 5 });
  }

  read(file: string) {
    return readFileSync(path.join(this.root, file), "utf8");
  }

  untilExists(file: string) {
    return expect.poll(() => fs.existsSync(path.join(this.root, file)), { timeout: 10_000 }).toBe(true);
  }

  /** Runs `npm start` or another root command with the fake npm, without a shell in between. */
  run(command = ["start"]) {
    const npm_execpath = fileURLToPath(new URL("./fake-npm.mjs", import.meta.url));
    const npm = { npm_execpath, npm_config_user_agent: "npm/11.0.0 x" };
    return this.spawn([process.execPath, "scripts/run.mjs", ...command], npm);
  }

  /** Starts a command, and kills any remaining processes when the test ends. */
  spawn([program = "", ...args]: string[], settings: NodeJS.ProcessEnv = {}) {
    const ours = /^(npm_|INIT_CWD|PORT$|HOST$|DATA_DIR$|API_URL$)/;
    const env = Object.fromEntries(Object.entries(process.env).filter(([name]) => !ours.test(name)));
    const PATH = [path.dirname(process.execPath), env["PATH"]].join(path.delimiter);
    const child = spawn(program, args, {
      cwd: this.root,
      env: { ...env, PATH, PORT: "0", ...settings },
      stdio: ["ignore", "pipe", "pipe"],
      detached: true,
    });
    const pid = child.pid ?? 0;
    let output = "";
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding("utf8").on("data", (text: string) => (output += text));
    // Resolves when all output has arrived, which means that every process with an open pipe has exited.
    const ended = once(child, "close").then(([code]) => code as number | null);
    // Kills the whole group, because children of a killed npm may still be running.
    const killGroup = () => process.kill(-pid, "SIGKILL");
    onTestFinished(() => void Promise.try(killGroup).catch(() => "all gone"));
    const untilPrinted = async (text: string) => {
      while (!output.includes(text)) {
        if (child.exitCode !== null) throw new Error(`It ended without "${text}":\n${output}`);
        await sleep(20);
      }
    };
    const port = async () => {
      await untilPrinted("Earshot is at");
      return Number(/Earshot is at http:\/\/localhost:(\d+)/.exec(output)?.[1]);
    };
    return { pid, output: () => output, ended, killGroup, untilPrinted, port };
  }
}

export const test = plainTest.extend("project", ({ task: _task }, { onCleanup }) => {
  const project = new FakeProject();
  onCleanup(() => project.remove());
  return project;
});

export async function isListening(port: number): Promise<boolean> {
  const socket = connect(port, "localhost");
  return once(socket, "connect").then(
    () => !!socket.destroy(),
    () => false,
  );
}
