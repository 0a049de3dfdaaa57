import "../../styles.css";
import { DropdownMenu as Radix } from "radix-ui";
import { useEffect, useRef } from "react";

import { useDocumentDirection } from "../../document-direction.ts";
import { focusTriggerIfLost } from "../dialog/focus.ts";
import { holdModals } from "../dialog/modal-stack.ts";
import type { MenuProps } from "../menu.tsx";
import { MenuRow } from "./menu-row.tsx";

export interface MenuLayerProps extends Omit<MenuProps, "defaultOpen"> {
  /** The key that opened the menu, or null. After a key press, the first entry is focused. */
  openingKey: string | null;
}

/** The menu and its trigger. Replaces the plain trigger when the menu first opens, and is initially open. */
export function MenuLayer({ trigger, entries, align = "end", openingKey }: MenuLayerProps) {
  const release = useRef<() => void>(null);
  const button = useRef<HTMLButtonElement>(null);
  const direction = useDocumentDirection();
  useEffect(() => {
    if (openingKey === null) return;
    // Repeats the key press, which happened before Radix was loaded.
    button.current?.focus();
    button.current?.dispatchEvent(new KeyboardEvent("keydown", { key: openingKey, bubbles: true }));
  }, [openingKey]);
  // Lets modals open again if the user leaves the page before focus is returned.
  useEffect(() => () => release.current?.(), []);
  return (
    <Radix.Root dir={direction} modal={false} defaultOpen={openingKey === null}>
      <Radix.Trigger asChild ref={button}>
        {trigger}
      </Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          align={align}
          sideOffset={6}
          collisionPadding={8}
          onCloseAutoFocus={(event) => {
            focusTriggerIfLost(event, button.current);
            release.current?.();
          }}
          className="z-50 max-h-(--radix-dropdown-menu-content-available-height) max-w-[calc(100vw-16px)] min-w-[min(14rem,calc(100vw-16px))] animate-fade-in overflow-y-auto rounded-md border border-line bg-surface p-1 text-ink shadow-float outline-none sm:max-w-80"
        >
          {entries.map((entry) => (
            <MenuRow
              key={entry.kind === "line" ? entry.id : entry.label}
              entry={entry}
              beforeSelect={() => {
                // Releases an earlier hold first, because a hold that is never released would block all modals.
                release.current?.();
                release.current = holdModals();
              }}
            />
          ))}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
