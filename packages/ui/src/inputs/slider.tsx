import { clsx } from "clsx";
import { useState, type ComponentPropsWithRef, type KeyboardEvent } from "react";

import { FieldError, FieldHint, useFieldControl, type FieldTexts } from "./field/field.tsx";
import { nearestValue, valueAfterKey } from "./slider/slider-keys.ts";

type Native = Pick<ComponentPropsWithRef<"input">, "name" | "form" | "ref" | "disabled">;

interface SliderProps extends FieldTexts, Native {
  /** The control's id, if another element refers to it. */
  id?: string;
  min: number;
  max: number;
  /** The change per arrow key. Default: 1. */
  step?: number;
  /** The change per Page Up or Page Down; a multiple of `step`. Default: ten steps. */
  pageStep?: number;
  /** The value, if controlled. */
  value?: number;
  /** The initial value, if uncontrolled. Default: `min`. */
  defaultValue?: number;
  /** Called on every step, including while dragging. */
  onChange?: (value: number) => void;
  /** Formats a value for display and announcement: "$7,500". */
  format: (value: number) => string;
  /** Hides the value and the bounds, for a slider next to a number field. */
  bare?: boolean;
}

/**
 * Sets a value within fixed bounds when it need not be exact. It is a native range input, so touch and forms work,
 * even without JavaScript. Its keys are the same in every browser.
 *
 * Show what the value means next to the slider and update it on every change, but don't send a request each time. Use
 * `NumberField` for an exact number, `Waveform` to seek and `SegmentedControl` for a few values.
 *
 * Keyboard:
 * - Arrow Up, Arrow Right: one step up (Arrow Left in right-to-left pages)
 * - Arrow Down, Arrow Left: one step down (Arrow Right in right-to-left pages)
 * - Page Up, Page Down: `pageStep`
 * - Home, End: lowest and highest value
 */
export function Slider(props: SliderProps) {
  const { label, hint, error, id: givenId, format, value, defaultValue, onChange, bare, ...rest } = props;
  const { min, max, step = 1, pageStep = step * 10, ...native } = rest;
  const { id, ...control } = useFieldControl({ id: givenId, hint, error });
  const range = { min, max, step, pageStep };
  const [uncontrolled, setUncontrolled] = useState(defaultValue ?? min);
  const current = nearestValue(value ?? uncontrolled, range);

  const choose = (next: number) => {
    setUncontrolled(next);
    if (next !== current) onChange?.(next);
  };
  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const direction = event.currentTarget.matches(":dir(rtl)") ? "rtl" : "ltr";
    const next = valueAfterKey(event.key, current, range, direction);
    if (next === undefined) return;
    event.preventDefault();
    choose(next);
  };

  return (
    <div className="flex min-w-0 flex-col gap-1.5">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <label htmlFor={id} className="min-w-0 text-sm font-semibold text-ink">
          {label}
        </label>
        {/* Hidden from screen readers, because the input has the text as `aria-valuetext`, and without JavaScript,
            because it would not update. */}
        {!bare && (
          <span
            aria-hidden="true"
            className={clsx(
              "type-heading text-xl tabular-nums noscript:hidden",
              native.disabled ? "text-ink-3" : "text-ink",
            )}
          >
            {format(current)}
          </span>
        )}
      </div>
      <FieldHint of={id}>{hint}</FieldHint>
      <div className="relative" style={{ "--at": (current - min) / (max - min || 1) } as object}>
        <input
          {...native}
          {...control}
          id={id}
          type="range"
          min={min}
          max={max}
          step={step}
          value={current}
          aria-valuetext={format(current)}
          onChange={(event) => choose(Number(event.currentTarget.value))}
          onKeyDown={press}
          className={inputStyle}
        />
        <Track />
      </div>
      {!bare && (
        <div aria-hidden="true" className="flex justify-between gap-4 text-sm text-ink-3 tabular-nums">
          <span>{format(min)}</span>
          <span>{format(max)}</span>
        </div>
      )}
      <FieldError of={id}>{error}</FieldError>
    </div>
  );
}

const inputStyle = clsx(
  "peer relative z-1 block h-8 w-full cursor-pointer touch-pan-y appearance-none bg-transparent outline-none disabled:cursor-not-allowed pointer-coarse:h-11 noscript:focus-visible:focus-ring",
  "thumb:size-6 thumb:appearance-none thumb:rounded-full thumb:border-[0.375rem] thumb:border-primary thumb:bg-surface thumb:transition-[border-width] [&::-moz-range-track]:bg-transparent",
  "not-disabled:hover:thumb:border-[0.3rem] active:thumb:border-[0.25rem] disabled:thumb:border-line-strong disabled:thumb:bg-sunken aria-invalid:thumb:border-danger",
  "forced-colors:thumb:border-[Highlight] forced-colors:thumb:bg-[Canvas] forced-colors:thumb:forced-color-adjust-none forced-colors:disabled:thumb:border-[GrayText] forced-colors:aria-invalid:thumb:border-[Highlight]",
);

/** Drawn behind the native thumb: the track, its filled part and the focus ring. */
function Track() {
  return (
    <>
      <span
        aria-hidden="true"
        className="pointer-events-none absolute inset-x-0 inset-y-0 my-auto h-1.5 overflow-hidden rounded-full bg-line-strong peer-disabled:bg-line forced-colors:border forced-colors:border-[CanvasText]"
      >
        <span className="block h-full w-[calc(var(--at)*(100%-1.5rem)+0.75rem)] bg-primary in-[:disabled~*]:bg-line-strong forced-colors:bg-[Highlight] forced-colors:forced-color-adjust-none forced-colors:in-[:disabled~*]:bg-[GrayText] noscript:hidden" />
      </span>
      <span
        aria-hidden="true"
        className="pointer-events-none absolute inset-y-0 start-[calc(var(--at)*(100%-1.5rem))] my-auto size-6 rounded-full peer-focus-visible:focus-ring noscript:hidden"
      />
    </>
  );
}
