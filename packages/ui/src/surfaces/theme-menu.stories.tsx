import { themeCopy } from "@earshot/contract/site/navigation-copy.ts";
import { expectFocusVisible } from "@earshot/storybook/assertions";
import preview from "@earshot/storybook/preview";
import { useState } from "react";
import { expect, fn, screen, userEvent, waitFor } from "storybook/test";

import { ThemeMenu, type ThemeValue } from "./theme-menu.tsx";

const onChange = fn<(value: ThemeValue) => void>();

const meta = preview.meta({
  component: ThemeMenu,
  parameters: { docs: { story: { inline: false, height: "260px" } } },
  args: { label: themeCopy.title, names: themeCopy, value: "system" as ThemeValue, onChange },
});

const trigger = () => screen.getByRole("button", { name: /^Theme/ });
const choice = (name: string) => screen.getByRole("menuitemradio", { name });

/** Both buttons for each theme, and an open menu. */
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

/** In a bar, the button is the current theme's icon. In this story the page's theme doesn't change. */
export const InBar = meta.story({
  render: function Choosing(args) {
    const [value, setValue] = useState(args.value);
    const change = (next: ThemeValue) => {
      onChange(next);
      setValue(next);
    };
    return <ThemeMenu {...args} value={value} onChange={change} />;
  },
  play: async () => {
    await expect(trigger()).toHaveAccessibleName("Theme: System");
    await expect(trigger()).toHaveAttribute("aria-haspopup", "menu");
  },
});
InBar.test("selects a theme by keyboard and returns focus to the button", async () => {
  await userEvent.tab();
  await expectFocusVisible(trigger());
  await userEvent.keyboard("{Enter}");
  await waitFor(() => expect(screen.getByRole("menu").contains(document.activeElement)).toBe(true));
  await userEvent.keyboard("{Home}{ArrowDown}{ArrowDown}");
  await waitFor(() => expect(choice(themeCopy.dark)).toHaveFocus());
  await userEvent.keyboard("{Enter}");
  await expect(onChange).toHaveBeenCalledWith("dark");
  await expect(choice(themeCopy.dark)).toBeChecked();
  await userEvent.keyboard("{Escape}");
  await waitFor(() => expect(trigger()).toHaveFocus());
  await expect(trigger()).toHaveAccessibleName("Theme: Dark");
});
InBar.test("stays open after each choice", async () => {
  await userEvent.click(trigger());
  await waitFor(() => expect(screen.getByRole("menu")).toBeVisible());
  for (const value of ["light", "dark", "contrast", "system"] as const) {
    await userEvent.click(choice(themeCopy[value]));
    await expect(onChange).toHaveBeenLastCalledWith(value);
    await expect(choice(themeCopy[value])).toBeChecked();
  }
});
