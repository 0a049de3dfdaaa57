import { brand, lightColors as colors } from "@earshot/contract/brand.ts";
import { addons } from "storybook/manager-api";
import { create } from "storybook/theming";

import { registerCalls } from "./about-state/calls-panel.tsx";
import { registerAboutState } from "./about-state/panel.tsx";
import { registerScenarios } from "./scenarios/scenarios-panel.tsx";

registerAboutState();
registerScenarios();
registerCalls();

/** The logo next to the name, as an image, because Storybook doesn't accept an element here. */
const { viewBox, strokes } = brand.mark;
const logo = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 32" width="120" height="32"><rect y="2" width="28" height="28" rx="8" fill="${colors.primary}"/><svg x="3" y="5" width="22" height="22" viewBox="${viewBox}"><path d="${strokes}" fill="none" stroke="${colors["on-primary"]}" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"/></svg><text x="36" y="22" font-family="Figtree Variable, Arial, sans-serif" font-size="18" font-weight="650" fill="${colors.ink}">${brand.name}</text></svg>`;

addons.setConfig({
  theme: create({
    base: "light",
    brandTitle: brand.name,
    brandImage: `data:image/svg+xml,${encodeURIComponent(logo)}`,
    brandUrl: "./",
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
});
