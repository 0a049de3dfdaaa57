import type { UserEvent } from "vitest/browser";

/**
 * Does what a person does whose keys, wheel and pointer are the browser's own, so that it acts upon them: changes a number
 * under the wheel, opens a picker, follows a link. What Storybook's `userEvent` sends, it does not act upon. In Storybook itself,
 * whose page has no such reach, nothing is done.
 */
export async function byHand(act: (person: UserEvent) => Promise<void>): Promise<void> {
  if (!("__vitest_browser__" in globalThis)) return;
  const { userEvent } = await import("vitest/browser");
  try {
    await act(userEvent);
  } finally {
    // The next story stands on the same page: nothing is pointed at there, and focus rings show, as before the first press.
    await userEvent.hover(document.documentElement, { position: { x: 0, y: 0 } });
    await userEvent.keyboard("{Shift}");
  }
}
