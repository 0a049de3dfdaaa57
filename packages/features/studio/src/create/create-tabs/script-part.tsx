import type { Request } from "@earshot/client/call-signature.ts";
import { call } from "@earshot/client/call.ts";
import { adInfoCopy } from "@earshot/contract/ads/copy.ts";
import { errors } from "@earshot/contract/errors.ts";
import { estimatedScriptLength } from "@earshot/contract/generation/rules/script-length.ts";
import { mostAdSeconds, textLength } from "@earshot/contract/limits.ts";
import { studioCopy } from "@earshot/contract/studio/copy.ts";
import { TextArea } from "@earshot/ui/inputs/text-area.tsx";
import { useQuery } from "@tanstack/react-query";
import { useEffect, useId, useRef, useState } from "react";

import { useStudioForm, useStudioFormStore } from "../studio-form-provider.tsx";
import { useShownVoice } from "../use-shown-voice.ts";
import { useTypedText } from "../use-typed-text.ts";

interface ScriptPartProps {
  /** Whether the tab is visible. */
  shown: boolean;
}

/** The user's script and its length. Typing rerenders only the field. */
export function ScriptPart({ shown }: ScriptPartProps) {
  const seconds = useSpokenLength(shown);
  const length = useId();
  const tooLong = seconds !== null && seconds > mostAdSeconds;
  return (
    <div className="flex flex-col gap-1.5">
      <ScriptField
        describedBy={length}
        error={tooLong ? errors.script_too_long.message({ seconds }) : undefined}
      />
      <ScriptLength id={length} seconds={seconds} />
    </div>
  );
}

interface ScriptFieldProps {
  /** The id of the length's element. */
  describedBy: string;
  /** Whether the script exceeds the maximum length of an ad. */
  error: string | undefined;
}

function ScriptField({ describedBy, error }: ScriptFieldProps) {
  const field = useTypedText("script", useRef<HTMLTextAreaElement>(null));
  const isLong = field.value.trim().length > textLength.prompt;
  return (
    <TextArea
      {...field}
      label={studioCopy.script}
      placeholder={studioCopy.scriptPlaceholder}
      rows={8}
      aria-describedby={describedBy}
      error={isLong ? errors.prompt_too_long.message : error}
    />
  );
}

interface ScriptLengthProps {
  /** Ties it to the field. */
  id: string;
  /** Speaking time in whole seconds; null while unknown. */
  seconds: number | null;
}

/** The estimate by letters and, below it, the speaking time next to the chosen length. */
function ScriptLength({ id, seconds }: ScriptLengthProps) {
  const estimate = useStudioForm(({ productName, script }) => estimatedScriptLength(productName, script));
  const chosen = useStudioForm((form) => form.length);
  return (
    <div id={id} className="text-sm text-ink-2 tabular-nums">
      <p>
        {studioCopy.estimatedLength}:{" "}
        <span className="font-semibold text-ink">{adInfoCopy.seconds(estimate)}</span>
      </p>
      {/* Reserves the line, so that the page does not shift when the response arrives. */}
      <p className="min-h-[2lh] sm:min-h-[1lh]">
        {seconds !== null && (
          <>
            {studioCopy.spokenLength(seconds)} · {besideChosen(seconds, chosen)}
          </>
        )}
      </p>
    </div>
  );
}

/** Compares the script's length with the chosen one. Both are whole seconds. */
export function besideChosen(seconds: number, chosen: number): string {
  const over = seconds - chosen;
  if (over === 0) return studioCopy.spokenFits(chosen);
  return over > 0 ? studioCopy.spokenOver(over, chosen) : studioCopy.spokenUnder(-over, chosen);
}

/** Debounce of the script, in ms. */
const pause = 500;

/**
 * Speaking time of the script in whole seconds with the first card's voice, by the engine's text normalizer; null
 * without a script or a response, or when the voice is unavailable. Then only the estimate shows.
 *
 * @param asking whether to send requests at all
 */
function useSpokenLength(asking: boolean): number | null {
  const script = useWrittenScript();
  const { id: voice } = useShownVoice();
  const language = useStudioForm((form) => form.language);
  const enabled = asking && script.trim() !== "" && script.length <= textLength.prompt;
  const { data = null } = useQuery({
    queryKey: ["spoken-length", voice, language, script],
    queryFn: ({ signal }) => spokenLength({ text: script, voice_id: voice, language }, signal),
    enabled,
    // Keeps the previous length while typing, but not across voices or languages, where it would be wrong.
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

/** The script, debounced. */
function useWrittenScript(): string {
  const store = useStudioFormStore();
  const [written, setWritten] = useState(() => store.getInitialState().form.script);
  useEffect(() => {
    let seen = written;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const look = () => {
      const { script } = store.getState().form;
      if (script === seen) return;
      seen = script;
      clearTimeout(timer);
      timer = setTimeout(() => setWritten(script), pause);
    };
    look();
    const stop = store.subscribe(look);
    return () => {
      stop();
      clearTimeout(timer);
    };
  }, [store, written]);
  return written;
}
