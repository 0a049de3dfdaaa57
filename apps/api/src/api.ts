import { constants } from "node:fs";
import { access, mkdir } from "node:fs/promises";
import path from "node:path";

import { refusalWords } from "@earshot/contract/words/refusals.ts";

import packageJson from "../package.json" with { type: "json" };
import { resetLinks } from "./accounts/reset-links.ts";
import { resetRoutes } from "./accounts/reset-routes.ts";
import { resetStore } from "./accounts/reset-store.ts";
import { accountsRoutes } from "./accounts/routes.ts";
import { createSessions } from "./accounts/sessions.ts";
import { accountsStore } from "./accounts/store.ts";
import { keepAuthSecret } from "./auth-secret.ts";
import type { ApiConfig } from "./config.ts";
import { openDatabase } from "./database/database.ts";
import { countRates } from "./http/rate-limits.ts";
import { respond } from "./http/reply.ts";
import { type Served, serve } from "./http/serve.ts";
import { workLater } from "./later.ts";
import { createLog, type Log } from "./log.ts";
import { writeMailTo } from "./mail/outbox.ts";
import { operationsRoutes } from "./operations/routes.ts";
import { StartError } from "./start-error.ts";

export type Api = {
  /** Answers every endpoint of the contract; 503 before the start and after the stop. Never rejects. */
  fetch: (request: Request) => Promise<Response>;
  /** Takes the data folder and opens what is in it. Throws `StartError` with one line for its owner. */
  start: () => Promise<void>;
  /** Finishes what is under way and gives the data folder up. Fine to call twice, and without a start. */
  stop: () => Promise<void>;
  isReady: () => boolean;
  /** Where mail goes, for the line that the start prints. */
  mailPlace: string;
};

type Running = { served: Served; close: () => Promise<void> };

/** The server behind the contract. Everything it needs is in the configuration; nothing is global. */
export function createApi(config: ApiConfig): Api {
  const log = createLog(config.logLevel);
  const outbox = path.join(config.dataFolder, "outbox");
  const underWay = new Set<Promise<Response>>();
  let starting: Promise<Running> | null = null;
  let running: Running | null = null;
  const isReady = () => running !== null;

  return {
    isReady,
    mailPlace: `${outbox} (written there, not sent)`,
    async fetch(request) {
      if (!running)
        return respond({ status: 503, body: { success: false, message: refusalWords.unavailable } });
      const response = serve(running.served, request);
      underWay.add(response);
      return response.finally(() => underWay.delete(response));
    },
    async start() {
      starting ??= run(config, outbox, log, isReady);
      running = await starting;
    },
    async stop() {
      const started = await starting?.catch(() => null);
      starting = null;
      running = null;
      await Promise.all(underWay);
      await started?.close();
    },
  };
}

async function run(config: ApiConfig, outbox: string, log: Log, isReady: () => boolean): Promise<Running> {
  await makeDataFolder(config.dataFolder);
  const { database, close } = await openDatabase(config.dataFolder);
  const { publicUrl } = config;
  const onTrouble = (message: string) => log.error(message);
  const later = workLater((error) => log.error({ err: error }));
  const limits = countRates(config.limits);
  const clients = accountsStore(database);
  const resets = resetStore(database);
  const secret = config.authSecret ?? (await keepAuthSecret(config.dataFolder));
  const sessions = createSessions({ database, secret, publicUrl, onTrouble });
  const sendMail = writeMailTo(outbox);
  const sendResetLink = resetLinks({ clients, store: resets, sendMail, publicUrl, onTrouble });
  const accounts = {
    ...accountsRoutes({ store: clients, sessions, limits }),
    ...resetRoutes({ store: resets, limits, later, sendResetLink }),
  };
  const operations = operationsRoutes({ isReady, version: packageJson.version });
  return {
    served: { answers: { accounts, operations }, publicUrl, log },
    close: () => later.settled().then(close),
  };
}

async function makeDataFolder(folder: string): Promise<void> {
  try {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    await access(folder, constants.W_OK);
  } catch {
    throw new StartError(`The data folder ${folder} can't be written. Set DATA_DIR to a folder of your own.`);
  }
}
