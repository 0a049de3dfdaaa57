import { selectMusicCopy } from "@earshot/contract/music/copy.ts";
import { controlCopy } from "@earshot/contract/site/controls-copy.ts";
import { studioCopy } from "@earshot/contract/studio/copy.ts";
import { expectFocusVisible } from "@earshot/storybook/contracts/focus-visible.ts";
import { expectNoReflowOverflow } from "@earshot/storybook/contracts/no-reflow-overflow.ts";
import { heldAt, narrowest } from "@earshot/storybook/frames";
import preview from "@earshot/storybook/preview";
import { CircleHelp } from "lucide-react";
import { expect, fn, screen, waitFor } from "storybook/test";

import { Button } from "../inputs/button.tsx";
import { Checkbox } from "../inputs/checkbox.tsx";
import { IconButton } from "../inputs/icon-button.tsx";
import { Select } from "../inputs/select.tsx";
import { guide } from "./popover.guide.ts";
import { Popover } from "./popover.tsx";

const onApply = fn();
const more = selectMusicCopy.moreTags(5);
const tags = ["Acoustic", "Morning", "Hand claps", "Ukulele", "Retail"];

const listed = (words: readonly string[]) => (
  <ul style={{ display: "flex", flexWrap: "wrap", gap: "4px 16px" }}>
    {words.map((word) => (
      <li key={word}>{word}</li>
    ))}
  </ul>
);

const meta = preview.meta({
  component: Popover,
  parameters: { docs: { story: { inline: false, height: "380px" } }, guide },
  args: {
    defaultOpen: true,
    trigger: <Button size="sm">{more}</Button>,
    title: "Tags of Sunlit Kitchen",
    closeLabel: controlCopy.close,
    children: listed(tags),
  },
  beforeEach: () => {
    onApply.mockClear();
  },
});
const popover = () => screen.getByRole("dialog");
const shown = () => waitFor(() => expect(popover()).toBeVisible());
const inWindow = async () => {
  await shown();
  await waitFor(async () => {
    const { top, left, right, bottom } = popover().getBoundingClientRect();
    await expect(Math.min(top, left)).toBeGreaterThanOrEqual(0);
    await expect(right).toBeLessThanOrEqual(window.innerWidth);
    await expect(bottom).toBeLessThanOrEqual(window.innerHeight);
  });
};

const filter = (close: () => void) => (
  <div style={{ display: "grid", gap: 16 }}>
    <Select
      label={studioCopy.language}
      options={["Any language", "English", "Arabic"].map((value) => ({ value, label: value }))}
    />
    <Checkbox label="Only voices that I have used" defaultChecked />
    <Button
      intent="primary"
      onClick={() => {
        onApply();
        close();
      }}
    >
      Show 12 voices
    </Button>
  </div>
);

/** All that a popover can have: a title, a sentence, fields, a button that applies them. */
export const EveryState = meta.story({
  tags: ["matrix"],
  decorators: [heldAt({ insetBlockStart: 16, insetInlineStart: "10%" })],
  args: {
    trigger: <Button>Filter</Button>,
    title: "Filter voices",
    description: "What you choose here counts until you leave the list.",
    children: filter,
  },
  play: shown,
});

/** The rest of a track’s tags, which have no room in its row. */
export const MoreTags = meta.story({ play: shown });
MoreTags.test("has its title as its name, and the focus", async () => {
  await expect(popover()).toHaveAccessibleName("Tags of Sunlit Kitchen");
  await waitFor(() => expect(popover()).toHaveFocus());
});
MoreTags.test("closes on Escape and by its button, and gives the focus back", async ({ userEvent }) => {
  const trigger = screen.getByRole("button", { name: more });
  await waitFor(() => expect(popover()).toHaveFocus());
  await userEvent.keyboard("{Escape}");
  await waitFor(() => expect(trigger).toHaveFocus());
  await userEvent.keyboard("{Enter}");
  await shown();
  await userEvent.tab();
  await expectFocusVisible(screen.getByRole("button", { name: controlCopy.close }));
  await userEvent.keyboard("{Enter}");
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  await waitFor(() => expect(trigger).toHaveFocus());
});
MoreTags.test("goes backwards from the panel to its last part", async ({ userEvent }) => {
  await waitFor(() => expect(popover()).toHaveFocus());
  await userEvent.tab({ shift: true });
  await expect(screen.getByRole("button", { name: controlCopy.close })).toHaveFocus();
});
MoreTags.test("closes on a press elsewhere, and on a second press on its button", async ({ userEvent }) => {
  await userEvent.click(document.body);
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  await userEvent.click(screen.getByRole("button", { name: more }));
  await shown();
  await userEvent.click(screen.getByRole("button", { name: more }));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
});

/** The button alone: it says that it opens something. */
export const Closed = meta.story({
  args: { defaultOpen: false },
  play: async ({ canvas }) => {
    const trigger = canvas.getByRole("button", { name: more });
    await expect(trigger).toHaveAttribute("aria-expanded", "false");
    await expect(trigger).toHaveAttribute("aria-haspopup", "dialog");
  },
});

/** A title and a sentence; there is no more to it. */
export const Words = meta.story({
  args: {
    trigger: <IconButton icon={<CircleHelp />} label="Why a country?" />,
    title: "Why a country?",
    description: "Prices and the rules for advertising differ from country to country.",
    children: undefined,
  },
  play: async () => {
    await shown();
    await expect(popover()).toHaveAccessibleDescription(/rules for advertising/);
  },
});

/** A filter: the first field has the focus. */
export const Filter = meta.story({
  args: { trigger: <Button>Filter</Button>, title: "Filter voices", children: filter },
  play: async () => {
    await shown();
    await waitFor(() => expect(screen.getByLabelText(studioCopy.language)).toHaveFocus());
  },
});
Filter.test("is closed by the button that applies it", async ({ userEvent }) => {
  await userEvent.click(screen.getByRole("button", { name: "Show 12 voices" }));
  await expect(onApply).toHaveBeenCalledOnce();
  await waitFor(() => expect(screen.getByRole("button", { name: "Filter" })).toHaveFocus());
});
Filter.test("keeps Tab inside", async ({ userEvent }) => {
  for (let presses = 0; presses < 5; presses += 1) {
    await userEvent.tab();
    await expect(popover()).toContainElement(document.activeElement as HTMLElement);
  }
});

/** The page beside it stays usable: a press on another button acts, closes the popover and keeps the focus there. */
export const BesidePage = meta.story({
  render: (args) => (
    <div style={{ display: "flex", gap: 12 }}>
      <Popover {...args} />
      <Button onClick={onApply}>Preview</Button>
    </div>
  ),
  play: async ({ userEvent }) => {
    await shown();
    const beside = screen.getByRole("button", { name: "Preview" });
    await userEvent.click(beside);
    await expect(onApply).toHaveBeenCalledOnce();
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    await expect(beside).toHaveFocus();
  },
});

/** At the bottom of the window it opens upwards. */
export const AtTheBottom = meta.story({
  parameters: { layout: "fullscreen" },
  decorators: [heldAt({ insetBlockEnd: 8, insetInlineStart: "40%" })],
  play: inWindow,
});

/** At the edge it moves inwards rather than out of sight. */
export const AtTheEdge = meta.story({
  parameters: { layout: "fullscreen" },
  decorators: [heldAt({ insetBlockStart: 8, insetInlineEnd: 8 })],
  play: inWindow,
});

/** More than the window holds: it scrolls in itself. */
export const ManyTags = meta.story({
  globals: { viewport: { value: "phone320", isRotated: false } },
  args: { children: listed(Array.from({ length: 120 }, (_, row) => `Sommerfrische ${row + 1}`)) },
  play: async () => {
    await inWindow();
    await expect(popover().scrollHeight).toBeGreaterThan(popover().clientHeight);
    await expectNoReflowOverflow();
  },
});

/** The narrowest phone with text twice as large. */
export const Narrowest = EveryState.extend({
  tags: ["!matrix"],
  globals: narrowest,
  play: async () => {
    await inWindow();
    await expectNoReflowOverflow();
  },
});

/** In Arabic the close button stands at the left. */
export const RightToLeft = meta.story({
  globals: { direction: "rtl" },
  args: {
    trigger: <Button size="sm">و5 وسوم أخرى</Button>,
    title: "وسوم المقطوعة",
    closeLabel: "إغلاق",
    children: listed(["هادئ", "صباحي", "تصفيق", "قيثارة"]),
  },
  play: async () => {
    await shown();
    const close = screen.getByRole("button", { name: "إغلاق" }).getBoundingClientRect();
    await expect(close.right).toBeLessThan(screen.getByText("وسوم المقطوعة").getBoundingClientRect().right);
  },
});

/** In the dark its edge is drawn. */
export const Dark = EveryState.extend({ tags: ["!matrix"], globals: { theme: "dark" } });
