import { useEffect, useEffectEvent, useRef } from "react";

/** Calls `onEnd` after `duration` ms that were not paused. */
export function useCountdown(duration: number, paused: boolean, onEnd: () => void): void {
  const left = useRef(duration);
  const end = useEffectEvent(onEnd);
  useEffect(() => {
    if (paused) return undefined;
    const start = performance.now();
    const timer = setTimeout(() => end(), left.current);
    return () => {
      clearTimeout(timer);
      left.current -= performance.now() - start;
    };
  }, [paused]);
}
