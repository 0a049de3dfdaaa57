import type { UserEvent } from "vitest/browser";

/**
 * Uses the browser's real keyboard, wheel and pointer for their default actions: the wheel changes a number, a click
 * opens a picker. Storybook's `userEvent` only dispatches events. Does nothing in Storybook itself, where a page
 * can't do that.
 */
export async function withRealInput(act: (user: UserEvent) => Promise<void>): Promise<void> {
  if (!("__vitest_browser__" in globalThis)) return;
  const { userEvent } = await import("vitest/browser");
  try {
    await act(userEvent);
  } finally {
    // Resets the page for the next story: no hovered element, and focus rings as after a key press.
    await userEvent.hover(document.documentElement, { position: { x: 0, y: 0 } });
    await userEvent.keyboard("{Shift}");
  }
}
