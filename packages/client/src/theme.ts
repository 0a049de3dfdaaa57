import { cookieNames, readCookie } from "@earshot/contract/cookies.ts";
import { createContext, use, useSyncExternalStore } from "react";

import { saveCookie } from "./browser-cookie.ts";

/** Themes that a visitor can choose; System follows the media queries. */
const themes = ["system", "light", "dark", "contrast"] as const;

export type Theme = (typeof themes)[number];

/** The theme in a `Cookie` header or `document.cookie` (`theme=dark`); System if missing or unknown. */
export function themeOf(cookies: string | null): Theme {
  const saved = readCookie(cookies, cookieNames.theme);
  return themes.find((theme) => theme === saved) ?? "system";
}

/** The design system's `--paper`, for the browser's toolbars. */
const paper = {
  usual: { light: "#f7f9f8", dark: "#0e1513" },
  contrast: { light: "#ffffff", dark: "#000000" },
} as const;

/** The browser toolbars' colors in a light and in a dark system theme. */
export function barColors(theme: Theme): { light: string; dark: string } {
  if (theme === "light" || theme === "dark") return { light: paper.usual[theme], dark: paper.usual[theme] };
  return theme === "contrast" ? paper.contrast : paper.usual;
}

/** The theme of the browser's own controls: the meta tag `color-scheme`. */
export const colorScheme = (theme: Theme): string =>
  theme === "light" || theme === "dark" ? theme : "light dark";

/** The theme that the server rendered the document with. */
export const RenderedTheme = createContext<Theme>("system");

const currentTheme = (): Theme => {
  const { theme } = document.documentElement.dataset;
  return themes.find((known) => known === theme) ?? "system";
};

/**
 * Calls the listener when the theme changes. Observes the document's attribute, which is the only source of the
 * theme.
 */
function watchTheme(listener: () => void): () => void {
  const observer = new MutationObserver(listener);
  observer.observe(document.documentElement, { attributeFilter: ["data-theme"] });
  return () => observer.disconnect();
}

/**
 * Applies `theme` to the document and saves it in the cookie `theme`, which the server reads for the next document.
 * Changes only attributes, because the elements belong to React.
 */
export function chooseTheme(theme: Theme): void {
  saveCookie(cookieNames.theme, theme);
  document.documentElement.dataset["theme"] = theme;
  setMeta('meta[name="color-scheme"]', colorScheme(theme));
  for (const [system, color] of Object.entries(barColors(theme)))
    setMeta(`meta[name="theme-color"][media*="${system}"]`, color);
}

function setMeta(selector: string, content: string) {
  document.querySelector(selector)?.setAttribute("content", content);
}

/** The theme that the visitor chose. */
export function useTheme(): Theme {
  const rendered = use(RenderedTheme);
  return useSyncExternalStore(watchTheme, currentTheme, () => rendered);
}
