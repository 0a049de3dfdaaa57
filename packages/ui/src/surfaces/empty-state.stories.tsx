import { moveAdCopy, noAdsCopy } from "@earshot/contract/ads/copy.ts";
import { controlCopy } from "@earshot/contract/site/controls-copy.ts";
import { fixtures } from "@earshot/mocks/fixtures.ts";
import { expectFocusVisible } from "@earshot/storybook/assertions";
import preview from "@earshot/storybook/preview";
import { expect } from "storybook/test";

import { Button } from "../inputs/button.tsx";
import { EmptyState, type EmptyStateProps } from "./empty-state.tsx";

const { peaks } = fixtures.find(({ name }) => name === "coffee-and-co-30")!;
const { client, visitor, filtered } = noAdsCopy;
const start = (
  <Button intent="primary" link={<a href="?tab=ai">{visitor.start}</a>}>
    {visitor.start}
  </Button>
);
const noAds: EmptyStateProps = { ...client, peaks: null };
const firstAd: EmptyStateProps = { title: visitor.title, text: visitor.text, action: start, peaks };

const meta = preview.meta({
  component: EmptyState,
  parameters: { layout: "padded" },
  argTypes: { peaks: { control: false } },
  decorators: [
    (Story, { parameters }) => (
      <div style={{ maxWidth: String(parameters["width"] ?? "18.25rem") }}>
        <Story />
      </div>
    ),
  ],
  args: noAds,
});

/** A visitor: a sample waveform and a link to create the first ad. */
export const FirstAd = meta.story({
  args: firstAd,
  play: async ({ canvas }) => {
    await expect(canvas.getByText("Get started by creating your first audio advertisement")).toBeVisible();
    await expect(canvas.getByRole("link", { name: "Start Here" })).toHaveAttribute("href", "?tab=ai");
  },
});
FirstAd.test("focuses its link by Tab", async ({ canvas, userEvent }) => {
  await userEvent.tab();
  await expectFocusVisible(canvas.getByRole("link", { name: "Start Here" }));
});

/** The studio's three and the dialog's. */
export const EveryState = meta.story({
  tags: ["matrix"],
  render: () => (
    <div style={{ display: "grid", gap: 16 }}>
      <EmptyState {...noAds} />
      <EmptyState {...firstAd} />
      <EmptyState text={filtered} action={<Button size="sm">{controlCopy.clearSearch}</Button>} />
      <EmptyState {...moveAdCopy.none} />
    </div>
  ),
});
