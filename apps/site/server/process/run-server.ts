import { once } from "node:events";
import type { RequestListener, Server } from "node:http";
import type { AddressInfo } from "node:net";

import { brand } from "@earshot/contract/brand.ts";

import { createBoundedServer } from "../http/bounded-server.ts";
import { errorResponse } from "../http/error-response.ts";
import { createRequestListener } from "../http/request-listener.ts";
import { ConfigError, type SiteConfig, readSiteConfig } from "./config.ts";
import { stopWithParent } from "./stop-with-parent.ts";

/** A started site. */
export interface RunningSite {
  listener: RequestListener;
  /** Lines to print below the URL. */
  notes: string[];
  /** Releases the listener's resources; called once no request is pending. */
  stop(): Promise<void>;
}

/** The parts of the process that a starting site uses. */
export interface ServerProcess {
  config: SiteConfig;
  server: Server;
  /** True except while starting and shutting down. */
  isReady: () => boolean;
}

/** How long the process may take to exit after the first signal, in ms. The port is released long before that. */
const shutdownTimeoutMs = 8000;

/**
 * Runs a site as this process. Binds the port before starting the site, so that a port in use is reported
 * immediately; responds 503 until the site has started. Shuts down once, on SIGINT, SIGTERM or the parent's exit.
 *
 * @param parent the id of a process; the site stops when that process exits; `STOP_WITH_PARENT` by default
 */
export async function runServer(
  start: (process: ServerProcess) => Promise<RunningSite>,
  parent?: number,
): Promise<void> {
  let state: "starting" | "ready" | "stopping" = "starting";
  const isStopping = () => state === "stopping";
  let listener: RequestListener = createRequestListener(() =>
    errorResponse("service_unavailable", { "Retry-After": "2" }),
  );
  try {
    const config = readSiteConfig(process.env);
    // Behind a proxy, all connections come from the proxy's IP address.
    const addressOf = config.trustProxy > 0 ? () => null : undefined;
    const server = createBoundedServer(
      (request, response) => listener(request, response),
      undefined,
      addressOf,
    );
    await listen(server, config);
    const starting = start({ config, server, isReady: () => state === "ready" });
    const shutDown = createShutdown(async () => {
      state = "stopping";
      await closeServer(server, shutdownTimeoutMs / 2);
      const site = await starting.catch(() => null);
      await site?.stop();
    });
    process.on("SIGINT", shutDown);
    process.on("SIGTERM", shutDown);
    const watchedParent = parent ?? config.parent;
    if (watchedParent !== null) stopWithParent(watchedParent, shutDown);
    const site = await starting;
    if (isStopping()) return;
    listener = site.listener;
    state = "ready";
    const { port } = server.address() as AddressInfo;
    process.stdout.write([`${brand.name} is at http://localhost:${port}`, ...site.notes, ""].join("\n"));
  } catch (error) {
    process.stderr.write(`${describe(error)}\n`);
    process.exit(1);
  }
}

async function listen(server: Server, { port, host }: SiteConfig): Promise<void> {
  try {
    server.listen(port, host);
    await once(server, "listening");
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === "EADDRINUSE") {
      throw new ConfigError(`Port ${port} is in use. Stop what uses it, or set PORT to another number.`);
    }
    if (code === "EACCES")
      throw new ConfigError(`Port ${port} is not open to you. Set PORT to one above 1023.`);
    if (code === "EADDRNOTAVAIL" || code === "ENOTFOUND") {
      throw new ConfigError(`HOST is ${host}, which is no address of this machine.`);
    }
    throw error;
  }
}

/**
 * Closes the server gracefully: accepts no new connections, lets pending requests finish, and closes each connection
 * once idle. Closes the rest after `timeoutMs`.
 */
function closeServer(server: Server, timeoutMs: number): Promise<void> {
  return new Promise((resolve) => {
    const idleTimer = setInterval(() => server.closeIdleConnections(), 50);
    const cutTimer = setTimeout(() => server.closeAllConnections(), timeoutMs);
    server.close(() => {
      clearInterval(idleTimer);
      clearTimeout(cutTimer);
      resolve();
    });
    server.closeIdleConnections();
  });
}

/** Exits the process when `stop` settles, or after `shutdownTimeoutMs`. Further calls do nothing. */
function createShutdown(stop: () => Promise<void>) {
  let isStopping = false;
  return () => {
    if (isStopping) return;
    isStopping = true;
    setTimeout(() => process.exit(1), shutdownTimeoutMs).unref();
    stop().then(
      () => process.exit(0),
      (error: unknown) => {
        process.stderr.write(`${describe(error)}\n`);
        process.exit(1);
      },
    );
  };
}

/** Returns one line for an error that the operator can fix, and the stack for a bug. */
function describe(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return ["ConfigError", "StartError"].includes(error.name) ? error.message : (error.stack ?? error.message);
}
