import path from "node:path";

/** The sound that comes with the server. It stands beside the sources and beside the bundle alike. */
export const assetsFolder = path.join(import.meta.dirname, "../assets");
