import { timing, uploadProgress } from "@earshot/contract/limits.ts";

/** How much of an upload is shown as done, in percent. */
export interface Progress {
  /** What the browser says is sent, 0 to 1. */
  sent: (part: number) => void;
  /** The answer has come, or will not. */
  stop: () => void;
}

/**
 * The real figure where the browser gives one, else 10 more every 200 ms; never over 90 before the answer, and never back (spec
 * section 4; decisions, Studio).
 * @param onPercent is told each new figure, 0 to 90
 * @param stepEvery milliseconds; the spec's unless told
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
