import { timing, uploadProgress } from "@earshot/contract/limits.ts";

/** An upload's displayed progress, in percent. */
export interface Progress {
  /** Call with the fraction that the browser has sent, 0 to 1. */
  sent: (part: number) => void;
  /** Ends the simulated steps. */
  stop: () => void;
}

/**
 * Shows the real progress if the browser reports it, or else 10 % more every 200 ms. The progress never decreases, and
 * is at most 90 % until the server responds.
 *
 * @param onPercent called with each new value, from 0 to 90
 * @param stepEvery interval in ms
 */
export function startProgress(
  onPercent: (percent: number) => void,
  stepEvery: number = timing.uploadStep,
): Progress {
  let shown = 0;
  const show = (percent: number) => {
    const next = Math.max(shown, Math.min(percent, uploadProgress.waitsAt));
    if (next === shown) return;
    shown = next;
    onPercent(shown);
  };
  const timer = setInterval(() => show(shown + uploadProgress.step), stepEvery);
  const stop = () => clearInterval(timer);
  return {
    sent(part) {
      stop();
      show(Math.floor(part * 100));
    },
    stop,
  };
}
