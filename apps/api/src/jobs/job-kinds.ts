import type { SocialProvider } from "@earshot/contract/social-providers.ts";

/**
 * What is done after the answer, by name, and what each job is about: ids alone, as jobs stand in the database and must
 * hold no secret. A new kind is named here and in `jobKinds`, and does not compile until it has a handler.
 */
export type JobData = {
  /** Mails a link to choose a new password. The token is made when the mail is. */
  "send-reset-link": { userId: string; origin: string };
  /** Mails a visitor's message to the brand. */
  "mail-contact-message": { messageId: string };
  /** Tells the brand that a client asks to be deleted. */
  "mail-deletion-request": { userId: string };
  /** Tells the address that was a client's that it is so no more. It stands nowhere else by then. */
  "mail-email-changed": { oldEmail: string };
  /** Makes an ad that was begun. */
  "make-ad": { adId: string };
  /** Tells a client that the password ended when a provider proved whose the address is. */
  "mail-password-ended": { userId: string; provider: SocialProvider };
};

/** How a kind of job is done. */
export type JobKind = {
  /** How many one process does at a time. */
  atOnce: number;
  /** How often it is begun, kills included, before it is given up. */
  tries: number;
  /** Seconds from the first failure to the second try; twice as long each further time. */
  waitSeconds: number;
};

export type JobKinds<Data> = { [Name in keyof Data]: JobKind };

export const jobKinds: JobKinds<JobData> = {
  // Some two hours: a mail server that is down is mended within them, and the link is asked for again after them.
  "send-reset-link": { atOnce: 2, tries: 10, waitSeconds: 15 },
  "mail-contact-message": { atOnce: 2, tries: 12, waitSeconds: 15 },
  "mail-deletion-request": { atOnce: 1, tries: 12, waitSeconds: 15 },
  "mail-email-changed": { atOnce: 1, tries: 12, waitSeconds: 15 },
  "mail-password-ended": { atOnce: 1, tries: 12, waitSeconds: 15 },
  // The audio program makes one at a time. What the ad itself is refused for is told at once; these are for kills, and for
  // a storage that is away.
  "make-ad": { atOnce: 1, tries: 12, waitSeconds: 2 },
};
