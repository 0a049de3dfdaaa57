import { type RefObject, useEffect } from "react";

/** Moves focus to the field that each new error belongs to. */
export function useErrorFocus(
  form: RefObject<HTMLFormElement | null>,
  error: { field?: string } | null,
): void {
  useEffect(() => {
    const field = error?.field && form.current?.elements.namedItem(error.field);
    if (field instanceof HTMLElement) field.focus();
  }, [form, error]);
}
