import { useEffect, useState } from "react";

/** How long typing has to pause, in ms. */
const pause = 300;

/** Returns a typed text once typing has paused, and the text before it until then. */
export function useDebounced(value: string): string {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    if (value === settled) return undefined;
    const timer = setTimeout(() => setSettled(value), pause);
    return () => clearTimeout(timer);
  }, [value, settled]);
  return settled;
}
