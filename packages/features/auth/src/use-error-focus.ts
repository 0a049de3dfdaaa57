import { type RefObject, useEffect } from "react";

/** Moves the focus to the field of each new error. */
export function useErrorFocus(
  form: RefObject<HTMLFormElement | null>,
  error: { field?: string } | null,
): void {
  useEffect(() => {
    const field = error?.field && form.current?.elements.namedItem(error.field);
    if (field instanceof HTMLElement) field.focus();
  }, [form, error]);
}
