import type { MouseEvent, MouseEventHandler } from "react";

/**
 * Returns props for a native button that ignores presses while `busy`, including Enter in a form field. Not `disabled`,
 * because browsers then drop the focus at an arbitrary moment.
 */
export function busyButtonProps(busy: boolean, onClick?: MouseEventHandler<HTMLButtonElement>) {
  return {
    "aria-disabled": busy || undefined,
    "aria-busy": busy || undefined,
    onClick: busy ? (event: MouseEvent) => event.preventDefault() : onClick,
  } as const;
}
