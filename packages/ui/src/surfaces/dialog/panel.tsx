import { Dialog as Radix } from "radix-ui";
import { type ReactNode, type RefObject, useEffect, useId, useRef } from "react";

import { DialogContext } from "./dialog-context.ts";
import { focusInitially, useFocusWhileBusy, wrapShiftTab } from "./focus.ts";
import { inertOthers } from "./inert-others.ts";
import { markMounted, returnFocus, useModalStack } from "./modal-stack.ts";

/** Props shared by all modals, whatever their role. */
export interface ModalProps {
  /** Opens the dialog as soon as no other modal is still mounting. */
  open: boolean;
  /** Called on Escape, a press outside, and the close or cancel button, but not while `busy`. */
  onClose: () => void;
  /** The heading and accessible name. */
  title: string;
  /** One or two sentences under the title, announced with it. */
  description?: ReactNode;
  /** True while a request is pending: dismissal is blocked, fields are disabled, and the confirm button shows it. */
  busy?: boolean;
  /** Receives focus on close if the element that had focus before is gone, for example a deleted row's button. */
  returnFocus?: RefObject<HTMLElement | null>;
}

/** The window's inline-start or inline-end edge: left or right in left-to-right pages. */
export type DrawerSide = "start" | "end";

/** The element that a dialog focuses when it opens. */
export type InitialFocus = RefObject<HTMLElement | null> | "title";

interface PanelProps extends Pick<ModalProps, "open" | "onClose" | "returnFocus"> {
  kind: "dialog" | "alertdialog";
  busy: boolean;
  /** The position and size: a class from `panel-class.ts`. */
  className: string;
  /** Default: the first field, or else the panel itself. */
  initialFocus?: InitialFocus | undefined;
  children: ReactNode;
}

/** Matches an open menu, popover or list of suggestions. While there is one, a press outside closes only that. */
const POPUP =
  ":is([data-radix-popper-content-wrapper], [data-base-ui-portal]) :is([role=menu], [role=dialog], [role=listbox])";

/**
 * The only wrapper around Radix's Dialog. Radix only returns focus to its own Trigger, but most of our dialogs open
 * from a menu item, a route or a response, so the panel itself remembers and restores focus.
 */
export function Panel(props: PanelProps) {
  const { kind, open, onClose, busy, className, initialFocus, children } = props;
  const id = useId();
  const isOpen = useModalStack(id, open);
  const panel = useRef<HTMLDivElement>(null);
  const rememberFocus = useFocusWhileBusy(panel, busy);
  const closesPopup = useRef(false);
  const dismiss = () => {
    if (!busy) onClose();
  };

  return (
    <Radix.Root open={isOpen} onOpenChange={dismiss}>
      <Radix.Portal>
        <Radix.Overlay
          data-overlay
          // Above another overlay, the page is darkened only a little more.
          className="fixed inset-0 z-50 animate-fade-in bg-overlay data-[state=closed]:animate-fade-out [[data-overlay]~&]:bg-overlay/30"
          style={{ pointerEvents: isOpen ? "auto" : "none" }}
          onPointerDownCapture={() => {
            closesPopup.current = document.querySelector(POPUP) !== null;
          }}
          // A press must not move focus out of a dialog that it doesn't close.
          onMouseDown={(event) => event.preventDefault()}
        >
          <ScrollLock />
        </Radix.Overlay>
        <Radix.Content
          ref={panel}
          role={kind}
          aria-modal
          aria-busy={busy}
          className={className}
          onFocus={rememberFocus}
          onKeyDown={wrapShiftTab}
          onInteractOutside={(event) => {
            const isForAnother = closesPopup.current || isLive(event.target);
            if (kind === "alertdialog" || isForAnother) event.preventDefault();
          }}
          onOpenAutoFocus={(event) => {
            event.preventDefault();
            if (!panel.current) return;
            const title = panel.current.querySelector<HTMLElement>("[data-title]");
            focusInitially(panel.current, initialFocus === "title" ? title : initialFocus?.current);
          }}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            returnFocus(id, props.returnFocus?.current ?? null);
          }}
        >
          <MountedPanel id={id} panel={panel} />
          <DialogContext value={{ busy, dismiss }}>{children}</DialogContext>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

/** Toasts are above dialogs: pressing one is not a press outside. */
const isLive = (target: EventTarget | null) =>
  target instanceof Element && target.closest("[aria-live]") !== null;

interface MountedPanelProps {
  id: string;
  panel: RefObject<HTMLElement | null>;
}

/** Mounted together with the panel's content. Makes the rest of the page inert, and lets the next modal open. */
function MountedPanel({ id, panel }: MountedPanelProps) {
  useEffect(() => {
    if (!panel.current) return undefined;
    const undo = inertOthers(panel.current);
    markMounted(id, panel.current);
    return undo;
  }, [id, panel]);
  return null;
}

let overlays = 0;

/**
 * Hides the page's scrollbar while the overlay is mounted, including its fade-out, so that overlays and drawers reach
 * the window's edge; styles.css gives the body an equally wide margin, so that nothing shifts. A counter rather than
 * `html:has(…)`, which browsers re-evaluate on every change of the page, including every keystroke.
 */
function ScrollLock() {
  useEffect(() => {
    const root = document.documentElement;
    overlays += 1;
    if (overlays === 1) {
      const gutter = Math.max(0, window.innerWidth - root.getBoundingClientRect().width);
      root.style.setProperty("--scrollbar-gutter", `${gutter}px`);
      root.toggleAttribute("data-scroll-locked", true);
    }
    return () => {
      overlays -= 1;
      if (overlays > 0) return;
      root.style.removeProperty("--scrollbar-gutter");
      root.toggleAttribute("data-scroll-locked", false);
    };
  }, []);
  return null;
}
