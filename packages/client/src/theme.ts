import { cookieNames, readCookie } from "@earshot/contract/cookies.ts";
import { createContext, use, useSyncExternalStore } from "react";

import { saveCookie } from "./browser-cookie.ts";

/** The looks that a visitor may choose; System follows the media queries alone. */
const themes = ["system", "light", "dark", "contrast"] as const;

export type Theme = (typeof themes)[number];

/** The theme in a `Cookie` header or `document.cookie` (`theme=dark`); System when it names none or an unknown one. */
export function themeOf(cookies: string | null): Theme {
  const saved = readCookie(cookies, cookieNames.theme);
  return themes.find((theme) => theme === saved) ?? "system";
}

/** `--paper` of the design system, for the browser's own bars. */
const paper = {
  usual: { light: "#f7f9f8", dark: "#0e1513" },
  contrast: { light: "#ffffff", dark: "#000000" },
} as const;

/** The colours of the browser's own bars while the system is light, and while it is dark. */
export function barColors(theme: Theme): { light: string; dark: string } {
  if (theme === "light" || theme === "dark") return { light: paper.usual[theme], dark: paper.usual[theme] };
  return theme === "contrast" ? paper.contrast : paper.usual;
}

/** The look of what the browser draws itself: the meta tag `color-scheme`. */
export const colorScheme = (theme: Theme): string =>
  theme === "light" || theme === "dark" ? theme : "light dark";

/** The theme that the server rendered the document with. */
export const RenderedTheme = createContext<Theme>("system");

const currentTheme = (): Theme => {
  const { theme } = document.documentElement.dataset;
  return themes.find((known) => known === theme) ?? "system";
};

/** The document's own attribute is the one place where the theme stands: whoever shows it watches that. */
function watchTheme(listener: () => void): () => void {
  const observer = new MutationObserver(listener);
  observer.observe(document.documentElement, { attributeFilter: ["data-theme"] });
  return () => observer.disconnect();
}

/**
 * Puts the document into `theme` at once and keeps the choice in the cookie `theme`, so that the server's next document
 * comes in it. Changes attributes alone: the elements are React's.
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

/** The page's theme, as the visitor chose it. */
export function useTheme(): Theme {
  const rendered = use(RenderedTheme);
  return useSyncExternalStore(watchTheme, currentTheme, () => rendered);
}
