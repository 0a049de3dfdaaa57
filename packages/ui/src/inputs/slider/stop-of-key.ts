/** The values that a slider stops at: from `min` in steps of `step`, at most `max`. */
export interface Stops {
  min: number;
  max: number;
  step: number;
  /** How far the page keys go; a whole number of steps. */
  pageStep: number;
}

/** The stop nearest to a value. */
export function nearestStop(value: number, { min, max, step }: Stops): number {
  const stop = min + Math.round((value - min) / step) * step;
  return Math.max(min, Math.min(max, stop));
}

/**
 * Where a key leads, as native sliders have it: the left and right arrows follow the eye, so they swap from right to left.
 * Undefined for keys that lead nowhere.
 */
export function stopOfKey(
  key: string,
  value: number,
  stops: Stops,
  direction: "ltr" | "rtl",
): number | undefined {
  const { min, max, step, pageStep } = stops;
  const forwards = direction === "rtl" ? -step : step;
  const targets: Record<string, number> = {
    ArrowRight: value + forwards,
    ArrowLeft: value - forwards,
    ArrowUp: value + step,
    ArrowDown: value - step,
    PageUp: value + pageStep,
    PageDown: value - pageStep,
    Home: min,
    End: max,
  };
  const target = targets[key];
  return target === undefined ? undefined : nearestStop(target, stops);
}
