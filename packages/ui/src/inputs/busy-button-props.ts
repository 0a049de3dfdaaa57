import type { MouseEvent, MouseEventHandler } from "react";

/**
 * Props of a native button that ignores presses while `busy`, Enter in its form's fields included. Not `disabled`, which would
 * drop the focus at a moment of the browser's choosing.
 */
export function busyButtonProps(busy: boolean, onClick?: MouseEventHandler<HTMLButtonElement>) {
  return {
    "aria-disabled": busy || undefined,
    "aria-busy": busy || undefined,
    onClick: busy ? (event: MouseEvent) => event.preventDefault() : onClick,
  } as const;
}
