import { randomBytes } from "node:crypto";

import { brand } from "@earshot/contract/brand.ts";
import { resetLinkLength } from "@earshot/contract/limits.ts";

import type { Database } from "../database/database.ts";
import { fingerprint } from "../fingerprint.ts";
import type { JobData } from "../jobs/job-kinds.ts";
import type { JobHandler } from "../jobs/jobs.ts";
import type { Jobs } from "../jobs/jobs.ts";
import { asHtml } from "../mail/as-html.ts";
import type { Mail, SendMail } from "../mail/mail.ts";
import type { ResetStore } from "./reset-store.ts";
import type { AccountsStore } from "./store.ts";

type Asking = {
  database: Database;
  clients: AccountsStore;
  jobs: Jobs<JobData>;
  publicUrl: URL | undefined;
  /** Told why no mail will be sent. */
  onError: (message: string) => void;
};

/**
 * Has a link mailed to the client with this e-mail, to choose a new password; nothing when nobody has it. Links need
 * `publicUrl`: a request's own host is believed on this machine alone, as elsewhere it is whatever the caller says.
 */
export function askForResetLink({ database, clients, jobs, publicUrl, onError }: Asking) {
  return async (email: string, origin: string): Promise<void> => {
    const found = await clients.findByEmail(email);
    if (!found) return;
    if (!publicUrl && !isThisMachine(origin))
      return onError("A reset mail was not sent: its link needs PUBLIC_URL, the address of this site.");
    const data = { userId: found.userId, origin: publicUrl?.origin ?? origin };
    await jobs.add(database, "send-reset-link", { id: crypto.randomUUID(), data });
  };
}

type Sending = { clients: AccountsStore; store: ResetStore; sendMail: SendMail; now: () => Date };

/** Sends the link: good once, for 30 minutes. A second try sends a second link, which is as good. */
export function resetLinkJob({
  clients,
  store,
  sendMail,
  now,
}: Sending): JobHandler<JobData["send-reset-link"]> {
  return {
    async run({ data: { userId, origin } }) {
      const email = await clients.emailOf(userId);
      if (email === null) return;
      const token = randomBytes(24).toString("base64url");
      await store.keep(userId, fingerprint(token), new Date(now().getTime() + resetLinkLength));
      await sendMail(resetMail(email, `${origin}/client/reset?token=${token}`));
    },
    /** Whoever waits for the mail asks again. */
    giveUp: async () => undefined,
  };
}

function isThisMachine(origin: string): boolean {
  const { hostname } = new URL(origin);
  return /^(localhost|.+\.localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(hostname);
}

/** The mail that answers "Send reset link". */
function resetMail(to: string, link: string): Mail {
  const minutes = resetLinkLength / 60_000;
  const text = `Hello,

someone, most likely you, asked to reset the password of this address at ${brand.name}.
Choose a new password here, within ${minutes} minutes:

${link}

The link works once. If it wasn't you, nothing has changed and you can ignore this mail.

${brand.name}
`;
  const html = asHtml(text, { label: "Choose a new password", href: link });
  return { to, subject: `Reset your ${brand.name} password`, text, html };
}
