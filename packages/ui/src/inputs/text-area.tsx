import { clsx } from "clsx";
import { useId, useState, type ComponentPropsWithRef, type InputEvent } from "react";

import { controlStyle, oneDirection } from "./control-style.ts";
import { Field, type FieldTexts } from "./field/field.tsx";

/** A character counter. */
interface TextCounter {
  /** The maximum length. Longer text is not truncated; the field becomes invalid instead. */
  limit: number;
  /** Measures text by the contract's rule. Default: UTF-16 units, like the browser's `maxlength`. */
  measure?: (text: string) => number;
  /** The counter's text up to the limit: "120 characters left". */
  left: (characters: number) => string;
  /** The counter's text above the limit: "3 characters too many". */
  over: (characters: number) => string;
}

interface TextAreaProps extends FieldTexts, Omit<ComponentPropsWithRef<"textarea">, "className"> {
  /**
   * Shown below the field. Announced when a fifth and then a tenth of the limit is left, at the limit, and above it.
   */
  counter?: TextCounter;
}

/**
 * A native textarea with label, hint, error and an optional counter.
 *
 * Text over the limit is never truncated: the counter shows by how much it is over. Use `TextField` for a single line.
 *
 * Keyboard:
 * - Tab: moves to the field and, from there, to the next control
 * - Enter: starts a new line
 */
export function TextArea(props: TextAreaProps) {
  const {
    label,
    hint,
    error,
    id,
    counter,
    onInput,
    rows = 4,
    "aria-describedby": describedBy,
    ...native
  } = props;
  const [typed, setTyped] = useState(String(native.defaultValue ?? ""));
  const [announcement, setAnnouncement] = useState("");
  const counterId = useId();

  const measure = counter?.measure ?? ((text: string) => text.length);
  const describe = (used: number) =>
    counter &&
    (used > counter.limit ? counter.over(used - counter.limit) : counter.left(counter.limit - used));
  const used = measure(native.value === undefined ? typed : String(native.value));
  const over = counter !== undefined && used > counter.limit;

  const count = (event: InputEvent<HTMLTextAreaElement>) => {
    const text = event.currentTarget.value;
    const now = measure(text);
    if (counter && counterStep(now, counter.limit) !== counterStep(used, counter.limit)) {
      setAnnouncement(counterStep(now, counter.limit) === 0 ? "" : (describe(now) ?? ""));
    }
    setTyped(text);
    onInput?.(event);
  };

  return (
    <Field
      label={label}
      hint={hint}
      error={error}
      id={id}
      describedBy={[over && counterId, describedBy].filter(Boolean).join(" ")}
      aside={
        counter && (
          <p
            className={clsx(
              "ms-auto shrink-0 text-sm tabular-nums noscript:hidden",
              over ? "font-medium text-danger" : "text-ink-3",
            )}
          >
            <span id={counterId} aria-hidden="true">
              {describe(used)}
            </span>
            <output className="sr-only">{announcement}</output>
          </p>
        )
      }
    >
      {(control) => (
        <textarea
          {...native}
          {...control}
          rows={rows}
          aria-invalid={control["aria-invalid"] ?? (over || undefined)}
          onInput={count}
          className={clsx(controlStyle, oneDirection, "block resize-y py-2.5")}
        />
      )}
    </Field>
  );
}

/**
 * How close the text is to the limit: 0 far, 1 a fifth left, 2 a tenth left, 3 at the limit, 4 over. Each stage is
 * announced once, rather than on every keystroke.
 */
function counterStep(used: number, limit: number): 0 | 1 | 2 | 3 | 4 {
  if (used > limit) return 4;
  if (used === limit) return 3;
  if (used >= limit * 0.9) return 2;
  return used >= limit * 0.8 ? 1 : 0;
}
