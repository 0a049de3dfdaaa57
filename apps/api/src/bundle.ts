// Exports of the production bundle, dist/api.js. In the sources, import the two files directly.
export { createApi } from "./api.ts";
export { readConfig } from "./config.ts";
