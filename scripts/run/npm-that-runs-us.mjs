import { lookAtProcess } from "./look-at-process.mjs";

/**
 * Tells whether the npm that runs this script is still there. It must be asked: npm dies on SIGTERM, and on `kill -9`, without
 * telling us; and between npm and us stands a shell that may live on (dash) or not exist (bash gives us its place), so that our
 * parent's id alone says too little.
 *
 * @param {NodeJS.ProcessEnv} env
 * @returns {() => boolean} always true for a script that was not started by npm: it may outlive the shell that started it
 */
export function npmThatRunsUs(env) {
  if (!env["npm_lifecycle_event"]) return () => true;
  const parent = process.ppid;
  const shell = lookAtProcess(parent);
  const npm = shell && isShell(shell.command) ? lookAtProcess(shell.parent) : undefined;
  return () => process.ppid === parent && (!npm || lookAtProcess(npm.pid)?.startedAt === npm.startedAt);
}

/** @param {string} command */
function isShell(command) {
  return /(^|\/|-)(sh|dash|bash|ash|zsh|ksh|busybox)$/.test(command);
}
