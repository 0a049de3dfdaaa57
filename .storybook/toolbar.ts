import type { Decorator, Preview } from "@storybook/react-vite";

/** Screen sizes, by the name used in stories: `globals: { viewport: { value: "phone320" } }`. */
export const viewports = {
  desktop1440: { name: "Desktop 1440", type: "desktop", styles: { width: "1440px", height: "900px" } },
  laptop1024: { name: "Laptop 1024", type: "desktop", styles: { width: "1024px", height: "768px" } },
  tablet768: { name: "Tablet 768", type: "tablet", styles: { width: "768px", height: "1024px" } },
  reflow640: { name: "Reflow 640", type: "tablet", styles: { width: "640px", height: "900px" } },
  phone390: { name: "Phone 390", type: "mobile", styles: { width: "390px", height: "844px" } },
  phone320: {
    name: "Narrowest 320 (1280 at 400 %)",
    type: "mobile",
    styles: { width: "320px", height: "640px" },
  },
} as const;

/** Toolbar menus in addition to theme and viewport. */
export const toolbar = {
  direction: {
    description: "Writing direction",
    toolbar: {
      title: "Direction",
      icon: "transfer",
      dynamicTitle: true,
      items: [
        { value: "ltr", title: "Left to right" },
        { value: "rtl", title: "Right to left" },
      ],
    },
  },
  motion: {
    description: "Motion or none, whatever the system prefers",
    toolbar: {
      title: "Motion",
      icon: "lightning",
      dynamicTitle: true,
      items: [
        { value: "system", title: "Motion as the system prefers" },
        { value: "reduce", title: "Reduced motion" },
        { value: "allow", title: "Motion" },
      ],
    },
  },
  textSize: {
    description: "The page's text size; unlike the browser's setting it does not move breakpoints",
    toolbar: {
      title: "Text size",
      icon: "zoom",
      dynamicTitle: true,
      items: [
        { value: "100", title: "Text 100 %" },
        { value: "150", title: "Text 150 %" },
        { value: "200", title: "Text 200 %" },
      ],
    },
  },
} satisfies Preview["globalTypes"];

export const initialToolbar = { direction: "ltr", motion: "system", textSize: "100" };

/** Applies the toolbar to the document before the story renders. */
export const applyToolbar: Decorator = (Story, { globals }) => {
  const page = document.documentElement;
  page.dir = String(globals["direction"]);
  page.dataset["motion"] = String(globals["motion"]);
  page.style.fontSize = globals["textSize"] === "100" ? "" : `${String(globals["textSize"])}%`;
  return Story();
};

/** True if a story pins a page-wide setting, which would affect every story next to it. */
export const pinsPage = (storyGlobals: Record<string, unknown>): boolean =>
  ["theme", "viewport", "direction", "textSize", "motion"].some((name) => name in storyGlobals);
