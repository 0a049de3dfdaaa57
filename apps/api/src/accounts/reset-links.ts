import { randomBytes } from "node:crypto";

import { resetLinkLength } from "@earshot/contract/limits.ts";

import type { SendMail } from "../mail/outbox.ts";
import { fingerprint } from "./fingerprint.ts";
import { resetMail } from "./reset-mail.ts";
import type { ResetStore } from "./reset-store.ts";
import type { AccountsStore } from "./store.ts";

type ResetLinksConfig = {
  clients: AccountsStore;
  store: ResetStore;
  sendMail: SendMail;
  publicUrl: URL | undefined;
  /** Told why no mail was sent. */
  onTrouble: (message: string) => void;
};

/**
 * Sends a link to choose a new password: good once, for 30 minutes; nothing when nobody has this e-mail. Links need
 * `publicUrl`: a request's own host is believed on this machine alone, as elsewhere it is whatever the caller says.
 */
export function resetLinks({ clients, store, sendMail, publicUrl, onTrouble }: ResetLinksConfig) {
  return async (email: string, origin: string): Promise<void> => {
    const found = await clients.findByEmail(email);
    if (!found) return;
    if (!publicUrl && !isThisMachine(origin))
      return onTrouble("A reset mail was not sent: its link needs PUBLIC_URL, the address of this site.");
    const token = randomBytes(24).toString("base64url");
    await store.keep(found.userId, fingerprint(token), new Date(Date.now() + resetLinkLength));
    await sendMail(resetMail(email, `${publicUrl?.origin ?? origin}/client/reset?token=${token}`));
  };
}

function isThisMachine(origin: string): boolean {
  const { hostname } = new URL(origin);
  return /^(localhost|.+\.localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(hostname);
}
