/** A slider's values: from `min` in steps of `step`, at most `max`. */
interface SliderRange {
  min: number;
  max: number;
  step: number;
  /** The change per page key; a multiple of `step`. */
  pageStep: number;
}

/** The allowed value closest to the given one. */
export function nearestValue(value: number, { min, max, step }: SliderRange): number {
  const next = min + Math.round((value - min) / step) * step;
  return Math.max(min, Math.min(max, next));
}

/**
 * The value after a key press, as in native sliders: the left and right arrows are visual, so they swap in
 * right-to-left pages. Undefined for other keys.
 */
export function valueAfterKey(
  key: string,
  value: number,
  range: SliderRange,
  direction: "ltr" | "rtl",
): number | undefined {
  const { min, max, step, pageStep } = range;
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
  return target === undefined ? undefined : nearestValue(target, range);
}
