import { clsx } from "clsx";
import { useId, useState, type ComponentPropsWithRef, type InputEvent } from "react";

import { controlStyle } from "./control-style.ts";
import { counterStep } from "./counter-step.ts";
import { Field, type FieldTexts } from "./field/field.tsx";

/** How a text is counted, and what the counter says. */
export interface TextCounter {
  /** The longest text that is accepted. More can be typed: nothing is cut off, the field says so instead. */
  limit: number;
  /** The length of a text, by the contract's rule. UTF-16 units, as the browser's own `maxlength`, when left out. */
  measure?: (text: string) => number;
  /** "120 characters left", for none left too. */
  left: (characters: number) => string;
  /** "3 characters too many". */
  over: (characters: number) => string;
}

export interface TextAreaProps extends FieldTexts, Omit<ComponentPropsWithRef<"textarea">, "className"> {
  /** Counts below the field. Spoken politely when a fifth and a tenth are left, when it is full and when it is too long. */
  counter?: TextCounter;
}

/** Several lines of text with label, hint, error and, if it has a limit, a counter. A native textarea. */
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
  const [spoken, setSpoken] = useState("");
  const excess = useId();

  const measure = counter?.measure ?? ((text: string) => text.length);
  const tell = (used: number) =>
    counter &&
    (used > counter.limit ? counter.over(used - counter.limit) : counter.left(counter.limit - used));
  const used = measure(native.value === undefined ? typed : String(native.value));
  const over = counter !== undefined && used > counter.limit;

  const count = (event: InputEvent<HTMLTextAreaElement>) => {
    const text = event.currentTarget.value;
    const now = measure(text);
    if (counter && counterStep(now, counter.limit) !== counterStep(used, counter.limit)) {
      setSpoken(counterStep(now, counter.limit) === 0 ? "" : (tell(now) ?? ""));
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
      describedBy={[over && excess, describedBy].filter(Boolean).join(" ")}
      aside={
        counter && (
          <p
            className={clsx(
              "ms-auto shrink-0 text-sm tabular-nums noscript:hidden",
              over ? "font-medium text-danger" : "text-ink-3",
            )}
          >
            <span id={excess} aria-hidden="true">
              {tell(used)}
            </span>
            <output className="sr-only">{spoken}</output>
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
          className={clsx(controlStyle, "block resize-y py-2.5")}
        />
      )}
    </Field>
  );
}
