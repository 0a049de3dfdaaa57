import { clsx } from "clsx";
import { useState, type ComponentPropsWithRef, type KeyboardEvent } from "react";
import { flushSync } from "react-dom";

import { controlStyle, oneLine } from "./control-style.ts";
import { Field, type FieldTexts } from "./field/field.tsx";
import { clampedInteger, steppedInteger } from "./number-field/clamped-integer.ts";

type Native = Pick<
  ComponentPropsWithRef<"input">,
  "id" | "name" | "form" | "ref" | "required" | "disabled" | "readOnly" | "aria-describedby"
>;

interface NumberFieldProps extends FieldTexts, Native {
  /** The value, if controlled. */
  value?: number;
  /** The initial value, if uncontrolled. Default: 0. */
  defaultValue?: number;
  /** Called when an entry is committed (blur, Enter) and on each step, never in between. */
  onChange?: (value: number) => void;
  /** The minimum; lower entries are raised to it. Default: 0. */
  min?: number;
  /** The maximum; higher entries are lowered to it. Default: no maximum. */
  max?: number;
  /** The change per arrow key; ten times as much for page keys. Default: 1. */
  step?: number;
  /** Shown after the number and announced with it: "ms", "%". Omit it if the label includes it. */
  unit?: string;
}

const steps = new Map([
  ["ArrowUp", 1],
  ["ArrowDown", -1],
  ["PageUp", 10],
  ["PageDown", -10],
]);

/**
 * A whole number within bounds. A native text input with the role of a spin button, because `type="number"` changes its
 * value on scroll and rejects the digits of other writing systems. The entry stays as typed until it is committed (blur
 * or Enter); then it is clamped, and an empty or invalid entry becomes 0. A live region announces the corrected value.
 *
 * Choose a step that makes a noticeable difference (100 ms, not 1). Use `Slider` for a value that users choose by feel,
 * `SegmentedControl` for a few numbers and `TextField` for digits that are not an amount.
 *
 * Keyboard:
 * - Arrow Up, Arrow Down: one step
 * - Page Up, Page Down: ten steps
 * - Enter: commits the entry, then submits the form
 * - Home, End: move the text cursor
 */
export function NumberField(props: NumberFieldProps) {
  const { label, hint, error, id, "aria-describedby": describedBy, ...rest } = props;
  const { value, defaultValue = 0, onChange, min = 0, max, step = 1, unit, ...native } = rest;
  const range = { min, max: max ?? Number.MAX_SAFE_INTEGER };
  const [uncontrolled, setUncontrolled] = useState(defaultValue);
  const [typed, setTyped] = useState<string | null>(null);
  const [corrected, setCorrected] = useState(false);
  const current = clampedInteger(String(value ?? uncontrolled), range);
  const shown = typed ?? String(current);

  const change = (next: number) => {
    setTyped(null);
    setCorrected(false);
    setUncontrolled(next);
    if (next !== current) onChange?.(next);
  };
  const commit = (entry: string) => {
    const next = clampedInteger(entry, range);
    change(next);
    setCorrected(entry.trim() !== String(next));
  };
  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    if (native.readOnly || event.altKey || event.ctrlKey || event.metaKey) return;
    const by = steps.get(event.key);
    if (by !== undefined) {
      event.preventDefault();
      change(steppedInteger(clampedInteger(shown, range), by, step, range));
    } else if (event.key === "Enter" && typed !== null) {
      // Commits before the browser submits the form.
      flushSync(() => commit(typed));
    }
  };

  return (
    <Field label={label} hint={hint} error={error} id={id} describedBy={describedBy}>
      {(control) => (
        <span className="relative block">
          <input
            {...native}
            {...control}
            type="text"
            inputMode={min < 0 ? "text" : "numeric"}
            autoComplete="off"
            role="spinbutton"
            aria-valuemin={min}
            aria-valuemax={max}
            aria-valuenow={clampedInteger(shown, range)}
            aria-valuetext={unit && `${shown} ${unit}`}
            value={shown}
            onChange={(event) => {
              setTyped(event.currentTarget.value);
              setCorrected(false);
            }}
            onBlur={() => typed !== null && commit(typed)}
            onKeyDown={press}
            className={clsx(controlStyle, oneLine, "tabular-nums")}
            style={unit ? { paddingInlineEnd: `min(${unit.length} * 0.6em + 1.25rem, 55%)` } : undefined}
          />
          {unit && (
            <span
              aria-hidden="true"
              className="pointer-events-none absolute inset-y-0 end-3.5 flex max-w-[45%] items-center text-sm text-ink-3"
            >
              <span className="truncate">{unit}</span>
            </span>
          )}
          <output htmlFor={control.id} className="sr-only">
            {corrected && (
              <>
                {label}: {current} {unit}
              </>
            )}
          </output>
        </span>
      )}
    </Field>
  );
}
