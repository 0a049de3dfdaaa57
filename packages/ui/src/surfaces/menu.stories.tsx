import { expectNoReflowOverflow } from "@earshot/storybook/contracts/no-reflow-overflow.ts";
import preview from "@earshot/storybook/preview";
import {
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
const themes: { label: string; icon: ReactNode }[] = [
  { label: "System", icon: <Monitor /> },
  { label: "Light", icon: <Sun /> },
  { label: "Dark", icon: <Moon /> },
  { label: "High contrast", icon: <Contrast /> },
];

const adOptions: MenuEntry[] = [
  { kind: "action", label: "View info", icon: <Info />, onSelect },
  { kind: "action", label: "Move to another project", icon: <FolderInput />, onSelect },
  { kind: "line", id: "before what can't be undone" },
  { kind: "action", label: "Delete", icon: <Trash2 />, tone: "danger", onSelect },
];

const meta = preview.meta({
  component: Menu,
  parameters: { docs: { story: { inline: false, height: "380px" } } },
  args: {
    defaultOpen: true,
    trigger: <IconButton icon={<Ellipsis />} label="Ad options" />,
    entries: adOptions,
  },
  beforeEach: () => {
    onSelect.mockClear();
  },
});

/** What can be done with an ad; what can't be undone stands apart, in red. */
export const Actions = meta.story();
Actions.test(
  "opens by keyboard, moves by arrows and by first letters, and gives focus back",
  async ({ userEvent }) => {
    await screen.findByRole("menu");
    await userEvent.keyboard("{Escape}");
    const trigger = screen.getByRole("button", { name: "Ad options" });
    await waitFor(() => expect(trigger).toHaveFocus());
    await userEvent.keyboard("{Enter}");
    await waitFor(() => expect(screen.getByRole("menuitem", { name: "View info" })).toHaveFocus());
    await userEvent.keyboard("d");
    await waitFor(() => expect(screen.getByRole("menuitem", { name: "Delete" })).toHaveFocus());
    await userEvent.keyboard("{Enter}");
    await expect(onSelect).toHaveBeenCalledOnce();
    await waitFor(() => expect(trigger).toHaveFocus());
  },
);

function UserMenu() {
  const [theme, setTheme] = useState("System");
  return (
    <Menu
      defaultOpen
      trigger={<Button>Ada Lovelace</Button>}
      entries={[
        { kind: "label", label: "Ada Lovelace", detail: "ada@northwind.example" },
        { kind: "line", id: "after the name" },
        {
          kind: "link",
          label: "Account settings",
          icon: <Settings />,
          link: <a href="#account-settings">Account settings</a>,
        },
        {
          kind: "choice",
          label: "Theme",
          options: themes.map(({ label, icon }) => ({
            label,
            icon,
            chosen: label === theme,
            onChoose: () => setTheme(label),
          })),
        },
        { kind: "line", id: "before leaving" },
        { kind: "action", label: "Log out", icon: <LogOut />, onSelect },
      ]}
    />
  );
}

/** The user menu: whose it is, a link, the theme as a choice of one, and the way out. */
export const LinkAndChoice = meta.story({ render: () => <UserMenu /> });
LinkAndChoice.test("has a real link", async () => {
  const link = await screen.findByRole("menuitem", { name: "Account settings" });
  await expect(link).toHaveAttribute("href", "#account-settings");
});
LinkAndChoice.test("chooses one and stays open, so that each can be tried", async ({ userEvent }) => {
  await expect(await screen.findByRole("group", { name: "Theme" })).toBeInTheDocument();
  await userEvent.click(screen.getByRole("menuitemradio", { name: "Dark" }));
  await expect(screen.getByRole("menuitemradio", { name: "Dark" })).toBeChecked();
  await expect(screen.getByRole("menuitemradio", { name: "System" })).not.toBeChecked();
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

/** What can be on or off, and what can't be had now. */
export const ChecksAndDisabled = meta.story({ render: () => <Filters /> });
ChecksAndDisabled.test("turns on and off, and stays open", async ({ userEvent }) => {
  await userEvent.click(await screen.findByRole("menuitemcheckbox", { name: "Shared ads" }));
  await expect(screen.getByRole("menuitemcheckbox", { name: "Shared ads" })).not.toBeChecked();
  await userEvent.click(screen.getByRole("menuitem", { name: "Archived ads" }));
  await expect(onSelect).not.toHaveBeenCalled();
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
    await expect(menu.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight);
    await expectNoReflowOverflow();
  },
});

/** In a dialog: Escape closes the menu first, then the dialog. */
export const InDialog = meta.story({
  render: (args) => (
    <Dialog open onClose={onSelect} title="Ad" closeLabel="Close">
      <Menu {...args} defaultOpen={false} />
    </Dialog>
  ),
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole("button", { name: "Ad options" }));
    await waitFor(() => expect(screen.getByRole("menu")).toBeVisible());
    await userEvent.keyboard("{ArrowDown}{Escape}");
    await waitFor(() => expect(screen.queryByRole("menu")).toBeNull());
    await waitFor(() => expect(screen.getByRole("button", { name: "Ad options" })).toHaveFocus());
    await expect(onSelect).not.toHaveBeenCalled();
  },
});
