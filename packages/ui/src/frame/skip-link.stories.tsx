import { pageCopy, sidebarCopy } from "@earshot/contract/site/navigation-copy.ts";
import { expectFocusVisible, expectNoHorizontalScroll } from "@earshot/storybook/assertions";
import { narrowest } from "@earshot/storybook/decorators";
import preview from "@earshot/storybook/preview";
import { expect, userEvent, waitFor, within } from "storybook/test";

import { SkipLink } from "./skip-link.tsx";

const meta = preview.meta({
  component: SkipLink,
  parameters: { layout: "fullscreen" },
  args: { to: "main", children: pageCopy.skip },
  // A class used nowhere else: it must not be in the site's CSS (tests/e2e/built-files.spec.ts).
  render: (args) => (
    <div className="[--story-only-probe:1]">
      <SkipLink {...args} />
      <header style={{ position: "sticky", top: 0, padding: 16, borderBlockEnd: "1px solid var(--line)" }}>
        <nav style={{ display: "flex", flexWrap: "wrap", gap: 16 }}>
          <a href="#campaigns">{sidebarCopy.campaigns}</a>
          <a href="#faq">{sidebarCopy.faqs}</a>
        </nav>
      </header>
      <main id="main" tabIndex={-1} style={{ padding: 16 }}>
        <a href="#here">Fresh roast, delivered</a>
      </main>
    </div>
  ),
});

/** Focuses the link by Tab and waits until it has slid in. */
async function tabToLink(canvasElement: HTMLElement) {
  await userEvent.tab();
  const link = within(canvasElement).getAllByRole("link")[0]!;
  await expect(link).toHaveFocus();
  await waitFor(() => expect(link.getBoundingClientRect().top).toBeGreaterThan(0));
  return link;
}

/** Focused by Tab: above a sticky bar. */
export const EveryState = meta.story({
  tags: ["matrix"],
  play: async ({ canvasElement }) => {
    await expectFocusVisible(await tabToLink(canvasElement));
  },
});

/** Hidden until it has the focus. */
export const Hidden = meta.story({
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole("link", { name: pageCopy.skip }).getBoundingClientRect().bottom,
    ).toBeLessThan(0);
  },
});

Hidden.test("is the first tab stop and hides again after it", async ({ canvas, canvasElement }) => {
  const link = await tabToLink(canvasElement);
  await expect(link).toBe(canvas.getByRole("link", { name: pageCopy.skip }));
  await userEvent.tab();
  await waitFor(() => expect(link.getBoundingClientRect().bottom).toBeLessThan(0));
});
Hidden.test(
  "starts at the right in right-to-left pages",
  { globals: { direction: "rtl" } },
  async ({ canvasElement }) => {
    const { right } = (await tabToLink(canvasElement)).getBoundingClientRect();
    await expect(right).toBeGreaterThan(document.documentElement.clientWidth / 2);
  },
);

/** Long text wraps inside the window. */
export const LongText = meta.story({
  args: { children: "Zum Hauptinhalt der Werbekampagnenübersicht springen" },
});
LongText.test("fits 320 px with text at 200 %", { globals: narrowest }, async ({ canvasElement }) => {
  await tabToLink(canvasElement);
  await expectNoHorizontalScroll();
});
