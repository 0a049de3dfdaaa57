import { useId, useSyncExternalStore } from "react";

import { BusyWave } from "./busy-wave.tsx";
import { minutesSeconds } from "./minutes-seconds.ts";

interface CountdownProps {
  /** The countdown's label: "Estimated time". */
  label: string;
  /** The current activity, shown even at 0:00: "Processing". */
  status: string;
  /** When the countdown ends, in ms since 1970. */
  until: number;
  /** The time, in ms since 1970. Default: the device's clock. */
  now?: () => number;
}

/** The update interval in ms, short enough that all seconds seem equally long. */
const INTERVAL = 200;

function subscribe(onChange: () => void): () => void {
  const timer = setInterval(onChange, INTERVAL);
  return () => clearInterval(timer);
}

/**
 * The estimated time left. It follows the clock, so it is also correct after the tab was suspended, and stays at 0:00
 * if the wait takes longer. Its timer role is not announced, because an announcement every second would interrupt all
 * others.
 *
 * Use instead: `ProgressCard` for known progress; a busy `Button` or `Skeleton` for a wait of unknown length.
 */
export function Countdown({ label, status, until, now = Date.now }: CountdownProps) {
  const id = useId();
  // Rounded up, so that the last second shows as 0:01.
  const secondsLeft = () => Math.max(0, Math.ceil((until - now()) / 1000));
  const shown = useSyncExternalStore(subscribe, secondsLeft, secondsLeft);
  return (
    <div>
      <p id={id} className="text-sm text-ink-2">
        {label}
      </p>
      <p className="flex flex-wrap items-baseline gap-x-4">
        <span
          role="timer"
          aria-live="off"
          aria-labelledby={id}
          dir="ltr"
          suppressHydrationWarning
          className="type-heading text-xl text-ink tabular-nums"
        >
          {minutesSeconds(shown)}
        </span>
        <span className="inline-flex min-w-0 items-center gap-2 text-base text-primary">
          <BusyWave />
          <span className="min-w-0 wrap-anywhere">{status}</span>
        </span>
      </p>
    </div>
  );
}
