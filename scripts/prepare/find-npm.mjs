import { Refusal } from "../run/refusal.mjs";

/**
 * The npm that runs this script, to run it again.
 *
 * @param {NodeJS.ProcessEnv} env
 * @param {NodeJS.Platform} [platform]
 * @returns {{ command: [node: string, cli: string], major: string }}
 * @throws {Refusal} when the script was not started by npm
 */
export function findNpm(env, platform = process.platform) {
  const cli = env["npm_execpath"];
  const major = /^npm\/(\d+)/.exec(env["npm_config_user_agent"] ?? "")?.[1];
  if (!cli || !major)
    throw new Refusal(`Run this with npm: npm ${env["npm_lifecycle_event"] ?? "start or npm test"}.`);
  // On a second run we may be run by the Node in node_modules. Windows could not delete it under us; npm's own is elsewhere.
  const node = platform === "win32" ? (env["npm_node_execpath"] ?? process.execPath) : process.execPath;
  return { command: [node, cli], major };
}
