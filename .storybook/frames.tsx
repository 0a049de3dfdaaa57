import type { Decorator } from "@storybook/react-vite";
import type { CSSProperties } from "react";

/** As wide as a form in a dialog, or as the phone allows. Needs `parameters: { layout: "padded" }`. */
export const inForm: Decorator = (Story) => (
  <div style={{ maxWidth: "26rem", marginInline: "auto" }}>
    <Story />
  </div>
);

/** Some room around, so that focus rings are not cut off. */
export const inSpace: Decorator = (Story) => (
  <div style={{ padding: "1rem", maxWidth: "100vw" }}>
    <Story />
  </div>
);

/**
 * For stories that cover the page (dialogs, pages) or speak to the mocked server, of which a page has but one: on docs
 * pages each stands in a frame of its own. `preview.meta({ parameters: framed, … })`.
 */
export const framed = { docs: { story: { inline: false, height: "640px" } } };

/** 320 px wide and text twice as large: the narrowest that everything must stand. */
export const narrowest = { viewport: { value: "phone320", isRotated: false }, textSize: "200%" };

/** Held at a place of the window, for what has to find room there: `decorators: [heldAt({ insetBlockEnd: 8 })]`. */
export const heldAt =
  (place: CSSProperties): Decorator =>
  (Story) => (
    <div style={{ position: "fixed", ...place }}>
      <Story />
    </div>
  );
