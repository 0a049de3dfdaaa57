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
import { type VersionCall, versionRequest } from "../../ad-request.ts";
import { forgetVersion, saveAwaitedAd } from "../../awaited-ad.ts";
import { useStudioForm, useStudioFormStore } from "../../studio-form-provider.tsx";
import type { EditedAd } from "../../studio-form.ts";
import { useShownVoice } from "../../use-shown-voice.ts";

/** The reason why the new version was not made. */
interface Problem {
  kind: "newer" | "gone" | "other";
  message: string;
}

/**
 * Requests a new version of an ad from the form. The form is kept on every error. `useStudioGeneration` waits for the
 * version, because this form may be closed meanwhile.
 */
export function useMakeVersion(editing: EditedAd) {
  const { uuid, awaited } = editing;
  const store = useStudioFormStore();
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
    // The server has responded, so another attempt needs a new idempotency key.
    if (error instanceof ApiError) {
      change({ sent: null });
      forgetVersion(uuid);
    }
    const message = explain(error, scriptCopy.versionNotMade);
    if (hasCode(error, "version_not_newest")) setProblem({ kind: "newer", message: scriptCopy.newerVersion });
    else if (hasCode(error, "not_found")) setProblem({ kind: "gone", message: scriptCopy.adGone });
    else if (error instanceof ApiError && (error.field === "script" || error.field === "prompt"))
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
      saveAwaitedAd({ sent: { request: resent, key, account: user?.id ?? null }, startedAt });
      const { status, body } = await call(
        "POST /api/audioad/ads/{uuid}/versions",
        { params: { uuid }, json: { ...json, ...identity } },
        { headers: { "Idempotency-Key": key } },
      );
      if (status !== 202) throw new ApiError(status, body);
      const { version } = body;
      // First, so that the wait doesn't see an earlier version that failed.
      await setPendingVersion(uuid, { version, stage: readStage(body) });
      saveAwaitedAd({ uuid, version, startedAt });
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
    isMaking: isPending || awaited !== null,
    problem,
    /** The server's error for the script; null once it changes. */
    scriptError: scriptError?.script === script ? scriptError.message : null,
    make: () => mutate(editing.basedOn),
    takeMine: () => void takeMine(),
  };
}
