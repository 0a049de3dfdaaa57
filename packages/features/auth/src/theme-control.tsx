import { ThemeMenu, type ThemeMenuProps } from "@earshot/ui/surfaces/theme-menu.tsx";

import { useThemeChoice } from "./theme-choice.ts";

export type ThemeControlProps = Pick<ThemeMenuProps, "look" | "align">;

/** The choice of the theme with a button of its own: an icon in a visitor's top bar, `words` in a footer. */
export function ThemeControl({ look = "icon", align = "end" }: ThemeControlProps) {
  return <ThemeMenu {...useThemeChoice()} look={look} align={align} />;
}
