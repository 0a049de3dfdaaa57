import { useEffect, useEffectEvent } from "react";

/**
 * While `active`, Escape calls `onEscape` and has no other effect. Listens on the window, because a surrounding
 * dialog listens on the root element and would close first.
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
