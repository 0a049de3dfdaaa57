import { type SubmitEvent, useEffect, useState } from "react";

/**
 * For a form that the browser itself sends: busy from its submit until the next page, a second submit is ignored. Free
 * again when the person comes back to the page as the browser kept it.
 */
export function useNativeSubmit() {
  const [busy, setBusy] = useState(false);

  useEffect(() => {
    const free = () => setBusy(false);
    window.addEventListener("pageshow", free);
    return () => window.removeEventListener("pageshow", free);
  }, []);

  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    if (busy) event.preventDefault();
    else setBusy(true);
  };
  return { busy, onSubmit };
}
