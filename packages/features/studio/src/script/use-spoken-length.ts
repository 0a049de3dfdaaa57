import type { Request } from "@earshot/client/call-signature.ts";
import { call } from "@earshot/client/call.ts";
import { textLength } from "@earshot/contract/limits.ts";
import { useQuery } from "@tanstack/react-query";

import { useStudioForm } from "../create/studio-form-provider.tsx";
import { estimatedSeconds } from "./estimated-seconds.ts";
import { useDebounced } from "./use-debounced.ts";

/** A voice's id and its measured pace; null while unknown. */
interface Speaker {
  id: string;
  wordsPerMinute: number | null;
}

interface SpokenLength {
  /** The whole script's speaking time in seconds: the server's, or an estimate until it responds. */
  seconds: number;
  /** Estimates a line's speaking time in seconds, corrected by the server's last measurement. */
  secondsOf: (line: string) => number;
  /** False while `seconds` is an estimate. */
  isMeasured: boolean;
  /** True if the server refused to measure this script because an ad can't be that long. */
  isTooLong: boolean;
}

type Asked = Request<"POST /api/audioad/spoken-length">["json"];

/** Resolves with `seconds: null` for a script that is too long for any ad. */
async function measure(
  json: Asked,
  signal: AbortSignal,
): Promise<{ text: string; seconds: number | null } | null> {
  const answer = await call("POST /api/audioad/spoken-length", { json }, { signal });
  if (answer.status === 200) return { text: json.text, seconds: answer.body.seconds };
  return answer.body.code === "spoken_too_long" ? { text: json.text, seconds: null } : null;
}

const linesOf = (text: string) => text.split("\n");

/**
 * A script's speaking time with one voice: estimated immediately from the voice's pace, then measured with the
 * engine's text normalizer. After an error, such as a rate limit, the estimate is kept.
 *
 * @param script its lines, separated by line breaks
 * @param enabled false to send no requests
 */
export function useSpokenLength(script: string, speaker: Speaker, enabled: boolean): SpokenLength {
  const text = useDebounced(script);
  const { id: voice, wordsPerMinute } = speaker;
  const language = useStudioForm((form) => form.language);
  const { data } = useQuery({
    queryKey: ["spoken-length", voice, language, text],
    queryFn: ({ signal }) => measure({ text, voice_id: voice, language }, signal),
    enabled: enabled && text.trim() !== "" && text.length <= textLength.prompt,
    // Keeps the previous measurement while typing, but not for another voice or language, for which it would be wrong.
    placeholderData: (before, query) =>
      query?.queryKey[1] === voice && query.queryKey[2] === language ? before : undefined,
  });
  const estimate = (of: string) =>
    linesOf(of).reduce((sum, line) => sum + estimatedSeconds(line, wordsPerMinute), 0);
  const known = data ? estimate(data.text) : 0;
  const measured = data?.seconds ?? null;
  const correction = measured !== null && known > 0 ? measured / known : 1;
  const isMeasured = script.trim() === "" || (measured !== null && data?.text === script);
  return {
    seconds: measured !== null && data?.text === script ? measured : estimate(script) * correction,
    isMeasured,
    secondsOf: (line) => estimatedSeconds(line, wordsPerMinute) * correction,
    isTooLong: data?.text === script && measured === null,
  };
}
