import { ChevronDown, Contrast, Monitor, Moon, Sun } from "lucide-react";
import type { ReactElement, ReactNode } from "react";

import { Button } from "../inputs/button.tsx";
import { IconButton } from "../inputs/icon-button.tsx";
import { Menu } from "./menu.tsx";
import type { MenuEntry } from "./menu/menu-entry.ts";

/** The looks that there are, System first. */
export type ThemeValue = "system" | "light" | "dark" | "contrast";

const icons: Record<ThemeValue, ReactNode> = {
  system: <Monitor />,
  light: <Sun />,
  dark: <Moon />,
  contrast: <Contrast />,
};
const values = Object.keys(icons) as ThemeValue[];

export interface ThemeChoice {
  /** What is chosen: "Theme". */
  label: string;
  value: ThemeValue;
  /** What each look is called. */
  names: Readonly<Record<ThemeValue, string>>;
  /** Called with each look that is tried: the menu stays open. */
  onChange: (value: ThemeValue) => void;
}

/** The choice of a look as a part of another menu, for example of the user's. */
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
  /** `icon` in a bar, where room is dear; `words` in a footer, where there is room to say it. */
  look?: "icon" | "words";
  /** Which edge of its button the menu lines up with. */
  align?: "start" | "end";
}

/** A button with the choice of a look. Without JavaScript it could do nothing and is not shown. */
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
        <ChevronDown className="size-4 shrink-0" />
      </span>
    </Button>
  );
}
