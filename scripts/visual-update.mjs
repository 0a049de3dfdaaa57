// `npm run visual:update`: takes the pictures of the stories anew, of all or (`npm run visual:update -- button`) of those whose
// file's path holds a word.
import { refuseOldNode } from "./prepare/refuse-old-node.mjs";

refuseOldNode(process.versions.node);
void import("./check/update-pictures.mjs").then(({ updatePictures }) =>
  updatePictures(process.argv.slice(2)),
);
