import { adCopy } from "@earshot/contract/ads/copy.ts";
import { controlCopy } from "@earshot/contract/site/controls-copy.ts";
import { themeCopy, topBarCopy } from "@earshot/contract/site/navigation-copy.ts";
import { expectFocusVisible } from "@earshot/storybook/assertions";
import { fixedAt } from "@earshot/storybook/decorators";
import preview from "@earshot/storybook/preview";
import {
  CircleUserRound,
  Contrast,
  Ellipsis,
  FolderInput,
  Info,
  LogOut,
  Monitor,
  Moon,
  Settings,
  Sun,
  Trash2,
} from "lucide-react";
import { type ReactNode, useState } from "react";
import { expect, fn, screen, waitFor } from "storybook/test";

import { Button } from "../inputs/button.tsx";
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
const item = (name: string) => screen.getByRole("menuitem", { name });
const menuOpen = () => waitFor(() => expect(screen.getByRole("menu")).toBeVisible());

const themes: { label: string; icon: ReactNode }[] = [
  { label: themeCopy.system, icon: <Monitor /> },
  { label: themeCopy.light, icon: <Sun /> },
  { label: themeCopy.dark, icon: <Moon /> },
  { label: themeCopy.contrast, icon: <Contrast /> },
];
const userEntries = (theme: string, choose: (theme: string) => void): MenuEntry[] => [
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
    options: themes.map(({ label, icon }) => ({
      label,
      icon,
      chosen: label === theme,
      onChoose: () => choose(label),
    })),
  },
  { kind: "line", id: "before leaving" },
  { kind: "action", label: topBarCopy.logOut, icon: <LogOut />, onSelect },
];

/** Every kind of entry: label, link, choice, checks, disabled and irreversible actions. */
export const EveryState = meta.story({
  tags: ["matrix"],
  decorators: [fixedAt({ insetBlockStart: 16, insetInlineStart: "55%" })],
  args: {
    entries: [
      ...userEntries(themeCopy.dark, fn()),
      { kind: "check", label: "Shared ads", checked: true, onChange: fn() },
      { kind: "check", label: "Uploads", checked: false, onChange: fn() },
      { kind: "action", label: adCopy.move, icon: <FolderInput />, disabled: true, onSelect },
      { kind: "action", label: controlCopy.delete, icon: <Trash2 />, tone: "danger", onSelect },
    ],
  },
  play: menuOpen,
});

/** The trigger alone. */
export const Closed = meta.story({
  args: { defaultOpen: false },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("button", { name: adName })).toHaveAttribute("aria-expanded", "false");
  },
});
Closed.test("opens by Arrow Down with the first entry focused", async ({ canvas, userEvent }) => {
  await userEvent.tab();
  await expectFocusVisible(canvas.getByRole("button", { name: adName }));
  await userEvent.keyboard("{ArrowDown}");
  await waitFor(() => expect(item(adCopy.viewInfo)).toHaveFocus());
});

/** An ad's actions; the irreversible one is separate and red. */
export const Actions = meta.story({ play: menuOpen });
Actions.test(
  "moves by arrow keys and first letters, and returns focus to the trigger",
  async ({ userEvent }) => {
    await userEvent.keyboard("{Escape}");
    const trigger = screen.getByRole("button", { name: adName });
    await waitFor(() => expect(trigger).toHaveFocus());
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
    await waitFor(() => expect(trigger).toHaveFocus());
  },
);
Actions.test("shows the focused entry", async ({ userEvent }) => {
  await userEvent.keyboard("{ArrowDown}");
  const first = item(adCopy.viewInfo);
  await waitFor(() => expect(first).toHaveFocus());
  await expect(getComputedStyle(first).backgroundColor).not.toBe(
    getComputedStyle(item(adCopy.move)).backgroundColor,
  );
});
Actions.test("closes on a press outside", async ({ userEvent }) => {
  await userEvent.click(document.body);
  await waitFor(() => expect(screen.queryByRole("menu")).toBeNull());
});

function MenuOfUser() {
  const [theme, setTheme] = useState<string>(themeCopy.system);
  return (
    <Menu
      defaultOpen
      trigger={<IconButton icon={<CircleUserRound />} label={topBarCopy.userMenu} />}
      entries={userEntries(theme, setTheme)}
    />
  );
}

/** The user menu: name, link, theme choice and log-out. */
export const UserMenu = meta.story({ render: () => <MenuOfUser />, play: menuOpen });
UserMenu.test("contains a real link", async () => {
  await expect(item(topBarCopy.accountSettings)).toHaveAttribute("href", "#account-settings");
});
UserMenu.test("chooses a theme and stays open", async ({ userEvent }) => {
  await expect(screen.getByRole("group", { name: themeCopy.title })).toBeInTheDocument();
  await userEvent.click(screen.getByRole("menuitemradio", { name: themeCopy.dark }));
  await expect(screen.getByRole("menuitemradio", { name: themeCopy.dark })).toBeChecked();
  await expect(screen.getByRole("menuitemradio", { name: themeCopy.system })).not.toBeChecked();
});

function Filters() {
  const [shared, setShared] = useState(true);
  return (
    <Menu
      defaultOpen
      trigger={<Button>Show</Button>}
      entries={[
        { kind: "check", label: "Shared ads", checked: shared, onChange: setShared },
        { kind: "check", label: "Uploads", checked: false, onChange: fn() },
        { kind: "action", label: "Archived ads", disabled: true, onSelect },
      ]}
    />
  );
}

/** Checks and a disabled action. */
export const ChecksAndDisabled = meta.story({ render: () => <Filters />, play: menuOpen });
ChecksAndDisabled.test("toggles a check and stays open", async ({ userEvent }) => {
  await userEvent.click(screen.getByRole("menuitemcheckbox", { name: "Shared ads" }));
  await expect(screen.getByRole("menuitemcheckbox", { name: "Shared ads" })).not.toBeChecked();
  await userEvent.click(item("Archived ads"));
  await expect(onSelect).not.toHaveBeenCalled();
});

function DeletingAd() {
  const [deleting, setDeleting] = useState(false);
  return (
    <Menu
      trigger={
        <IconButton icon={<Ellipsis />} label={deleting ? controlCopy.deleting : adName} busy={deleting} />
      }
      entries={[{ kind: "action", label: controlCopy.delete, onSelect: () => setDeleting(true) }]}
    />
  );
}

/** The chosen action is pending: the trigger shows it and keeps the focus. */
export const ActionPending = meta.story({
  render: () => <DeletingAd />,
  play: async ({ userEvent }) => {
    await userEvent.click(screen.getByRole("button", { name: adName }));
    await userEvent.click(await screen.findByRole("menuitem", { name: controlCopy.delete }));
    const button = await screen.findByRole("button", { name: controlCopy.deleting });
    await waitFor(() => expect(button).toHaveFocus());
    await expect(button).toHaveAttribute("aria-busy", "true");
  },
});

/** Longer than the window: it scrolls. */
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
LongList.test("scrolls to the last entry by End", async ({ userEvent }) => {
  await userEvent.keyboard("{End}");
  const last = screen.getByRole("menuitem", { name: "40. Spring launch" });
  await waitFor(() => expect(last).toHaveFocus());
  const menu = screen.getByRole("menu").getBoundingClientRect();
  await expect(last.getBoundingClientRect().bottom).toBeLessThanOrEqual(menu.bottom);
});

/** In a dialog: Escape closes the menu first, then the dialog. */
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
InDialog.test("closes the menu alone on a press outside", async ({ userEvent }) => {
  await userEvent.click(screen.getByRole("button", { name: adName }));
  await menuOpen();
  await userEvent.click(document.querySelector("[data-overlay]")!);
  await waitFor(() => expect(screen.queryByRole("menu")).toBeNull());
  await expect(onSelect).not.toHaveBeenCalled();
});
