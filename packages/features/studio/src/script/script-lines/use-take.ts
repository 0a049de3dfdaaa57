import { ApiError, explain } from "@earshot/client/api-error.ts";
import { call } from "@earshot/client/call.ts";
import { identityOf } from "@earshot/client/identity.ts";
import { player, useSound } from "@earshot/client/state/player.ts";
import { useSession } from "@earshot/client/state/session.tsx";
import { useRecheckSession } from "@earshot/client/use-recheck-session.ts";
import { checkTake } from "@earshot/contract/generation/rules/take.ts";
import { studioErrorOf, studioErrors } from "@earshot/contract/studio/errors.ts";
import { scriptCopy } from "@earshot/contract/studio/script-copy.ts";
import { queryOptions, useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";

import { useStudioForm } from "../../create/studio-form-provider.tsx";
import { useShownVoice } from "../../create/use-shown-voice.ts";
import { voiceAt } from "../draft-edits.ts";
import { withoutMark } from "../own-lines.ts";
import type { DraftLine } from "../script-draft.ts";

/**
 * Plays one line of the script as the ad would speak it. Each version of its text is fetched once; editing the line
 * stops playback.
 */
export function useTake({ text, voice }: DraftLine, at: number) {
  const client = useQueryClient();
  const { isLoggedIn } = useSession();
  const recheckSession = useRecheckSession();
  const { id: first } = useShownVoice();
  const second = useStudioForm((form) => form.secondVoice?.id ?? null);
  const language = useStudioForm((form) => form.language);
  const tone = useStudioForm((form) => form.tone);
  const delivery_instructions = useStudioForm((form) => form.deliveryInstructions);
  const voice_id = second !== null && voiceAt(voice, at) === 2 ? second : first;
  // With one voice, marks are still part of the line, but no ad speaks them.
  const take = { text: withoutMark(text).trim(), voice_id, language, tone, delivery_instructions };

  const options = queryOptions({
    queryKey: ["take", take],
    async queryFn(): Promise<Blob> {
      const identity = identityOf(isLoggedIn);
      const error = identity ? checkTake(take) : studioErrorOf("identity_missing");
      if (error) throw new ApiError(studioErrors[error.code].status, error);
      const { status, body } = await call("POST /api/audioad/takes", { query: { ...identity }, json: take });
      if (body instanceof Blob) return body;
      const rejected = new ApiError(status, body);
      recheckSession(rejected);
      throw rejected;
    },
    staleTime: Infinity,
  });
  const { error } = useQuery({ ...options, enabled: false });
  const key = `take:${JSON.stringify(take)}`;
  const { state, onToggle } = useSound({
    key,
    kind: "sample",
    address: () => client.fetchQuery(options),
    seconds: null,
    onError: "fail",
  });
  useEffect(() => () => player.stop({ key }), [key]);

  return {
    state,
    onToggle,
    isBlank: checkTake(take)?.code === "line_missing",
    /** Why the line can't be played; null unless playing it failed. */
    problem:
      state !== "failed" ? null : error ? explain(error, scriptCopy.takeFailed) : scriptCopy.takeFailed,
  };
}
