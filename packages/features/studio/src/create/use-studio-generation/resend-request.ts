import { identityOf } from "@earshot/client/identity.ts";
import { generationCopy } from "@earshot/contract/generation/copy.ts";

import { type AwaitedRecord, saveAwaitedAd } from "../awaited-ad.ts";
import { resendAd } from "../generate-ad.ts";
import { GenerationError } from "../generation-error.ts";

/**
 * The maximum age in ms of a request that is resent: a later visitor must not get an ad that someone requested long
 * before.
 */
const mostAge = 3_600_000;

interface ResendOptions {
  /** The account that is logged in; null for a visitor. */
  account: string | null;
  signal: AbortSignal;
  /** Called when the server has the ad. */
  onBegun: () => void;
  /** Shows an error; `onDismissed` is called once the user has closed it. */
  alert: (message: string, onDismissed?: () => void) => void;
}

const forget = () => saveAwaitedAd(null);

/** Resends a request of this account, and saves the ad's uuid. Forgets a request that is too old or another's. */
export async function resendRequest(
  { sent, startedAt }: Extract<AwaitedRecord, { sent: unknown }>,
  { account, signal, onBegun, alert }: ResendOptions,
): Promise<void> {
  const identity = identityOf(account !== null);
  if (!identity || sent.account !== account || Date.now() - startedAt > mostAge) {
    forget();
    return;
  }
  try {
    const uuid = await resendAd(sent.request, { identity, key: sent.key, signal });
    saveAwaitedAd(uuid === null ? null : { uuid, startedAt });
    onBegun();
  } catch (error) {
    if (signal.aborted) return;
    if (!(error instanceof GenerationError)) throw error;
    // Keeps the request if it could not be sent, so that the next page sends it.
    alert(generationCopy.failedWith(error.message), error.kind === "unanswered" ? undefined : forget);
  }
}
