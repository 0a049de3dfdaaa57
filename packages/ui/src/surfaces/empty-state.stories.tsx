import { noAdsCopy } from "@earshot/contract/ads/copy.ts";
import { moveAdCopy } from "@earshot/contract/ads/dialog-copy.ts";
import { controlCopy } from "@earshot/contract/site/controls-copy.ts";
import { fixtures } from "@earshot/mocks/fixtures.ts";
import { expectTabOrder } from "@earshot/storybook/assertions";
import preview from "@earshot/storybook/preview";
import { expect } from "storybook/test";

import { Button } from "../inputs/button.tsx";
import { EmptyState } from "./empty-state.tsx";

const { peaks } = fixtures.find(({ name }) => name === "coffee-and-co-30")!;
const { client, visitor, filtered } = noAdsCopy;
const start = (
  <Button intent="primary" link={<a href="?tab=ai">{visitor.start}</a>}>
    {visitor.start}
  </Button>
);

const meta = preview.meta({
  component: EmptyState,
  parameters: { layout: "padded" },
  argTypes: { peaks: { control: false } },
  args: { ...client, peaks: null },
});

/** Playground: edit the text in the controls. */
export const Playground = meta.story();

/**
 * The studio's three empty states (the second for a visitor, with a sample waveform and a link), and the one in the
 * Move dialog.
 */
export const EveryState = meta.story({
  tags: ["matrix"],
  render: (args) => (
    <div style={{ display: "grid", gap: 16, maxWidth: "18.25rem" }}>
      <EmptyState {...args} />
      <EmptyState title={visitor.title} text={visitor.text} action={start} peaks={peaks} />
      <EmptyState text={filtered} action={<Button size="sm">{controlCopy.clearSearch}</Button>} />
      <EmptyState {...moveAdCopy.none} />
    </div>
  ),
});
EveryState.test("explains the next step and links to it", async ({ canvas }) => {
  await expect(canvas.getByText("Get started by creating your first audio advertisement")).toBeVisible();
  await expectTabOrder("Start Here");
  await expect(canvas.getByRole("link", { name: "Start Here" })).toHaveAttribute("href", "?tab=ai");
});
