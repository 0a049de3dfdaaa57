import { clsx } from "clsx";
import { useState, type ComponentPropsWithRef, type KeyboardEvent } from "react";

import { FieldError, FieldHint, useFieldControl, type FieldTexts } from "./field/field.tsx";
import { nearestStop, stopOfKey } from "./slider/stop-of-key.ts";

type Native = Pick<ComponentPropsWithRef<"input">, "name" | "form" | "ref" | "disabled">;

export interface SliderProps extends FieldTexts, Native {
  /** The control's id, when something outside names it. */
  id?: string;
  min: number;
  max: number;
  /** From one stop to the next. 1 when left out. */
  step?: number;
  /** How far Page Up and Page Down go: a whole number of steps, ten when left out. */
  pageStep?: number;
  /** The value now, when the caller keeps it. */
  value?: number;
  /** The value at first; the slider keeps it from there. `min` when left out. */
  defaultValue?: number;
  /** Told of every stop on the way while one drags. */
  onChange?: (value: number) => void;
  /** How a value reads, to the eye and to a screen reader: "$7,500". */
  format: (value: number) => string;
}

/**
 * A value within fixed bounds, where the feel counts more than the digit. A native range input, so that touch, forms and
 * pages without JavaScript work; its keys are the same in every browser.
 */
export function Slider(props: SliderProps) {
  const { label, hint, error, id: givenId, format, value, defaultValue, onChange, ...rest } = props;
  const { min, max, step = 1, pageStep = step * 10, ...native } = rest;
  const { id, ...tied } = useFieldControl({ id: givenId, hint, error });
  const stops = { min, max, step, pageStep };
  const [kept, setKept] = useState(defaultValue ?? min);
  const current = nearestStop(value ?? kept, stops);

  const choose = (next: number) => {
    setKept(next);
    if (next !== current) onChange?.(next);
  };
  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const direction = event.currentTarget.matches(":dir(rtl)") ? "rtl" : "ltr";
    const next = stopOfKey(event.key, current, stops, direction);
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
        {/* The slider itself tells it to screen readers; without JavaScript it would not follow. */}
        <span
          aria-hidden="true"
          className={clsx(
            "type-heading text-xl tabular-nums noscript:hidden",
            native.disabled ? "text-ink-3" : "text-ink",
          )}
        >
          {format(current)}
        </span>
      </div>
      <FieldHint of={id}>{hint}</FieldHint>
      <div className="relative" style={{ "--at": (current - min) / (max - min || 1) } as object}>
        <input
          {...native}
          {...tied}
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
        <Rail />
      </div>
      <div aria-hidden="true" className="flex justify-between gap-4 text-sm text-ink-3 tabular-nums">
        <span>{format(min)}</span>
        <span>{format(max)}</span>
      </div>
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

/** Behind the native handle: the way, what of it is behind the handle, and the ring of focus around it. */
function Rail() {
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
