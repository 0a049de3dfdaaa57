export interface ModeOptions {
  /** What the toolbar would be set to. */
  globals?: Record<string, unknown>;
  /** Windows' high contrast: the system's colours in place of the page's. */
  forcedColors?: "active";
  /** The text size of the browser's settings, in px, in place of 16: unlike a page's own, it moves breakpoints in rem too. */
  defaultFontSize?: number;
}

/** A way in which stories are photographed, and a folder of pictures. */
export type Mode = "light" | "dark" | "phone" | "forced-colors" | "rtl" | "large-text";

/** Axe looks at names, roles, sizes and the page's own colours: these modes change none of them. */
const withoutAxe = { a11y: { manual: true } };

/** Every story is photographed in light. */
export const modes: Record<Mode, ModeOptions> = {
  light: {},
  dark: { globals: { theme: "dark" } },
  phone: { globals: { viewport: { value: "phone390", isRotated: false } } },
  "forced-colors": { globals: withoutAxe, forcedColors: "active" },
  rtl: { globals: { ...withoutAxe, direction: "rtl" } },
  // Text of 200 % leaves a page of 640 px the room of one of 320.
  "large-text": {
    globals: { ...withoutAxe, viewport: { value: "reflow640", isRotated: false } },
    defaultFontSize: 32,
  },
};

/** The stories tagged `matrix` are photographed in these too. */
export const matrixModes: readonly Mode[] = ["dark", "phone", "forced-colors", "rtl", "large-text"];
