import { DropdownMenu as Radix } from "radix-ui";
import { type ReactElement, useRef } from "react";

import { useDocumentDirection } from "../document-direction.ts";
import { keepFocus } from "./dialog/keep-focus.ts";
import { hold } from "./dialog/turns.ts";
import type { MenuEntry } from "./menu/menu-entry.ts";
import { MenuRow } from "./menu/menu-row.tsx";

export interface MenuProps {
  /** The button that opens the menu, a Button or an IconButton. It names the menu. */
  trigger: ReactElement;
  entries: readonly MenuEntry[];
  /** Which edge of the trigger the menu lines up with. */
  align?: "start" | "end";
  /** Open at first. */
  defaultOpen?: boolean;
}

/**
 * A menu below its trigger. A dialog opened by one of its actions waits until the menu has given focus back to the
 * trigger, and so gives it back there too.
 */
export function Menu({ trigger, entries, align = "end", defaultOpen = false }: MenuProps) {
  const release = useRef<() => void>(null);
  const button = useRef<HTMLButtonElement>(null);
  const direction = useDocumentDirection();
  return (
    <Radix.Root dir={direction} modal={false} defaultOpen={defaultOpen}>
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
                release.current = hold();
              }}
            />
          ))}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
