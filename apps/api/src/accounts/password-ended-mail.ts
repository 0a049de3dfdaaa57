import { brand } from "@earshot/contract/brand.ts";
import { socialProviderNames } from "@earshot/contract/social-providers.ts";

import type { JobData } from "../jobs/job-kinds.ts";
import type { JobHandler } from "../jobs/jobs.ts";
import { asHtml } from "../mail/as-html.ts";
import type { Mail, SendMail } from "../mail/mail.ts";
import type { AccountsStore } from "./store.ts";

/** Notifies a client whose password was removed because someone proved through a provider that they own the address. */
export function passwordEndedJob(
  clients: AccountsStore,
  sendMail: SendMail,
): JobHandler<JobData["mail-password-ended"]> {
  return {
    async run({ data: { userId, provider } }) {
      const email = await clients.emailOf(userId);
      if (email !== null) await sendMail(passwordEndedMail(email, socialProviderNames[provider]));
    },
    giveUp: async () => undefined,
  };
}

function passwordEndedMail(to: string, providerName: string): Mail {
  const text = `Hello,

you logged in at ${brand.name} with ${providerName}, which confirmed that this address is yours. It had not been
confirmed before, so the password of your account no longer works: somebody else could have chosen it.

Log in with ${providerName}, or choose a new password with “Forgot password” on the log-in page.

If it wasn't you, please write to ${brand.email.support} at once.

${brand.name}
`;
  return { to, subject: `Your ${brand.name} password no longer works`, text, html: asHtml(text) };
}
