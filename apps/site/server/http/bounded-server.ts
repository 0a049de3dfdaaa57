import { createServer, type IncomingMessage, type RequestListener, type Server } from "node:http";
import type { Socket } from "node:net";

import { clientAddress } from "./client-address.ts";
import { isLoopback } from "./visitor.ts";

/** Times in ms. */
export const serverLimits = {
  /** Longer than load balancers keep an idle connection (60 s), so that none reuses one that just closed. */
  keepAliveTimeout: 65_000,
  /** A request's headers, from its connection's first byte or the end of the request before. */
  headersTimeout: 10_000,
  /** A whole request: the largest upload at 64 kbit/s. */
  requestTimeout: 300_000,
  /** Between two looks for requests that take too long. */
  connectionsCheckingInterval: 2000,
  /** Without a byte of a body. */
  bodyIdleTimeout: 10_000,
  /** Without a byte of a waiting answer taken; a player that pauses asks again for the rest. */
  answerIdleTimeout: 60_000,
  /** Beyond these, new connections are dropped: in all, and from one address. */
  maxConnections: 2000,
  maxConnectionsEach: 200,
};

/**
 * A server whose connections end when they don't go on, and are bounded in number.
 *
 * @param addressOf the address that a connection counts for; null for one that isn't counted
 */
export function createBoundedServer(
  listener: RequestListener,
  limits: typeof serverLimits = serverLimits,
  addressOf = remoteAddressOf,
): Server {
  const { maxConnections, maxConnectionsEach, bodyIdleTimeout, answerIdleTimeout, ...times } = limits;
  const server = createServer(times, (request, response) => {
    endIdleBody(request, bodyIdleTimeout);
    // Without this the socket's timeout ends requests that are still being worked on, too.
    response.on("timeout", () => request.socket.writableLength > 0 && request.socket.destroy());
    listener(request, response);
  });
  server.timeout = answerIdleTimeout;
  server.maxConnections = maxConnections;
  const open = new Map<string, number>();
  server.on("connection", (socket) => {
    const address = addressOf(socket);
    if (address === null) return;
    const count = (open.get(address) ?? 0) + 1;
    if (count > maxConnectionsEach) {
      socket.destroy();
      return;
    }
    open.set(address, count);
    socket.once("close", () => {
      const left = (open.get(address) ?? 1) - 1;
      if (left > 0) open.set(address, left);
      else open.delete(address);
    });
  });
  return server;
}

/** Null for a connection of this machine, such as a proxy's. */
function remoteAddressOf({ remoteAddress = "" }: Socket): string | null {
  return isLoopback(remoteAddress) ? null : clientAddress(remoteAddress);
}

/**
 * Ends the connection when nothing of the request's body arrives for so long. By the socket's count of bytes, as listening
 * for data would take it from the reader; the socket's own timeout would end requests that are being answered, too.
 */
function endIdleBody(request: IncomingMessage, timeout: number): void {
  const { socket, headers } = request;
  if (!headers["content-length"] && !headers["transfer-encoding"]) return;
  let bytesRead = socket.bytesRead;
  const timer = setInterval(() => {
    if (request.complete) clearInterval(timer);
    else if (socket.bytesRead === bytesRead) socket.destroy();
    bytesRead = socket.bytesRead;
  }, timeout).unref();
  request.once("close", () => clearInterval(timer));
}
