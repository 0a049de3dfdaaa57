import type { Request } from "@earshot/client/call-signature.ts";
import { call } from "@earshot/client/call.ts";
import { textLength } from "@earshot/contract/limits.ts";
import { useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";

import { useStudioChoice, useStudioStore } from "../studio-form-provider.tsx";
import { useShownVoice } from "../use-shown-voice.ts";

/** Milliseconds without a key press after which the script counts as written for now. */
const pause = 500;

/**
 * Whole seconds that the voice of the first card will take for the script, by the reader that the engine uses; null where
 * nobody can say: no script, no answer, a voice that is gone. Then the estimate stands alone.
 *
 * @param asking whether to ask at all
 */
export function useSpokenLength(asking: boolean): number | null {
  const script = useWrittenScript();
  const { id: voice } = useShownVoice();
  const language = useStudioChoice((form) => form.language);
  const enabled = asking && script.trim() !== "" && script.length <= textLength.prompt;
  const { data = null } = useQuery({
    queryKey: ["spoken-length", voice, language, script],
    queryFn: ({ signal }) => spokenLength({ text: script, voice_id: voice, language }, signal),
    enabled,
    // While one goes on writing the length stays in sight; another voice's, or in another language, would be wrong.
    placeholderData: (before, query) =>
      query?.queryKey[1] === voice && query.queryKey[2] === language ? before : undefined,
  });
  return enabled ? data : null;
}

type Asked = Request<"POST /api/audioad/spoken-length">["json"];

async function spokenLength(json: Asked, signal: AbortSignal): Promise<number | null> {
  const answer = await call("POST /api/audioad/spoken-length", { json }, { signal });
  return answer.status === 200 ? Math.round(answer.body.seconds) : null;
}

/** The script, whenever one pauses in writing it. */
function useWrittenScript(): string {
  const { subscribe, current, atFirst } = useStudioStore();
  const [written, setWritten] = useState(() => atFirst().form.script);
  useEffect(() => {
    let seen = written;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const look = () => {
      const { script } = current().form;
      if (script === seen) return;
      seen = script;
      clearTimeout(timer);
      timer = setTimeout(() => setWritten(script), pause);
    };
    look();
    const stop = subscribe(look);
    return () => {
      stop();
      clearTimeout(timer);
    };
  }, [subscribe, current, written]);
  return written;
}
