// `npm run admin`: what those who run the site do with it; `npm run admin -- help` says what there is.
import { refuseOldNode } from "./prepare/refuse-old-node.mjs";

refuseOldNode(process.versions.node);
void import("./start/run-admin.mjs").then(({ runAdmin }) => runAdmin(process.argv.slice(2)));
