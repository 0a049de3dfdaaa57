import { mostAdSeconds } from "@earshot/contract/limits.ts";
import { useState } from "react";

import { useStudioForm } from "../create/studio-form-provider.tsx";
import { useShownVoice } from "../create/use-shown-voice.ts";
import { voiceAt } from "./draft-edits.ts";
import { startsOf } from "./estimated-seconds.ts";
import type { DraftLine } from "./script-draft.ts";
import { useSpokenLength } from "./use-spoken-length.ts";

type Line = Pick<DraftLine, "text" | "voice">;

const textOf = (lines: readonly Line[]) => lines.map(({ text }) => text).join("\n");

/** Computes a script's speaking times, each line's in its own voice, for the lines and the meter. */
export function useMeasuredScript(lines: readonly Line[], enabled: boolean) {
  const first = useShownVoice();
  const second = useStudioForm((form) => form.secondVoice);
  const isSecond = ({ voice }: Line, at: number) => second !== null && voiceAt(voice, at) === 2;
  const ones = useSpokenLength(textOf(lines.filter((line, at) => !isSecond(line, at))), first, enabled);
  const twos = useSpokenLength(textOf(lines.filter(isSecond)), second ?? first, enabled);
  const seconds = ones.seconds + twos.seconds;
  const isMeasured = ones.isMeasured && twos.isMeasured;
  const isTooLong = ones.isTooLong || twos.isTooLong || (isMeasured && seconds > mostAdSeconds);
  const secondsOf = (line: Line, at = 0) => (isSecond(line, at) ? twos : ones).secondsOf(line.text);
  const segments = lines.map(secondsOf);
  const total = segments.reduce((sum, each) => sum + each, 0);
  const scale = total > 0 ? seconds / total : 1;
  const starts = startsOf(segments.map((each) => each * scale));
  const [active, setActive] = useState<number | null>(null);
  return { text: textOf(lines), seconds, secondsOf, isTooLong, segments, starts, active, setActive };
}

/** The two voices' names; null if there is only one. */
export function useVoiceNames(): { first: string; second: string } | null {
  const { name: first } = useShownVoice();
  const second = useStudioForm((form) => form.secondVoice?.name ?? null);
  return second === null ? null : { first, second };
}
