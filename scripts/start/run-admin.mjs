import { prepare } from "../prepare/prepare.mjs";
import { withNodeFirst } from "../prepare/with-node-first.mjs";
import { runCommand } from "../run/run-command.mjs";
import { runStep } from "../run/run-step.mjs";

const PROGRAM = "apps/api/src/admin/main.ts";

/**
 * `npm run admin`: installs what is missing, then does what the words say, in the environment that a server would have here. It
 * runs the server's sources, so that nothing is built for it.
 *
 * @param {string[]} words
 */
export function runAdmin(words) {
  return runCommand(async ({ root, env, stop }) => {
    const node = await prepare({ root, env, stop }, async (_place, foundNode) => foundNode);
    const { code } = await runStep([node.file, "--disable-warning=ExperimentalWarning", PROGRAM, ...words], {
      cwd: root,
      env: withNodeFirst({ ...env, NODE_ENV: "production" }, node.file),
      stop,
    });
    return code;
  });
}
