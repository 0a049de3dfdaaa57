import { brand } from "@earshot/contract/brand.ts";

import type { JobData } from "../jobs/job-kinds.ts";
import type { JobHandlers } from "../jobs/jobs.ts";
import { asHtml } from "../mail/as-html.ts";
import type { SendMail } from "../mail/mail.ts";
import { oneLine } from "../mail/one-line.ts";
import type { SettingsStore } from "./store.ts";

type Mails = Pick<JobHandlers<JobData>, "mail-deletion-request">;

/** The job that emails a client's deletion request to the brand. */
export function settingsMails(
  store: Pick<SettingsStore, "unmailedDeletion" | "markDeletionMailed">,
  sendMail: SendMail,
): Mails {
  return {
    "mail-deletion-request": {
      async run({ data: { userId } }) {
        const request = await store.unmailedDeletion(userId);
        if (!request) return;
        const { id, name, email, requestedAt } = request;
        const text = `${oneLine(name)} asks for this account to be deleted:

E-mail: ${email}
Account: ${id}
Asked: ${requestedAt.toISOString()}

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
      /** No action: the request itself stays in the database. */
      giveUp: async () => undefined,
    },
  };
}
