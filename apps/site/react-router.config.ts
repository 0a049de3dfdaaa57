import type { Config } from "@react-router/dev/config";

import { precompress } from "./server/process/precompress.ts";

export default {
  buildDirectory: "dist",
  serverBuildFile: "site.js",
  routeDiscovery: { mode: "initial" },
  async buildEnd({ reactRouterConfig }) {
    await precompress(`${reactRouterConfig.buildDirectory}/client`);
  },
} satisfies Config;
