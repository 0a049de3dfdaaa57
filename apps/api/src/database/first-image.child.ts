import path from "node:path";

import { placeFirstDatabase } from "./first-image.ts";
import { openDatabase } from "./open-database.ts";

// Used by first-image.test.ts: starts on an empty folder, and is killed during the start.
const [folder = "", image = ""] = process.argv.slice(2);
process.send?.("starting");
await placeFirstDatabase(path.join(folder, "database"), image);
process.send?.("placed");
const fail = (error: unknown) => {
  throw error;
};
await (await openDatabase({ dataFolder: folder, onError: fail })).close();
process.send?.("done");
