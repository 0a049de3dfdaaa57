import { spawn } from "node:child_process";
import path from "node:path";
import { fileURLToPath } from "node:url";

import { onTestFinished } from "vitest";

const fakeNpm = fileURLToPath(new URL("./fake-npm.mjs", import.meta.url));

/**
 * A command that runs in a fake project.
 *
 * @typedef {object} Running
 * @property {import("node:child_process").ChildProcess} child
 * @property {() => string} output all that was said so far, on both streams
 * @property {(text: string) => Promise<void>} said when it has said that
 * @property {Promise<number | null>} ended the exit code, null for a signal
 */

/**
 * `npm start` by the fake npm, without the shell between.
 *
 * @param {string} root
 * @param {NodeJS.ProcessEnv} [settings]
 */
export function startInProject(root, settings) {
  return byFakeNpm(root, ["scripts/start.mjs"], settings);
}

/**
 * `npm run admin` in the same way.
 *
 * @param {string} root
 * @param {string[]} words
 * @param {NodeJS.ProcessEnv} [settings]
 */
export function adminInProject(root, words, settings) {
  return byFakeNpm(root, ["scripts/admin.mjs", ...words], settings);
}

/**
 * @param {string} root
 * @param {string[]} script
 * @param {NodeJS.ProcessEnv} [settings]
 */
function byFakeNpm(root, script, settings) {
  const npm = { npm_execpath: fakeNpm, npm_config_user_agent: "npm/11.0.0 x" };
  return runInProject(root, [process.execPath, ...script], { ...npm, ...settings });
}

/**
 * Starts a command in a project. What is left of it goes when the test ends.
 *
 * @param {string} root
 * @param {readonly [string, ...string[]]} command
 * @param {NodeJS.ProcessEnv} [settings]
 * @returns {Running}
 */
export function runInProject(root, [program, ...args], settings) {
  const OURS = /^(npm_|INIT_CWD|PORT$|HOST$|DATA_DIR$|API_URL$)/;
  const inherited = Object.fromEntries(Object.entries(process.env).filter(([name]) => !OURS.test(name)));
  const PATH = [path.dirname(process.execPath), inherited["PATH"]].join(path.delimiter);
  const env = { ...inherited, PATH, PORT: "0", ...settings };
  const child = spawn(program, args, { cwd: root, env, stdio: ["ignore", "pipe", "pipe"], detached: true });
  let output = "";
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding("utf8").on("data", (text) => (output += text));
  onTestFinished(() => endGroup(child));
  const ended = new Promise((resolve) => child.on("close", resolve));
  return { child, output: () => output, said: (text) => untilSaid(text, () => output, ended), ended };
}

/** The whole group: of a killed npm the rest may still be there. */
function endGroup(/** @type {import("node:child_process").ChildProcess} */ { pid = 0 }) {
  try {
    process.kill(-pid, "SIGKILL");
  } catch {
    // all gone
  }
}

/**
 * @param {string} text
 * @param {() => string} output
 * @param {Promise<unknown>} ended
 */
async function untilSaid(text, output, ended) {
  let hasEnded = false;
  void ended.then(() => (hasEnded = true));
  while (!output().includes(text)) {
    if (hasEnded) throw new Error(`It ended without "${text}":\n${output()}`);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}
