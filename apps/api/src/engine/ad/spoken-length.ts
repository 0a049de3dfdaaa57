import { spokenSeconds } from "../../voices/measured.ts";
import type { Line } from "./ad-order.ts";
import type { Cast } from "./cast.ts";

/** How many seconds lines last as these voices say them, by their measured paces, pauses included. */
export function secondsOf(lines: readonly Line[], voices: Cast["voices"]): number {
  return lines.reduce((sum, { spoken, voice, pauseAfterMs }, at) => {
    const pause = at < lines.length - 1 ? pauseAfterMs / 1000 : 0;
    return sum + spokenSeconds(spoken, (voices[voice] ?? voices[0]).id) + pause;
  }, 0);
}
