import { once } from "node:events";
import { type RequestListener, createServer } from "node:http";
import type { AddressInfo } from "node:net";

import { brand } from "@earshot/contract/brand.ts";

import { errorResponse } from "../http/error-response.ts";
import { listenerOf } from "../http/listener.ts";
import { ConfigError, type SiteConfig, readSiteConfig } from "./config.ts";
import { drain } from "./drain.ts";
import { stopWithParent } from "./stop-with-parent.ts";

/** A started site: what answers, and what the person at the terminal should know. */
export interface Started {
  listener: RequestListener;
  /** Lines to print below the address. */
  notes: string[];
  /** Ends whatever stands behind the listener; called when no request is under way any more. */
  stop(): Promise<void>;
}

/** What a starting site gets: the settings, and whether this process takes requests (not while starting or draining). */
export interface Start {
  config: SiteConfig;
  server: ReturnType<typeof createServer>;
  isReady: () => boolean;
}

/** From the first signal to the process's end, at most; the port is free long before. In ms. */
const patienceMs = 8000;

/** Longer than load balancers keep an idle connection (60 s), so that none sends a request into one that just closed. In ms. */
const keepAliveTimeout = 65_000;

/**
 * The process around a site: takes the port first, so that a busy one is told at once; then starts the site; stops on
 * SIGINT, SIGTERM (a second one counts as the first) or its parent's end.
 *
 * @param parent id of the process to stop with; without it, what `STOP_WITH_PARENT` says
 */
export async function run(start: (around: Start) => Promise<Started>, parent?: number): Promise<void> {
  let state: "starting" | "ready" | "stopping" = "starting";
  const isStopping = () => state === "stopping";
  let listener: RequestListener = listenerOf(() =>
    errorResponse("service_unavailable", { "Retry-After": "2" }),
  );
  try {
    const config = readSiteConfig(process.env);
    const server = createServer({ keepAliveTimeout }, (request, response) => listener(request, response));
    await listen(server, config);
    const starting = start({ config, server, isReady: () => state === "ready" });
    const stop = onceStopped(async () => {
      state = "stopping";
      await drain(server, patienceMs / 2);
      const started = await starting.catch(() => null);
      await started?.stop();
    });
    process.on("SIGINT", stop);
    process.on("SIGTERM", stop);
    const watched = parent ?? config.parent;
    if (watched !== null) stopWithParent(watched, stop);
    const started = await starting;
    if (isStopping()) return;
    listener = started.listener;
    state = "ready";
    const { port } = server.address() as AddressInfo;
    process.stdout.write([`${brand.name} is at http://localhost:${port}`, ...started.notes, ""].join("\n"));
  } catch (error) {
    process.stderr.write(`${wordsOf(error)}\n`);
    process.exit(1);
  }
}

async function listen(server: ReturnType<typeof createServer>, { port, host }: SiteConfig): Promise<void> {
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

/** Ends the process when `stop` is done, or after `patienceMs`; asked a second time, it goes on with the first. */
function onceStopped(stop: () => Promise<void>) {
  let isStopping = false;
  return () => {
    if (isStopping) return;
    isStopping = true;
    setTimeout(() => process.exit(1), patienceMs).unref();
    stop().then(
      () => process.exit(0),
      (error: unknown) => {
        process.stderr.write(`${wordsOf(error)}\n`);
        process.exit(1);
      },
    );
  };
}

/** One line for what a person can mend; the whole stack for what only we can. */
function wordsOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return ["ConfigError", "StartError"].includes(error.name) ? error.message : (error.stack ?? error.message);
}
