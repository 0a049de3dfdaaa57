import { adQueue } from "@earshot/contract/limits.ts";
import type { SocialProvider } from "@earshot/contract/social-providers.ts";

import type { JobKinds } from "./jobs.ts";

/**
 * The id of the ad or version that a job renders, its sender's fingerprints, and its cost in expected seconds: see
 * ad-queue.ts.
 */
type Rendering = { adId: string; owner?: string; address?: string; cost?: number };

/**
 * Every kind of job and its data: only ids, because jobs are stored in the database and must contain no secrets. A new
 * kind is added here and to `jobKinds`, and does not compile until it has a handler.
 */
export type JobData = {
  /**
   * Mails a link for choosing a new password, unless the password with this id has been changed. The token is created
   * only when the email is written.
   */
  "send-reset-link": { userId: string; passwordId: string | null; origin: string };
  /** Mails a visitor's message to the brand. */
  "mail-contact-message": { messageId: string };
  /** Notifies the brand that a client has asked for their account to be deleted. */
  "mail-deletion-request": { userId: string };
  /** Mails a link that confirms an email change to the new address, unless another account has it. */
  "mail-email-confirm": { changeId: string; origin: string };
  /** Notifies the old, confirmed address of the change, with a link that cancels it. */
  "mail-email-cancel": { changeId: string; origin: string };
  /** Renders an ad or a version of an ad. One kind for both, so that they share one queue. */
  render: Rendering & { isVersion: boolean };
  /** Render the ads and versions that an earlier release queued. */
  "make-ad": Rendering;
  "make-version": Rendering;
  /** Notifies a client that the password was removed because a provider proved who owns the email. */
  "mail-password-ended": { userId: string; provider: SocialProvider };
};

export const jobKinds: JobKinds<JobData> = {
  // Retried for about two hours, long enough for an email server to recover. After that, users request a new link.
  "send-reset-link": { atOnce: 2, tries: 10, waitSeconds: 15 },
  "mail-contact-message": { atOnce: 2, tries: 12, waitSeconds: 15 },
  "mail-deletion-request": { atOnce: 1, tries: 12, waitSeconds: 15 },
  "mail-email-confirm": { atOnce: 1, tries: 12, waitSeconds: 15 },
  "mail-email-cancel": { atOnce: 1, tries: 12, waitSeconds: 15 },
  "mail-password-ended": { atOnce: 1, tries: 12, waitSeconds: 15 },
  // Retries are for kills and unreachable storage; bad input fails immediately.
  render: { atOnce: adQueue.atOnce, tries: 12, waitSeconds: 2 },
  "make-ad": { atOnce: 1, tries: 12, waitSeconds: 2 },
  "make-version": { atOnce: 1, tries: 12, waitSeconds: 2 },
};
