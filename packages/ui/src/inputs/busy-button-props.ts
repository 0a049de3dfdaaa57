import type { MouseEvent, MouseEventHandler } from "react";

/**
 * Returns props for a native button that ignores presses while `busy`, including Enter in a form field. It doesn't use
 * `disabled`, because browsers remove focus from a disabled button at an arbitrary moment.
 */
export function busyButtonProps(busy: boolean, onClick?: MouseEventHandler<HTMLButtonElement>) {
  return {
    "aria-disabled": busy || undefined,
    "aria-busy": busy || undefined,
    onClick: busy ? (event: MouseEvent) => event.preventDefault() : onClick,
  } as const;
}
