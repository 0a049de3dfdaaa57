import { chooseTheme, useTheme } from "@earshot/client/theme.ts";
import { themeCopy } from "@earshot/contract/site/navigation-copy.ts";
import type { ThemeChoice } from "@earshot/ui/surfaces/theme-menu.tsx";

/** The current theme and the function to change it, with their labels. */
export function useThemeChoice(): ThemeChoice {
  return { label: themeCopy.title, names: themeCopy, value: useTheme(), onChange: chooseTheme };
}
