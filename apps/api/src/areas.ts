import packageJson from "../package.json" with { type: "json" };
import { moveGuests } from "./accounts/guest-moves.ts";
import { findOwners } from "./accounts/owners.ts";
import { askForResetLink, resetLinkJob } from "./accounts/reset-links.ts";
import { resetRoutes } from "./accounts/reset-routes.ts";
import { resetStore } from "./accounts/reset-store.ts";
import { accountsRoutes } from "./accounts/routes.ts";
import { createSessions } from "./accounts/sessions.ts";
import { accountsStore } from "./accounts/store.ts";
import type { ApiConfig } from "./config.ts";
import type { Database } from "./database/database.ts";
import { countRates } from "./http/rate-limits.ts";
import type { Answers } from "./http/routes.ts";
import type { JobHandlers } from "./jobs/job-handlers.ts";
import type { JobData } from "./jobs/job-kinds.ts";
import type { Jobs } from "./jobs/jobs.ts";
import type { Later } from "./later.ts";
import type { Log } from "./log.ts";
import { writeMailTo } from "./mail/outbox.ts";
import { contactMailJob, messagesRoutes } from "./messages/routes.ts";
import { messagesStore } from "./messages/store.ts";
import { operationsRoutes } from "./operations/routes.ts";
import { projectsRoutes } from "./projects/routes.ts";
import { projectsStore } from "./projects/store.ts";
import { settingsMails } from "./settings/mails.ts";
import { settingsRoutes } from "./settings/routes.ts";
import { settingsStore } from "./settings/store.ts";
import { removeUnnamed } from "./storage/kept-files.ts";
import type { Storage } from "./storage/storage.ts";

/** What a start opens, and every area is made of. */
export type Parts = {
  config: ApiConfig;
  database: Database;
  storage: Storage;
  jobs: Jobs<JobData>;
  later: Later;
  /** Signs what leaves the server and comes back. */
  secret: string;
  /** The folder of the mail that is written, not sent. */
  outbox: string;
  log: Log;
  isReady: () => boolean;
};

/** Every area's answers, and the jobs that follow them: where a new area is put in its place. */
export function areas({ config, database, storage, jobs, later, secret, outbox, log, isReady }: Parts): {
  answers: Answers;
  handlers: JobHandlers<JobData>;
} {
  const { publicUrl, now } = config;
  const onTrouble = (message: string) => log.error(message);
  const limits = countRates({ database, now, others: config.limits });
  const clients = accountsStore(database);
  const resets = resetStore(database);
  const sessions = createSessions({ database, secret, publicUrl, now, onTrouble });
  const owners = findOwners({ sessions, publicUrl });
  const moves = moveGuests({ database, now, onTrouble: (error) => log.error({ err: error }) });
  const projects = projectsStore({ database, now });
  const settings = settingsStore({ database, jobs, now });
  const messages = messagesStore({ database, jobs, now });
  const removeFiles = (keys: readonly (string | null)[]) =>
    later.run(() => removeUnnamed(database, storage, keys));
  const sendMail = writeMailTo(outbox, now);
  const askForLink = askForResetLink({ database, clients, jobs, publicUrl, onTrouble });
  return {
    answers: {
      accounts: {
        ...accountsRoutes({ store: clients, sessions, moves, limits }),
        ...resetRoutes({ store: resets, limits, later, now, askForLink }),
      },
      settings: settingsRoutes({ store: settings, clients, owners, limits }),
      projects: projectsRoutes({ store: projects, owners, now, removeFiles }),
      messages: messagesRoutes({ store: messages, limits }),
      operations: operationsRoutes({ isReady, version: packageJson.version }),
    },
    handlers: {
      "send-reset-link": resetLinkJob({ clients, store: resets, sendMail, now }),
      "mail-contact-message": contactMailJob(messages, sendMail),
      ...settingsMails(settings, sendMail),
    },
  };
}
