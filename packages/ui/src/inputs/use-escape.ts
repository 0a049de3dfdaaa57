import { useEffect, useEffectEvent } from "react";

/**
 * While `active`, Escape calls `onEscape` and nobody else hears of it. Listened for at the window: a dialog around listens
 * at the document before any part in it, and would close.
 */
export function useEscape(active: boolean, onEscape: () => void): void {
  const escape = useEffectEvent(onEscape);
  useEffect(() => {
    if (!active) return undefined;
    const press = (event: KeyboardEvent) => {
      if (event.key !== "Escape" || event.isComposing) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      escape();
    };
    window.addEventListener("keydown", press, { capture: true });
    return () => window.removeEventListener("keydown", press, { capture: true });
  }, [active]);
}
