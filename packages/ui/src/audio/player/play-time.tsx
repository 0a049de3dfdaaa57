import { clsx } from "clsx";

import { minutesSeconds } from "../minutes-seconds.ts";

interface PlayTimeProps {
  state: "paused" | "playing" | "buffering" | "failed";
  /** Seconds. */
  position: number;
  /** Seconds; 0 when not known: then the whole is two dashes. */
  duration: number;
  labels: { buffering: string; failed: string };
}

/**
 * What is played and the whole. While the audio is awaited, or can't be played, words take the place of the time and are
 * spoken: the line keeps its width, so that nothing beside it moves.
 */
export function PlayTime({ state, position, duration, labels }: PlayTimeProps) {
  return (
    <p className={clsx("text-sm tabular-nums", state === "failed" ? "text-danger" : "text-ink-2")}>
      {(state === "paused" || state === "playing") && (
        // Also in Arabic what is played stands before the whole.
        <bdi dir="ltr">
          {minutesSeconds(position)}
          {duration > 0 ? ` / ${minutesSeconds(duration)}` : <span aria-hidden> / -:--</span>}
        </bdi>
      )}
      <output>
        {state === "buffering" && labels.buffering}
        {state === "failed" && labels.failed}
      </output>
    </p>
  );
}
