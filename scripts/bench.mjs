// `npm run bench`: measures what tests/bench names, of all or (`npm run bench part-sizes`) of those whose name holds a word.
import { refuseOldNode } from "./prepare/refuse-old-node.mjs";

refuseOldNode(process.versions.node);
void import("./check/run-benches.mjs").then(({ runBenches }) => runBenches(process.argv.slice(2)));
