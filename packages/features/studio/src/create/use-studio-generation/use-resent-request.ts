import { identityOf } from "@earshot/client/identity.ts";
import { useSession } from "@earshot/client/state/session.tsx";
import { generationCopy } from "@earshot/contract/generation/copy.ts";
import { useEffect, useEffectEvent } from "react";

import { useAlert } from "../../shell/studio-alert.tsx";
import { loadAwaitedAd, saveAwaitedAd } from "../awaited-ad.ts";
import { generationCode } from "../generation-code.ts";
import { GenerationError } from "../generation-error.ts";

/**
 * The maximum age in ms of a request that is resent: a later visitor must not get an ad that someone requested long
 * before.
 */
const mostAge = 3_600_000;

/**
 * Resends an earlier page's request whose response was lost, and saves the ad's uuid in the record.
 *
 * @param onBegun called when the server has the ad
 */
export function useResentRequest(onBegun: () => void): void {
  const { user, isLoggedIn } = useSession();
  const alert = useAlert();

  const resend = useEffectEvent(async (signal: AbortSignal) => {
    const record = loadAwaitedAd();
    if (!record || !("sent" in record)) return;
    const { sent, startedAt } = record;
    const forget = () => saveAwaitedAd(null);
    const identity = identityOf(isLoggedIn);
    if (!identity || sent.account !== (user?.id ?? null) || Date.now() - startedAt > mostAge) {
      forget();
      return;
    }
    try {
      const { resendAd } = await generationCode.load();
      const uuid = await resendAd(sent.request, { identity, key: sent.key, signal });
      saveAwaitedAd(uuid === null ? null : { uuid, startedAt });
      onBegun();
    } catch (error) {
      if (signal.aborted) return;
      if (!(error instanceof GenerationError)) reportError(error);
      const known = error instanceof GenerationError ? error : null;
      // Keeps the request if it could not be sent, so that the next page sends it.
      const onClosed = known?.kind === "unanswered" ? undefined : forget;
      alert(generationCopy.failedWith(known?.message ?? generationCopy.failed), onClosed);
    }
  });
  const isKnown = user !== undefined;
  useEffect(() => {
    if (!isKnown) return undefined;
    const leaving = new AbortController();
    void resend(leaving.signal);
    return () => leaving.abort();
  }, [isKnown]);
}
