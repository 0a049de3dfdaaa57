import type { RefObject } from "react";

import { Contents, type ContentsProps } from "./dialog/contents.tsx";
import { dialogClass } from "./dialog/panel-class.ts";
import { type ModalProps, Panel } from "./dialog/panel.tsx";

export interface DialogProps extends ModalProps, ContentsProps {
  /** Width from 640 px on: 420, 560 or 840 px. Below that the dialog is a sheet at the bottom. */
  size?: "sm" | "md" | "lg";
  /**
   * As high as the window allows (at most 720 px), whatever it holds, its children reaching the edges and filling it: for
   * one with a list that scrolls by itself. Of several children the one with `flex-1` takes the room.
   */
  fill?: boolean;
  /** Where focus goes at first. Default: the first field, else the panel itself. */
  initialFocus?: RefObject<HTMLElement | null>;
}

/**
 * A modal dialog. It owns what every dialog needs: focus inside at first, kept inside, and given back; dismissal blocked
 * while busy; the page's scroll locked without a shift; header and footer in view while the body scrolls. It leaves
 * without motion, so that fields reset on closing are not seen emptying.
 */
export function Dialog(props: DialogProps) {
  const { busy = false, size = "md", fill = false } = props;
  return (
    <Panel {...props} kind="dialog" busy={busy} className={dialogClass({ size, fill })}>
      <Contents {...props} busy={busy} fill={fill} />
    </Panel>
  );
}
