import { useId, useSyncExternalStore } from "react";

import { BusyWave } from "./busy-wave.tsx";
import { secondsLeft } from "./countdown/seconds-left.ts";
import { minutesSeconds } from "./minutes-seconds.ts";

interface Words {
  /** What is counted: "Estimated time". */
  label: string;
  /** What goes on meanwhile, and still does at 0:00: "Processing". */
  word: string;
}

/** The caller counts. */
interface Counted {
  /** Seconds left; whole ones are shown, none below 0. */
  seconds: number;
  until?: undefined;
  now?: undefined;
}

/** It counts by itself, by the clock: a tab that slept is right again at once. */
interface Counting {
  seconds?: undefined;
  /** The end, in ms since 1970. */
  until: number;
  /** The time, in ms since 1970. Default: the device's clock. */
  now?: () => number;
}

export type CountdownProps = Words & (Counted | Counting);

/** Often enough that no second is seen to last longer than the others, in ms. */
const LOOK_EVERY = 200;

function everyLook(look: () => void): () => void {
  const timer = setInterval(look, LOOK_EVERY);
  return () => clearInterval(timer);
}

const never = () => () => undefined;

/**
 * An estimate that runs down to 0:00 and stays there: what takes longer than estimated still goes on. A timer that is
 * never announced; it can be read at any time.
 */
export function Countdown({ label, word, seconds, until, now = Date.now }: CountdownProps) {
  const id = useId();
  const left = () => (until === undefined ? Math.max(0, Math.ceil(seconds)) : secondsLeft(until, now()));
  const shown = useSyncExternalStore(until === undefined ? never : everyLook, left, left);
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
          className="type-headline text-3xl text-ink tabular-nums"
        >
          {minutesSeconds(shown)}
        </span>
        <span className="inline-flex min-w-0 items-center gap-2 text-base text-primary">
          <BusyWave />
          <span className="min-w-0 wrap-anywhere">{word}</span>
        </span>
      </p>
    </div>
  );
}
