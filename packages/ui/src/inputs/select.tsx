import { clsx } from "clsx";
import { ChevronDown } from "lucide-react";
import type { ComponentPropsWithRef } from "react";

import { controlStyle, oneLine } from "./control-style.ts";
import { Field, type FieldTexts } from "./field/field.tsx";

export interface SelectProps
  extends FieldTexts, Omit<ComponentPropsWithRef<"select">, "className" | "size" | "multiple" | "children"> {
  /** What can be chosen: the value that is sent, and how it reads. */
  options: readonly { value: string; label: string }[];
  /** Stands there until something is chosen, and can't be chosen: "Choose a country". Its value is empty. */
  placeholder?: string;
}

/** One choice out of a list, by the platform's own picker. A native select: works in a native form. */
export function Select(props: SelectProps) {
  const { label, hint, error, id, options, placeholder, "aria-describedby": describedBy, ...native } = props;
  const start = native.value === undefined && placeholder ? { defaultValue: "" } : {};
  return (
    <Field label={label} hint={hint} error={error} id={id} describedBy={describedBy}>
      {(control) => (
        <span className="relative block">
          <select
            {...start}
            {...native}
            {...control}
            className={clsx(controlStyle, oneLine, "cursor-pointer appearance-none pe-10")}
          >
            {placeholder && (
              <option value="" disabled>
                {placeholder}
              </option>
            )}
            {options.map(({ value, label: text }) => (
              <option key={value} value={value}>
                {text}
              </option>
            ))}
          </select>
          <ChevronDown
            aria-hidden="true"
            className="pointer-events-none absolute inset-y-0 end-3.5 my-auto size-4.5 text-ink-2"
          />
        </span>
      )}
    </Field>
  );
}
