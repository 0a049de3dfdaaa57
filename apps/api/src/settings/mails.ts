import { brand } from "@earshot/contract/brand.ts";

import type { JobData } from "../jobs/job-kinds.ts";
import type { JobHandlers } from "../jobs/jobs.ts";
import { asHtml } from "../mail/as-html.ts";
import type { SendMail } from "../mail/mail.ts";
import type { SettingsStore } from "./store.ts";

type Mails = Pick<JobHandlers<JobData>, "mail-deletion-request" | "mail-email-changed">;

/** Mail jobs of the settings. */
export function settingsMails(store: SettingsStore, sendMail: SendMail): Mails {
  return {
    "mail-deletion-request": {
      async run({ data: { userId } }) {
        const request = await store.unmailedDeletion(userId);
        if (!request) return;
        const { id, name, email, askedAt } = request;
        const text = `${name} asks for this account to be deleted:

E-mail: ${email}
Account: ${id}
Asked: ${askedAt.toISOString()}

Nothing has been deleted yet.
`;
        const to = brand.email.support;
        await sendMail({
          to,
          replyTo: email,
          subject: "A client asks to be deleted",
          text,
          html: asHtml(text),
        });
        await store.markDeletionMailed(userId);
      },
      /** The request itself stays in the database. */
      giveUp: async () => undefined,
    },

    "mail-email-changed": {
      async run({ data: { oldEmail } }) {
        const text = `Hello,

this address was the one of an account at ${brand.name}, and was just replaced by another.

If it wasn't you, please write to ${brand.email.support} at once.

${brand.name}
`;
        const subject = `Your ${brand.name} account has another e-mail address now`;
        await sendMail({ to: oldEmail, subject, text, html: asHtml(text) });
      },
      giveUp: async () => undefined,
    },
  };
}
