import type { ReactNode, RefObject } from "react";

import { Contents, type ContentsProps } from "./dialog/contents.tsx";
import { drawerClass } from "./dialog/panel-class.ts";
import { type DrawerSide, type ModalProps, Panel } from "./dialog/panel.tsx";

export interface DrawerProps extends ModalProps, ContentsProps {
  /** Where it stands: `start` is left in English and right in Arabic. At most 320 px wide at the start, 384 at the end. */
  side?: DrawerSide;
  /** Below 640 px: at its side all the same (navigation), or as a sheet at the bottom (tools, within the thumb's reach). */
  onPhone?: "side" | "bottom";
  /** Stands in the title's place, for example the brand's mark. The title is then read, not seen. */
  heading?: ReactNode;
  /** The children reach the edges: for navigation and lists, which bring their own padding. */
  flush?: boolean;
  /** Where focus goes at first. Default: the first field, else the panel itself. */
  initialFocus?: RefObject<HTMLElement | null>;
}

/**
 * A dialog at the window's edge: what stands beside the page where there is room, and is fetched where there is none.
 * Modal, and in everything but its place a Dialog: focus, scroll lock, busy and the way back are the same.
 */
export function Drawer(props: DrawerProps) {
  const { busy = false, side = "end", onPhone = "side" } = props;
  return (
    <Panel {...props} kind="dialog" busy={busy} drawer={side} className={drawerClass({ side, onPhone })}>
      <Contents {...props} busy={busy} />
    </Panel>
  );
}
