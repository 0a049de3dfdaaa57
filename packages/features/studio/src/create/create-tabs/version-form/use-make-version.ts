import { ApiError, explain, hasCode } from "@earshot/client/api-error.ts";
import { call } from "@earshot/client/call.ts";
import { identityOf } from "@earshot/client/identity.ts";
import { newKey } from "@earshot/client/new-key.ts";
import { useSession } from "@earshot/client/state/session.tsx";
import { useApiMutation } from "@earshot/client/use-api-mutation.ts";
import { readStage } from "@earshot/contract/generation/read-stage.ts";
import { studioErrorOf, studioErrors } from "@earshot/contract/studio/errors.ts";
import { scriptCopy } from "@earshot/contract/studio/script-copy.ts";
import { useState } from "react";

import { useFetchAd, useSetPendingVersion } from "../../../queries.ts";
import { useAlert } from "../../../shell/studio-alert.tsx";
import { type VersionCall, versionRequest } from "../../ad-request.ts";
import { forgetVersion, saveAwaitedVersion, useVersionRecord } from "../../awaited-ad.ts";
import { useStudioForm, useStudioFormStore } from "../../studio-form-provider.tsx";
import type { EditedAd } from "../../studio-form.ts";
import { useShownVoice } from "../../use-shown-voice.ts";

/** The reason why the new version was not made. */
interface Problem {
  kind: "newer" | "gone" | "other";
  message: string;
}

/**
 * Requests a new version of an ad from the form. The form is kept on every error. `useAwaitedVersion` waits for the
 * version, because this form may be closed meanwhile.
 */
export function useMakeVersion(editing: EditedAd) {
  const { uuid, awaited } = editing;
  const store = useStudioFormStore();
  const alert = useAlert();
  const record = useVersionRecord();
  // The request was sent before a reload, and is now sent again.
  const isResent = record !== null && "sent" in record && record.sent.key === editing.sent?.key;
  const { user, isLoggedIn } = useSession();
  const { recommended } = useShownVoice();
  const fetchAd = useFetchAd(isLoggedIn);
  const setPendingVersion = useSetPendingVersion();
  const script = useStudioForm((form) => form.script);
  const [problem, setProblem] = useState<Problem | null>(null);
  const [scriptError, setScriptError] = useState<{ message: string; script: string } | null>(null);

  function change(part: Partial<EditedAd>): void {
    const { form, dispatch } = store.getState();
    // The form may hold another ad by the time the response arrives.
    if (form.editing?.uuid !== uuid) return;
    dispatch({ type: "changed", change: { editing: { ...form.editing, ...part } } });
  }

  function fail(error: unknown): void {
    const message = explain(error, scriptCopy.versionNotMade);
    if (!(error instanceof ApiError)) {
      // Forgets the request only once the alert has been closed, because requests also fail when the user leaves the
      // page.
      alert(message, () => forgetVersion(uuid));
      return;
    }
    // The server has responded, so another attempt needs a new idempotency key.
    change({ sent: null });
    forgetVersion(uuid);
    if (hasCode(error, "version_not_newest")) setProblem({ kind: "newer", message: scriptCopy.newerVersion });
    else if (hasCode(error, "not_found")) setProblem({ kind: "gone", message: scriptCopy.adGone });
    else if (error.field === "script" || error.field === "prompt")
      setScriptError({ message, script: store.getState().form.script });
    else setProblem({ kind: "other", message });
  }

  const { mutate, isPending } = useApiMutation({
    async mutationFn(basedOn: number) {
      const identity = identityOf(isLoggedIn);
      if (!identity)
        throw new ApiError(studioErrors.identity_missing.status, studioErrorOf("identity_missing"));
      const { form } = store.getState();
      const json = { ...versionRequest({ form, recommended }), based_on: basedOn };
      const request = JSON.stringify(json);
      const key = editing.sent?.request === request ? editing.sent.key : newKey();
      const sent = { request, key, script: form.script };
      change({ sent });
      const startedAt = Date.now();
      // A closed tab must not lose the version, even if the response never arrives.
      const resent: VersionCall = { route: "version", uuid, json };
      saveAwaitedVersion({ sent: { request: resent, key, account: user?.id ?? null }, startedAt });
      const { status, body } = await call(
        "POST /api/audioad/ads/{uuid}/versions",
        { params: { uuid }, json: { ...json, ...identity } },
        { headers: { "Idempotency-Key": key } },
      );
      if (status !== 202) throw new ApiError(status, body);
      const { version } = body;
      // First, because it cancels the ad's query, which the wait starts.
      await setPendingVersion(uuid, { version, stage: readStage(body) });
      saveAwaitedVersion({ uuid, version, startedAt });
      return { basedOn, awaited: version, sent };
    },
    onMutate() {
      setProblem(null);
      setScriptError(null);
    },
    onError: fail,
    onSuccess: change,
  });

  /** Makes the version anyway, based on the newest one. */
  async function takeMine(): Promise<void> {
    const newest = await fetchAd(uuid);
    if (newest) mutate(newest.version);
    else setProblem({ kind: "newer", message: scriptCopy.versionNotMade });
  }

  return {
    /** True until the server has responded: it may reject the form. */
    isSending: isPending,
    /** True until the version is ready. */
    isMaking: isPending || isResent || awaited !== null,
    problem,
    /** The server's error for the script; null once it changes. */
    scriptError: scriptError?.script === script ? scriptError.message : null,
    make: () => mutate(editing.basedOn),
    takeMine: () => void takeMine(),
  };
}
