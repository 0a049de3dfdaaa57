import { Check } from "lucide-react";
import type { ComponentPropsWithRef } from "react";

import { FieldError, FieldHint, useFieldControl, type FieldTexts } from "./field/field.tsx";

interface CheckboxProps
  extends FieldTexts, Omit<ComponentPropsWithRef<"input">, "className" | "size" | "type"> {}

/**
 * A native checkbox with its label. With a `name` it is part of the form.
 *
 * The label states what is true when checked ("Receive Newsletter"). Never preselect consent. Use `RadioGroup` or
 * `Select` for options that exclude each other, and `Button` for an immediate action.
 *
 * Keyboard:
 * - Tab: moves to the checkbox
 * - Space: checks or unchecks it
 */
export function Checkbox({
  label,
  hint,
  error,
  id,
  "aria-describedby": describedBy,
  ...native
}: CheckboxProps) {
  const control = useFieldControl({ id, hint, error, describedBy });
  return (
    <div className="flex min-w-0 flex-col gap-1">
      <div className="group flex min-w-0 items-start gap-2.5 pointer-coarse:min-h-11">
        <span className="relative mt-px size-5 shrink-0 pointer-coarse:mt-3">
          <input
            {...native}
            {...control}
            type="checkbox"
            className="peer block size-5 cursor-pointer appearance-none rounded-[6px] border border-control bg-surface checked:border-primary checked:bg-primary disabled:cursor-not-allowed disabled:border-line-strong disabled:bg-sunken aria-invalid:border-danger aria-invalid:ring-1 aria-invalid:ring-danger forced-colors:disabled:border-[GrayText]"
          />
          <Check
            aria-hidden="true"
            strokeWidth={3}
            className="pointer-events-none invisible absolute inset-0 m-auto icon-sm text-on-primary peer-checked:visible peer-disabled:text-ink-3 forced-colors:text-[CanvasText] forced-colors:peer-disabled:text-[GrayText]"
          />
        </span>
        <div className="min-w-0 pointer-coarse:py-2.5">
          <label
            htmlFor={control.id}
            className="cursor-pointer text-base text-ink group-has-disabled:cursor-not-allowed group-has-disabled:text-ink-3 forced-colors:group-has-disabled:text-[GrayText]"
          >
            {label}
          </label>
          <FieldHint of={control.id}>{hint}</FieldHint>
        </div>
      </div>
      <FieldError of={control.id}>{error}</FieldError>
    </div>
  );
}
