import { adCopy } from "@earshot/contract/ads/copy.ts";
import { controlCopy } from "@earshot/contract/site/controls-copy.ts";
import { themeCopy, topBarCopy } from "@earshot/contract/site/navigation-copy.ts";
import { expectFocusVisible } from "@earshot/storybook/assertions";
import { fixedAt } from "@earshot/storybook/decorators";
import preview from "@earshot/storybook/preview";
import { Ellipsis, FolderInput, Info, LogOut, Moon, Settings, Sun, Trash2 } from "lucide-react";
import { type ComponentProps, type ReactNode, useState } from "react";
import { expect, fn, screen, waitFor } from "storybook/test";

import { IconButton } from "../inputs/icon-button.tsx";
import { Dialog } from "./dialog.tsx";
import { Menu } from "./menu.tsx";
import type { MenuEntry } from "./menu/menu-entry.ts";

const onSelect = fn();
const adName = adCopy.options("Fresh roast, delivered");
const adOptions: MenuEntry[] = [
  { kind: "action", label: adCopy.viewInfo, icon: <Info />, onSelect },
  { kind: "action", label: adCopy.move, icon: <FolderInput />, onSelect },
  { kind: "line", id: "before what can't be undone" },
  { kind: "action", label: controlCopy.delete, icon: <Trash2 />, tone: "danger", onSelect },
];

const meta = preview.meta({
  component: Menu,
  parameters: { docs: { story: { inline: false, height: "380px" } } },
  args: {
    defaultOpen: true,
    trigger: <IconButton icon={<Ellipsis />} label={adName} />,
    entries: adOptions,
  },
});

const trigger = () => screen.getByRole("button", { name: adName });
const item = (name: string) => screen.getByRole("menuitem", { name });
const background = (name: string) => getComputedStyle(item(name)).backgroundColor;
const menuOpen = () => waitFor(() => expect(screen.getByRole("menu")).toBeVisible());
const menuGone = () => waitFor(() => expect(screen.queryByRole("menu")).toBeNull());

/** A menu with radio and checkbox entries that keep their state. */
function UserMenu(args: ComponentProps<typeof Menu>) {
  const [theme, setTheme] = useState<string>(themeCopy.dark);
  const [shared, setShared] = useState(true);
  const option = (label: string, icon: ReactNode) => ({
    label,
    icon,
    chosen: label === theme,
    onChoose: () => setTheme(label),
  });
  const entries: MenuEntry[] = [
    { kind: "label", label: "Nora Lindqvist", detail: "nora@kettle.example" },
    { kind: "line", id: "after the name" },
    {
      kind: "link",
      label: topBarCopy.accountSettings,
      icon: <Settings />,
      link: <a href="#account-settings">{topBarCopy.accountSettings}</a>,
    },
    {
      kind: "choice",
      label: themeCopy.title,
      options: [option(themeCopy.light, <Sun />), option(themeCopy.dark, <Moon />)],
    },
    { kind: "line", id: "before leaving" },
    { kind: "action", label: topBarCopy.logOut, icon: <LogOut />, onSelect },
    { kind: "check", label: "Shared ads", checked: shared, onChange: setShared },
    { kind: "check", label: "Uploads", checked: false, onChange: fn() },
    { kind: "action", label: adCopy.move, icon: <FolderInput />, disabled: true, onSelect },
    { kind: "action", label: controlCopy.delete, icon: <Trash2 />, tone: "danger", onSelect },
  ];
  return <Menu {...args} entries={entries} />;
}

/** Every kind of entry: label, link, radio button, checkbox, disabled and irreversible actions. */
export const EveryState = meta.story({
  tags: ["matrix"],
  decorators: [fixedAt({ insetBlockStart: 16, insetInlineStart: "55%" })],
  render: (args) => <UserMenu {...args} />,
  play: menuOpen,
});
EveryState.test("contains a real link", () =>
  expect(item(topBarCopy.accountSettings)).toHaveAttribute("href", "#account-settings"),
);
EveryState.test("selects a radio entry, toggles a checkbox entry, and stays open", async ({ userEvent }) => {
  await expect(screen.getByRole("group", { name: themeCopy.title })).toBeInTheDocument();
  await userEvent.click(screen.getByRole("menuitemradio", { name: themeCopy.light }));
  await expect(screen.getByRole("menuitemradio", { name: themeCopy.light })).toBeChecked();
  await expect(screen.getByRole("menuitemradio", { name: themeCopy.dark })).not.toBeChecked();
  await userEvent.click(screen.getByRole("menuitemcheckbox", { name: "Shared ads" }));
  await expect(screen.getByRole("menuitemcheckbox", { name: "Shared ads" })).not.toBeChecked();
  await userEvent.click(item(adCopy.move));
  await expect(onSelect).not.toHaveBeenCalled();
});

/** An ad's actions; the irreversible one is separate and red. */
export const Actions = meta.story({ play: menuOpen });
Actions.test(
  "responds to the arrow keys and an entry's first letter, and returns focus to its trigger",
  async (story) => {
    const { userEvent } = story;
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(trigger()).toHaveFocus());
    await expect(trigger()).toHaveAttribute("aria-expanded", "false");
    await userEvent.keyboard("{Enter}");
    await waitFor(() => expect(item(adCopy.viewInfo)).toHaveFocus());
    await userEvent.keyboard("{ArrowDown}");
    await expect(item(adCopy.move)).toHaveFocus();
    await userEvent.keyboard("{End}{Home}");
    await expect(item(adCopy.viewInfo)).toHaveFocus();
    await userEvent.keyboard("d");
    await waitFor(() => expect(item(controlCopy.delete)).toHaveFocus());
    await userEvent.keyboard("{Enter}");
    await expect(onSelect).toHaveBeenCalledOnce();
    await waitFor(() => expect(trigger()).toHaveFocus());
  },
);
Actions.test("highlights the focused entry, and closes on a press outside", async ({ userEvent }) => {
  await userEvent.keyboard("{ArrowDown}");
  await waitFor(() => expect(item(adCopy.viewInfo)).toHaveFocus());
  await expect(background(adCopy.viewInfo)).not.toBe(background(adCopy.move));
  await userEvent.click(document.body);
  await menuGone();
});

/** The pointer is over an entry. */
export const Hover = meta.story({
  play: async ({ userEvent }) => {
    await menuOpen();
    const atRest = background(adCopy.move);
    await userEvent.hover(item(adCopy.move));
    await waitFor(() => expect(background(adCopy.move)).not.toBe(atRest));
  },
});

/** Just the trigger. */
export const Closed = meta.story({ args: { defaultOpen: false } });
Closed.test("opens on Arrow Down with the first entry focused", async ({ userEvent }) => {
  await userEvent.tab();
  await expectFocusVisible(trigger());
  await userEvent.keyboard("{ArrowDown}");
  await waitFor(() => expect(item(adCopy.viewInfo)).toHaveFocus());
});

/** The chosen action is pending: the trigger shows it and keeps focus. */
export const ActionPending = meta.story({
  render: function DeletingAd() {
    const [deleting, setDeleting] = useState(false);
    const label = deleting ? controlCopy.deleting : adName;
    return (
      <Menu
        trigger={<IconButton icon={<Ellipsis />} label={label} busy={deleting} />}
        entries={[{ kind: "action", label: controlCopy.delete, onSelect: () => setDeleting(true) }]}
      />
    );
  },
  play: async ({ userEvent }) => {
    await userEvent.click(trigger());
    await userEvent.click(await screen.findByRole("menuitem", { name: controlCopy.delete }));
    const button = await screen.findByRole("button", { name: controlCopy.deleting });
    await waitFor(() => expect(button).toHaveFocus());
    await expect(button).toHaveAttribute("aria-busy", "true");
  },
});

/** The menu is longer than the window: it scrolls, and End moves to the last entry. */
export const LongList = meta.story({
  args: {
    entries: Array.from({ length: 40 }, (_, row) => ({
      kind: "action" as const,
      label: `${row + 1}. Spring launch`,
      onSelect,
    })),
  },
  play: async ({ userEvent }) => {
    await menuOpen();
    await userEvent.keyboard("{End}");
    const last = item("40. Spring launch");
    await waitFor(() => expect(last).toHaveFocus());
    const menu = screen.getByRole("menu").getBoundingClientRect();
    await expect(last.getBoundingClientRect().bottom).toBeLessThanOrEqual(menu.bottom);
  },
});

/** In a dialog, Escape or a press outside closes only the menu. */
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
    await menuGone();
    await waitFor(() => expect(trigger()).toHaveFocus());
    await userEvent.click(trigger());
    await menuOpen();
    await userEvent.click(document.querySelector("[data-overlay]")!);
    await menuGone();
    await expect(onSelect).not.toHaveBeenCalled();
  },
});
