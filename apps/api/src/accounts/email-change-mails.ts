import { brand } from "@earshot/contract/brand.ts";
import { emailChangeLength } from "@earshot/contract/limits.ts";

import type { JobData } from "../jobs/job-kinds.ts";
import type { JobHandlers } from "../jobs/jobs.ts";
import { asHtml } from "../mail/as-html.ts";
import type { Mail, SendMail } from "../mail/mail.ts";
import type { EmailChanges } from "./email-changes.ts";

const hour = 60 * 60_000;

type Mails = Pick<JobHandlers<JobData>, "mail-email-confirm" | "mail-email-cancel">;

/** Jobs that send the emails about an email change. If the change is cancelled first, they send nothing. */
export function emailChangeMails(changes: EmailChanges, sendMail: SendMail): Mails {
  return {
    "mail-email-confirm": {
      async run({ data: { changeId, origin } }) {
        const change = await changes.find(changeId);
        if (!change) return;
        const { newEmail, isTaken } = change;
        const link = `${origin}/client/confirm-email?token=${changes.tokenOf("confirm", changeId)}`;
        await sendMail(isTaken ? takenMail(newEmail, `${origin}/client/login`) : confirmMail(newEmail, link));
      },
      /** No action: the client can save the new email again to get another link. */
      giveUp: async () => undefined,
    },

    "mail-email-cancel": {
      async run({ data: { changeId, origin } }) {
        const change = await changes.find(changeId);
        if (!change) return;
        const link = `${origin}/client/cancel-email?token=${changes.tokenOf("cancel", changeId)}`;
        await sendMail(cancelMail(change.oldEmail, link));
      },
      giveUp: async () => undefined,
    },
  };
}

function confirmMail(to: string, link: string): Mail {
  const text = `Hello,

someone, most likely you, entered this address as the new one of an account at ${brand.name}.
Confirm it within ${emailChangeLength.confirm / hour} hours:

${link}

Until then the account keeps its old address. If it wasn't you, you can ignore this mail.

${brand.name}
`;
  const html = asHtml(text, { label: "Confirm this address", href: link });
  return { to, subject: `Confirm your new ${brand.name} address`, text, html };
}

/** Sent instead of the confirmation link if the new address already has an account: only its owner may learn that. */
function takenMail(to: string, link: string): Mail {
  const text = `Hello,

someone, most likely you, entered this address as the new one of another account at ${brand.name}.
It already has an account of its own, so nothing was changed. You can log in to it here:

${link}

If it wasn't you, you can ignore this mail.

${brand.name}
`;
  const html = asHtml(text, { label: "Log in", href: link });
  return { to, subject: `You already have a ${brand.name} account`, text, html };
}

function cancelMail(to: string, link: string): Mail {
  const days = emailChangeLength.cancel / (24 * hour);
  const text = `Hello,

someone, most likely you, entered another e-mail address for your account at ${brand.name}. It replaces this one as soon
as it is confirmed.

If it was you, there is nothing to do. If this wasn't you, open this link within ${days} days. It keeps this address,
logs out everyone who is logged in to the account, and removes passwords and other ways to log in that were added since:

${link}

${brand.name}
`;
  const html = asHtml(text, { label: "This wasn't me", href: link });
  return { to, subject: `Your ${brand.name} account gets another e-mail address`, text, html };
}
