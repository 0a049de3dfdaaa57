import { useEffect, useState } from "react";

/** How long typing has to pause, in ms. */
const pause = 300;

/** Returns the typed text once typing has paused; until then, the previous text. */
export function useDebounced(value: string): string {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    if (value === settled) return undefined;
    const timer = setTimeout(() => setSettled(value), pause);
    return () => clearTimeout(timer);
  }, [value, settled]);
  return settled;
}
