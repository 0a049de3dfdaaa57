import { viewports } from "../toolbar.ts";

/** Browser settings that a page can't set itself. */
export interface Emulation {
  /** Windows high contrast: the system's colours replace the page's. */
  forcedColors: "active" | "none";
  /** The browser's own text size, in px. Unlike a page's font size, it also moves breakpoints in rem. */
  defaultFontSize: number;
}

interface ModeOptions extends Partial<Emulation> {
  /** Toolbar settings that differ from `light`. */
  globals?: Record<string, unknown>;
  /** The axe rules to run, which may fail here even though they pass in light. All rules by default. */
  axeRules?: readonly string[];
}

/** One way to render a story, with its own folder in `tests/visual/baselines`. */
export type Mode = "light" | "dark" | "phone" | "forced-colors" | "rtl" | "large-text";

export const modes: Record<Mode, ModeOptions> = {
  light: {},
  dark: { globals: { theme: "dark" }, axeRules: ["color-contrast", "link-in-text-block"] },
  phone: { globals: { viewport: { value: "phone390", isRotated: false } } },
  "forced-colors": { axeRules: [], forcedColors: "active" },
  rtl: { axeRules: [], globals: { direction: "rtl" } },
  // At 200 % text size, 640 px hold as much as 320 px at 100 %.
  "large-text": {
    axeRules: [],
    globals: { viewport: { value: "reflow640", isRotated: false } },
    defaultFontSize: 32,
  },
};

/** The modes, after light, in which a story with these tags is rendered again. */
export function otherModes(tags: readonly string[]): Mode[] {
  if (tags.includes("matrix")) return ["dark", "phone", "forced-colors", "rtl", "large-text"];
  return tags.includes("visual") ? ["dark", "phone"] : [];
}

/**
 * A mode's values for all toolbar settings that modes control. A story that overrides them with those of another mode is
 * photographed only in that one, and a story with other settings is not photographed.
 */
export function globalsOf(mode: Mode): Record<string, unknown> {
  const light = { theme: "light", direction: "ltr", textSize: "100", viewport: { isRotated: false } };
  return { ...light, ...modes[mode].globals };
}

/** The browser settings of a mode. */
export function emulationOf(mode: Mode): Emulation {
  const { forcedColors = "none", defaultFontSize = 16 } = modes[mode];
  return { forcedColors, defaultFontSize };
}

/** The size of a mode's page in px, as addon-vitest sets it in light. */
export function sizeOf(mode: Mode): [width: number, height: number] {
  const { value } = globalsOf(mode)["viewport"] as { value?: keyof typeof viewports };
  if (!value) return [1200, 900];
  const { width, height } = viewports[value].styles;
  return [Number.parseInt(width, 10), Number.parseInt(height, 10)];
}
