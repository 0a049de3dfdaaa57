import { ChevronDown, Contrast, Monitor, Moon, Sun } from "lucide-react";
import type { ReactElement, ReactNode } from "react";

import { Button } from "../inputs/button.tsx";
import { IconButton } from "../inputs/icon-button.tsx";
import { Menu } from "./menu.tsx";
import type { MenuEntry } from "./menu/menu-entry.ts";

/** All themes, System first. */
export type ThemeValue = "system" | "light" | "dark" | "contrast";

const icons: Record<ThemeValue, ReactNode> = {
  system: <Monitor />,
  light: <Sun />,
  dark: <Moon />,
  contrast: <Contrast />,
};
const values = Object.keys(icons) as ThemeValue[];

export interface ThemeChoice {
  /** The entry's label: "Theme". */
  label: string;
  value: ThemeValue;
  /** Each theme's label. */
  names: Readonly<Record<ThemeValue, string>>;
  /** Called on each choice; the menu stays open. */
  onChange: (value: ThemeValue) => void;
}

/** Returns the theme options as an entry for another menu, for example the user menu. */
export function themeEntry({ label, value, names, onChange }: ThemeChoice): MenuEntry {
  return {
    kind: "choice",
    label,
    options: values.map((option) => ({
      label: names[option],
      icon: icons[option],
      chosen: option === value,
      onChoose: () => onChange(option),
    })),
  };
}

export interface ThemeMenuProps extends ThemeChoice {
  /** `icon` is for bars, `words` (an icon with a label) for footers. */
  look?: "icon" | "words";
  /** The edge of the button that the menu aligns with. */
  align?: "start" | "end";
}

/**
 * A button with the theme menu: system, light, dark or high contrast. Hidden without JavaScript.
 *
 * Apply the theme to the whole document and store it where the server can read it, so that it is right from the first
 * paint. Use `themeEntry` inside an existing menu.
 *
 * Keyboard:
 * - Enter, Space or Arrow Down on the button: opens the menu
 * - Arrow Up, Arrow Down: move between the themes
 * - Enter, Space: choose one; the menu stays open
 * - Escape: closes it and returns focus to the button
 */
export function ThemeMenu(props: ThemeMenuProps) {
  return (
    <span className="inline-flex noscript:hidden">
      <Menu align={props.align} trigger={triggerOf(props)} entries={[themeEntry(props)]} />
    </span>
  );
}

function triggerOf({ label, value, names, look = "icon" }: ThemeMenuProps): ReactElement {
  const words = `${label}: ${names[value]}`;
  if (look === "icon") return <IconButton icon={icons[value]} label={words} />;
  return (
    <Button intent="quiet" size="sm" icon={icons[value]}>
      <span className="inline-flex items-center gap-1.5">
        {words}
        <ChevronDown className="icon-sm shrink-0" />
      </span>
    </Button>
  );
}
