import { createRequire } from "node:module";
import path from "node:path";

/**
 * The folder of voice samples and music tracks. Resolved by package name, because a bundled copy of this file is in a
 * different place.
 */
export const assetsFolder = path.join(
  path.dirname(createRequire(import.meta.url).resolve("@earshot/engine/package.json")),
  "assets",
);
