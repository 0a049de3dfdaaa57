import { type SubmitEvent, useEffect, useState } from "react";

/**
 * State of a natively submitted form: busy from submit until the next page loads, ignoring a second submit. Reset when the browser
 * restores the page from its cache.
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
