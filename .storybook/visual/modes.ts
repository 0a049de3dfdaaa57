export interface ModeOptions {
  /** Toolbar settings that differ from `light`. */
  globals?: Record<string, unknown>;
  /** The axe rules that may fail here even though they pass in light. All rules by default. */
  axeRules?: readonly string[];
  /** Windows high contrast: the system's colours replace the page's. */
  forcedColors?: "active";
  /** The browser's own text size, in px, instead of 16. Unlike a page's font size, it also moves breakpoints in rem. */
  defaultFontSize?: number;
}

/** One way to render a story, with its own folder in `tests/visual/baselines`. */
export type Mode = "light" | "dark" | "phone" | "forced-colors" | "rtl" | "large-text";

export const modes: Record<Mode, ModeOptions> = {
  light: {},
  dark: { globals: { theme: "dark" }, axeRules: ["color-contrast", "link-in-text-block"] },
  phone: { globals: { viewport: { value: "phone390", isRotated: false } } },
  "forced-colors": { axeRules: [], forcedColors: "active" },
  rtl: { axeRules: [], globals: { direction: "rtl" } },
  // At 200 % text size, 640 px fit what 320 px fit at 100 %.
  "large-text": {
    axeRules: [],
    globals: { viewport: { value: "reflow640", isRotated: false } },
    defaultFontSize: 32,
  },
};

/** All toolbar settings that the modes control. A story that overrides one is not photographed. */
export function globalsOf(mode: Mode): Record<string, unknown> {
  const light = { theme: "light", direction: "ltr", textSize: "100", viewport: { isRotated: false } };
  return { ...light, ...modes[mode].globals };
}
