import type { UserEvent } from "vitest/browser";

/**
 * Drives the browser's own keyboard, wheel and pointer, for its default actions: the wheel changes a number, a click opens a
 * picker. Storybook's `userEvent` only dispatches events. No-op in Storybook itself, where a page can't do that.
 */
export async function withRealInput(act: (user: UserEvent) => Promise<void>): Promise<void> {
  if (!("__vitest_browser__" in globalThis)) return;
  const { userEvent } = await import("vitest/browser");
  try {
    await act(userEvent);
  } finally {
    // The next story runs on the same page: without a hovered element, and with focus rings as after a key press.
    await userEvent.hover(document.documentElement, { position: { x: 0, y: 0 } });
    await userEvent.keyboard("{Shift}");
  }
}
