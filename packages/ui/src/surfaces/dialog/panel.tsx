import {
  type ReactNode,
  type RefObject,
  useEffect,
  useEffectEvent,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import { createPortal } from "react-dom";

import { DialogContext } from "./dialog-context.ts";
import { focusInitially, useFocusWhileBusy, watchLostFocus, wrapTab } from "./focus.ts";
import { inertOthers } from "./inert-others.ts";
import { isTopModal, markMounted, returnFocus, useModalStack } from "./modal-stack.ts";

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
  /**
   * True while a request is pending: dismissal is blocked, fields are disabled, and the confirm button shows that it
   * is busy.
   */
  busy?: boolean;
  /** Receives focus on close if the element that had focus before is gone, for example a deleted row's button. */
  returnFocus?: RefObject<HTMLElement | null>;
}

/** The window's inline-start or inline-end edge: left or right in left-to-right pages. */
export type DrawerSide = "start" | "end";

/** The element that a dialog focuses when it opens. */
export type InitialFocus = RefObject<HTMLElement | null> | "title";

interface PanelProps extends Pick<ModalProps, "open" | "onClose" | "description" | "returnFocus"> {
  kind: "dialog" | "alertdialog";
  busy: boolean;
  /** The position and size: a class from `panel-class.ts`. */
  className: string;
  /** Default: the first field, or else the panel itself. */
  initialFocus?: InitialFocus | undefined;
  children: ReactNode;
}

/** Matches an open menu or list of suggestions. While one is open, a press outside closes only this popup. */
const POPUP =
  ":is([data-radix-popper-content-wrapper], [data-base-ui-portal]) :is([role=menu], [role=dialog], [role=listbox])";

/**
 * The panel of every modal. Doesn't use Radix's Dialog, which returns focus only to its own Trigger, while most of
 * our dialogs open from a menu item, a route or a response; besides, most of its 11 kB would duplicate what `inert`
 * does.
 */
export function Panel(props: PanelProps) {
  const { kind, open, busy, onClose } = props;
  const id = useId();
  const isOpen = useModalStack(id, open);
  const overlay = useRef<HTMLDivElement>(null);
  const isFading = useFading(overlay, isOpen);
  useReturnFocus(id, isOpen, props.returnFocus);
  const dismiss = () => {
    if (!busy) onClose();
  };
  if (!isOpen && !isFading) return null;
  return createPortal(
    <>
      <Overlay ref={overlay} isOpen={isOpen} onPress={kind === "alertdialog" ? null : dismiss} />
      {isOpen && <OpenPanel {...props} id={id} dismiss={dismiss} />}
    </>,
    document.body,
  );
}

/**
 * Returns focus after the panel has closed. Called outside the open panel, because `fallback` may change as the panel
 * closes, for example to the button of an item that was created in it.
 */
function useReturnFocus(id: string, isOpen: boolean, fallback: PanelProps["returnFocus"]): void {
  const restore = useEffectEvent(() => returnFocus(id, fallback?.current ?? null));
  useEffect(() => {
    if (!isOpen) return undefined;
    // Deferred, because a dialog that replaces this one takes focus first.
    return () => void setTimeout(() => restore());
  }, [isOpen]);
}

/** True from closing until the overlay has faded out. */
function useFading(overlay: RefObject<HTMLElement | null>, isOpen: boolean): boolean {
  const [wasOpen, setWasOpen] = useState(isOpen);
  if (isOpen && !wasOpen) setWasOpen(true);
  const isFading = wasOpen && !isOpen;
  useLayoutEffect(() => {
    if (!isFading) return undefined;
    const fading = { current: true };
    const animations = overlay.current?.getAnimations() ?? [];
    void Promise.allSettled(animations.map(({ finished }) => finished)).then(
      () => fading.current && setWasOpen(false),
    );
    return () => {
      fading.current = false;
    };
  }, [overlay, isFading]);
  return isFading;
}

interface OverlayProps {
  ref: RefObject<HTMLDivElement | null>;
  isOpen: boolean;
  /** Called on a press, unless the press closes a popup. */
  onPress: (() => void) | null;
}

/** Darkens the page behind the panel. */
function Overlay({ ref, isOpen, onPress }: OverlayProps) {
  const closesPopup = useRef(false);
  return (
    <div
      ref={ref}
      role="presentation"
      data-overlay
      data-state={isOpen ? "open" : "closed"}
      // Above another overlay, the page is darkened only a little more.
      className="fixed inset-0 z-50 animate-fade-in bg-overlay data-[state=closed]:animate-fade-out [[data-overlay]~&]:bg-overlay/30"
      style={{ pointerEvents: isOpen ? "auto" : "none" }}
      onPointerDownCapture={() => {
        closesPopup.current = document.querySelector(POPUP) !== null;
      }}
      // A press must not move focus out of a dialog that it doesn't close.
      onMouseDown={(event) => event.preventDefault()}
      onClick={({ ctrlKey }) => {
        if (!closesPopup.current && !ctrlKey) onPress?.();
      }}
    >
      <ScrollLock />
    </div>
  );
}

function OpenPanel(props: PanelProps & { id: string; dismiss: () => void }) {
  const { id, kind, description, busy, className, initialFocus, children, dismiss } = props;
  const panel = useRef<HTMLDivElement>(null);
  const rememberFocus = useFocusWhileBusy(panel, busy);
  useMountedPanel(id, panel, initialFocus);
  useEscapeOnTop(id, dismiss);
  const [titleId, descriptionId] = [`${id}title`, `${id}description`];
  const handlers = { onFocus: rememberFocus, onKeyDown: wrapTab };
  return (
    <div
      {...handlers}
      ref={panel}
      role={kind}
      tabIndex={-1}
      data-state="open"
      aria-modal
      aria-busy={busy}
      aria-labelledby={titleId}
      aria-describedby={description === undefined ? undefined : descriptionId}
      className={className}
    >
      <DialogContext value={{ busy, dismiss, titleId, descriptionId }}>{children}</DialogContext>
    </div>
  );
}

/** Makes the rest of the page inert, moves focus into the panel, and lets the next modal open. */
function useMountedPanel(
  id: string,
  panel: RefObject<HTMLElement | null>,
  initialFocus: InitialFocus | undefined,
): void {
  const focusFirst = useEffectEvent((element: HTMLElement) => {
    if (element.contains(document.activeElement)) return;
    const title = element.querySelector<HTMLElement>("[data-title]");
    focusInitially(element, initialFocus === "title" ? title : initialFocus?.current);
  });
  useEffect(() => {
    const element = panel.current;
    if (!element) return undefined;
    const undo = inertOthers(element);
    focusFirst(element);
    markMounted(id, element);
    const stop = watchLostFocus(element);
    return () => {
      stop();
      undo();
    };
  }, [id, panel]);
}

/** Escape closes the uppermost modal. */
function useEscapeOnTop(id: string, dismiss: () => void): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    // Escape also cancels an IME composition.
    if (event.key !== "Escape" || event.isComposing) return;
    if (event.defaultPrevented || !isTopModal(id)) return;
    event.preventDefault();
    dismiss();
  });
  useEffect(() => {
    // Listens on the root element, so that the document's listeners, which close an open menu or tooltip, run first.
    const root = document.documentElement;
    const listener = (event: KeyboardEvent) => press(event);
    root.addEventListener("keydown", listener, { capture: true });
    return () => root.removeEventListener("keydown", listener, { capture: true });
  }, []);
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
