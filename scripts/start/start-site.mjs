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

const SERVER = "apps/site/dist/server/main.js";

/** `npm start`: what can be refused is refused first, then it installs, builds, and serves until it is asked to stop. */
export function startSite() {
  return runCommand(async ({ root, env, stop }) => {
    const port = await refuseBusyPort(env);
    const folder = env["API_URL"] ? undefined : refuseUnwritableFolder(root, env);
    const node = await prepare({ root, env, stop }, async (place, foundNode) => {
      await buildWhenStale(siteBuild, foundNode, place);
      return foundNode;
    });
    if (!existsSync(path.join(root, SERVER))) throw new Refusal(`The build made no ${SERVER}.`);
    const settings = { NODE_ENV: "production", PORT: String(port), ...(folder && { DATA_DIR: folder }) };
    return serve([node.file, SERVER], {
      cwd: root,
      env: { ...withNodeFirst(env, node.file), ...settings },
      stop,
    });
  });
}
