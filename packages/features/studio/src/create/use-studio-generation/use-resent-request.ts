import { useSession } from "@earshot/client/state/session.tsx";
import { generationCopy } from "@earshot/contract/generation/copy.ts";
import { networkErrorMessage } from "@earshot/contract/network-error-message.ts";
import { useEffect, useEffectEvent } from "react";

import { useAlert } from "../../shell/studio-alert.tsx";
import { loadAwaitedAd } from "../awaited-ad.ts";

/**
 * Resends a request that was sent before a reload and whose response was lost, and saves the ad's uuid in the record.
 *
 * @param onBegun called when the server has the ad
 */
export function useResentRequest(onBegun: () => void): void {
  const { user } = useSession();
  const alert = useAlert();

  const resend = useEffectEvent(async (signal: AbortSignal) => {
    const record = loadAwaitedAd();
    if (!record || !("sent" in record)) return;
    try {
      const { resendRequest } = await import("../generate-ad.ts");
      await resendRequest(record, { account: user?.id ?? null, signal, onBegun, alert });
    } catch (error) {
      if (signal.aborted) return;
      reportError(error);
      alert(generationCopy.failedWith(networkErrorMessage));
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
