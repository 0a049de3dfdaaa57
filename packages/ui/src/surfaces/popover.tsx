import { X } from "lucide-react";
import { Popover as Radix } from "radix-ui";
import { type ReactElement, type ReactNode, useRef, useState } from "react";

import { IconButton } from "../inputs/icon-button.tsx";
import { focusFirst, fromPanelToLast } from "./dialog/first-focus.ts";
import { keepFocus } from "./dialog/keep-focus.ts";

export interface PopoverProps {
  /** The button that opens it, a Button or an IconButton. */
  trigger: ReactElement;
  /** What it is about: its heading and its accessible name. */
  title: string;
  /** A sentence under the title, read out with it. */
  description?: ReactNode;
  /** The name of the close button, for example "Close". */
  closeLabel: string;
  /** Below the trigger or above it, if there is room; else opposite. */
  side?: "bottom" | "top";
  /** Which edge of the trigger it lines up with; it moves along when the window ends. */
  align?: "start" | "center" | "end";
  /** Open at first. */
  defaultOpen?: boolean;
  /** What it shows; a function of how to close it where something in it does. */
  children?: ReactNode | ((close: () => void) => ReactNode);
}

/**
 * A small surface beside what opened it, with words or a few controls. Not modal: the page stays readable and usable.
 * Escape, a press outside and its button close it, and the focus goes back to what opened it unless it was put elsewhere.
 */
export function Popover(props: PopoverProps) {
  const { trigger, title, description, closeLabel, children } = props;
  const { side = "bottom", align = "start", defaultOpen = false } = props;
  const [open, setOpen] = useState(defaultOpen);
  const panel = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  return (
    <Radix.Root open={open} onOpenChange={setOpen}>
      <Radix.Trigger asChild ref={button}>
        {trigger}
      </Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          ref={panel}
          side={side}
          align={align}
          sideOffset={6}
          collisionPadding={8}
          onKeyDown={fromPanelToLast}
          onCloseAutoFocus={(event) => keepFocus(event, button.current)}
          onOpenAutoFocus={(event) => {
            event.preventDefault();
            if (panel.current) focusFirst(panel.current, null);
          }}
          className="z-50 max-h-(--radix-popover-content-available-height) w-80 max-w-[calc(100vw-16px)] animate-fade-in overflow-y-auto rounded-md border border-line bg-surface px-[min(1rem,4vw)] pt-3 pb-4 text-base text-ink shadow-float outline-none"
        >
          <div className="flex items-start gap-[min(0.75rem,2.5vw)]">
            <div className="min-w-0 grow py-1">
              <Radix.Title className="type-heading text-md wrap-anywhere">{title}</Radix.Title>
              {description !== undefined && (
                <Radix.Description className="mt-0.5 text-ink-2">{description}</Radix.Description>
              )}
            </div>
            <div className="-me-2 shrink-0">
              <Radix.Close asChild>
                <IconButton icon={<X />} size="sm" label={closeLabel} />
              </Radix.Close>
            </div>
          </div>
          {children !== undefined && (
            <div className="mt-3">
              {typeof children === "function" ? children(() => setOpen(false)) : children}
            </div>
          )}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
