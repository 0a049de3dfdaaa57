import type { MouseEvent, MouseEventHandler } from "react";

/**
 * The attributes of a native button that waits for an answer while `busy`: it says so and ignores presses, Enter in its form's
 * fields included. It is not `disabled`: that would drop the focus, at a moment of the browser's choosing.
 */
export function busyPress(busy: boolean, onClick?: MouseEventHandler<HTMLButtonElement>) {
  return {
    "aria-disabled": busy || undefined,
    "aria-busy": busy || undefined,
    onClick: busy ? (event: MouseEvent) => event.preventDefault() : onClick,
  } as const;
}
