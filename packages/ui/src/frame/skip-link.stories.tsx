import { pageCopy, sidebarCopy } from "@earshot/contract/site/navigation-copy.ts";
import { expectFocusVisible } from "@earshot/storybook/assertions";
import { narrowest } from "@earshot/storybook/decorators";
import preview from "@earshot/storybook/preview";
import { expect, screen, userEvent, waitFor } from "storybook/test";

import { SkipLink } from "./skip-link.tsx";

const meta = preview.meta({
  component: SkipLink,
  parameters: { layout: "fullscreen", docs: { story: { inline: false, height: "160px" } } },
  args: { to: "main", children: pageCopy.skip },
  // A class used nowhere else, which must not be in the site's CSS (tests/e2e/built-files.spec.ts).
  render: (args) => (
    <div className="[--story-only-probe:1]">
      <SkipLink {...args} />
      <header style={{ position: "sticky", top: 0, padding: 16, borderBlockEnd: "1px solid var(--line)" }}>
        <a href="#campaigns">{sidebarCopy.campaigns}</a>
      </header>
      <main id="main" tabIndex={-1} style={{ padding: 16 }}>
        <a href="#here">Fresh roast, delivered</a>
      </main>
    </div>
  ),
});

const link = () => screen.getAllByRole("link")[0]!;
const box = () => link().getBoundingClientRect();

/** Focused by Tab, the link is above a sticky bar. */
export const EveryState = meta.story({
  tags: ["matrix"],
  play: async () => {
    await expect(box().bottom).toBeLessThan(0);
    await userEvent.tab();
    await waitFor(() => expect(box().top).toBeGreaterThan(0));
    await expectFocusVisible(link());
  },
});
EveryState.test("is hidden again on blur", async () => {
  await userEvent.tab();
  await waitFor(() => expect(box().bottom).toBeLessThan(0));
});
const rightToLeft = { globals: { direction: "rtl" } };
EveryState.test("starts at the right edge in right-to-left pages", rightToLeft, () =>
  expect(box().right).toBeGreaterThan(document.documentElement.clientWidth / 2),
);
const long = {
  globals: narrowest,
  args: { children: "Zum Hauptinhalt der Werbekampagnenübersicht springen" },
};
EveryState.test("wraps inside the window at 320 px with text at 200 %", long, () =>
  expect(box().right).toBeLessThanOrEqual(window.innerWidth),
);

/** Visible without focus, which a docs page doesn't have: the label can be edited there. */
export const Shown = meta.story({
  decorators: [
    (Story) => (
      <>
        <style>{"[href='#main'] { translate: none !important }"}</style>
        <Story />
      </>
    ),
  ],
  play: async () => {
    await waitFor(() => expect(box().top).toBeGreaterThan(0));
  },
});
