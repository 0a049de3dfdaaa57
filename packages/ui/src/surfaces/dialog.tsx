import type { RefObject } from "react";

import { Contents, type ContentsProps } from "./dialog/contents.tsx";
import { dialogClass } from "./dialog/panel-class.ts";
import { type ModalProps, Panel } from "./dialog/panel.tsx";

export interface DialogProps extends ModalProps, ContentsProps {
  /** 420, 560 or 840 px wide; a bottom sheet if the window is narrower than 640 px. */
  size?: "sm" | "md" | "lg";
  /**
   * As tall as the window allows (at most 720 px), without padding: for a list that scrolls by itself. If there are
   * several children, the one with `flex-1` takes the remaining height.
   */
  fill?: boolean;
  /** The element to focus when it opens. Default: the first field, or else the panel itself. */
  initialFocus?: RefObject<HTMLElement | null>;
}

/**
 * A modal dialog for a task to complete or cancel before returning to the page: a short form, or a choice from a list.
 *
 * It handles what every modal needs: initial focus, focus trap and focus return; dismissal blocked while busy; scroll
 * lock without layout shift; header and footer in view while the body scrolls. It closes without animation, so that
 * users don't see its fields reset.
 *
 * Title it with the words of the button that opens it. Keep it open on errors. Use `AlertDialog` for a question,
 * `StatusDialog` for a result, `Drawer` for content that is next to the page on wide screens, and `Menu` for a few
 * actions on one item.
 *
 * Keyboard:
 * - Tab, Shift + Tab: cycle inside
 * - Enter in a field: submits the form
 * - Escape: closes the topmost popup or dialog; blocked while busy
 * - Arrow keys: scroll the body once Tab has reached it
 */
export function Dialog(props: DialogProps) {
  const { busy = false, size = "md", fill = false } = props;
  return (
    <Panel {...props} kind="dialog" busy={busy} className={dialogClass({ size, fill })}>
      <Contents {...props} busy={busy} fill={fill} />
    </Panel>
  );
}
