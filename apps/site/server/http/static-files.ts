import { readdirSync } from "node:fs";

import { serveStatic } from "@hono/node-server/serve-static";
import type { Env, Hono, MiddlewareHandler } from "hono";

/**
 * Serves the built client: `/assets/*` for ever (their names hold a hash), precompressed; the few files at its root for
 * an hour.
 */
export function serveBuiltFiles<E extends Env>(app: Hono<E>, clientDir: string): void {
  const atRoot = readdirSync(clientDir, { withFileTypes: true }).filter((entry) => entry.isFile());
  for (const { name } of atRoot) {
    app.get(`/${name}`, keptFor("public, max-age=3600"), serveStatic({ root: clientDir }));
  }
  app.get(
    "/assets/*",
    keptFor("public, max-age=31536000, immutable"),
    serveStatic({ root: clientDir, precompressed: true }),
  );
}

/** Says how long a file that was found may be kept. (`serveStatic` calls its `onFound` when the answer is made already.) */
function keptFor(cacheControl: string): MiddlewareHandler {
  return async (c, next) => {
    await next();
    if (!c.res.ok) return;
    c.res.headers.set("Cache-Control", cacheControl);
    c.res.headers.set("Vary", "Accept-Encoding");
  };
}
