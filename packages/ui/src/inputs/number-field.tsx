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

export interface NumberFieldProps extends FieldTexts, Native {
  /** The value now, when the caller keeps it. */
  value?: number;
  /** The value at first; the field keeps it from there. 0 when left out. */
  defaultValue?: number;
  /** Told of a new value when an entry is finished (leaving the field, Enter) and at each step, never in between. */
  onChange?: (value: number) => void;
  /** The lowest value, 0 when left out. What is lower becomes it. */
  min?: number;
  /** The highest value; none when left out. What is higher becomes it. */
  max?: number;
  /** How much an arrow key adds or takes away; Page Up and Page Down ten times as much. 1 when left out. */
  step?: number;
  /** What is counted, in a few letters: shown after the number, and read with it. "ms", "%". Not where the label says it. */
  unit?: string;
}

const steps = new Map([
  ["ArrowUp", 1],
  ["ArrowDown", -1],
  ["PageUp", 10],
  ["PageDown", -10],
]);

/**
 * A whole number in bounds. A native text input in the role of a spin button: `type="number"` would change under the
 * wheel while one scrolls past, and takes no digits but 0 to 9. What is typed stays as typed until the entry is finished;
 * then what is out of bounds is clamped, and what is empty or no number becomes 0 (spec section 5). Readers hear what it
 * became, for the focus is elsewhere by then.
 */
export function NumberField(props: NumberFieldProps) {
  const { label, hint, error, id, "aria-describedby": describedBy, ...rest } = props;
  const { value, defaultValue = 0, onChange, min = 0, max, step = 1, unit, ...native } = rest;
  const range = { min, max: max ?? Number.MAX_SAFE_INTEGER };
  const [kept, setKept] = useState(defaultValue);
  const [typed, setTyped] = useState<string | null>(null);
  const [corrected, setCorrected] = useState(false);
  const current = clampedInteger(String(value ?? kept), range);
  const shown = typed ?? String(current);

  const finish = (next: number) => {
    setTyped(null);
    setCorrected(false);
    setKept(next);
    if (next !== current) onChange?.(next);
  };
  const enter = (entry: string) => {
    const next = clampedInteger(entry, range);
    finish(next);
    setCorrected(entry.trim() !== String(next));
  };
  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    if (native.readOnly || event.altKey || event.ctrlKey || event.metaKey) return;
    const by = steps.get(event.key);
    if (by !== undefined) {
      event.preventDefault();
      finish(steppedInteger(clampedInteger(shown, range), by, step, range));
    } else if (event.key === "Enter" && typed !== null) {
      // Before the browser sends the form, which Enter does next.
      flushSync(() => enter(typed));
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
            onBlur={() => typed !== null && enter(typed)}
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
