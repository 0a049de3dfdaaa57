import { hasCode } from "@earshot/client/api-error.ts";
import { useSession } from "@earshot/client/state/session.tsx";
import { scriptCopy } from "@earshot/contract/studio/script-copy.ts";
import { useEffect, useEffectEvent } from "react";

import { useAwaitedAd } from "../../queries.ts";
import { useAlert } from "../../shell/studio-alert.tsx";
import { forgetVersion, useVersionRecord, type VersionRecord } from "../awaited-ad.ts";
import { isFormOfVersion, withoutVersion, withoutWait } from "../sent-form.ts";
import { useStudioForm, useStudioFormStore } from "../studio-form-provider.tsx";
import type { EditedAd } from "../studio-form.ts";
import { versionOutcome } from "./version-outcome.ts";

/** The version that this tab or, before it was closed, another one has requested; null if there is none. */
function awaitedVersion(
  editing: EditedAd | null,
  record: VersionRecord | null,
): { uuid: string; number: number } | null {
  if (editing && editing.awaited !== null) return { uuid: editing.uuid, number: editing.awaited };
  return record && "uuid" in record ? { uuid: record.uuid, number: record.version } : null;
}

/**
 * Waits for an ad's new version, even if its form was closed or another page requested it, and then updates the form
 * that it was requested from. Shows an alert if it could not be made.
 *
 * @param onMade called with the ad's uuid when the version is ready, once the form no longer contains its script
 */
export function useAwaitedVersion(onMade: (uuid: string) => void): void {
  const { isLoggedIn } = useSession();
  const store = useStudioFormStore();
  const alert = useAlert();
  const record = useVersionRecord();
  const edited = useStudioForm(({ editing }) => editing);
  const version = awaitedVersion(edited, record);
  const { data: ad = null, error } = useAwaitedAd(version?.uuid ?? null, isLoggedIn);
  const outcome = version && ad && versionOutcome(ad, version.number);
  const isGone = hasCode(error, "not_found");
  /** Identifies the version whose wait is over; null until then. */
  const ended = version && (outcome || isGone) ? `${version.uuid} ${version.number}` : null;

  const settle = useEffectEvent(() => {
    if (!version) return;
    const { uuid } = version;
    const { form, setAside, dispatch, forgetSetAside } = store.getState();
    const endWait = (change: Partial<EditedAd>) =>
      store.setState((now) => ({
        form: withoutWait(now.form, uuid, change),
        setAside: now.setAside && withoutWait(now.setAside, uuid, change),
      }));
    forgetVersion(uuid);
    if (ad && outcome === "made") {
      if (setAside && isFormOfVersion(setAside, uuid)) forgetSetAside();
      if (isFormOfVersion(form, uuid)) dispatch({ type: "filled", form: withoutVersion(form) });
      endWait({ basedOn: ad.version });
      onMade(uuid);
      return;
    }
    endWait({});
    const isShown = store.getState().form !== form;
    if (!isGone) alert(ad?.pendingVersion?.message || scriptCopy.versionNotMade);
    else if (isShown) alert(scriptCopy.adGone);
  });
  useEffect(() => {
    if (ended === null) return undefined;
    // Runs in a timer, so that the updates are rendered together with the query's result.
    const timer = setTimeout(settle);
    return () => clearTimeout(timer);
  }, [ended]);
}
