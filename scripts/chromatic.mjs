// `npm run chromatic`: makes ready what Chromatic is then given: a token, and a Storybook that is not stale.
import { refuseOldNode } from "./prepare/refuse-old-node.mjs";

refuseOldNode(process.versions.node);
void import("./check/prepare-chromatic.mjs").then(({ prepareChromatic }) => prepareChromatic());
