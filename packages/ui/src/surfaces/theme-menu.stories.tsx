import { themeCopy, topBarCopy } from "@earshot/contract/site/navigation-copy.ts";
import { expectFocusVisible } from "@earshot/storybook/contracts/focus-visible.ts";
import { expectNoReflowOverflow } from "@earshot/storybook/contracts/no-reflow-overflow.ts";
import { heldAt, narrowest } from "@earshot/storybook/frames";
import preview from "@earshot/storybook/preview";
import { CircleUserRound, LogOut } from "lucide-react";
import { useState } from "react";
import { expect, fn, screen, userEvent, waitFor } from "storybook/test";

import { IconButton } from "../inputs/icon-button.tsx";
import { Menu } from "./menu.tsx";
import { guide } from "./theme-menu.guide.ts";
import { themeEntry, ThemeMenu, type ThemeMenuProps, type ThemeValue } from "./theme-menu.tsx";

const onChange = fn<(value: ThemeValue) => void>();

/** As on a page: what is chosen is shown. It leaves the document as it is. */
function Choosing(args: ThemeMenuProps) {
  const [value, setValue] = useState(args.value);
  return (
    <ThemeMenu
      {...args}
      value={value}
      onChange={(next) => {
        onChange(next);
        setValue(next);
      }}
    />
  );
}

const meta = preview.meta({
  component: ThemeMenu,
  parameters: { docs: { story: { inline: false, height: "260px" } }, guide },
  args: { label: themeCopy.title, names: themeCopy, value: "system" as ThemeValue, onChange },
  render: (args) => <Choosing {...args} />,
  beforeEach: () => {
    onChange.mockClear();
  },
});
const trigger = () => screen.getByRole("button", { name: /^Theme/ });
const choice = (name: string) => screen.getByRole("menuitemradio", { name });
const open = async () => {
  await userEvent.click(trigger());
  await waitFor(() => expect(screen.getByRole("menu")).toBeVisible());
};

/** Both buttons for each look, and the menu of the last. */
export const EveryState = meta.story({
  tags: ["matrix"],
  render: (args) => (
    <div style={{ display: "grid", gridTemplateColumns: "auto auto", gap: 12, justifyItems: "start" }}>
      {(["system", "light", "dark", "contrast"] as const).flatMap((value) => [
        <ThemeMenu key={`icon ${value}`} {...args} value={value} label={`Bar, theme ${value}`} />,
        <ThemeMenu key={value} {...args} look="words" align="start" value={value} />,
      ])}
    </div>
  ),
  play: async () => {
    await userEvent.click(screen.getByRole("button", { name: "Theme: High contrast" }));
    await waitFor(() => expect(screen.getByRole("menu")).toBeVisible());
    await expect(choice(themeCopy.contrast)).toBeChecked();
  },
});

/** In a bar: an icon, which shows what is chosen; its name says it. */
export const InBar = meta.story({
  play: async () => {
    await expect(trigger()).toHaveAccessibleName("Theme: System");
    await expect(trigger()).toHaveAttribute("aria-haspopup", "menu");
  },
});
InBar.test("opens by Enter, is walked by arrows, chooses, and gives the focus back", async () => {
  await userEvent.tab();
  await expectFocusVisible(trigger());
  await userEvent.keyboard("{Enter}");
  await waitFor(() =>
    expect(screen.getByRole("menu")).toContainElement(document.activeElement as HTMLElement),
  );
  await userEvent.keyboard("{Home}{ArrowDown}{ArrowDown}");
  await waitFor(() => expect(choice(themeCopy.dark)).toHaveFocus());
  await userEvent.keyboard("{Enter}");
  await expect(onChange).toHaveBeenCalledWith("dark");
  await expect(choice(themeCopy.dark)).toBeChecked();
  await userEvent.keyboard("{Escape}");
  await waitFor(() => expect(trigger()).toHaveFocus());
  await expect(trigger()).toHaveAccessibleName("Theme: Dark");
});
InBar.test("opens by Arrow Down", async () => {
  await userEvent.tab();
  await userEvent.keyboard("{ArrowDown}");
  await waitFor(() => expect(screen.getByRole("menu")).toBeVisible());
});

/** Open, as the system has it. */
export const Open = meta.story({ play: open });
Open.test("stays open while each look is tried", async () => {
  for (const value of ["light", "dark", "contrast", "system"] as const) {
    await userEvent.click(choice(themeCopy[value]));
    await expect(onChange).toHaveBeenLastCalledWith(value);
    await expect(choice(themeCopy[value])).toBeChecked();
  }
});

/** In a footer: in words, with what is chosen. */
export const InFooter = meta.story({ args: { look: "words", align: "start", value: "light" } });
InFooter.test("says what is chosen", async () => {
  await expect(trigger()).toHaveTextContent("Theme: Light");
});

/** At the end of the page it opens upwards. */
export const OpenInFooter = InFooter.extend({
  parameters: { layout: "fullscreen" },
  decorators: [heldAt({ insetBlockEnd: 12, insetInlineStart: 16 })],
  play: async () => {
    await open();
    await waitFor(() =>
      expect(screen.getByRole("menu").getBoundingClientRect().bottom).toBeLessThan(
        trigger().getBoundingClientRect().top,
      ),
    );
  },
});

/** Whoever is logged in has it in their own menu. */
export const InUserMenu = meta.story({
  render: ({ label, names, value }) => (
    <Menu
      defaultOpen
      trigger={<IconButton icon={<CircleUserRound />} label={topBarCopy.userMenu} />}
      entries={[
        { kind: "label", label: "Nora Lindqvist", detail: "nora@kettle.example" },
        themeEntry({ label, names, value, onChange }),
        { kind: "line", id: "before leaving" },
        { kind: "action", label: topBarCopy.logOut, icon: <LogOut />, onSelect: fn() },
      ]}
    />
  ),
  play: async () => {
    await userEvent.click(await screen.findByRole("menuitemradio", { name: themeCopy.light }));
    await expect(onChange).toHaveBeenCalledWith("light");
    await expect(screen.getByRole("group", { name: themeCopy.title })).toBeInTheDocument();
  },
});

/** Names that are longer than in English. */
export const LongNames = OpenInFooter.extend({
  args: {
    label: "Erscheinungsbild",
    names: {
      system: "Wie vom Betriebssystem vorgegeben",
      light: "Hell",
      dark: "Dunkel",
      contrast: "Besonders hoher Kontrast",
    },
  },
  play: async () => {
    await userEvent.click(screen.getByRole("button", { name: /^Erscheinungsbild/ }));
    await waitFor(() => expect(choice("Besonders hoher Kontrast")).toBeVisible());
    await expectNoReflowOverflow();
  },
});

/** The narrowest phone with text twice as large: button and menu stay inside. */
export const Narrowest = OpenInFooter.extend({
  globals: narrowest,
  play: async () => {
    await open();
    await expectNoReflowOverflow();
  },
});

/** In Arabic the marks stand at the left. */
export const RightToLeft = meta.story({
  globals: { direction: "rtl" },
  args: {
    look: "words",
    label: "المظهر",
    value: "dark",
    names: { system: "حسب النظام", light: "فاتح", dark: "داكن", contrast: "تباين عالٍ" },
  },
  play: async () => {
    await userEvent.click(screen.getByRole("button", { name: "المظهر: داكن" }));
    await waitFor(() => expect(choice("داكن")).toBeChecked());
  },
});

/** The dark look, chosen. */
export const Dark = Open.extend({ globals: { theme: "dark" }, args: { value: "dark" } });

/** The look of high contrast, chosen: the chosen one is marked by more than its colour. */
export const HighContrast = Open.extend({ globals: { theme: "contrast" }, args: { value: "contrast" } });
