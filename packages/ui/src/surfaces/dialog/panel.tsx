import { cva } from "class-variance-authority";
import { Dialog as Radix } from "radix-ui";
import { type KeyboardEvent, type ReactNode, type RefObject, useEffect, useId, useRef } from "react";

import { DialogContext } from "./dialog-context.ts";
import { focusFirst, focusLast } from "./first-focus.ts";
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

interface PanelProps extends Pick<ModalProps, "open" | "onClose" | "returnFocus"> {
  kind: "dialog" | "alertdialog";
  busy: boolean;
  size: "sm" | "md" | "lg";
  /** Where focus goes at first. Default: the first field, else the panel itself. */
  initialFocus?: RefObject<HTMLElement | null>;
  children: ReactNode;
}

const panelClass = cva(
  [
    "fixed z-50 m-auto flex flex-col border-line bg-surface text-ink shadow-float outline-none",
    "overflow-hidden [@media(height<24rem)]:overflow-y-auto",
    "max-sm:inset-x-0 max-sm:bottom-0 max-sm:max-h-[calc(100dvh-1.5rem)] max-sm:animate-sheet-in",
    "max-sm:rounded-t-lg max-sm:border-t max-sm:pb-[env(safe-area-inset-bottom)]",
    "sm:inset-0 sm:h-fit sm:max-h-[calc(100dvh-3rem)] sm:animate-rise-in sm:rounded-lg sm:border",
  ],
  { variants: { size: { sm: "sm:w-105", md: "sm:w-140", lg: "sm:w-[min(52.5rem,calc(100vw-3rem))]" } } },
);

/**
 * The one wrapper over Radix's Dialog. Radix gives focus back only to a Trigger of its own, and most of our dialogs
 * open from a menu item, a route or an answer, so the panel remembers and restores focus itself.
 */
export function Panel({ kind, open, onClose, busy, size, initialFocus, returnFocus, children }: PanelProps) {
  const id = useId();
  const standing = useTurn(id, open);
  const panel = useRef<HTMLDivElement>(null);
  const rememberFocus = useFocusThroughBusy(panel, busy);
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
          // A press here must not take focus out of a dialog that it doesn't close.
          onMouseDown={(event) => event.preventDefault()}
        />
        <Radix.Content
          ref={panel}
          role={kind}
          aria-modal
          aria-busy={busy}
          className={panelClass({ size })}
          onFocus={rememberFocus}
          onKeyDown={fromPanelToLast}
          onInteractOutside={(event) => {
            if (kind === "alertdialog" || isLive(event.target)) event.preventDefault();
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
          <Settle id={id} panel={panel} />
          <DialogContext value={{ busy, dismiss }}>{children}</DialogContext>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

/** Toasts stand above dialogs: pressing one is not a press outside. */
const isLive = (target: EventTarget | null) =>
  target instanceof Element && target.closest("[aria-live]") !== null;

/** The panel precedes its parts, so that Shift+Tab from it would leave the dialog. */
function fromPanelToLast(event: KeyboardEvent<HTMLElement>) {
  if (event.key !== "Tab" || !event.shiftKey || event.target !== event.currentTarget) return;
  event.preventDefault();
  focusLast(event.currentTarget);
}

/** Lives as long as the panel's content: makes the rest inert and tells the next modal that this one has settled. */
function Settle({ id, panel }: { id: string; panel: RefObject<HTMLElement | null> }) {
  useEffect(() => {
    if (!panel.current) return undefined;
    const undo = inertOthers(panel.current);
    settle(id, panel.current);
    return undo;
  }, [id, panel]);
  return null;
}
