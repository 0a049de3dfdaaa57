import { forgotCopy, signUpCopy } from "@earshot/contract/accounts/copy.ts";
import { adCopy } from "@earshot/contract/ads/copy.ts";
import { controlCopy } from "@earshot/contract/site/controls-copy.ts";
import { sidebarCopy, themeCopy, topBarCopy } from "@earshot/contract/site/navigation-copy.ts";
import { studioCopy } from "@earshot/contract/studio/copy.ts";
import { expectFocusVisible } from "@earshot/storybook/contracts/focus-visible.ts";
import { expectNoReflowOverflow } from "@earshot/storybook/contracts/no-reflow-overflow.ts";
import preview from "@earshot/storybook/preview";
import { KeyRound, Menu as MenuIcon, SlidersHorizontal } from "lucide-react";
import { useState } from "react";
import { expect, screen, waitFor } from "storybook/test";

import { BusyWave } from "../audio/busy-wave.tsx";
import { Button } from "../inputs/button.tsx";
import { IconButton } from "../inputs/icon-button.tsx";
import { ShellContext } from "./page-shell/shell-context.ts";
import { guide } from "./top-bar.guide.ts";
import { client, longTitle, spies, visitor } from "./top-bar.stories.tsx";
import { TopBar, type TopBarProps } from "./top-bar.tsx";

const meta = preview.meta({
  component: TopBar,
  parameters: { guide, layout: "fullscreen", docs: { story: { inline: false, height: "420px" } } },
  args: {
    title: topBarCopy.studio,
    back: { label: controlCopy.back, onBack: spies.onBack },
    children: client,
  },
  beforeEach: () => {
    for (const spy of Object.values(spies)) spy.mockClear();
  },
});

/** A client's menu: who is logged in, the settings, the look, the way out. */
export const UserMenuOpen = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: topBarCopy.userMenu }));
    await waitFor(() => expect(screen.getByText("nora@kettle.example")).toBeVisible());
    await waitFor(() =>
      expect(screen.getByRole("menuitem", { name: topBarCopy.accountSettings })).toBeVisible(),
    );
    await expect(screen.getByRole("menuitemradio", { name: themeCopy.system })).toBeChecked();
  },
});
UserMenuOpen.test("Escape closes it; by keyboard it opens, and logs out", async ({ canvas, userEvent }) => {
  const button = canvas.getByRole("button", { name: topBarCopy.userMenu, hidden: true });
  await userEvent.keyboard("{Escape}");
  await waitFor(() => expect(button).toHaveFocus());
  await userEvent.keyboard("{Enter}");
  await waitFor(() =>
    expect(screen.getByRole("menuitem", { name: topBarCopy.accountSettings })).toHaveFocus(),
  );
  await userEvent.keyboard("{End}");
  await waitFor(() => expect(screen.getByRole("menuitem", { name: topBarCopy.logOut })).toHaveFocus());
  await userEvent.keyboard("{Enter}");
  await expect(spies.onLogOut).toHaveBeenCalledOnce();
  await waitFor(() => expect(button).toHaveFocus());
});

/** The user menu on a phone: inside the window, below its button. */
export const UserMenuOpenOnPhone = UserMenuOpen.extend({
  globals: { viewport: { value: "phone320", isRotated: false } },
});

const pressed = (
  <a href="#log-in" aria-busy="true">
    {topBarCopy.logIn}
  </a>
);

/** Login was pressed, and a session is looked for: Login says so, and keeps its place. */
export const CheckingSession = meta.story({
  args: {
    children: (
      <>
        <Button intent="quiet" icon={<BusyWave />} link={pressed}>
          {topBarCopy.logIn}
        </Button>
        <Button intent="primary" link={<a href="#sign-up">{signUpCopy.open}</a>}>
          {signUpCopy.open}
        </Button>
      </>
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("link", { name: topBarCopy.logIn })).toHaveAttribute("aria-busy", "true");
    await expect(canvas.getByRole("link", { name: signUpCopy.open })).toBeVisible();
  },
});

/** Logged in, and the menu's code is on its way: its place is kept, so that the title's room stays the same. */
export const UserMenuOnItsWay = meta.story({
  args: { title: longTitle, children: <span className="size-10" /> },
  play: async ({ canvas }) => {
    const { right } = canvas.getByRole("heading").getBoundingClientRect();
    await expect(right).toBeLessThanOrEqual(document.documentElement.clientWidth - 40);
  },
});

/** In a PageShell without room for columns: what fetches the sidebar stands first, what fetches the panel before the controls. */
export const WithoutRoomForColumns = meta.story({
  globals: { viewport: { value: "tablet768", isRotated: false } },
  render: (args) => (
    <ShellContext
      value={{
        openSidebar: <IconButton icon={<MenuIcon />} label={sidebarCopy.open} />,
        openPanel: <IconButton icon={<SlidersHorizontal />} label={studioCopy.settings} />,
      }}
    >
      <TopBar {...args} />
    </ShellContext>
  ),
  play: async ({ canvas, userEvent }) => {
    const names = [sidebarCopy.open, controlCopy.back, studioCopy.settings, topBarCopy.userMenu];
    for (const name of names) {
      await userEvent.tab();
      await expectFocusVisible(canvas.getByRole("button", { name }));
    }
  },
});

/** The same for a visitor on a phone: the ways in come below the title, and nothing is cut off. */
export const WithoutRoomForColumnsOnPhone = WithoutRoomForColumns.extend({
  globals: { viewport: { value: "phone320", isRotated: false } },
  args: { children: visitor },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("link", { name: signUpCopy.open })).toBeVisible();
    await expectNoReflowOverflow();
  },
});

/** The campaign of an ad whose title comes later. */
function Renamed(args: TopBarProps) {
  const [title, setTitle] = useState<string>(adCopy.launch);
  return (
    <TopBar {...args} title={title} back={{ label: controlCopy.back, onBack: () => setTitle(longTitle) }} />
  );
}

/** A control that keeps to the title's row, where the others stand in the next one. */
export const BesideTitleOnPhone = WithoutRoomForColumns.extend({
  globals: { viewport: { value: "phone320", isRotated: false } },
  args: { children: visitor, besideTitle: <IconButton icon={<KeyRound />} label={forgotCopy.title} /> },
  play: async ({ canvas }) => {
    const beside = canvas.getByRole("button", { name: forgotCopy.title }).getBoundingClientRect();
    const signUp = canvas.getByRole("link", { name: signUpCopy.open }).getBoundingClientRect();
    await expect(beside.bottom).toBeLessThanOrEqual(signUp.top);
    await expectNoReflowOverflow();
  },
});

/** The title has changed to a longer one: it is cut, and can be unfolded now. Here Back changes it. */
export const TitleCameLate = meta.story({
  render: (args) => <Renamed {...args} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: controlCopy.back }));
    const line = canvas.getByText(longTitle).parentElement;
    await waitFor(() => expect(line).toHaveAttribute("tabindex", "0"));
  },
});
