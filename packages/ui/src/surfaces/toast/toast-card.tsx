import { CircleAlert, CircleCheck, X } from "lucide-react";
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from "react";

import { IconButton } from "../../inputs/icon-button.tsx";
import { restoreFocus } from "../dialog/modal-stack.ts";
import type { ToastMessage } from "./toast-context.ts";

interface ToastCardProps extends ToastMessage {
  dismissLabel: string;
  onDismiss: () => void;
}

const keepFocus = (event: Event) => event.preventDefault();

/**
 * One toast. Hover and focus pause it. While it has focus, Escape dismisses it and does nothing else. Pressing it
 * with the pointer doesn't move focus. If the toast closes while focused, focus returns to where it was before.
 */
export function ToastCard({
  text,
  tone = "plain",
  duration = 3000,
  dismissLabel,
  onDismiss,
}: ToastCardProps) {
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  const card = useRef<HTMLDivElement>(null);
  const previousFocus = useRef<HTMLElement>(null);
  useCountdown(duration, hovered || focused, onDismiss);
  useLayoutEffect(() => {
    const node = card.current;
    if (!node) return undefined;
    node.addEventListener("mousedown", keepFocus);
    return () => {
      if (node.contains(document.activeElement)) restoreFocus(previousFocus.current);
    };
  }, []);
  return (
    <div
      ref={card}
      className="pointer-events-auto flex w-full animate-rise-in items-start gap-[min(0.75rem,2.5vw)] rounded-md border border-line bg-surface py-2 ps-[min(1rem,4vw)] pe-[min(0.5rem,2vw)] text-base text-ink shadow-float sm:w-auto sm:max-w-100 sm:min-w-64"
      onPointerEnter={() => setHovered(true)}
      onPointerLeave={() => setHovered(false)}
    >
      {tone === "success" && <CircleCheck className="mt-1.5 size-[min(1.25rem,6vw)] shrink-0 text-ok" />}
      {tone === "error" && <CircleAlert className="mt-1.5 size-[min(1.25rem,6vw)] shrink-0 text-danger" />}
      <p className="min-w-0 grow py-1 wrap-anywhere">{text}</p>
      <IconButton
        icon={<X />}
        label={dismissLabel}
        size="sm"
        onClick={onDismiss}
        onFocus={(event) => {
          previousFocus.current = event.relatedTarget instanceof HTMLElement ? event.relatedTarget : null;
          setFocused(true);
        }}
        onBlur={() => setFocused(false)}
        onKeyDown={(event) => {
          if (event.key === "Escape") onDismiss();
        }}
      />
    </div>
  );
}

/** Calls `onEnd` after `duration` ms, not counting pauses. */
function useCountdown(duration: number, paused: boolean, onEnd: () => void): void {
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
