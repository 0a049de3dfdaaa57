import { brand } from "@earshot/contract/brand.ts";
import { addons } from "storybook/manager-api";
import { create } from "storybook/theming";

addons.setConfig({
  theme: create({
    base: "light",
    brandTitle: brand.name,
    brandTarget: "_self",
    colorPrimary: "#0c5c4c",
    colorSecondary: "#0c5c4c",
    appBg: "#edf1ef",
    appContentBg: "#ffffff",
    appPreviewBg: "#f7f9f8",
    appBorderColor: "#dde4e1",
    appBorderRadius: 8,
    fontBase: '"Figtree Variable", Arial, sans-serif',
    textColor: "#0f1715",
    textMutedColor: "#5f6c67",
    barBg: "#ffffff",
    barTextColor: "#46534e",
    barSelectedColor: "#0c5c4c",
    barHoverColor: "#0c5c4c",
  }),
  sidebar: {
    // Titles are file names and stories are identifiers: both read as words, "Text field", "Long text on phone".
    renderLabel(item) {
      if (item.type === "story" && item.subtype === "test") return item.name;
      const words = item.type === "story" ? item.name.toLowerCase() : item.name.replaceAll("-", " ");
      return item.name.charAt(0).toUpperCase() + words.slice(1);
    },
  },
});
