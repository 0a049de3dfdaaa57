// `npm run check`: the fast checks, for every few minutes of work.
import { refuseOldNode } from "./prepare/refuse-old-node.mjs";

refuseOldNode(process.versions.node);
void import("./check/run-checks.mjs").then(({ runChecks }) => runChecks("fast"));
