import preview from "@earshot/storybook/preview";
import { expect, waitFor } from "storybook/test";

import { SkipLink } from "./skip-link.tsx";

const meta = preview.meta({
  component: SkipLink,
  args: { to: "main", children: "Skip to content" },
  // A class that no other file has: the site's CSS must not know it (tests/e2e/built-files.spec.ts).
  render: (args) => (
    <div className="[--story-only-probe:1]">
      <SkipLink {...args} />
      <nav>
        <a href="#elsewhere">Elsewhere</a>
      </nav>
      <main id="main">The page</main>
    </div>
  ),
});

/** Out of sight until the Tab key comes to it. */
export const OutOfSight = meta.story({
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole("link", { name: "Skip to content" }).getBoundingClientRect().bottom,
    ).toBeLessThan(0);
  },
});

/** The first press of Tab shows it. */
export const Focused = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    const link = canvas.getByRole("link", { name: "Skip to content" });
    await expect(link).toHaveFocus();
    await waitFor(() => expect(link.getBoundingClientRect().top).toBeGreaterThan(0));
  },
});
