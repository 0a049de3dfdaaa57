import { clsx } from "clsx";
import type { ComponentPropsWithRef, ReactNode } from "react";

import { controlStyle, oneDirection, oneLine } from "./control-style.ts";
import { Field, type FieldTexts } from "./field/field.tsx";

export interface TextFieldProps
  extends FieldTexts, Omit<ComponentPropsWithRef<"input">, "className" | "size" | "type"> {
  /** What is asked for: chooses the keyboard on phones. A password has its own field. */
  type?: "text" | "email" | "tel" | "url" | "search" | "number" | "date";
  /** Inside, before the text, decoration only: a lucide icon. */
  icon?: ReactNode;
}

/**
 * A line of text with its label, hint and error. A native input: with `name` and `defaultValue` it works in a native
 * form, before any JavaScript arrives; the rest of its props are the input's, `ref` included.
 */
export function TextField(props: TextFieldProps) {
  const { label, hint, error, id, icon, type = "text", "aria-describedby": describedBy, ...native } = props;
  return (
    <Field label={label} hint={hint} error={error} id={id} describedBy={describedBy}>
      {(control) => (
        <span className="relative block">
          {icon && (
            <span className="pointer-events-none absolute inset-y-0 start-3.5 flex items-center text-ink-3 *:size-[1.2em]">
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
