import { Dialog as Radix } from "radix-ui";
import { type ReactNode, type RefObject, useEffect, useId, useRef } from "react";

import { DialogContext } from "./dialog-context.ts";
import { focusFirst, fromPanelToLast } from "./first-focus.ts";
import { overlayIsThere, panelIsThere } from "./gutter.ts";
import { inertOthers } from "./inert-others.ts";
import { giveBack, settle } from "./turns.ts";
import { useFocusThroughBusy } from "./use-focus-through-busy.ts";
import { useTurn } from "./use-turn.ts";

/** What every modal has, whatever its role. */
export interface ModalProps {
  /** Whether the dialog wants to be open. It enters when the modal before it has settled. */
  open: boolean;
  /** The person wants it closed: Escape, a press outside, a close or cancel button. Not called while `busy`. */
  onClose: () => void;
  /** What the dialog is about: its heading and its accessible name. */
  title: string;
  /** One or two sentences under the title, read out with it. */
  description?: ReactNode;
  /** Work is under way: dismissal is blocked, fields are disabled, the confirming button waits. */
  busy?: boolean;
  /** Where focus goes at the end when what had it is gone, for example a deleted row's button. */
  returnFocus?: RefObject<HTMLElement | null>;
}

/** Where lines start, or where they end. */
export type DrawerSide = "start" | "end";

interface PanelProps extends Pick<ModalProps, "open" | "onClose" | "returnFocus"> {
  kind: "dialog" | "alertdialog";
  busy: boolean;
  /** Where it stands and how large: one of `panel-class.ts`. */
  className: string;
  /** The side of a drawer. */
  drawer?: DrawerSide;
  /** Where focus goes at first. Default: the first field, else the panel itself. */
  initialFocus?: RefObject<HTMLElement | null>;
  children: ReactNode;
}

/** A menu, a popover or suggestions that stand open: a press beside them closes them alone. */
const POPUP =
  ":is([data-radix-popper-content-wrapper], [data-base-ui-portal]) :is([role=menu], [role=dialog], [role=listbox])";

/**
 * The one wrapper over Radix's Dialog. Radix gives focus back only to a Trigger of its own, and most of our dialogs
 * open from a menu item, a route or an answer, so the panel remembers and restores focus itself.
 */
export function Panel(props: PanelProps) {
  const { kind, open, onClose, busy, className, drawer, initialFocus, returnFocus, children } = props;
  const id = useId();
  const standing = useTurn(id, open);
  const panel = useRef<HTMLDivElement>(null);
  const rememberFocus = useFocusThroughBusy(panel, busy);
  const pressedBesidePopup = useRef(false);
  const dismiss = () => {
    if (!busy) onClose();
  };

  return (
    <Radix.Root open={standing} onOpenChange={dismiss}>
      <Radix.Portal>
        <Radix.Overlay
          data-overlay
          className="fixed inset-0 z-50 animate-fade-in bg-overlay backdrop-blur-[3px] data-[state=closed]:animate-fade-out"
          style={{ pointerEvents: standing ? "auto" : "none" }}
          onPointerDownCapture={() => {
            pressedBesidePopup.current = document.querySelector(POPUP) !== null;
          }}
          // A press here must not take focus out of a dialog that it doesn't close.
          onMouseDown={(event) => event.preventDefault()}
        >
          <Overlaid />
        </Radix.Overlay>
        <Radix.Content
          ref={panel}
          role={kind}
          aria-modal
          aria-busy={busy}
          className={className}
          onFocus={rememberFocus}
          onKeyDown={fromPanelToLast}
          onInteractOutside={(event) => {
            const isForOthers = pressedBesidePopup.current || isLive(event.target);
            if (kind === "alertdialog" || isForOthers) event.preventDefault();
          }}
          onOpenAutoFocus={(event) => {
            event.preventDefault();
            if (panel.current) focusFirst(panel.current, initialFocus?.current);
          }}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            giveBack(id, returnFocus?.current ?? null);
          }}
        >
          <Settle id={id} panel={panel} drawer={drawer} />
          <DialogContext value={{ busy, dismiss }}>{children}</DialogContext>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

/** Toasts stand above dialogs: pressing one is not a press outside. */
const isLive = (target: EventTarget | null) =>
  target instanceof Element && target.closest("[aria-live]") !== null;

interface SettleProps {
  id: string;
  panel: RefObject<HTMLElement | null>;
  drawer: DrawerSide | undefined;
}

/** Lives as long as the panel's content: makes the rest inert and tells the next modal that this one has settled. */
function Settle({ id, panel, drawer }: SettleProps) {
  useEffect(() => {
    if (!panel.current) return undefined;
    const undo = [inertOthers(panel.current), panelIsThere(drawer)];
    settle(id, panel.current);
    return () => undo.forEach((each) => each());
  }, [id, panel, drawer]);
  return null;
}

/** Lives as long as the overlay, which fades out after the panel has gone. */
function Overlaid() {
  useEffect(overlayIsThere, []);
  return null;
}
