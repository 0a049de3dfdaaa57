import { ApiError, explain, hasCode } from "@earshot/client/api-error.ts";
import { call } from "@earshot/client/call.ts";
import { identityOf } from "@earshot/client/identity.ts";
import { useSession } from "@earshot/client/state/session.tsx";
import { useApiMutation } from "@earshot/client/use-api-mutation.ts";
import { studioErrorOf, studioErrors } from "@earshot/contract/studio/errors.ts";
import { scriptCopy } from "@earshot/contract/studio/script-copy.ts";
import { useEffect, useEffectEvent, useState } from "react";

import { useAwaitedAd, useFetchAd, useSetPendingVersion } from "../../../queries.ts";
import { versionRequest } from "../../ad-request.ts";
import { newKey } from "../../new-key.ts";
import { useStudioForm, useStudioFormStore } from "../../studio-form-provider.tsx";
import type { EditedAd } from "../../studio-form.ts";
import { useShownVoice } from "../../use-shown-voice.ts";

/** The reason why the new version was not made. */
interface Problem {
  kind: "newer" | "gone" | "other";
  message: string;
}

/** Makes a new version of an ad from the form, and waits for it. The form is kept on every error. */
export function useMakeVersion(editing: EditedAd, onMade: ((uuid: string) => void) | undefined) {
  const { uuid, awaited } = editing;
  const store = useStudioFormStore();
  const { isLoggedIn } = useSession();
  const { recommended } = useShownVoice();
  const fetchAd = useFetchAd(isLoggedIn);
  const setPendingVersion = useSetPendingVersion();
  const script = useStudioForm((form) => form.script);
  const [problem, setProblem] = useState<Problem | null>(null);
  const [scriptError, setScriptError] = useState<{ message: string; script: string } | null>(null);

  const change = (part: Partial<EditedAd>) =>
    store.getState().dispatch({ type: "changed", change: { editing: { ...editing, ...part } } });

  function fail(error: unknown): void {
    // The server has responded, so another attempt needs a new idempotency key.
    if (error instanceof ApiError) change({ sent: null });
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
      const json = { ...versionRequest({ form, recommended }), based_on: basedOn, ...identity };
      const request = JSON.stringify(json);
      const sent = editing.sent?.request === request ? editing.sent : { request, key: newKey() };
      change({ sent });
      const { status, body } = await call(
        "POST /api/audioad/ads/{uuid}/versions",
        { params: { uuid }, json },
        { headers: { "Idempotency-Key": sent.key } },
      );
      if (status !== 202) throw new ApiError(status, body);
      return { basedOn, awaited: body.version, sent: null };
    },
    onMutate() {
      setProblem(null);
      setScriptError(null);
    },
    onError: fail,
    async onSuccess(begun) {
      await setPendingVersion(uuid, begun.awaited);
      change(begun);
    },
  });

  const { data: ad, error: lost } = useAwaitedAd(awaited === null ? null : uuid, isLoggedIn);
  const isGone = hasCode(lost, "not_found");
  const isOver =
    awaited !== null && (isGone || (ad && (ad.version >= awaited || ad.pendingVersion?.isFailed)));
  const settle = useEffectEvent(() => {
    if (ad && awaited !== null && ad.version >= awaited) {
      onMade?.(uuid);
      return;
    }
    change({ awaited: null });
    if (isGone) setProblem({ kind: "gone", message: scriptCopy.adGone });
    else setProblem({ kind: "other", message: ad?.pendingVersion?.message || scriptCopy.versionNotMade });
  });
  useEffect(() => {
    if (!isOver) return undefined;
    const timer = setTimeout(settle);
    return () => clearTimeout(timer);
  }, [isOver]);

  return {
    isMaking: isPending || awaited !== null,
    problem,
    /** The server's error for the script; null once it changes. */
    scriptError: scriptError?.script === script ? scriptError.message : null,
    make: () => mutate(editing.basedOn),
    /** Makes the version anyway, based on the newest one. */
    takeMine: () => void fetchAd(uuid).then((newest) => newest && mutate(newest.version)),
  };
}
