import type { Server } from "node:http";

/**
 * Takes no new connection, lets the requests under way finish, and closes each connection as it falls idle. Cuts what
 * is left after `patienceMs`.
 */
export function drain(server: Server, patienceMs: number): Promise<void> {
  return new Promise((resolve) => {
    const idle = setInterval(() => server.closeIdleConnections(), 50);
    const cut = setTimeout(() => server.closeAllConnections(), patienceMs);
    server.close(() => {
      clearInterval(idle);
      clearTimeout(cut);
      resolve();
    });
    server.closeIdleConnections();
  });
}
