// `npm start`: installs what is missing, builds what is stale, serves the site. Runs before anything is installed, and must
// still parse on a Node that is too old: no syntax here that is newer than Node 12.
import { refuseOldNode } from "./prepare/refuse-old-node.mjs";

refuseOldNode(process.versions.node);
void import("./start/start-site.mjs").then(({ startSite }) => startSite());
