import type { ComponentPropsWithRef, ReactElement } from "react";

import { FetchedTooltip } from "./tooltip/fetched-tooltip.tsx";

export interface TooltipProps {
  /** One line, or two. */
  text: string;
  /**
   * `name`: the text is the button's own name, for those who see its icon alone; it is not read a second time. `more`:
   * it says more than the name does, and is read after it.
   */
  says?: "name" | "more";
  /** Where it stands if there is room; else opposite. */
  side?: "top" | "bottom" | "start" | "end";
  /** Open at first. */
  defaultOpen?: boolean;
  /** The button that it belongs to, usually an IconButton. */
  children: ReactElement<ComponentPropsWithRef<"button">>;
}

/** What a menu or a popover gives to its trigger reaches the button through its tooltip. */
type HandedOn = Omit<ComponentPropsWithRef<"button">, keyof TooltipProps>;

const load = async () => (await import("./tooltip/bubble.tsx")).Bubble;

/**
 * Words beside a button that is pointed at or focused by keyboard (WCAG 2.2 1.4.13): the pointer may move onto them,
 * Escape takes them away, and they stay until then or until pointer and focus have left. Touch never brings them. The code
 * that shows them comes when a pointer or the focus does.
 */
export function Tooltip(props: TooltipProps & HandedOn) {
  return <FetchedTooltip {...props} load={load} />;
}
