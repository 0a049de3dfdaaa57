// The exports of the production bundle, dist/api.js. In the source, import the two files directly.
export { createApi } from "./api.ts";
export { readConfig } from "./config.ts";
