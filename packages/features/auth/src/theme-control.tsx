import { ThemeMenu, type ThemeMenuProps } from "@earshot/ui/surfaces/theme-menu.tsx";

import { useThemeChoice } from "./theme-choice.ts";

export type ThemeControlProps = Pick<ThemeMenuProps, "look" | "align">;

/** The theme menu's button: an icon in the top bar, a label in a footer. */
export function ThemeControl({ look = "icon", align = "end" }: ThemeControlProps) {
  return <ThemeMenu {...useThemeChoice()} look={look} align={align} />;
}
