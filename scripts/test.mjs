// `npm test`: every check there is. Runs before anything is installed, and must still parse on a Node that is too old: no
// syntax here that is newer than Node 12.
import { refuseOldNode } from "./prepare/refuse-old-node.mjs";

refuseOldNode(process.versions.node);
void import("./check/run-checks.mjs").then(({ runChecks }) => runChecks("every"));
