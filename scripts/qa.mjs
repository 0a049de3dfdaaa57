// `npm run qa`: as npm start, with the mocks in place of the server. Must still parse on a Node that is too old.
import { refuseOldNode } from "./prepare/refuse-old-node.mjs";

refuseOldNode(process.versions.node);
void import("./start/start-site.mjs").then(({ startQa }) => startQa());
