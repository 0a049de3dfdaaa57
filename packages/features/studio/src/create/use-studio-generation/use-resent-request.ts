import { useSession } from "@earshot/client/state/session.tsx";
import { generationCopy } from "@earshot/contract/generation/copy.ts";
import { networkErrorMessage } from "@earshot/contract/network-error-message.ts";
import { useEffect, useEffectEvent } from "react";

import { useAlert } from "../../shell/studio-alert.tsx";
import { type AdRecord, loadAwaitedAd, loadAwaitedVersion, type VersionRecord } from "../awaited-ad.ts";
import { useStudioFormStore } from "../studio-form-provider.tsx";

/**
 * Resends the requests for an ad and for a new version that were sent before a reload and whose responses were lost.
 * Saves the ad's uuid, or the version's number, in the record and in the form that the version was requested from.
 *
 * @param onBegun called when the server has the ad or version
 */
export function useResentRequest(onBegun: () => void): void {
  const { user } = useSession();
  const store = useStudioFormStore();
  const alert = useAlert();

  /** The form then waits for the version, as if the response had arrived before the reload. */
  function setAwaited(uuid: string, version: number, key: string): void {
    const { form, dispatch } = store.getState();
    const { editing } = form;
    if (editing?.uuid !== uuid || editing.sent?.key !== key) return;
    dispatch({ type: "changed", change: { editing: { ...editing, awaited: version } } });
  }

  const resend = useEffectEvent(async (record: AdRecord | VersionRecord | null, signal: AbortSignal) => {
    if (!record || !("sent" in record)) return;
    try {
      const { resendRequest } = await import("../generate-ad.ts");
      await resendRequest(record, {
        account: user?.id ?? null,
        signal,
        onBegun(resent) {
          if (resent?.version !== undefined) setAwaited(resent.uuid, resent.version, record.sent.key);
          onBegun();
        },
        alert,
      });
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
    void resend(loadAwaitedAd(), leaving.signal);
    void resend(loadAwaitedVersion(), leaving.signal);
    return () => leaving.abort();
  }, [isKnown]);
}
