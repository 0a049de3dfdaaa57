import { createReadStream, existsSync, statSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import path from "node:path";

const built = path.resolve(import.meta.dirname, "../../dist/storybook");
const types: Record<string, string> = {
  ".html": "text/html",
  ".js": "text/javascript",
  ".css": "text/css",
  ".json": "application/json",
  ".svg": "image/svg+xml",
  ".woff2": "font/woff2",
  ".mp3": "audio/mpeg",
};

/** Serves the built Storybook from a subpath, `base`, as a review site would. */
export async function serveStorybook(): Promise<{ base: string; close: () => void }> {
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? "/", "http://localhost");
    const asked = decodeURIComponent(pathname.replace(/^\/a\/b\//, "/"));
    const file = path.join(built, asked.endsWith("/") ? `${asked}index.html` : asked);
    if (!pathname.startsWith("/a/b/") || !existsSync(file) || !statSync(file).isFile()) {
      response.writeHead(404).end();
      return;
    }
    response.writeHead(200, { "Content-Type": types[path.extname(file)] ?? "application/octet-stream" });
    createReadStream(file).pipe(response);
  });
  await new Promise<void>((resolve) => {
    server.listen(0, resolve);
  });
  return {
    base: `http://localhost:${(server.address() as AddressInfo).port}/a/b`,
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}
