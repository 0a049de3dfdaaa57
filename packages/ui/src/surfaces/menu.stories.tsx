import { adCopy } from "@earshot/contract/ads/copy.ts";
import { controlCopy } from "@earshot/contract/site/controls-copy.ts";
import { themeCopy, topBarCopy } from "@earshot/contract/site/navigation-copy.ts";
import { expectFocusVisible } from "@earshot/storybook/contracts/focus-visible.ts";
import { expectNoReflowOverflow } from "@earshot/storybook/contracts/no-reflow-overflow.ts";
import { heldAt, narrowest } from "@earshot/storybook/frames";
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
import { guide } from "./menu.guide.ts";
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
  parameters: { docs: { story: { inline: false, height: "380px" } }, guide },
  args: {
    defaultOpen: true,
    trigger: <IconButton icon={<Ellipsis />} label={adName} />,
    entries: adOptions,
  },
  beforeEach: () => {
    onSelect.mockClear();
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

/** All that a menu can hold: whose it is, a link, a choice of one, on and off, what can't be had now, what can't be taken back. */
export const EveryState = meta.story({
  tags: ["matrix"],
  decorators: [heldAt({ insetBlockStart: 16, insetInlineStart: "55%" })],
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

/** The button alone. */
export const Closed = meta.story({
  args: { defaultOpen: false },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("button", { name: adName })).toHaveAttribute("aria-expanded", "false");
  },
});
Closed.test("opens by Arrow Down, with the first entry in focus", async ({ canvas, userEvent }) => {
  await userEvent.tab();
  await expectFocusVisible(canvas.getByRole("button", { name: adName }));
  await userEvent.keyboard("{ArrowDown}");
  await waitFor(() => expect(item(adCopy.viewInfo)).toHaveFocus());
});

/** What can be done with an ad; what can't be undone stands apart, in red. */
export const Actions = meta.story({ play: menuOpen });
Actions.test(
  "opens by keyboard, moves by arrows and by first letters, and gives focus back",
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
Actions.test("shows which entry the keyboard is on", async ({ userEvent }) => {
  await userEvent.keyboard("{ArrowDown}");
  const first = item(adCopy.viewInfo);
  await waitFor(() => expect(first).toHaveFocus());
  await expect(getComputedStyle(first).backgroundColor).not.toBe(
    getComputedStyle(item(adCopy.move)).backgroundColor,
  );
});
Actions.test("closes on a press elsewhere", async ({ userEvent }) => {
  await userEvent.click(document.body);
  await waitFor(() => expect(screen.queryByRole("menu")).toBeNull());
});

function UserMenu() {
  const [theme, setTheme] = useState<string>(themeCopy.system);
  return (
    <Menu
      defaultOpen
      trigger={<IconButton icon={<CircleUserRound />} label={topBarCopy.userMenu} />}
      entries={userEntries(theme, setTheme)}
    />
  );
}

/** The user menu: whose it is, a link, the theme as a choice of one, and the way out. */
export const LinkAndChoice = meta.story({ render: () => <UserMenu />, play: menuOpen });
LinkAndChoice.test("has a real link", async () => {
  await expect(item(topBarCopy.accountSettings)).toHaveAttribute("href", "#account-settings");
});
LinkAndChoice.test("chooses one and stays open, so that each can be tried", async ({ userEvent }) => {
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

/** What can be on or off, and what can't be had now. */
export const ChecksAndDisabled = meta.story({ render: () => <Filters />, play: menuOpen });
ChecksAndDisabled.test("turns on and off, and stays open", async ({ userEvent }) => {
  await userEvent.click(screen.getByRole("menuitemcheckbox", { name: "Shared ads" }));
  await expect(screen.getByRole("menuitemcheckbox", { name: "Shared ads" })).not.toBeChecked();
  await userEvent.click(item("Archived ads"));
  await expect(onSelect).not.toHaveBeenCalled();
});

/** The keyboard is on an entry, which its ground shows. */
export const WalkedByKeys = meta.story({
  play: async ({ userEvent }) => {
    await menuOpen();
    await userEvent.keyboard("{ArrowDown}{ArrowDown}");
    await waitFor(() => expect(item(adCopy.move)).toHaveFocus());
  },
});

function DeletingAd() {
  const [deleting, setDeleting] = useState(false);
  return (
    <Menu
      trigger={
        <IconButton icon={<Ellipsis />} label={deleting ? controlCopy.deleting : adName} busy={deleting} />
      }
      entries={adOptions.map((entry) =>
        entry.kind === "action" && entry.tone === "danger"
          ? { ...entry, onSelect: () => setDeleting(true) }
          : entry,
      )}
    />
  );
}

/** What was chosen is under way: the button says so, keeps the focus, and opens nothing meanwhile. */
export const ActionUnderWay = meta.story({
  render: () => <DeletingAd />,
  play: async ({ userEvent }) => {
    await userEvent.click(screen.getByRole("button", { name: adName }));
    await userEvent.click(await screen.findByRole("menuitem", { name: controlCopy.delete }));
    const button = await screen.findByRole("button", { name: controlCopy.deleting });
    await waitFor(() => expect(button).toHaveFocus());
    await expect(button).toHaveAttribute("aria-busy", "true");
  },
});

/** Two entries, and the line between them: a project’s menu. */
export const ShortOfProject = meta.story({
  args: {
    trigger: <IconButton icon={<Ellipsis />} label="Options for Spring launch" />,
    entries: [{ kind: "action", label: controlCopy.rename, onSelect }, ...adOptions.slice(2)],
  },
  play: menuOpen,
});

/** The user menu on the narrowest phone with text twice as large. */
export const Narrowest = LinkAndChoice.extend({
  globals: narrowest,
  play: async () => {
    await menuOpen();
    await expectNoReflowOverflow();
  },
});

/** In Arabic icons stand at the right, marks at the left. */
export const RightToLeft = meta.story({
  globals: { direction: "rtl" },
  args: {
    trigger: <IconButton icon={<Ellipsis />} label="خيارات الإعلان" />,
    entries: [
      { kind: "action", label: "عرض المعلومات", icon: <Info />, onSelect },
      { kind: "check", label: "إعلانات مشتركة", checked: true, onChange: fn() },
      { kind: "line", id: "before" },
      { kind: "action", label: "حذف", icon: <Trash2 />, tone: "danger", onSelect },
    ],
  },
  play: async () => {
    await menuOpen();
    const icon = item("حذف").querySelector("svg")!.getBoundingClientRect();
    const { left, width } = item("حذف").getBoundingClientRect();
    await expect(icon.left).toBeGreaterThan(left + width / 2);
  },
});

/** In the dark its edge is drawn. */
export const Dark = EveryState.extend({ tags: ["!matrix"], globals: { theme: "dark" } });
