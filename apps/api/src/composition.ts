import packageJson from "../package.json" with { type: "json" };
import { deviceCookies } from "./accounts/device-cookie.ts";
import { emailChangeMails } from "./accounts/email-change-mails.ts";
import { emailChangeRoutes } from "./accounts/email-change-routes.ts";
import { emailChangesStore } from "./accounts/email-changes.ts";
import { guestMigration } from "./accounts/migrate-guest.ts";
import { findOwners } from "./accounts/owners.ts";
import { passwordEndedJob } from "./accounts/password-ended-mail.ts";
import { requestResetLink, resetLinkJob, resetStore } from "./accounts/reset-links.ts";
import { resetRoutes } from "./accounts/reset-routes.ts";
import { accountsRoutes } from "./accounts/routes.ts";
import { createSessions } from "./accounts/sessions.ts";
import { socialCookies } from "./accounts/social-cookies.ts";
import { socialRoutes } from "./accounts/social-routes.ts";
import { accountsStore } from "./accounts/store.ts";
import { adsRoutes } from "./ads/routes.ts";
import { adsStore } from "./ads/store.ts";
import type { Audio } from "./audio/open-audio.ts";
import type { BackgroundTasks } from "./background-tasks.ts";
import { campaignsRoutes } from "./campaigns/routes.ts";
import { campaignsStore } from "./campaigns/store.ts";
import type { ApiConfig } from "./config.ts";
import type { Database } from "./database/database.ts";
import { adCreator } from "./generation/create-ad.ts";
import { makeAdJob, pendingAds, renderJob } from "./generation/make-ad-job.ts";
import { textReader } from "./generation/read-text.ts";
import { generationRoutes } from "./generation/routes.ts";
import { limitConcurrent, spokenTakes, writtenScripts, passwordHashes } from "./http/limit-concurrent.ts";
import { countRates } from "./http/rate-limits.ts";
import type { Handlers } from "./http/routes.ts";
import type { ServeOptions } from "./http/serve.ts";
import type { JobData } from "./jobs/job-kinds.ts";
import type { JobHandlers, Jobs } from "./jobs/jobs.ts";
import type { Log } from "./log.ts";
import type { SendMail } from "./mail/mail.ts";
import { contactMailJob } from "./messages/contact-mail.ts";
import { messagesRoutes } from "./messages/routes.ts";
import { messagesStore } from "./messages/store.ts";
import { musicRoutes } from "./music/routes.ts";
import { operationsRoutes } from "./operations/routes.ts";
import { projectsRoutes } from "./projects/routes.ts";
import { projectsStore } from "./projects/store.ts";
import { settingsMails } from "./settings/mails.ts";
import { settingsRoutes } from "./settings/routes.ts";
import { settingsStore } from "./settings/store.ts";
import { sharingRoutes } from "./sharing/routes.ts";
import { signSharedAudio } from "./sharing/signatures.ts";
import { sharingStore } from "./sharing/store.ts";
import { deleteUnreferenced } from "./storage/delete-unreferenced.ts";
import type { Storage } from "./storage/storage.ts";
import { admitUploads } from "./uploads/admit-uploads.ts";
import { uploadsRoutes } from "./uploads/routes.ts";
import { uploadsStore } from "./uploads/store.ts";
import { pendingVersions } from "./versions/pending-versions.ts";
import { versionsRoutes } from "./versions/routes.ts";
import { versionsStore } from "./versions/store.ts";
import { voicesRoutes } from "./voices/routes.ts";

/** Everything opened at startup, from which the areas are built. */
export type Parts = {
  config: ApiConfig;
  database: Database;
  storage: Storage;
  jobs: Jobs<JobData>;
  tasks: BackgroundTasks;
  /** Signs cookies and URLs. */
  secret: string;
  sendMail: SendMail;
  audio: Audio;
  log: Log;
  isReady: () => boolean;
};

/** Composition root: builds every area's handlers and jobs. New areas are added here. */
export function compose({
  config,
  database,
  storage,
  jobs,
  tasks,
  secret,
  sendMail,
  audio,
  log,
  isReady,
}: Parts): {
  handlers: Handlers;
  jobHandlers: JobHandlers<JobData>;
  admitUpload: ServeOptions["admitUpload"];
} {
  const { publicUrl, now } = config;
  const onError = (message: string) => log.error(message);
  const onFailure = (error: unknown) => log.error({ err: error });
  const mayTranslate = config.openai?.chat !== undefined;
  const limits = countRates({ database, now, others: config.limits });
  const clients = accountsStore({ database, jobs, now });
  const resets = resetStore(database);
  const emailChanges = emailChangesStore({ database, jobs, secret, publicUrl, now, onError });
  const sessions = createSessions({ database, secret, publicUrl, now, onError });
  const owners = findOwners({ sessions, publicUrl });
  const migration = guestMigration({ database, now, onError: (error) => log.error({ err: error }) });
  const social = socialCookies({ secret, publicUrl, now });
  const projects = projectsStore({ database, now });
  const settings = settingsStore({ database, jobs, now });
  const messages = messagesStore({ database, jobs, now });
  const ads = adsStore({ database, now });
  const removeFiles = (keys: readonly (string | null)[]) =>
    tasks.run(() => deleteUnreferenced(database, storage, keys));
  const devices = deviceCookies({ secret, publicUrl });
  const readText = textReader(limits);
  const limitWriting = limitConcurrent(writtenScripts(mayTranslate));
  const limitHashing = limitConcurrent(passwordHashes);
  const requestLink = requestResetLink({ database, clients, jobs, publicUrl, onError });
  const rendering = { storage, audio, onError: onFailure };
  const adJob = makeAdJob({ rows: pendingAds({ database, now }), ...rendering });
  const versionJob = makeAdJob({ rows: pendingVersions({ database, now, removeFiles }), ...rendering });
  return {
    admitUpload: admitUploads(owners, limits),
    handlers: {
      accounts: {
        ...accountsRoutes({
          store: clients,
          sessions,
          owners,
          migration,
          limits,
          providers: config.socialLogins.map(({ provider }) => provider),
          newcomer: social.newcomer,
          emailChanges,
          devices,
          limitHashing,
        }),
        ...emailChangeRoutes(emailChanges, limits),
        ...resetRoutes({ store: resets, limits, limitHashing, tasks, now, requestLink }),
        ...socialRoutes({
          ...social,
          logins: config.socialLogins,
          store: clients,
          sessions,
          migration,
          devices,
          limits,
          now,
          onError,
        }),
      },
      settings: settingsRoutes({ store: settings, clients, owners, limits, limitHashing, emailChanges }),
      projects: projectsRoutes({ store: projects, owners, limits, now, removeFiles }),
      ads: {
        ...adsRoutes({
          store: ads,
          storage,
          owners,
          limits,
          now,
          tasks,
          prepareAudio: () => config.preparesAudio !== false && audio.prepare(),
          removeFiles,
        }),
        ...versionsRoutes({
          store: versionsStore({ database, jobs, limits, now, removeFiles }),
          owners,
          limits,
          readText,
          mayTranslate,
        }),
        ...uploadsRoutes({
          store: uploadsStore({ database, now }),
          storage,
          owners,
          limits,
          readUpload: (bytes, signal, onStarted) => audio.read(bytes, signal, onStarted),
          removeFiles,
          onError,
        }),
      },
      sharing: sharingRoutes({
        store: sharingStore({ database }),
        storage,
        signatures: signSharedAudio({ secret, now }),
        owners,
        limits,
      }),
      campaigns: campaignsRoutes({ store: campaignsStore(database), owners, limits, now, removeFiles }),
      generation: generationRoutes({
        createAd: adCreator({
          database,
          jobs,
          limits,
          readText,
          limitWriting,
          audio,
          now,
          mayTranslate,
          onError: onFailure,
        }),
        ads,
        owners,
        audio,
        limits,
        readText,
        limitWriting,
        limitSpeaking: limitConcurrent(spokenTakes),
        mayTranslate,
        onError: onFailure,
      }),
      voices: voicesRoutes(),
      music: musicRoutes(),
      messages: messagesRoutes({ store: messages, limits }),
      operations: operationsRoutes({ isReady, version: packageJson.version }),
    },
    jobHandlers: {
      "send-reset-link": resetLinkJob({ clients, store: resets, sendMail, now }),
      "mail-password-ended": passwordEndedJob(clients, sendMail),
      render: renderJob(adJob, versionJob),
      "make-ad": adJob,
      "make-version": versionJob,
      "mail-contact-message": contactMailJob(messages, sendMail),
      ...settingsMails(settings, sendMail),
      ...emailChangeMails(emailChanges, sendMail),
    },
  };
}
