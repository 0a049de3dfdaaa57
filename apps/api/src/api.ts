import type { SocialProvider } from "@earshot/contract/social-providers.ts";
import type { RequestContext } from "@earshot/contract/visitor.ts";

import { openAudio } from "./audio/open-audio.ts";
import { createBackgroundTasks } from "./background-tasks.ts";
import { compose } from "./composition.ts";
import { type ApiConfig, soundNoteOf, voicesNoteOf } from "./config.ts";
import { createDataFolder, readOrCreateAuthSecret } from "./data-folder.ts";
import { openDatabase } from "./database/open-database.ts";
import { requesterAddress } from "./database/share-by-network.ts";
import { probeDisk } from "./disk-full.ts";
import { limitUploads } from "./http/limit-uploads.ts";
import { respondWithError } from "./http/reply.ts";
import { type ServeOptions, serve } from "./http/serve.ts";
import { jobKinds } from "./jobs/job-kinds.ts";
import { openJobs } from "./jobs/open-jobs.ts";
import { createLog, type Log } from "./log.ts";
import { mailPlaceOf, openMail, outboxOf } from "./mail/open-mail.ts";
import { watchHealth } from "./operations/health.ts";
import { scheduleMaintenance } from "./operations/maintenance.ts";
import { openStorage } from "./storage/open-storage.ts";

export type Api = {
  /**
   * Serves every endpoint of the contract. Responds 503 before the start, after the stop, and in a worker. Never
   * rejects.
   */
  fetch: (request: Request, context: RequestContext) => Promise<Response>;
  /**
   * Opens everything that the configuration specifies. Throws `StartError` with a one-line message for the operator.
   */
  start: () => Promise<void>;
  /**
   * Finishes pending requests, returns jobs to the queue and closes everything. Can be called twice, or without a
   * start.
   */
  stop: () => Promise<void>;
  /** True once started, while database, storage and job queue are available. */
  isReady: () => boolean;
  /** The mail destination, for the startup output. */
  mailPlace: string;
  /** Additional lines for the startup output. */
  startNotes: string[];
  /** Configured social log-ins. */
  providers: readonly SocialProvider[];
  /** True if it serves requests; false for a worker. */
  answers: boolean;
};

type Running = { served: ServeOptions | null; isHealthy: () => boolean; close: () => Promise<void> };

/** Creates the server that implements the contract, from its configuration, without global state. */
export function createApi(config: ApiConfig): Api {
  const log = createLog(config.logLevel, config.logTo);
  const pending = new Set<Promise<Response>>();
  let starting: Promise<Running> | null = null;
  let running: Running | null = null;
  const isReady = () => running?.isHealthy() ?? false;

  return {
    isReady,
    mailPlace: mailPlaceOf(config),
    startNotes: [soundNoteOf(config), voicesNoteOf(config)].filter((note) => note !== null),
    providers: config.socialLogins.map(({ provider }) => provider),
    answers: config.role !== "worker",
    async fetch(request, context) {
      if (!running?.served) return respondWithError("service_unavailable");
      const { served } = running;
      const response = requesterAddress.run(context.visitor.address, () => serve(served, request, context));
      pending.add(response);
      return response.finally(() => pending.delete(response));
    },
    async start() {
      starting ??= run(config, log, isReady);
      running = await starting;
    },
    async stop() {
      const started = await starting?.catch(() => null);
      starting = null;
      running = null;
      await Promise.all(pending);
      await started?.close();
    },
  };
}

/** Starts the API. `close`, or a failed start, closes everything that was opened, in reverse order. */
async function run(config: ApiConfig, log: Log, isReady: () => boolean): Promise<Running> {
  const opened: (() => Promise<void> | void)[] = [];
  const close = async () => {
    for (const end of opened.splice(0).toReversed()) await end();
  };
  try {
    return { ...(await open(config, log, isReady, (end) => opened.push(end))), close };
  } catch (error) {
    await close();
    throw error;
  }
}

async function open(
  config: ApiConfig,
  log: Log,
  isReady: () => boolean,
  atClose: (end: () => Promise<void> | void) => void,
): Promise<Omit<Running, "close">> {
  const { role, now } = config;
  const onError = (error: unknown) => log.error({ err: error });
  await createDataFolder(config.dataFolder, (line) => log.warn(line));
  const { database, connection, assertOwned, close } = await openDatabase({ ...config, onError });
  atClose(close);
  const storage = await openStorage(config.dataFolder, config.bucket);
  config.onOpen?.({ database, storage });
  const { openai } = config;
  const rendersAds = role !== "web";
  const audio = config.audio ?? openAudio({ openai, rendersAds, onError: (message) => log.warn(message) });
  atClose(() => audio.close());
  const jobs = await openJobs({ connection, database, kinds: jobKinds, pace: config.jobPace, log });
  atClose(() => jobs.stop());
  const tasks = createBackgroundTasks(onError);
  atClose(() => tasks.settled());
  const secret = config.authSecret ?? (await readOrCreateAuthSecret(config.dataFolder));
  const mail = openMail(config);
  atClose(() => mail.close());
  const { sendMail } = mail;
  const parts = { config, database, storage, jobs, tasks, secret, sendMail, audio, log, isReady };
  const { handlers, jobHandlers, admitUpload } = compose(parts);
  let worker = Promise.resolve();
  if (rendersAds) {
    // Deferred, because the workers' first poll blocks the embedded database for 0.3 s.
    tasks.run(() => (worker = jobs.work(jobHandlers)));
    atClose(scheduleMaintenance({ database, connection, storage, now, outbox: outboxOf(config), onError }));
  }
  const health = watchHealth({
    checks: {
      database: async () => database.execute("select 1"),
      disk: () => probeDisk(config.dataFolder),
      lock: async () => assertOwned?.(),
      storage: () => storage.check(),
      jobs: () => Promise.all([jobs.check(), worker]),
    },
    onChange: (part, error) =>
      error === null ? log.info({ part }, "Well again.") : log.error({ part, err: error }),
  });
  atClose(() => health.stop());
  const { publicUrl } = config;
  const providers = config.socialLogins.map(({ provider }) => provider);
  const served =
    role === "worker"
      ? null
      : { handlers, publicUrl, providers, log, receiveUpload: limitUploads(), admitUpload };
  return { served, isHealthy: () => health.isHealthy() };
}
