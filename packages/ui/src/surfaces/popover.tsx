import { X } from "lucide-react";
import { Popover as Radix } from "radix-ui";
import { type ReactElement, type ReactNode, useRef, useState } from "react";

import { IconButton } from "../inputs/icon-button.tsx";
import { focusInitially, focusTriggerIfLost, wrapShiftTab } from "./dialog/focus.ts";

interface PopoverProps {
  /** The Button or IconButton that opens it. */
  trigger: ReactElement;
  /** The heading and accessible name. */
  title: string;
  /** A sentence under the title, announced with it. */
  description?: ReactNode;
  /** The name of the close button, for example "Close". */
  closeLabel: string;
  /** The preferred side; flips to the opposite side if there is no room. */
  side?: "bottom" | "top";
  /** The edge of the trigger that it aligns with; it shifts to stay inside the window. */
  align?: "start" | "center" | "end";
  /** Open initially. */
  defaultOpen?: boolean;
  /** The content, or a function that returns it and receives `close`. */
  children?: ReactNode | ((close: () => void) => ReactNode);
}

/**
 * A small surface next to its trigger, with text or a few controls. It is not modal, so the page stays readable and
 * usable. Escape, a press outside and the close button dismiss it; focus returns to the trigger unless it has moved
 * elsewhere.
 *
 * Title it after its subject ("Tags of Sunlit Kitchen"). Use `Menu` for actions, `Dialog` for a task that must be
 * finished first, and `Tooltip` for the name of an icon.
 *
 * Keyboard:
 * - Enter or Space on the trigger: opens or closes it
 * - Tab, Shift + Tab: cycle inside
 * - Escape: closes it
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
          onKeyDown={wrapShiftTab}
          onCloseAutoFocus={(event) => focusTriggerIfLost(event, button.current)}
          onOpenAutoFocus={(event) => {
            event.preventDefault();
            if (panel.current) focusInitially(panel.current, null);
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
            <div className="-me-[min(0.5rem,2vw)] shrink-0">
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
