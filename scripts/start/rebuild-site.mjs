import { buildWhenStale } from "../prepare/build-when-stale.mjs";
import { siteBuild } from "../prepare/builds.mjs";
import { prepare } from "../prepare/prepare.mjs";
import { runCommand } from "../run/run-command.mjs";

/** `npm run build`: builds the site even if nothing changed, with what is installed. */
export function rebuildSite() {
  return runCommand(async ({ root, env, stop }) => {
    await prepare(
      { root, env, stop },
      (place, node) => buildWhenStale(siteBuild, node, place, { always: true }),
      { install: false },
    );
    return 0;
  });
}
