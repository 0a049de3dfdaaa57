// `npm run build`: the production build of the site, whether it is stale or not.
import { refuseOldNode } from "./prepare/refuse-old-node.mjs";

refuseOldNode(process.versions.node);
void import("./start/rebuild-site.mjs").then(({ rebuildSite }) => rebuildSite());
