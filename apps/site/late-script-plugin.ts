import { readFileSync } from "node:fs";
import path from "node:path";

import type { Plugin, ResolvedConfig } from "vite";

/** The late pages' script (app/late-hydration), an input of the client build. */
export const lateScript = "app/late-hydration/landing-script.ts";

const name = "virtual:late-script";

/** Passes the URL of the late pages' script to the server. */
export function lateScriptPlugin(): Plugin {
  let config: ResolvedConfig;
  const address = () => {
    if (config.command === "serve") return `/${lateScript}`;
    // React Router builds the client before the server.
    const manifest = path.join(config.root, "dist/client/.vite/manifest.json");
    const files = JSON.parse(readFileSync(manifest, "utf8")) as Record<string, { file: string }>;
    const built = files[lateScript];
    if (!built) throw new Error(`${manifest} has no ${lateScript}.`);
    return `/${built.file}`;
  };
  return {
    name: "late-script",
    configResolved(resolved) {
      config = resolved;
    },
    resolveId: (id) => (id === name ? `\0${name}` : undefined),
    load(id) {
      if (id !== `\0${name}`) return undefined;
      return `export const script = ${JSON.stringify(this.environment.name === "client" ? "" : address())};`;
    },
  };
}
