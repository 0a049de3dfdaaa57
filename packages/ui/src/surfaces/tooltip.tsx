import type { ComponentPropsWithRef, ReactElement } from "react";

import { LazyTooltip } from "./tooltip/lazy-tooltip.tsx";

export interface TooltipProps {
  /** One or two lines. */
  text: string;
  /** `name`: the text is the button's accessible name and is not announced again. `more`: it is announced after the name. */
  says?: "name" | "more";
  /** Flips to the opposite side if there is no room. */
  side?: "top" | "bottom" | "start" | "end";
  /** Initially open. */
  defaultOpen?: boolean;
  /** The button, usually an IconButton. */
  children: ReactElement<ComponentPropsWithRef<"button">>;
}

/** Props that a menu or popover sets on its trigger, passed on to the button. */
type TriggerProps = Omit<ComponentPropsWithRef<"button">, keyof TooltipProps>;

const load = async () => (await import("./tooltip/tooltip-content.tsx")).TooltipContent;

/**
 * Text beside a button that is hovered or focused by keyboard (WCAG 2.2 1.4.13): the pointer may move onto it, Escape
 * dismisses it, and it stays until then or until pointer and focus have left. Touch never opens it. Its code loads on the first hover or
 * focus.
 *
 * A help, never the only place of anything. Use a field's hint for fields, `Popover` for links or more than two lines, and text beside a
 * disabled button, which takes no focus.
 *
 * Keyboard:
 * - Tab: moves to the button and shows it
 * - Escape: hides it and keeps the focus
 * - Enter, Space: press the button and hide it
 */
export function Tooltip(props: TooltipProps & TriggerProps) {
  return <LazyTooltip {...props} load={load} />;
}
