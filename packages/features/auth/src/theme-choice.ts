import { chooseTheme, useTheme } from "@earshot/client/theme.ts";
import { themeCopy } from "@earshot/contract/site/navigation-copy.ts";
import type { ThemeChoice } from "@earshot/ui/surfaces/theme-menu.tsx";

/** The visitor's theme in the product's words, for each place that lets it be chosen. */
export function useThemeChoice(): ThemeChoice {
  return { label: themeCopy.title, names: themeCopy, value: useTheme(), onChange: chooseTheme };
}
