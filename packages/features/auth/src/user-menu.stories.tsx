import { themeCopy, topBarCopy } from "@earshot/contract/site/navigation-copy.ts";
import { accountsScenarios } from "@earshot/mocks/accounts.ts";
import { navigationSpy, nora, padded, withNavigationSpy, withSession } from "@earshot/storybook/decorators";
import preview from "@earshot/storybook/preview";
import { expect, screen, userEvent, waitFor } from "storybook/test";

import { UserMenu } from "./user-menu.tsx";

const meta = preview.meta({
  component: UserMenu,
  parameters: { docs: { story: { inline: false, height: "420px" } } },
  decorators: [padded, withSession(nora), withNavigationSpy],
  args: { user: nora },
});

const open = async () => userEvent.click(await screen.findByRole("button", { name: topBarCopy.userMenu }));
const logOut = () => screen.findByRole("menuitem", { name: topBarCopy.logOut });

/** The menu shows the name and email, settings, theme and log-out. */
export const Open = meta.story({
  play: async () => {
    await open();
    const email = await screen.findByText(nora.email);
    await waitFor(() => expect(email).toBeVisible());
  },
});
Open.test("links to the settings", async () => {
  await userEvent.click(screen.getByRole("menuitem", { name: topBarCopy.accountSettings }));
  await expect(navigationSpy.to).toHaveBeenCalledWith("/account-settings");
});

/** Choosing a theme keeps the menu open, so that several can be tried. */
export const ThemeChosen = meta.story({
  beforeEach: () => {
    const { dataset } = document.documentElement;
    const before = dataset["theme"];
    return () => {
      dataset["theme"] = before;
      document.cookie = "theme=; Path=/; Max-Age=0";
    };
  },
  play: async () => {
    await open();
    const dark = await screen.findByRole("menuitemradio", { name: themeCopy.dark });
    await userEvent.click(dark);
    await waitFor(() => expect(dark).toBeChecked());
    await expect(document.documentElement.dataset["theme"]).toBe("dark");
    await expect(document.cookie).toContain("theme=dark");
  },
});

/** Without a name, the email is shown only once. */
export const Nameless = meta.story({
  args: { user: { ...nora, firstName: "", lastName: "" } },
  play: async () => {
    await open();
    await expect(await screen.findAllByText(nora.email)).toHaveLength(1);
  },
});

/** The server is down: the user stays logged in. */
export const Down = meta.story({
  beforeEach: ({ msw }) => msw.use(...accountsScenarios.Down),
  play: async () => {
    await open();
    await userEvent.click(await logOut());
    await expect(await screen.findByRole("button", { name: topBarCopy.userMenu })).toBeVisible();
    await expect(navigationSpy.reload).not.toHaveBeenCalled();
  },
});

/** A proxy responds to the log-out with an error page: the user stays logged in. */
export const BadGateway = Down.extend({
  beforeEach: ({ msw }) => msw.use(...accountsScenarios.BadGateway),
});
