import { DropdownMenu as Radix } from "radix-ui";
import { useEffect, useRef } from "react";

import { useDocumentDirection } from "../../document-direction.ts";
import { keepFocus } from "../dialog/keep-focus.ts";
import { hold } from "../dialog/turns.ts";
import type { MenuProps } from "../menu.tsx";
import { MenuRow } from "./menu-row.tsx";

export interface MenuLayerProps extends Omit<MenuProps, "defaultOpen"> {
  /** The key that opened it, or null: by keyboard its first entry has the focus. */
  openingKey: string | null;
}

/** The menu with its button, from when it is first opened: open at first. */
export function MenuLayer({ trigger, entries, align = "end", openingKey }: MenuLayerProps) {
  const release = useRef<() => void>(null);
  const button = useRef<HTMLButtonElement>(null);
  const direction = useDocumentDirection();
  useEffect(() => {
    if (openingKey === null) return;
    // Radix was not there to hear it.
    button.current?.focus();
    button.current?.dispatchEvent(new KeyboardEvent("keydown", { key: openingKey, bubbles: true }));
  }, [openingKey]);
  // Gone with its page before it could give focus back.
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
            keepFocus(event, button.current);
            release.current?.();
          }}
          className="z-50 max-h-(--radix-dropdown-menu-content-available-height) max-w-[calc(100vw-16px)] min-w-[min(14rem,calc(100vw-16px))] animate-fade-in overflow-y-auto rounded-md border border-line bg-surface p-1 text-ink shadow-float outline-none sm:max-w-80"
        >
          {entries.map((entry) => (
            <MenuRow
              key={entry.kind === "line" ? entry.id : entry.label}
              entry={entry}
              beforeSelect={() => {
                // Modals wait for as long as one is kept: none may be forgotten.
                release.current?.();
                release.current = hold();
              }}
            />
          ))}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
