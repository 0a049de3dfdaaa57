import { Slot } from "radix-ui";
import {
  type ComponentType,
  type KeyboardEvent,
  type MouseEvent,
  type ReactElement,
  use,
  useEffect,
  useEffectEvent,
  useState,
} from "react";

import type { MenuEntry } from "./menu/menu-entry.ts";
import type { MenuLayerProps } from "./menu/menu-layer.tsx";
import { MissingContext } from "./toast/missing-context.ts";

export interface MenuProps {
  /** The button that opens the menu, a Button or an IconButton. It names the menu. */
  trigger: ReactElement;
  entries: readonly MenuEntry[];
  /** Which edge of the trigger the menu lines up with. */
  align?: "start" | "end";
  /** Open at first. */
  defaultOpen?: boolean;
}

/** The code that opens it, and how it was opened. */
interface Opened {
  MenuLayer: ComponentType<MenuLayerProps>;
  key: string | null;
}

const load = () => import("./menu/menu-layer.tsx");
const prepare = () => void load().catch(reportError);

/**
 * A menu below its trigger. Most are never opened, so the code of it comes when somebody is about to; if it can't be had, a
 * ToastRegion says so and the next press asks again. A dialog opened by one of its actions waits until the menu has given focus
 * back to the trigger, and so gives it back there too.
 */
export function Menu({ defaultOpen = false, ...menu }: MenuProps) {
  const [opened, setOpened] = useState<Opened | null>(null);
  const tellMissing = use(MissingContext);
  const open = (key: string | null) => {
    load().then(({ MenuLayer }) => setOpened({ MenuLayer, key }), tellMissing);
  };
  const openAtFirst = useEffectEvent(() => open(null));
  useEffect(() => {
    if (defaultOpen) openAtFirst();
  }, [defaultOpen]);

  if (opened) return <opened.MenuLayer {...menu} openingKey={opened.key} />;
  return (
    <Slot.Root
      aria-haspopup="menu"
      aria-expanded={false}
      onPointerEnter={prepare}
      onFocus={prepare}
      // A press by keyboard has no count of clicks.
      onClick={({ detail }: MouseEvent) => open(detail === 0 ? "Enter" : null)}
      onKeyDown={(event: KeyboardEvent) => {
        if (event.key !== "ArrowDown") return;
        event.preventDefault();
        open(event.key);
      }}
    >
      {menu.trigger}
    </Slot.Root>
  );
}
