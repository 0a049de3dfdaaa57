import {
  cloneElement,
  type ComponentProps,
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
import { LoadErrorContext } from "./toast/toast-context.ts";

export interface MenuProps {
  /** The Button or IconButton that opens the menu, without handlers of its own. It also names the menu. */
  trigger: ReactElement;
  entries: readonly MenuEntry[];
  /** The edge of the trigger that the menu aligns with. */
  align?: "start" | "end";
  /** Open initially. */
  defaultOpen?: boolean;
}

interface LoadedMenu {
  MenuLayer: ComponentType<MenuLayerProps>;
  key: string | null;
}

const load = () => import("./menu/menu-layer.tsx");
const preload = () => void load().catch(reportError);

/**
 * A menu below its trigger. Its code loads lazily, on hover, focus or press; if it fails to load, the `ToastRegion`
 * shows an error and the next press retries. A dialog opened by an action waits until the menu has returned focus to
 * the trigger, so that the dialog can return it there too.
 *
 * Start each action with a verb and put irreversible ones last, after a separator. Don't nest menus. Use `Select` for a
 * form value, `Dialog` for text or fields, and visible buttons for one or two actions.
 *
 * Keyboard:
 * - Enter, Space or Arrow Down on the trigger: opens it
 * - Arrow Up, Arrow Down: move, wrapping around
 * - Home, End: first and last entry
 * - A letter: jumps to the next entry that begins with it
 * - Enter, Space: choose; checkbox and radio entries keep the menu open
 * - Escape: closes it and returns focus to the trigger
 * - Tab: closes it
 */
export function Menu({ defaultOpen = false, ...menu }: MenuProps) {
  const [loaded, setLoaded] = useState<LoadedMenu | null>(null);
  const onLoadError = use(LoadErrorContext);
  const open = (key: string | null) => {
    load().then(({ MenuLayer }) => setLoaded({ MenuLayer, key }), onLoadError);
  };
  const openInitially = useEffectEvent(() => open(null));
  useEffect(() => {
    if (defaultOpen) openInitially();
  }, [defaultOpen]);

  if (loaded) return <loaded.MenuLayer {...menu} openingKey={loaded.key} />;
  return cloneElement(menu.trigger as ReactElement<ComponentProps<"button">>, {
    "aria-haspopup": "menu",
    "aria-expanded": false,
    onPointerEnter: preload,
    onFocus: preload,
    // In a click triggered by a key press, `detail` (the click count) is 0.
    onClick: ({ detail }: MouseEvent) => open(detail === 0 ? "Enter" : null),
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key !== "ArrowDown") return;
      event.preventDefault();
      open(event.key);
    },
  });
}
