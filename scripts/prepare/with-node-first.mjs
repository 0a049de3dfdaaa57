import path from "node:path";

/**
 * The environment in which `node`, also behind npm's `#!/usr/bin/env node` and in npm's shells, is the given one.
 *
 * @param {NodeJS.ProcessEnv} env
 * @param {string} node its file
 */
export function withNodeFirst(env, node) {
  const key = Object.keys(env).find((name) => name.toUpperCase() === "PATH") ?? "PATH";
  return { ...env, [key]: [path.dirname(node), env[key]].filter(Boolean).join(path.delimiter) };
}
