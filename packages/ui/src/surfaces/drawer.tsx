import type { ReactNode } from "react";

import { Contents, type ContentsProps } from "./dialog/contents.tsx";
import { drawerClass } from "./dialog/panel-class.ts";
import { type DrawerSide, type InitialFocus, type ModalProps, Panel } from "./dialog/panel.tsx";

interface DrawerProps extends ModalProps, ContentsProps {
  /**
   * `start` is left in English and right in Arabic. The drawer is at most 320 px wide at the start, 384 px at the end.
   */
  side?: DrawerSide;
  /**
   * The position in windows narrower than 640 px: `side` for navigation, `bottom` (a bottom sheet) for tools, which
   * are then within reach of the thumb.
   */
  onPhone?: "side" | "bottom";
  /** Replaces the visible title, for example with the logo. The title is then only for screen readers. */
  heading?: ReactNode;
  /** Removes the padding, for navigation and lists, which have their own. */
  flush?: boolean;
  /** Default: the first field, or else the panel itself. `title` suits settings that users should read first. */
  initialFocus?: InitialFocus;
}

/**
 * A dialog at the edge of the window, for content that is next to the page on wide screens and opened on demand on
 * narrow ones: the sidebar, the studio's tools. It is modal, and like `Dialog` in everything but its position.
 *
 * Open navigation from the start edge, and tools from the end edge (on phones, from the bottom). Keep the values of
 * its fields outside, so that they persist when it reopens, and don't close it on each choice. Use `Dialog` for a
 * task that must be finished first, `Menu` for a few actions on one item.
 *
 * Keyboard:
 * - Tab, Shift + Tab: cycle inside
 * - Enter in a field: submits the form
 * - Escape: closes it; blocked while busy
 */
export function Drawer(props: DrawerProps) {
  const { busy = false, side = "end", onPhone = "side" } = props;
  return (
    <Panel {...props} kind="dialog" busy={busy} className={drawerClass({ side, onPhone })}>
      <Contents {...props} busy={busy} />
    </Panel>
  );
}
