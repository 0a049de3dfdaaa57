import { buildArgsParam } from "storybook/internal/router";
import type { Globals } from "storybook/internal/types";

/**
 * Adds the toolbar's settings to the address of the iframes that a docs page is about to draw; Storybook leaves them
 * out. Storybook draws the whole page again when the toolbar changes.
 *
 * @param userGlobals without the settings that a story pins
 */
export function passToolbarOn(initialGlobals: Globals, userGlobals: Globals): void {
  // Read by the docs blocks.
  Object.assign(globalThis, {
    PREVIEW_URL: `iframe.html?globals=${buildArgsParam(initialGlobals, userGlobals)}`,
  });
}
