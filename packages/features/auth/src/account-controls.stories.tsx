import { logInCopy, signUpCopy } from "@earshot/contract/accounts/copy.ts";
import { topBarCopy } from "@earshot/contract/site/navigation-copy.ts";
import { accountsScenarios } from "@earshot/mocks/accounts.ts";
import { mockPassword } from "@earshot/mocks/personas.ts";
import { navigationSpy, nora, padded, withNavigationSpy, withSession } from "@earshot/storybook/decorators";
import preview from "@earshot/storybook/preview";
import { expect, screen, userEvent, waitFor } from "storybook/test";

import { AccountControls } from "./account-controls.tsx";

const meta = preview.meta({
  component: AccountControls,
  parameters: { docs: { story: { inline: false, height: "480px" } } },
  decorators: [padded, withNavigationSpy],
});

const login = () => screen.findByRole("link", { name: topBarCopy.logIn });

/** Nobody is logged in: the theme, and two ways in, both links that work before any JavaScript arrives. */
export const Visitor = meta.story({
  decorators: [withSession(null)],
  play: async () => {
    await expect(await login()).toHaveAttribute("href", "/client/login");
    await expect(screen.getByRole("link", { name: signUpCopy.open })).toHaveAttribute(
      "href",
      "/client/signup",
    );
    await expect(screen.getByRole("button", { name: /^Theme/ })).toBeVisible();
  },
});
Visitor.test("logs in, and the focus ends on the user menu", async () => {
  await userEvent.click(await login());
  await userEvent.type(await screen.findByLabelText("Email"), "nora@kettle.example");
  await userEvent.type(screen.getByLabelText("Password"), `${mockPassword}{Enter}`);
  const menu = await screen.findByRole("button", { name: topBarCopy.userMenu }, { timeout: 5000 });
  await waitFor(() => expect(menu).toHaveFocus());
  await expect(screen.queryByRole("dialog")).toBeNull();
});
Visitor.test("gives the focus back to Login when the dialog is closed", async () => {
  await userEvent.click(await login());
  await screen.findByRole("dialog");
  await userEvent.keyboard("{Escape}");
  await waitFor(async () => expect(await login()).toHaveFocus());
});
Visitor.test("forgets what was typed when the dialog is closed", async () => {
  await userEvent.click(await login());
  await userEvent.type(await screen.findByLabelText("Email"), "half an addr");
  await userEvent.keyboard("{Escape}");
  await userEvent.click(await login());
  await expect(await screen.findByLabelText("Email")).toHaveValue("");
});

/** The dialog as it opens over the page. */
export const LoginOpened = meta.story({
  decorators: [withSession(null)],
  play: async () => {
    await userEvent.click(await login());
    const dialog = await screen.findByRole("dialog", { name: logInCopy.logIn });
    await waitFor(() => expect(dialog).toBeVisible());
  },
});

/** Logged in elsewhere meanwhile: Login finds the session and opens no dialog. */
export const LoggedInElsewhere = meta.story({
  decorators: [withSession(null)],
  globals: { persona: "newBusiness" },
  play: async () => {
    await userEvent.click(await login());
    await screen.findByRole("button", { name: topBarCopy.userMenu });
    await expect(screen.queryByRole("dialog")).toBeNull();
  },
});

/** The question for the session takes its time: Login says so. */
export const SlowSession = meta.story({
  decorators: [withSession(null)],
  beforeEach: ({ msw }) => msw.use(...accountsScenarios.SlowSession),
  play: async () => {
    await userEvent.click(await login());
    await waitFor(async () => expect(await login()).toHaveAttribute("aria-busy", "true"));
  },
});

/** The server is down when Login is pressed: the dialog opens all the same, and says so when it is sent. */
export const Down = meta.story({
  decorators: [withSession(null)],
  beforeEach: ({ msw }) => msw.use(...accountsScenarios.Down),
  play: async () => {
    await userEvent.click(await login());
    await screen.findByRole("dialog", { name: logInCopy.logIn });
  },
});

/** The page came without knowing who is there: the browser asks, and finds a client. */
export const SessionCameLate = meta.story({
  decorators: [withSession(undefined)],
  globals: { persona: "newBusiness" },
  play: async () => {
    await screen.findByRole("button", { name: topBarCopy.userMenu });
  },
});

/** An older server's client, under its other names, is read all the same: the menu says who is logged in. */
export const LegacyNames = meta.story({
  decorators: [withSession(undefined)],
  beforeEach: ({ msw }) => msw.use(...accountsScenarios.LegacyNames),
  play: async () => {
    await userEvent.click(await screen.findByRole("button", { name: topBarCopy.userMenu }));
    await screen.findByText("Nora Lindqvist");
    await screen.findByText("nora@kettle.example");
  },
});

/** A client: the user menu stands in place of the two buttons. */
export const Client = meta.story({
  decorators: [withSession(nora)],
  play: async () => {
    await screen.findByRole("button", { name: topBarCopy.userMenu });
    await expect(screen.queryByRole("link", { name: topBarCopy.logIn })).toBeNull();
    await expect(screen.queryByRole("button", { name: /^Theme/ })).toBeNull();
  },
});

/** The menu says who is logged in, and leads to the settings and out. */
export const MenuOpen = meta.story({
  decorators: [withSession(nora)],
  play: async () => {
    await userEvent.click(await screen.findByRole("button", { name: topBarCopy.userMenu }));
    await screen.findByText("nora@kettle.example");
  },
});
MenuOpen.test("logs out, and the page loads anew", async () => {
  await userEvent.click(screen.getByRole("menuitem", { name: topBarCopy.logOut }));
  await waitFor(() => expect(navigationSpy.reload).toHaveBeenCalledOnce());
  await expect(await login()).toBeVisible();
});
MenuOpen.test("stays logged in when log-out fails", async ({ msw }) => {
  msw.use(...accountsScenarios.Down);
  await userEvent.click(screen.getByRole("menuitem", { name: topBarCopy.logOut }));
  await expect(await screen.findByRole("button", { name: topBarCopy.userMenu })).toBeVisible();
  await expect(navigationSpy.reload).not.toHaveBeenCalled();
});
