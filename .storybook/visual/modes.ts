export interface ModeOptions {
  /** What the toolbar would be set to. */
  globals?: Record<string, unknown>;
  /** False where it can't change axe's answer: names, roles, sizes and the page's own colours are those of light. */
  isUnderAxe?: boolean;
  /** Windows' high contrast: the system's colours in place of the page's. */
  forcedColors?: "active";
  /** The text size of the browser's settings, in px, in place of 16: unlike a page's own, it moves breakpoints in rem too. */
  defaultFontSize?: number;
}

/** A way in which stories are photographed, and a folder of pictures. */
export type Mode = "light" | "dark" | "phone" | "forced-colors" | "rtl" | "large-text";

/** Every story is photographed in light. */
export const modes: Record<Mode, ModeOptions> = {
  light: {},
  dark: { globals: { theme: "dark" } },
  phone: { globals: { viewport: { value: "phone390", isRotated: false } } },
  "forced-colors": { isUnderAxe: false, forcedColors: "active" },
  rtl: { isUnderAxe: false, globals: { direction: "rtl" } },
  // Text of 200 % leaves a page of 640 px the room of one of 320.
  "large-text": {
    isUnderAxe: false,
    globals: { viewport: { value: "reflow640", isRotated: false } },
    defaultFontSize: 32,
  },
};

/** The stories tagged `matrix` are photographed in these too. */
export const matrixModes: readonly Mode[] = ["dark", "phone", "forced-colors", "rtl", "large-text"];
