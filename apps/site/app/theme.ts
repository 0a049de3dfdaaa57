/** The looks that a visitor may choose; System follows the media queries alone. */
const themes = ["system", "light", "dark", "contrast"] as const;

export type Theme = (typeof themes)[number];

/** The theme in a `Cookie` header (`theme=dark`); System when it names none or one that does not exist. */
export function themeOf(cookies: string | null): Theme {
  const pairs = new Set((cookies ?? "").split(";").map((pair) => pair.trim()));
  return themes.find((theme) => pairs.has(`theme=${theme}`)) ?? "system";
}

/** `--paper` of the design system, for the browser's own bars. */
const paper = {
  usual: { light: "#f7f9f8", dark: "#0e1513" },
  contrast: { light: "#ffffff", dark: "#000000" },
} as const;

/** The colours of the browser's own bars, each with the media query under which it counts. */
export function barColors(theme: Theme): { color: string; media?: string }[] {
  if (theme === "light" || theme === "dark") return [{ color: paper.usual[theme] }];
  const { light, dark } = theme === "contrast" ? paper.contrast : paper.usual;
  return [
    { color: light, media: "(prefers-color-scheme: light)" },
    { color: dark, media: "(prefers-color-scheme: dark)" },
  ];
}
