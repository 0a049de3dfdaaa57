import { brand, lightColors as colors } from "@earshot/contract/brand.ts";
import { addons } from "storybook/manager-api";
import { create } from "storybook/theming";

addons.setConfig({
  theme: create({
    base: "light",
    brandTitle: brand.name,
    brandTarget: "_self",
    colorPrimary: colors.primary,
    colorSecondary: colors.primary,
    appBg: colors.sunken,
    appContentBg: colors.surface,
    appPreviewBg: colors.paper,
    appBorderColor: colors.line,
    appBorderRadius: 8,
    fontBase: '"Figtree Variable", Arial, sans-serif',
    textColor: colors.ink,
    textMutedColor: colors["ink-3"],
    barBg: colors.surface,
    barTextColor: colors["ink-2"],
    barSelectedColor: colors.primary,
    barHoverColor: colors.primary,
  }),
  sidebar: {
    // File names and identifiers as words: "Text field", "Long text on phone".
    renderLabel(item) {
      if (item.type === "story" && item.subtype === "test") return item.name;
      const words = item.type === "story" ? item.name.toLowerCase() : item.name.replaceAll("-", " ");
      return item.name.charAt(0).toUpperCase() + words.slice(1);
    },
  },
});
