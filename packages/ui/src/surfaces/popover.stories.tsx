import { selectMusicCopy } from "@earshot/contract/music/picker-copy.ts";
import { controlCopy } from "@earshot/contract/site/controls-copy.ts";
import { studioCopy } from "@earshot/contract/studio/copy.ts";
import { expectFocusVisible } from "@earshot/storybook/assertions";
import { fixedAt } from "@earshot/storybook/decorators";
import preview from "@earshot/storybook/preview";
import { expect, fn, screen, waitFor } from "storybook/test";

import { Button } from "../inputs/button.tsx";
import { Checkbox } from "../inputs/checkbox.tsx";
import { Select } from "../inputs/select.tsx";
import { Popover } from "./popover.tsx";

const onApply = fn();
const more = selectMusicCopy.moreTags(5);

const meta = preview.meta({
  component: Popover,
  parameters: { docs: { story: { inline: false, height: "380px" } } },
  args: {
    defaultOpen: true,
    trigger: <Button size="sm">{more}</Button>,
    title: "Tags of Sunlit Kitchen",
    closeLabel: controlCopy.close,
    children: "Acoustic, Morning, Hand claps, Ukulele, Retail",
  },
});

const popover = () => screen.getByRole("dialog");
const shown = () => waitFor(() => expect(popover()).toBeVisible());
const gone = () => waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
const close = () => screen.getByRole("button", { name: controlCopy.close });
const trigger = () => screen.getByRole("button", { name: more });

const filter = (done: () => void) => (
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
        done();
      }}
    >
      Show 12 voices
    </Button>
  </div>
);

/** All parts: a title, a description, fields and a button. The first field is focused. */
export const EveryState = meta.story({
  tags: ["matrix"],
  decorators: [fixedAt({ insetBlockStart: 16, insetInlineStart: "10%" })],
  args: {
    trigger: <Button>Filter</Button>,
    title: "Filter voices",
    description: "What you choose here counts until you leave the list.",
    children: filter,
  },
  play: async () => {
    await shown();
    await waitFor(() => expect(screen.getByLabelText(studioCopy.language)).toHaveFocus());
  },
});
EveryState.test("keeps focus inside on Tab, and closes when Apply is pressed", async ({ userEvent }) => {
  for (let presses = 0; presses < 5; presses += 1) {
    await userEvent.tab();
    await expect(popover()).toContainElement(document.activeElement as HTMLElement);
  }
  await userEvent.click(screen.getByRole("button", { name: "Show 12 voices" }));
  await expect(onApply).toHaveBeenCalledOnce();
  await waitFor(() => expect(screen.getByRole("button", { name: "Filter" })).toHaveFocus());
});

/** A track's remaining tags are only text, so the panel itself is focused. */
export const MoreTags = meta.story({
  play: async () => {
    await shown();
    await expect(popover()).toHaveAccessibleName("Tags of Sunlit Kitchen");
    await waitFor(() => expect(popover()).toHaveFocus());
  },
});
MoreTags.test("closes on Escape and when its button is pressed, and returns focus", async ({ userEvent }) => {
  await userEvent.keyboard("{Escape}");
  await waitFor(() => expect(trigger()).toHaveFocus());
  await userEvent.keyboard("{Enter}");
  await shown();
  await userEvent.tab();
  await expectFocusVisible(close());
  await userEvent.keyboard("{Enter}");
  await gone();
  await waitFor(() => expect(trigger()).toHaveFocus());
});
MoreTags.test("moves focus from the panel to its last control on Shift + Tab", async ({ userEvent }) => {
  await userEvent.tab({ shift: true });
  await expect(close()).toHaveFocus();
});
MoreTags.test("closes on a press outside and on a second press on its trigger", async ({ userEvent }) => {
  await userEvent.click(document.body);
  await gone();
  await userEvent.click(trigger());
  await shown();
  await userEvent.click(trigger());
  await gone();
});

/** The page stays usable: pressing another button activates it, closes the popover and keeps focus there. */
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
    await gone();
    await expect(beside).toHaveFocus();
  },
});
