import { clsx } from "clsx";
import type { ComponentPropsWithRef, ReactNode } from "react";

import { controlStyle, oneDirection, oneLine } from "./control-style.ts";
import { Field, type FieldTexts } from "./field/field.tsx";

interface TextFieldProps
  extends FieldTexts, Omit<ComponentPropsWithRef<"input">, "className" | "size" | "type"> {
  /** Determines the keyboard that phones show. Use `PasswordField` for passwords. */
  type?: "text" | "email" | "tel" | "url" | "search" | "number" | "date";
  /** A decorative lucide icon before the text. */
  icon?: ReactNode;
}

/**
 * A native input for a line of text, with label, hint and error. With `name` and `defaultValue` it works in a native
 * form before JavaScript loads. All other props, including `ref`, are passed to the input.
 *
 * Put what users need to know in the hint, not in the placeholder, and set `autoComplete` (WCAG 2.2 1.3.5). Mark
 * optional fields in the label instead of required ones. Use `TextArea` for several lines, `PasswordField`,
 * `NumberField`, `SearchBox` or `Combobox` for their kinds of input.
 *
 * Keyboard:
 * - Tab: moves to the field
 * - Enter: submits the form
 */
export function TextField(props: TextFieldProps) {
  const { label, hint, error, id, icon, type = "text", "aria-describedby": describedBy, ...native } = props;
  return (
    <Field label={label} hint={hint} error={error} id={id} describedBy={describedBy}>
      {(control) => (
        <span className="relative block">
          {icon && (
            <span className="pointer-events-none absolute inset-y-0 start-3.5 flex items-center text-ink-3 *:icon-md">
              {icon}
            </span>
          )}
          <input
            {...native}
            {...control}
            type={type}
            className={clsx(controlStyle, oneLine, oneDirection, icon && "ps-10")}
          />
        </span>
      )}
    </Field>
  );
}
