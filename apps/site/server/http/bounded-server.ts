import { createServer, type IncomingMessage, type RequestListener, type Server } from "node:http";

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
  /** Beyond these, new connections are dropped. */
  maxConnections: 2000,
};

/** A server whose connections end when they don't go on, and are bounded in number. */
export function createBoundedServer(
  listener: RequestListener,
  { maxConnections, bodyIdleTimeout, ...limits }: typeof serverLimits = serverLimits,
): Server {
  const server = createServer(limits, (request, response) => {
    endIdleBody(request, bodyIdleTimeout);
    listener(request, response);
  });
  server.maxConnections = maxConnections;
  return server;
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
