interface ModeOptions {
  /** What the toolbar would be set to. */
  globals?: Record<string, unknown>;
  /** Windows' high contrast: the system's colours in place of the page's. */
  forcedColors?: "active";
}

/** A way in which stories are photographed, and a folder of pictures. */
export type Mode = "light" | "dark" | "phone" | "forced-colors" | "rtl";

/** Every story is photographed in light. */
export const modes: Record<Mode, ModeOptions> = {
  light: {},
  dark: { globals: { theme: "dark" } },
  phone: { globals: { viewport: { value: "phone390", isRotated: false } } },
  "forced-colors": { forcedColors: "active" },
  rtl: { globals: { direction: "rtl" } },
};

/** The stories tagged `matrix` are photographed in these too. */
export const matrixModes: readonly Mode[] = ["dark", "phone", "forced-colors", "rtl"];
