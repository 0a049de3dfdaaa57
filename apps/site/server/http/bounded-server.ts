import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerResponse,
} from "node:http";
import type { Socket } from "node:net";

import { networkOf } from "@earshot/contract/network-of.ts";

import { BoundedRequest, abandon } from "./bounded-request.ts";
import { clientAddress } from "./client-address.ts";
import { createRequestStarts } from "./request-starts.ts";
import { createUnreadResponses, unreadLimits } from "./unread-responses.ts";
import { isLoopback } from "./visitor.ts";

/** Time limits in ms, and the maximum numbers of connections. */
export const serverLimits = {
  /** Longer than load balancers keep an idle connection (60 s), so that they never reuse one that has just closed. */
  keepAliveTimeout: 65_000,
  /** The time for a request's headers, from the connection's first byte or the end of the previous request. */
  headersTimeout: 10_000,
  /** The time for a whole request: the largest upload at 64 kbit/s. */
  requestTimeout: 300_000,
  /** How often to check for requests that take too long. */
  connectionsCheckingInterval: 2000,
  /** The longest time without receiving a byte of a body. */
  bodyIdleTimeout: 10_000,
  /**
   * How long to wait for the rest of a request's body after the response. If the connection closed immediately, the
   * client would see an error instead of the response.
   */
  unreadBodyTimeout: 500,
  /** The longest time without sending a byte of a pending response; a paused player requests the rest again. */
  answerIdleTimeout: 60_000,
  /** Maximum connections in total and per IP address, above which new ones are dropped. */
  maxConnections: 2000,
  maxConnectionsEach: 200,
  /**
   * Above this share of the maximum connections, those whose request arrives slowly are closed: after `waitMs` ms, if
   * below `slowestRate` bytes per second. Each new connection then also closes the oldest one of the network (an IPv4
   * address or an IPv6 /48) with the most connections, unless that network has no more than `fair`.
   */
  crowded: { above: 0.9, waitMs: 1000, slowestRate: 500, fair: 20 },
  /**
   * The maximum number of a connection's requests that are being answered or queued; above it, the connection is
   * closed.
   */
  mostPending: 16,
  /** Limits for responses that clients don't read. */
  unread: unreadLimits,
};

/** A request that a connection has not fully received. */
interface Arrival {
  /** When the wait for the request, or for its body, began. */
  since: number;
  /** How many bytes the connection had received at `since`. */
  bytesBefore: number;
  /** Null until the request's headers have arrived. */
  request: IncomingMessage | null;
}

/**
 * A server with a limited number of connections, which are closed when they stall.
 *
 * @param addressOf the IP address that a connection counts toward; null if it isn't counted
 */
export function createBoundedServer(
  listener: RequestListener,
  limits: typeof serverLimits = serverLimits,
  addressOf = remoteAddressOf,
): Server {
  const { maxConnections, maxConnectionsEach, crowded, mostPending, unread, ...timeouts } = limits;
  const { bodyIdleTimeout, unreadBodyTimeout, answerIdleTimeout, ...times } = timeouts;
  const answerInOrder = inOrder(mostPending);
  const unreadResponses = createUnreadResponses(unread, answerIdleTimeout);
  const arriving = new Map<Socket, Arrival>();
  /** Starts waiting for the connection's next request, or for the body of the one whose headers have arrived. */
  const awaitRequest = (socket: Socket, request: IncomingMessage | null) => {
    // Deleted first, so that the entry moves to the end of the map, which is ordered by age.
    arriving.delete(socket);
    arriving.set(socket, { since: performance.now(), bytesBefore: socket.bytesRead, request });
  };
  // The listener itself reports a missing `Host`; Node would answer all such requests in a packet at once.
  const options = { ...times, IncomingMessage: BoundedRequest, requireHostHeader: false };
  const receive =
    (answer: RequestListener): RequestListener =>
    (request, response) => {
      const { socket } = request;
      awaitRequest(socket, request);
      // Without this, Node would discard an unread body without passing it to the request, which counts its parts.
      request.read(0);
      response.once("close", () => {
        unreadResponses.end(socket);
        if (socket.destroyed) return;
        awaitRequest(socket, null);
        discardBody(request, unreadBodyTimeout);
      });
      answerInOrder(socket, response, () => {
        endIdleBody(request, bodyIdleTimeout);
        unreadResponses.begin(socket, networkNames.get(socket) ?? null);
        // Without this, the socket's timeout would also end requests that are still being processed.
        response.on("timeout", () => request.socket.writableLength > 0 && request.socket.destroy());
        answer(request, response);
      });
    };
  const server = createServer(options, receive(listener));
  server.on(
    "checkExpectation",
    receive((_request, response) => response.writeHead(417).end()),
  );
  server.once("close", unreadResponses.stop);
  server.timeout = answerIdleTimeout;
  server.maxConnections = maxConnections;
  const addresses = new Map<string, Set<Socket>>();
  const networks = new Map<string, Set<Socket>>();
  const networkNames = new WeakMap<Socket, string>();
  let connections = 0;
  /**
   * Closes idle and slow connections to make room for clients that send a request: a browser opens another connection
   * when it needs one.
   */
  const makeRoom = () => {
    if (connections <= maxConnections * crowded.above) return;
    server.closeIdleConnections();
    for (const [socket, { since, bytesBefore, request }] of arriving) {
      const age = performance.now() - since;
      if (age < crowded.waitMs) break;
      const rate = ((socket.bytesRead - bytesBefore) * 1000) / age;
      if (request?.complete !== true && rate < crowded.slowestRate) socket.destroy();
    }
  };
  // Emitted instead of `connection` once there are too many connections.
  server.on("drop", makeRoom);
  server.on("connection", (socket) => {
    connections += 1;
    awaitRequest(socket, null);
    socket.once("close", () => {
      connections -= 1;
      arriving.delete(socket);
    });
    makeRoom();
    const address = addressOf(socket);
    if (address !== null) {
      if (join(addresses, address, socket) > maxConnectionsEach) {
        socket.destroy();
        return;
      }
      networkNames.set(socket, networkOf(address));
      join(networks, networkOf(address), socket);
    }
    if (connections > maxConnections * crowded.above) closeOneOfMost();
  });
  /**
   * Closes the oldest connection of the network with the most connections. Otherwise a few visitors could occupy most
   * connections by sending a little data now and then.
   */
  const closeOneOfMost = () => {
    let largest = new Set<Socket>();
    for (const network of networks.values()) if (network.size > largest.size) largest = network;
    const [oldest] = largest;
    if (!oldest || largest.size <= crowded.fair) return;
    largest.delete(oldest);
    oldest.destroy();
  };
  return server;
}

/** Adds a connection to a group until it closes. Returns the group's size. */
function join(groups: Map<string, Set<Socket>>, name: string, socket: Socket): number {
  const group = groups.get(name) ?? new Set();
  groups.set(name, group.add(socket));
  socket.once("close", () => {
    group.delete(socket);
    if (group.size === 0 && groups.get(name) === group) groups.delete(name);
  });
  return group.size;
}

/**
 * Answers a connection's requests one at a time. If a client doesn't wait for each response, hundreds may arrive in a
 * single packet, and Node would start them all; browsers and proxies always wait. If more than `most` are pending,
 * closes the connection.
 */
function inOrder(most: number) {
  const queues = new WeakMap<Socket, (() => void)[]>();
  const start = createRequestStarts();
  return (socket: Socket, response: ServerResponse, answer: () => void) => {
    const queue = queues.get(socket) ?? [];
    queues.set(socket, queue);
    if (queue.length >= most) {
      abandon(socket);
      return;
    }
    const network = networkOf(clientAddress(socket.remoteAddress ?? ""));
    queue.push(() => start(network, () => !socket.destroyed && answer()));
    response.once("close", () => {
      queue.shift();
      if (!socket.destroyed) queue[0]?.();
    });
    if (queue.length === 1) queue[0]?.();
  };
}

/** The connection's remote IP address; null for a connection from this machine, such as a proxy's. */
function remoteAddressOf({ remoteAddress = "" }: Socket): string | null {
  return isLoopback(remoteAddress) ? null : clientAddress(remoteAddress);
}

/**
 * Ends the connection if no part of the request's body arrives for this long. Uses the socket's byte count, because a
 * data listener would consume the body, and the socket's own timeout would also end requests that are being answered.
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

/** Discards the rest of a request's body. Closes the connection unless the rest arrives in time. */
function discardBody(request: IncomingMessage, timeout: number): void {
  request.resume();
  if (request.complete) return;
  const timer = setTimeout(() => request.socket.destroySoon(), timeout).unref();
  request.once("close", () => clearTimeout(timer));
}
