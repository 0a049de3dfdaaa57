import { scriptCopy } from "@earshot/contract/studio/script-copy.ts";
import { BusyWave } from "@earshot/ui/audio/busy-wave.tsx";
import { minutesSeconds } from "@earshot/ui/audio/minutes-seconds.ts";
import { clsx } from "clsx";
import { Pause, Play, RotateCw } from "lucide-react";

import type { DraftLine } from "../script-draft.ts";
import { useTake } from "./use-take.ts";

interface HearLineProps {
  line: DraftLine;
  at: number;
  /** Where the line starts, in whole seconds. */
  start: number;
}

/**
 * A button that shows a line's start time and plays the line. If the line can't be played, the reason appears below it.
 */
export function HearLine({ line, at, start }: HearLineProps) {
  const { state, onToggle, isBlank, problem } = useTake(line, at);
  const isActive = state === "playing" || state === "buffering";
  const time = minutesSeconds(start);
  const names = {
    paused: scriptCopy.hearLine,
    playing: scriptCopy.pauseLine,
    buffering: scriptCopy.pauseLine,
    failed: scriptCopy.hearLineAgain,
  };
  return (
    <>
      <button
        type="button"
        aria-label={`${names[state](at + 1)}, ${time}`}
        disabled={isBlank}
        onClick={onToggle}
        className={clsx(
          "inline-flex min-h-6 cursor-pointer items-center gap-1 rounded-sm px-1 text-xs tabular-nums disabled:cursor-auto pointer-coarse:min-h-11 pointer-coarse:min-w-11",
          isActive ? "font-semibold text-accent-strong" : "text-ink-3 enabled:hover:text-ink",
        )}
      >
        <span
          aria-hidden="true"
          className={clsx("grid icon-sm shrink-0 place-items-center", isBlank && "invisible")}
        >
          {state === "paused" && <Play className="icon-sm" fill="currentColor" />}
          {state === "playing" && <Pause className="icon-sm" fill="currentColor" strokeWidth={0} />}
          {state === "buffering" && <BusyWave />}
          {state === "failed" && <RotateCw className="icon-sm text-danger" />}
        </span>
        {time}
      </button>
      <p
        aria-live="polite"
        className="order-last col-span-full col-start-2 text-sm font-medium text-danger not-empty:pt-1"
      >
        {problem}
      </p>
    </>
  );
}
