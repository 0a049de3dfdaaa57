import { readdirSync } from "node:fs";

import { serveStatic } from "@hono/node-server/serve-static";
import type { Env, Hono, MiddlewareHandler } from "hono";

/**
 * Serves the built client: precompressed `/assets/*`, cached forever because their names are hashed, and files at its
 * root, cached for an hour.
 */
export function serveBuiltFiles<E extends Env>(app: Hono<E>, clientDir: string): void {
  const rootFiles = readdirSync(clientDir, { withFileTypes: true }).filter((entry) => entry.isFile());
  for (const { name } of rootFiles) {
    app.get(`/${name}`, cacheControl("public, max-age=3600"), serveStatic({ root: clientDir }));
  }
  app.get(
    "/assets/*",
    cacheControl("public, max-age=31536000, immutable"),
    serveStatic({ root: clientDir, precompressed: true }),
  );
}

/** Sets `Cache-Control` for files that exist. (`serveStatic` calls `onFound` too late, after creating the response.) */
function cacheControl(value: string): MiddlewareHandler {
  return async (c, next) => {
    await next();
    if (!c.res.ok) return;
    c.res.headers.set("Cache-Control", value);
    c.res.headers.set("Vary", "Accept-Encoding");
  };
}
