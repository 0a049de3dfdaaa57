import { CircleAlert, CircleCheck, X } from "lucide-react";
import { useLayoutEffect, useRef, useState } from "react";

import { IconButton } from "../../inputs/icon-button.tsx";
import { focusAgain } from "../dialog/turns.ts";
import type { ToastMessage } from "./toast-context.ts";
import { useCountdown } from "./use-countdown.ts";

interface ToastCardProps extends ToastMessage {
  dismissLabel: string;
  onDismiss: () => void;
}

/** A press on a toast is no wish to leave a field, or the dialog below. */
const keepFocus = (event: Event) => event.preventDefault();

/**
 * One toast. Pointing at it or focusing it stops its clock. Escape in it dismisses it, and nothing else. Pressing it
 * leaves the focus where it is, and when it goes with the focus in it, that goes back to where it came from.
 */
export function ToastCard({
  text,
  tone = "plain",
  duration = 3000,
  dismissLabel,
  onDismiss,
}: ToastCardProps) {
  const [pointed, setPointed] = useState(false);
  const [focused, setFocused] = useState(false);
  const card = useRef<HTMLDivElement>(null);
  const cameFrom = useRef<HTMLElement>(null);
  useCountdown(duration, pointed || focused, onDismiss);
  useLayoutEffect(() => {
    const node = card.current;
    if (!node) return undefined;
    node.addEventListener("mousedown", keepFocus);
    return () => {
      if (node.contains(document.activeElement)) focusAgain(cameFrom.current);
    };
  }, []);
  return (
    <div
      ref={card}
      className="pointer-events-auto flex w-full animate-rise-in items-start gap-[min(0.75rem,2.5vw)] rounded-md border border-line bg-surface py-2 ps-[min(1rem,4vw)] pe-[min(0.5rem,2vw)] text-base text-ink shadow-float sm:w-auto sm:max-w-100 sm:min-w-64"
      onPointerEnter={() => setPointed(true)}
      onPointerLeave={() => setPointed(false)}
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
          cameFrom.current = event.relatedTarget instanceof HTMLElement ? event.relatedTarget : null;
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
