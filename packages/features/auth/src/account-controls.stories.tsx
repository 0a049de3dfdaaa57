import { forgotCopy, logInCopy } from "@earshot/contract/accounts/copy.ts";
import { roleCopy, signUpCopy } from "@earshot/contract/accounts/form-copy.ts";
import { controlCopy } from "@earshot/contract/site/controls-copy.ts";
import { topBarCopy } from "@earshot/contract/site/navigation-copy.ts";
import { accountsScenarios } from "@earshot/mocks/accounts.ts";
import { mockPassword } from "@earshot/mocks/personas.ts";
import {
  navigationSpy,
  nora,
  padded,
  withNavigationSpy,
  withoutDialogInAddress,
  withSession,
  withToasts,
} from "@earshot/storybook/decorators";
import preview from "@earshot/storybook/preview";
import { expect, getByRole, screen, userEvent, waitFor } from "storybook/test";

import { AccountControls } from "./account-controls.tsx";

const meta = preview.meta({
  component: AccountControls,
  parameters: { docs: { story: { inline: false, height: "480px" } } },
  decorators: [padded, withNavigationSpy, withToasts],
  beforeEach: withoutDialogInAddress,
});

const dialog = (name: string) => screen.findByRole("dialog", { name });
const login = () => screen.findByRole("link", { name: topBarCopy.logIn });

/** A visitor sees the theme menu, and log-in and sign-up links that work before JavaScript loads. */
export const Visitor = meta.story({
  decorators: [withSession(null)],
  play: async () => {
    await expect(await login()).toHaveAttribute("href", "/client/login");
    await expect(screen.getByRole("link", { name: topBarCopy.signUp })).toHaveAttribute(
      "href",
      "/client/signup",
    );
    await expect(screen.getByRole("button", { name: /^Theme/ })).toBeVisible();
  },
});
Visitor.test("moves focus to the user menu after log-in", async () => {
  await userEvent.click(await login());
  await userEvent.type(await screen.findByLabelText("Email"), "nora@kettle.example");
  await userEvent.type(screen.getByLabelText("Password"), `${mockPassword}{Enter}`);
  const menu = await screen.findByRole("button", { name: topBarCopy.userMenu }, { timeout: 5000 });
  await waitFor(() => expect(menu).toHaveFocus());
  await expect(screen.queryByRole("dialog")).toBeNull();
});
Visitor.test("returns focus and clears the input when the dialog closes", async () => {
  await userEvent.click(await login());
  await waitFor(async () => expect(await dialog(logInCopy.logIn)).toBeVisible());
  await userEvent.type(await screen.findByLabelText("Email"), "half an addr");
  await userEvent.keyboard("{Escape}");
  await waitFor(async () => expect(await login()).toHaveFocus());
  await userEvent.click(await login());
  await expect(await screen.findByLabelText("Email")).toHaveValue("");
});

Visitor.test("switches between the dialogs, and returns focus to the opener on close", async () => {
  await userEvent.click(await login());
  const follow = async (within: string, name: string) =>
    userEvent.click(getByRole(await dialog(within), "link", { name }));
  await follow(logInCopy.logIn, logInCopy.signUp);
  await follow(signUpCopy.title, signUpCopy.logIn);
  await follow(logInCopy.logIn, logInCopy.forgotPassword);
  await follow(forgotCopy.title, logInCopy.signUp);
  await dialog(signUpCopy.title);
  await expect(screen.getAllByRole("dialog")).toHaveLength(1);
  await expect(location.search).toContain("dialog=signup");
  await userEvent.keyboard("{Escape}");
  await waitFor(async () => expect(await login()).toHaveFocus());
  await expect(location.search).not.toContain("dialog");
});

/** The user has already logged in from another tab: clicking Login shows the user menu without opening a dialog. */
export const LoggedInElsewhere = meta.story({
  decorators: [withSession(null)],
  globals: { persona: "newBusiness" },
  play: async () => {
    await userEvent.click(await login());
    await screen.findByRole("button", { name: topBarCopy.userMenu });
    await expect(screen.queryByRole("dialog")).toBeNull();
  },
});

/** The session is still loading when Login is clicked: the button is busy. */
export const SlowSession = meta.story({
  decorators: [withSession(null)],
  beforeEach: ({ msw }) => msw.use(...accountsScenarios.SlowSession),
  play: async () => {
    await userEvent.click(await login());
    await waitFor(async () => expect(await login()).toHaveAttribute("aria-busy", "true"));
  },
});

/** The server is down: the dialog opens anyway. */
export const Down = meta.story({
  tags: ["dialog"],
  decorators: [withSession(null)],
  beforeEach: ({ msw }) => msw.use(...accountsScenarios.Down),
  play: async () => {
    await userEvent.click(await login());
    await screen.findByRole("dialog", { name: logInCopy.logIn });
  },
});

/** A proxy answers the session check with an error page: the dialog opens anyway. */
export const BadGateway = Down.extend({
  tags: ["dialog"],
  beforeEach: ({ msw }) => msw.use(...accountsScenarios.BadGateway),
});

async function fillInSignUp() {
  await userEvent.type(await screen.findByLabelText("First name"), "Robin");
  await userEvent.type(screen.getByLabelText("Last name"), "Okafor");
  await userEvent.type(screen.getByLabelText("Email"), "robin@fieldnote.example");
  await userEvent.type(screen.getByLabelText("Password"), "listen-up");
  await userEvent.selectOptions(screen.getByLabelText("Country"), "GB");
  await userEvent.click(screen.getByRole("button", { name: controlCopy.continue }));
}

/** The dialog is open because of the URL: a link, a reload or Back led to `?dialog=signup`. */
export const SignUpInAddress = meta.story({
  tags: ["dialog"],
  decorators: [withSession(null)],
  beforeEach: () => history.replaceState(null, "", "?dialog=signup"),
  play: async () => {
    await screen.findByRole("dialog", { name: signUpCopy.title });
  },
});
SignUpInAddress.test(
  "moves between the form and the role step with the browser's Back and Forward buttons",
  async () => {
    await fillInSignUp();
    const role = { name: roleCopy.title };
    await screen.findByRole("heading", role);
    history.back();
    await waitFor(() => expect(screen.queryByRole("heading", role)).toBeNull());
    await expect(screen.getByLabelText("First name")).toHaveValue("Robin");
    await expect(screen.getByRole("button", { name: controlCopy.continue })).toHaveFocus();
    history.forward();
    await screen.findByRole("heading", role);
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    await waitFor(() => expect(location.search).not.toContain("dialog"));
  },
);
SignUpInAddress.test("signs up, shows a toast and moves focus to the user menu", async () => {
  await fillInSignUp();
  await userEvent.click(await screen.findByRole("radio", { name: roleCopy.business.label }));
  await userEvent.click(screen.getByRole("button", { name: controlCopy.getStarted }));
  const menu = await screen.findByRole("button", { name: topBarCopy.userMenu }, { timeout: 5000 });
  await waitFor(() => expect(menu).toHaveFocus());
  await screen.findByText(signUpCopy.succeeded);
  await expect(location.search).not.toContain("dialog");
});

/** The page is rendered without a session; the browser then fetches the session, which is a client's. */
export const SessionCameLate = meta.story({
  decorators: [withSession(undefined)],
  globals: { persona: "newBusiness" },
  play: async () => {
    await screen.findByRole("button", { name: topBarCopy.userMenu });
  },
});

/** An older server sends other field names: the menu shows the same user. */
export const LegacyNames = meta.story({
  decorators: [withSession(undefined)],
  beforeEach: ({ msw }) => msw.use(...accountsScenarios.LegacyNames),
  play: async () => {
    await userEvent.click(await screen.findByRole("button", { name: topBarCopy.userMenu }));
    await screen.findByText("Nora Lindqvist");
    await screen.findByText("nora@kettle.example");
  },
});

/** For a client, the user menu replaces the buttons. */
export const Client = meta.story({
  decorators: [withSession(nora)],
  play: async () => {
    await screen.findByRole("button", { name: topBarCopy.userMenu });
    await expect(screen.queryByRole("link", { name: topBarCopy.logIn })).toBeNull();
    await expect(screen.queryByRole("button", { name: /^Theme/ })).toBeNull();
  },
});
Client.test("becomes a visitor on log-out and reloads the page", async () => {
  await userEvent.click(screen.getByRole("button", { name: topBarCopy.userMenu }));
  await userEvent.click(await screen.findByRole("menuitem", { name: topBarCopy.logOut }));
  await waitFor(() => expect(navigationSpy.reload).toHaveBeenCalledOnce());
  await expect(await login()).toBeVisible();
});
