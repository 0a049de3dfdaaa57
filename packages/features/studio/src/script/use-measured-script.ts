import { useState } from "react";

import { useStudioForm } from "../create/studio-form-provider.tsx";
import { useShownVoice } from "../create/use-shown-voice.ts";
import { startsOf } from "./estimated-seconds.ts";
import type { DraftLine } from "./script-draft.ts";
import { useSpokenLength } from "./use-spoken-length.ts";

/** Computes a script's speaking times, which its lines and the meter show. */
export function useMeasuredScript(lines: readonly Pick<DraftLine, "text">[], enabled: boolean) {
  const text = lines.map((line) => line.text).join("\n");
  const { seconds, secondsOf, isTooLong } = useSpokenLength(text, enabled);
  const segments = lines.map((line) => secondsOf(line.text));
  const total = segments.reduce((sum, each) => sum + each, 0);
  const scale = total > 0 ? seconds / total : 1;
  const starts = startsOf(segments.map((each) => each * scale));
  const [active, setActive] = useState<number | null>(null);
  return { text, seconds, secondsOf, isTooLong, segments, starts, active, setActive };
}

/** The two voices' names; null if there is only one. */
export function useVoiceNames(): { first: string; second: string } | null {
  const { name: first } = useShownVoice();
  const second = useStudioForm((form) => form.secondVoice?.name ?? null);
  return second === null ? null : { first, second };
}
