import { moveAdCopy, noAdsCopy } from "@earshot/contract/ads/copy.ts";
import { controlCopy } from "@earshot/contract/site/controls-copy.ts";
import { fixtures } from "@earshot/mocks/fixtures.ts";
import { expectFocusVisible } from "@earshot/storybook/contracts/focus-visible.ts";
import { expectNoReflowOverflow } from "@earshot/storybook/contracts/no-reflow-overflow.ts";
import { narrowest } from "@earshot/storybook/frames";
import preview from "@earshot/storybook/preview";
import { expect } from "storybook/test";

import { Button } from "../inputs/button.tsx";
import { guide } from "./empty-state.guide.ts";
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
  parameters: { layout: "padded", guide },
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

/** A client without ads: silence where the first ad will stand. */
export const NoAdsYet = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("heading", { level: 3 })).toHaveTextContent("No ads yet");
    await expect(canvas.getByText("Your account has no audio ads yet")).toBeVisible();
  },
});

/** A visitor: what an ad looks like, and the way to the first one. */
export const FirstAd = meta.story({
  args: firstAd,
  play: async ({ canvas }) => {
    await expect(canvas.getByText("Get started by creating your first audio advertisement")).toBeVisible();
    await expect(canvas.getByRole("link", { name: "Start Here" })).toHaveAttribute("href", "?tab=ai");
  },
});
FirstAd.test("leads on by keyboard", async ({ canvas, userEvent }) => {
  await userEvent.tab();
  await expectFocusVisible(canvas.getByRole("link", { name: "Start Here" }));
});

/** A search that leaves nothing: one line, no ornament, and a way back. */
export const NoMatch = meta.story({
  args: {
    title: undefined,
    text: filtered,
    peaks: undefined,
    action: <Button size="sm">{controlCopy.clearSearch}</Button>,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("No ads match your current filters")).toBeVisible();
    await expect(canvas.queryByRole("heading")).toBeNull();
  },
});

/** In a dialog: no other project to move an ad to. */
export const NoOtherProjects = meta.story({
  args: { title: moveAdCopy.none.title, text: moveAdCopy.none.text, peaks: undefined },
});

/** As wide as a tablet’s one column: it stays at the line’s start, and the wave goes all the way. */
export const InWideColumn = meta.story({
  args: firstAd,
  parameters: { width: "44rem" },
});

/** Dark. */
export const Dark = meta.story({ globals: { theme: "dark" }, args: firstAd });

/** Right to left, in Arabic: words and action begin at the right. */
export const RightToLeft = meta.story({
  globals: { direction: "rtl" },
  args: {
    title: "أنشئ أول إعلان لك بالذكاء الاصطناعي",
    text: "ابدأ بإنشاء أول إعلان صوتي لك",
    action: <Button intent="primary">ابدأ هنا</Button>,
    peaks,
  },
});

/** The narrowest phone with text twice as large. */
export const LongTextOnPhone = meta.story({
  globals: narrowest,
  args: firstAd,
  play: () => expectNoReflowOverflow(),
});

/** The studio’s three, and the dialog’s. */
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
