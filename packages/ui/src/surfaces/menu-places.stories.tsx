import { adCopy } from "@earshot/contract/ads/copy.ts";
import { controlCopy } from "@earshot/contract/site/controls-copy.ts";
import { expectNoReflowOverflow } from "@earshot/storybook/contracts/no-reflow-overflow.ts";
import { heldAt } from "@earshot/storybook/frames";
import preview from "@earshot/storybook/preview";
import { Ellipsis, FolderInput, Info, Trash2 } from "lucide-react";
import { expect, fn, screen, waitFor } from "storybook/test";

import { IconButton } from "../inputs/icon-button.tsx";
import { Dialog } from "./dialog.tsx";
import { Menu } from "./menu.tsx";
import type { MenuEntry } from "./menu/menu-entry.ts";

const onSelect = fn();
const adName = adCopy.options("Fresh roast, delivered");
const entries: MenuEntry[] = [
  { kind: "action", label: adCopy.viewInfo, icon: <Info />, onSelect },
  { kind: "action", label: controlCopy.delete, icon: <Trash2 />, tone: "danger", onSelect },
];

const meta = preview.meta({
  component: Menu,
  parameters: { docs: { story: { inline: false, height: "380px" } } },
  args: {
    defaultOpen: true,
    trigger: <IconButton icon={<Ellipsis />} label={adName} />,
    entries,
  },
  beforeEach: () => {
    onSelect.mockClear();
  },
});
const menuOpen = () => waitFor(() => expect(screen.getByRole("menu")).toBeVisible());

const inWindow = async () => {
  const menu = await screen.findByRole("menu");
  await waitFor(async () => {
    const { top, left, right, bottom } = menu.getBoundingClientRect();
    await expect(Math.min(top, left)).toBeGreaterThanOrEqual(0);
    await expect(right).toBeLessThanOrEqual(window.innerWidth);
    await expect(bottom).toBeLessThanOrEqual(window.innerHeight);
  });
};

/** At the bottom of the window it opens upwards. */
export const AtTheBottom = meta.story({
  parameters: { layout: "fullscreen" },
  decorators: [heldAt({ insetBlockEnd: 8, insetInlineStart: "50%" })],
  play: inWindow,
});

/** At the edge it moves inwards rather than out of sight. */
export const AtTheEdge = meta.story({
  parameters: { layout: "fullscreen" },
  decorators: [heldAt({ insetBlockStart: 8, insetInlineStart: 8 })],
  play: inWindow,
});

/** More than fits: it scrolls in itself, and letters lead to what is out of sight. */
export const LongList = meta.story({
  args: {
    entries: Array.from({ length: 40 }, (_, row) => ({
      kind: "action" as const,
      label: `${row + 1}. Spring launch`,
      icon: <FolderInput />,
      onSelect,
    })),
  },
  play: menuOpen,
});
LongList.test("is walked to its end, which comes into sight", async ({ userEvent }) => {
  await userEvent.keyboard("{End}");
  const last = screen.getByRole("menuitem", { name: "40. Spring launch" });
  await waitFor(() => expect(last).toHaveFocus());
  const menu = screen.getByRole("menu").getBoundingClientRect();
  await expect(last.getBoundingClientRect().bottom).toBeLessThanOrEqual(menu.bottom);
});

/** Long names break into lines beside their icons and marks. */
export const LongNames = meta.story({
  args: {
    entries: [
      {
        kind: "label",
        label: "Maximiliana Featherstonehaugh-Cholmondeley",
        detail: "maximiliana@a-very-long-company-name.example",
      },
      { kind: "line", id: "after the name" },
      {
        kind: "action",
        label: "Move to Sommerschlussverkaufswerbekampagne 2026 for all of Austria",
        icon: <FolderInput />,
        onSelect,
      },
      {
        kind: "check",
        label: "Ads that somebody else has shared with this account",
        checked: true,
        onChange: fn(),
      },
    ],
  },
  play: async () => {
    await menuOpen();
    const menu = screen.getByRole("menu");
    await expect(menu.scrollWidth).toBeLessThanOrEqual(menu.clientWidth);
  },
});

/** More than the window holds, long names, a phone: it scrolls in itself and nothing is cut off. */
export const LongOnPhone = meta.story({
  globals: { viewport: { value: "phone320", isRotated: false } },
  args: {
    entries: Array.from({ length: 30 }, (_, row) => ({
      kind: "action" as const,
      label: `Move to Sommerschlussverkaufswerbekampagnen ${row + 1}`,
      icon: <FolderInput />,
      onSelect,
    })),
  },
  play: async () => {
    const menu = await screen.findByRole("menu");
    await waitFor(() => expect(menu.scrollHeight).toBeGreaterThan(menu.clientHeight));
    await inWindow();
    await expectNoReflowOverflow();
  },
});

/** In a dialog: Escape and a press outside close the menu first, then the dialog. */
export const InDialog = meta.story({
  render: (args) => (
    <Dialog open onClose={onSelect} title="Ad" closeLabel={controlCopy.close}>
      <Menu {...args} defaultOpen={false} />
    </Dialog>
  ),
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole("button", { name: adName }));
    await menuOpen();
    await userEvent.keyboard("{ArrowDown}{Escape}");
    await waitFor(() => expect(screen.queryByRole("menu")).toBeNull());
    await waitFor(() => expect(screen.getByRole("button", { name: adName })).toHaveFocus());
    await expect(onSelect).not.toHaveBeenCalled();
  },
});
InDialog.test("a press outside closes the menu alone", async ({ userEvent }) => {
  await userEvent.click(screen.getByRole("button", { name: adName }));
  await menuOpen();
  await userEvent.click(document.querySelector("[data-overlay]")!);
  await waitFor(() => expect(screen.queryByRole("menu")).toBeNull());
  await expect(onSelect).not.toHaveBeenCalled();
});
