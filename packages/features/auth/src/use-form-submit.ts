import { type SubmitEvent, useEffect, useState } from "react";

import type { AccountDialog } from "./dialog-address.ts";

/**
 * Passed to a form in a dialog: it is submitted by an API call, and its links switch dialogs. On a page, forms are
 * native.
 */
export interface DialogForm {
  busy: boolean;
  onSubmit: (form: HTMLFormElement) => void;
  onSwitch: (to: AccountDialog) => void;
}

/**
 * Submits a form natively, busy until the next page loads, or through its dialog. Ignores further submits in the
 * meantime. Resets when the browser restores the page from its back/forward cache.
 */
export function useFormSubmit(inDialog?: DialogForm) {
  const [isLeaving, setLeaving] = useState(false);

  useEffect(() => {
    const free = () => setLeaving(false);
    window.addEventListener("pageshow", free);
    return () => window.removeEventListener("pageshow", free);
  }, []);

  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    if (inDialog || isLeaving) event.preventDefault();
    if (inDialog) inDialog.onSubmit(event.currentTarget);
    else setLeaving(true);
  };
  return { busy: inDialog?.busy ?? isLeaving, onSubmit };
}
