// The exports of the production bundle, dist/api.js. From the sources, import the two files themselves.
export { createApi } from "./api.ts";
export { readConfig } from "./config.ts";
