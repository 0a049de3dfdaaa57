import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";

const repository = path.resolve(import.meta.dirname, "../../..");
const fakeBuild = new URL("./fake-build.mjs", import.meta.url);
const fakeServer = new URL("./fake-server.mjs", import.meta.url);

/** The parts of ours that it runs: all scripts, and how the server notices that its parent is gone. */
const parts = ["scripts", "apps/site/server/process/stop-with-parent.ts"];
const workspaces = ["api", "site"].map((name) => ({
  name: `@earshot/${name}`,
  version: "1.0.0",
  folder: `apps/${name}`,
}));

/**
 * A project of the same shape with nothing in it, for tests of the commands: our scripts, two workspaces with a build, and a
 * server that only listens. npm installs it, the real one (without a network) or `fake-npm.mjs`.
 *
 * @returns {{ root: string, write: (file: string, text: string) => void, remove: () => void }}
 */
export function makeFakeProject() {
  const root = mkdtempSync(path.join(tmpdir(), "earshot-project-"));
  const write = (/** @type {string} */ file, /** @type {string} */ text) => {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    writeFileSync(path.join(root, file), text);
  };
  for (const part of parts) {
    cpSync(path.join(repository, part), path.join(root, part), { recursive: true, filter: isNoTest });
  }
  const project = { name: "fake", version: "1.0.0", type: "module", workspaces: ["apps/*"] };
  write("package.json", JSON.stringify({ ...project, scripts: { start: "node scripts/start.mjs" } }));
  write("package-lock.json", lockFile(project));
  for (const { name, version, folder } of workspaces) {
    write(
      `${folder}/package.json`,
      JSON.stringify({ name, version, type: "module", scripts: { build: "node build.mjs" } }),
    );
    cpSync(fakeBuild, path.join(root, folder, "build.mjs"));
    cpSync(fakeServer, path.join(root, folder, "server.js"));
  }
  return { root, write, remove: () => rmSync(root, { recursive: true, force: true, maxRetries: 5 }) };
}

/** @param {string} file */
function isNoTest(file) {
  return !file.endsWith(".test.mjs");
}

/** @param {{ name: string, version: string, workspaces: string[] }} project */
function lockFile({ name, version, workspaces: globs }) {
  const packages = Object.fromEntries([
    ["", { name, version, workspaces: globs }],
    ...workspaces.map((each) => [each.folder, { name: each.name, version: each.version }]),
    ...workspaces.map((each) => [`node_modules/${each.name}`, { resolved: each.folder, link: true }]),
  ]);
  return JSON.stringify({ name, version, lockfileVersion: 3, requires: true, packages });
}
