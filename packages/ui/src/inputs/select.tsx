import { clsx } from "clsx";
import { ChevronDown } from "lucide-react";
import type { ComponentPropsWithRef } from "react";

import { controlStyle, oneLine } from "./control-style.ts";
import { Field, type FieldTexts } from "./field/field.tsx";

interface SelectProps
  extends FieldTexts, Omit<ComponentPropsWithRef<"select">, "className" | "size" | "multiple" | "children"> {
  options: readonly { value: string; label: string }[];
  /** Shown until something is chosen: "Choose a country". Not an option; its value is empty. */
  placeholder?: string;
}

/**
 * Offers more than four options, of which one is chosen, in the platform's own picker. It is a native select, so it
 * works in a native form.
 *
 * Use `SegmentedControl` or `RadioGroup` for two to four options, `Combobox` for a list that users filter by typing,
 * and `Menu` for actions. Don't trigger anything irreversible when the choice changes, because the arrow keys select
 * every option they pass.
 *
 * Keyboard:
 * - Arrow Up, Arrow Down: choose the previous or next option
 * - Space, Alt + Arrow Down: open the list
 * - A letter: jumps to the next option that begins with it
 * - Escape: closes the list
 */
export function Select(props: SelectProps) {
  const { label, hint, error, id, options, placeholder, "aria-describedby": describedBy, ...native } = props;
  const initial = native.value === undefined && placeholder ? { defaultValue: "" } : {};
  return (
    <Field label={label} hint={hint} error={error} id={id} describedBy={describedBy}>
      {(control) => (
        <span className="relative block">
          <select
            {...initial}
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
            className="pointer-events-none absolute inset-y-0 end-3.5 my-auto icon-sm text-ink-2"
          />
        </span>
      )}
    </Field>
  );
}
