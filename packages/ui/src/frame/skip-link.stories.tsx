import { pageCopy, sidebarCopy } from "@earshot/contract/site/navigation-copy.ts";
import { expectFocusVisible } from "@earshot/storybook/contracts/focus-visible.ts";
import { expectNoReflowOverflow } from "@earshot/storybook/contracts/no-reflow-overflow.ts";
import { narrowest } from "@earshot/storybook/frames";
import preview from "@earshot/storybook/preview";
import { expect, userEvent, waitFor, within } from "storybook/test";

import { guide } from "./skip-link.guide.ts";
import { SkipLink } from "./skip-link.tsx";

const meta = preview.meta({
  component: SkipLink,
  parameters: { guide, layout: "fullscreen" },
  args: { to: "main", children: pageCopy.skip },
  // A class that no other file has: the site's CSS must not know it (tests/e2e/built-files.spec.ts).
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

/** Comes to the link by Tab, and waits until it has slid in. */
async function tabToLink(canvasElement: HTMLElement) {
  await userEvent.tab();
  const link = within(canvasElement).getAllByRole("link")[0]!;
  await expect(link).toHaveFocus();
  await waitFor(() => expect(link.getBoundingClientRect().top).toBeGreaterThan(0));
  return link;
}

/** In sight, over a bar that stays at the top: as Tab shows it. */
export const EveryState = meta.story({
  tags: ["matrix"],
  play: async ({ canvasElement }) => {
    await expectFocusVisible(await tabToLink(canvasElement));
  },
});

/** Out of sight until the Tab key comes to it. */
export const OutOfSight = meta.story({
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole("link", { name: pageCopy.skip }).getBoundingClientRect().bottom,
    ).toBeLessThan(0);
  },
});

/** The first press of Tab shows it. */
export const Focused = meta.story({
  play: async ({ canvasElement }) => {
    await expectFocusVisible(await tabToLink(canvasElement));
  },
});
Focused.test("hides again when the focus moves on", async ({ canvas }) => {
  await userEvent.tab();
  const link = canvas.getByRole("link", { name: pageCopy.skip });
  await waitFor(() => expect(link.getBoundingClientRect().bottom).toBeLessThan(0));
});

/** Followed: the focus is in the main part, and Tab goes on from there. */
export const Followed = meta.story({
  play: async ({ canvas, canvasElement }) => {
    const link = await tabToLink(canvasElement);
    // What the browser does by itself; a new hash in the address of the tests' page would end them.
    link.addEventListener("click", (event) => {
      event.preventDefault();
      canvasElement.querySelector<HTMLElement>((link as HTMLAnchorElement).hash)?.focus();
    });
    await userEvent.keyboard("{Enter}");
    await waitFor(() => expect(canvas.getByRole("main")).toHaveFocus());
    await userEvent.tab();
    await expect(canvas.getByRole("link", { name: "Fresh roast, delivered" })).toHaveFocus();
  },
});

/** Long words on the narrowest phone with text twice as large: they wrap inside the window. */
export const LongWordsOnPhone = meta.story({
  globals: narrowest,
  args: { children: "Zum Hauptinhalt der Werbekampagnenübersicht springen" },
  play: async ({ canvasElement }) => {
    await tabToLink(canvasElement);
    await expectNoReflowOverflow();
  },
});

/** On a dark page, focused. */
export const OnDark = meta.story({
  globals: { theme: "dark" },
  play: async ({ canvasElement }) => {
    await expectFocusVisible(await tabToLink(canvasElement));
  },
});

/** Right to left: it stands at the right, where reading begins. */
export const RightToLeft = meta.story({
  globals: { direction: "rtl" },
  args: { children: "انتقل إلى المحتوى" },
  play: async ({ canvasElement }) => {
    const { right } = (await tabToLink(canvasElement)).getBoundingClientRect();
    await expect(right).toBeGreaterThan(document.documentElement.clientWidth / 2);
  },
});
