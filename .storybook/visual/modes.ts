export interface ModeOptions {
  /** Toolbar settings that differ from `light`. */
  globals?: Record<string, unknown>;
  /** False where axe can't find anything that it does not find in light. */
  isUnderAxe?: boolean;
  /** Windows high contrast: the system's colours replace the page's. */
  forcedColors?: "active";
  /** The browser's own text size, in px instead of 16. Unlike a page's font size it moves breakpoints in rem too. */
  defaultFontSize?: number;
}

/** One way to render a story, and a folder of `tests/visual/baselines`. */
export type Mode = "light" | "dark" | "phone" | "forced-colors" | "rtl" | "large-text";

export const modes: Record<Mode, ModeOptions> = {
  light: {},
  dark: { globals: { theme: "dark" } },
  phone: { globals: { viewport: { value: "phone390", isRotated: false } } },
  "forced-colors": { isUnderAxe: false, forcedColors: "active" },
  rtl: { isUnderAxe: false, globals: { direction: "rtl" } },
  // At 200 % text, 640 px hold what 320 px hold at 100 %.
  "large-text": {
    isUnderAxe: false,
    globals: { viewport: { value: "reflow640", isRotated: false } },
    defaultFontSize: 32,
  },
};

/** Every toolbar setting that the modes decide. A story that pins one otherwise is not photographed. */
export function globalsOf(mode: Mode): Record<string, unknown> {
  const light = { theme: "light", direction: "ltr", textSize: "100%", viewport: { isRotated: false } };
  return { ...light, ...modes[mode].globals };
}
