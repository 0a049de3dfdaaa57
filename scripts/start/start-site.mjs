import { existsSync } from "node:fs";
import path from "node:path";

import { buildWhenStale } from "../prepare/build-when-stale.mjs";
import { siteBuild } from "../prepare/builds.mjs";
import { prepare } from "../prepare/prepare.mjs";
import { withNodeFirst } from "../prepare/with-node-first.mjs";
import { Refusal } from "../run/refusal.mjs";
import { runCommand } from "../run/run-command.mjs";
import { refuseBusyPort } from "./refuse-busy-port.mjs";
import { refuseUnwritableFolder } from "./refuse-unwritable-folder.mjs";
import { serve } from "./serve.mjs";

/** `npm start`: the built site with its server. */
export const startSite = () => startBuilt("apps/site/dist/server/main.js");

/** `npm run qa`: the same built pages on the mocks, which keep nothing. */
export const startQa = () => startBuilt("apps/site/server/qa.ts", { keepsNothing: true });

/**
 * What can be refused is refused first, then it installs, builds, and serves until it is asked to stop.
 *
 * @param {string} server the file that Node runs, from the root
 * @param {{ keepsNothing?: boolean }} [options]
 */
function startBuilt(server, { keepsNothing = false } = {}) {
  return runCommand(async ({ root, env, stop }) => {
    const port = await refuseBusyPort(env);
    const folder = keepsNothing || env["API_URL"] ? undefined : refuseUnwritableFolder(root, env);
    const node = await prepare({ root, env, stop }, async (place, foundNode) => {
      await buildWhenStale(siteBuild, foundNode, place);
      return foundNode;
    });
    if (!existsSync(path.join(root, server))) throw new Refusal(`The build made no ${server}.`);
    const settings = { NODE_ENV: "production", PORT: String(port), ...(folder && { DATA_DIR: folder }) };
    return serve([node.file, server], {
      cwd: root,
      env: { ...withNodeFirst(env, node.file), ...settings },
      stop,
    });
  });
}
