import { browserAccountName } from "@earshot/client/state/browser-account.ts";
import { loadDraft, saveDraft } from "@earshot/client/state/drafts.ts";
import { accountFieldCopy, logInCopy } from "@earshot/contract/accounts/copy.ts";
import { emailChangeCopy } from "@earshot/contract/accounts/form-copy.ts";
import { errors } from "@earshot/contract/errors.ts";
import { projectCopy } from "@earshot/contract/projects/copy.ts";
import {
  accountFormCopy,
  agencyCodeCopy,
  billingCopy,
  deletionCopy,
  leaveCopy,
  passwordCopy,
  settingsCopy,
} from "@earshot/contract/settings/copy.ts";
import { controlCopy, statusCopy } from "@earshot/contract/site/controls-copy.ts";
import { sidebarCopy, topBarCopy } from "@earshot/contract/site/navigation-copy.ts";
import { mockPassword, personas } from "@earshot/mocks/personas.ts";
import { instead } from "@earshot/mocks/serve.ts";
import { settingsScenarios } from "@earshot/mocks/settings.ts";
import { expectFieldErrorLinked } from "@earshot/storybook/assertions";
import { navigationSpy, nora, withNavigationSpy } from "@earshot/storybook/decorators";
import preview from "@earshot/storybook/preview";
import { expect, screen, userEvent, waitFor, within } from "storybook/test";

import { SettingsPage } from "./settings-page.tsx";

const meta = preview.meta({
  component: SettingsPage,
  globals: { persona: "newBusiness" },
  parameters: { layout: "fullscreen", docs: { story: { inline: false, height: "720px" } } },
  decorators: [withNavigationSpy],
  args: {
    user: nora,
    tab: "account" as const,
    projects: [{ id: "prj_nora_001", name: projectCopy.first, description: "" }],
    currentProject: { id: "prj_nora_001", name: projectCopy.first },
  },
  beforeEach() {
    sessionStorage.clear();
    return () => sessionStorage.clear();
  },
});

type Scenario = (typeof settingsScenarios)["Down"];
type Server = { msw: { use: (...handlers: Scenario) => void } };

const field = (label: string | RegExp) => screen.getByRole("textbox", { name: label });
const button = (name: string) => screen.findByRole("button", { name });
const notSavedBecause = (reason: string) => `${accountFormCopy.failed} ${reason}`;
const alert = () => screen.findByRole("alertdialog", { name: statusCopy.error });

async function closeAlert() {
  await userEvent.click(await button(controlCopy.ok));
  await waitFor(() => expect(screen.queryByRole("alertdialog", { name: statusCopy.error })).toBeNull());
}

async function retype(label: RegExp, text: string) {
  await userEvent.clear(field(label));
  await userEvent.type(field(label), text);
}

async function save() {
  await userEvent.click(screen.getAllByRole("button", { name: controlCopy.save })[0]!);
}

async function renameAndSave() {
  await retype(/^Business Name/, "Kettle & Sons");
  await save();
}

/** The My Account tab before anything is changed. */
export const Client = meta.story({
  tags: ["visual"],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("heading", { name: settingsCopy.title })).toBeVisible();
    await expect(field(/^Last Name/)).toHaveValue("Lindqvist");
    await expect(screen.getAllByRole("button", { name: controlCopy.save })).toHaveLength(2);
  },
});

/** The agency card is selected, and the explanation is worded for agencies. */
export const Agency = meta.story({
  args: { user: { ...nora, companyType: "agency", agencyCode: "HARBOR-7" } },
  play: async () => {
    await expect(screen.getByRole("radio", { name: "I am an Agency" })).toBeChecked();
    await screen.findByText(accountFormCopy.about.agency.title);
    await expect(field(/^Agency Code/)).toHaveValue("HARBOR-7");
  },
});

/** The server's flash message appears above the tab and can be dismissed. */
export const FlashMessage = meta.story({
  args: { tab: "billing", notice: { kind: "done", text: agencyCodeCopy.deleted } },
  play: async () => {
    await screen.findByText(agencyCodeCopy.deleted);
  },
});

/** After a failed native submit, the page shows the message, the error below its field, and the input. */
export const RestoredAfterError = meta.story({
  args: {
    notice: { kind: "error", code: "email_invalid", field: "email", text: errors.email_invalid.message },
    values: { email: "nora@", receiveNewsletter: "false" },
  },
  play: async () => {
    await expect(field(/^Email address/)).toHaveValue("nora@");
    await expectFieldErrorLinked(field(/^Email address/), errors.email_invalid.message);
    await expect(screen.getByRole("checkbox", { name: accountFormCopy.receiveNewsletter })).not.toBeChecked();
  },
});

/** A link leaves the page while two changes are unsaved: a dialog asks for confirmation. */
export const UnsavedChanges = meta.story({
  tags: ["dialog"],
  play: async () => {
    await retype(/^Business Name/, "مقهى الياسمين ☕");
    await userEvent.click(screen.getByRole("checkbox", { name: accountFormCopy.receiveNewsletter }));
    await screen.findByText(accountFormCopy.unsaved(2));
    await userEvent.click(screen.getByRole("link", { name: sidebarCopy.campaigns }));
    await screen.findByRole("alertdialog", { name: leaveCopy.title });
    await expect(navigationSpy.to).not.toHaveBeenCalled();
  },
});
UnsavedChanges.test("keeps the changes when Stay is clicked, and leaves when Leave is clicked", async () => {
  await userEvent.click(await button(leaveCopy.stay));
  await expect(field(/^Business Name/)).toHaveValue("مقهى الياسمين ☕");
  await userEvent.click(screen.getByRole("link", { name: sidebarCopy.campaigns }));
  await userEvent.click(await button(leaveCopy.leave));
  await expect(navigationSpy.to).toHaveBeenCalledWith("/nbmaistudio/campaigns");
});

UnsavedChanges.test(
  "discards unsaved changes and reloads when another tab logs in to a different account",
  async () => {
    await userEvent.click(await button(leaveCopy.stay));
    saveDraft("account-settings", { user: nora.id, changes: { businessName: "Kettle & Sons" } });
    window.dispatchEvent(new StorageEvent("storage", { key: browserAccountName, newValue: "usr_other" }));
    await waitFor(() => expect(navigationSpy.reload).toHaveBeenCalledOnce());
    await expect(screen.queryByRole("textbox")).toBeNull();
    await expect(loadDraft("account-settings")).toBeNull();
  },
);
UnsavedChanges.test("keeps unsaved changes when another tab logs in to the same account", async () => {
  await userEvent.click(await button(leaveCopy.stay));
  window.dispatchEvent(new StorageEvent("storage", { key: browserAccountName, newValue: nora.id }));
  await expect(field(/^Business Name/)).toHaveValue("مقهى الياسمين ☕");
  await expect(navigationSpy.reload).not.toHaveBeenCalled();
});

/** A change is typed and not yet saved: the form counts it. */
export const Typed = meta.story({
  play: async () => {
    await retype(/^Business Name/, "Kettle & Sons");
    await screen.findByText(accountFormCopy.unsaved(1));
  },
});

/** The changes are saved: the success dialog appears, and nothing is unsaved. */
export const Saved = meta.story({
  tags: ["dialog"],
  play: async () => {
    await renameAndSave();
    await screen.findByText(accountFormCopy.saved);
    await expect(screen.queryByText(accountFormCopy.unsaved(1))).toBeNull();
  },
});

/** Saving is pending: the buttons say so. */
export const SlowAnswer = meta.story({
  beforeEach: ({ msw }) => msw.use(...settingsScenarios.SlowAnswer),
  play: async () => {
    await renameAndSave();
    await expect(await screen.findAllByRole("button", { name: controlCopy.saving })).toHaveLength(2);
  },
});

/** A story in which saving fails and an alert shows this message. */
const rejected = (scenario: Scenario, message: string) => ({
  beforeEach: ({ msw }: Server) => msw.use(...scenario),
  play: async () => {
    await renameAndSave();
    await expect(await alert()).toHaveTextContent(message);
  },
});

/** The email was changed too often: an alert says so. */
export const TooManyEmailChanges = meta.story({
  tags: ["dialog"],
  ...rejected(settingsScenarios.TooManyEmailChanges, notSavedBecause(errors.too_many_email_changes.message)),
});
TooManyEmailChanges.test("shows the server's other errors in the alert", async ({ msw }) => {
  for (const code of ["too_often", "disk_full"] as const) {
    await closeAlert();
    msw.use(...instead("settings", { saveAccount: code }));
    await save();
    await expect(await alert()).toHaveTextContent(notSavedBecause(errors[code].message));
  }
});

/**
 * An email change awaits confirmation: the field keeps the old address, with a note about the change and a button to
 * cancel it.
 */
export const EmailPending = meta.story({
  args: { user: { ...nora, pendingEmail: "hello@kettle.example" } },
  play: async () => {
    await expect(field(/^Email address/)).toHaveValue(nora.email);
    await expect(field(/^Email address/)).toHaveAccessibleDescription(
      accountFormCopy.emailPending("hello@kettle.example"),
    );
    await expect(await button(accountFormCopy.emailCancel)).toBeEnabled();
  },
});
EmailPending.test("cancels the change, and keeps focus and other input", async () => {
  await retype(/^Business Name/, "Kettle & Sons");
  await userEvent.click(await button(accountFormCopy.emailCancel));
  await screen.findByText(emailChangeCopy.cancelled);
  await waitFor(() => expect(field(/^Email address/)).not.toHaveAccessibleDescription());
  await expect(field(/^Email address/)).toHaveFocus();
  await expect(screen.queryByRole("button", { name: accountFormCopy.emailCancel })).toBeNull();
  await expect(field(/^Business Name/)).toHaveValue("Kettle & Sons");
});
/** The change is being cancelled. */
export const EmailCancelling = EmailPending.extend({
  beforeEach: ({ msw }) => msw.use(...settingsScenarios.SlowAnswer),
  play: async () => {
    await userEvent.click(await button(accountFormCopy.emailCancel));
    await expect(await button(accountFormCopy.emailCancelling)).toHaveAttribute("aria-disabled", "true");
  },
});

/** A story in which pressing this button shows an alert with this message in each scenario. */
const unanswered = (scenarios: Scenario[], name: string, message: string) => ({
  play: async ({ msw }: Server) => {
    for (const [index, scenario] of scenarios.entries()) {
      if (index > 0) await closeAlert();
      msw.use(...scenario);
      await userEvent.click(await button(name));
      await expect(await alert()).toHaveTextContent(message);
    }
  },
});

/** A story in which the session has ended: pressing this button shows an alert that offers a log-in on this page. */
const loggedOut = (scenario: Scenario, name: string) => ({
  globals: { persona: "visitor" },
  beforeEach: ({ msw }: Server) => msw.use(...scenario),
  play: async () => {
    await userEvent.click(await button(name));
    await expect(within(await alert()).getByRole("button", { name: logInCopy.logIn })).toBeEnabled();
  },
});

/** The cancellation gets no response, or a proxy's error page: an alert says so, and the change is still pending. */
export const EmailCancelDown = EmailPending.extend({
  tags: ["dialog"],
  ...unanswered(
    [settingsScenarios.BadGateway, settingsScenarios.Down],
    accountFormCopy.emailCancel,
    accountFormCopy.emailCancelFailed,
  ),
});

/** The session ended before the cancellation: the alert offers a log-in on this page. */
export const EmailCancelLoggedOut = EmailPending.extend({
  tags: ["dialog"],
  ...loggedOut(settingsScenarios.LoggedOut, accountFormCopy.emailCancel),
});

/** A name exceeds the server's length limit: an alert appears, and an error is shown below the field. */
export const TooLong = meta.story({
  tags: ["dialog"],
  ...rejected(settingsScenarios.TooLong, notSavedBecause(errors.name_too_long.message)),
});
TooLong.test("keeps the input when the alert is closed", async () => {
  await closeAlert();
  await expect(field(/^Business Name/)).toHaveValue("Kettle & Sons");
});

/** The server's error has no message: the client's fallback is shown. */
export const NoMessage = meta.story({
  tags: ["dialog"],
  ...rejected(settingsScenarios.NoMessage, accountFormCopy.failed),
});

/** A proxy's error page is replaced by our own message. */
export const BadGateway = meta.story({
  tags: ["dialog"],
  ...rejected(settingsScenarios.BadGateway, accountFormCopy.failed),
});

/** The server doesn't respond: an alert shows our network error message, and closing the alert loses no input. */
export const Down = meta.story({
  tags: ["visual", "!dialog"],
  beforeEach: ({ msw }) => msw.use(...settingsScenarios.Down),
  play: async () => {
    await renameAndSave();
    await expect(await alert()).toHaveTextContent(accountFormCopy.unreachable);
    await closeAlert();
    await expect(field(/^Business Name/)).toHaveValue("Kettle & Sons");
  },
});

/** The session ended during editing: the alert offers a log-in on this page, and no input is lost. */
export const LoggedOut = meta.story({
  tags: ["dialog"],
  globals: { persona: "visitor" },
  beforeEach: ({ msw }) => msw.use(...settingsScenarios.LoggedOut),
  play: async () => {
    await renameAndSave();
    await expect(await alert()).toHaveTextContent(errors.not_logged_in.message);
    await expect(within(await alert()).getByRole("button", { name: logInCopy.logIn })).toBeEnabled();
  },
});
async function logInInPlace(email: string) {
  await userEvent.click(within(await alert()).getByRole("button", { name: logInCopy.logIn }));
  const dialog = await screen.findByRole("dialog", { name: logInCopy.logIn });
  await userEvent.type(within(dialog).getByLabelText(accountFieldCopy.email), email);
  await userEvent.type(within(dialog).getByLabelText(accountFieldCopy.password), mockPassword);
  await userEvent.click(within(dialog).getByRole("button", { name: logInCopy.logIn }));
  await waitFor(() => expect(dialog).not.toBeInTheDocument());
}
LoggedOut.test("keeps the input when the user logs in again on this page", async () => {
  await logInInPlace(nora.email);
  await expect(field(/^Business Name/)).toHaveValue("Kettle & Sons");
});
LoggedOut.test("shows the new user's values when a different account logs in", async () => {
  await logInInPlace(personas.agency.loggedInAs);
  await waitFor(() => expect(field(/^Email address/)).toHaveValue(personas.agency.loggedInAs));
  await expect(field(/^Business Name/)).toHaveValue("Harbor & Pine");
  await expect(screen.getByRole("radio", { name: "I am an Agency" })).toBeChecked();
  await expect(screen.queryByText(accountFormCopy.unsaved(1))).toBeNull();
});

/** Delete account shows a notice that nothing has changed yet. */
export const DeletionRequested = meta.story({
  tags: ["dialog"],
  play: async () => {
    await userEvent.click(await button(deletionCopy.open));
    await screen.findByRole("alertdialog", { name: deletionCopy.title });
  },
});

/** The deletion request is slow: the button is busy. */
export const DeletionSlow = meta.story({
  beforeEach: ({ msw }) => msw.use(...settingsScenarios.SlowAnswer),
  play: async () => {
    await userEvent.click(await button(deletionCopy.open));
    await expect(await button(deletionCopy.open)).toHaveAttribute("aria-disabled", "true");
  },
});

/**
 * The deletion request gets no response, or a proxy's error page: an alert says so, and the user can send it again.
 */
export const DeletionDown = meta.story({
  tags: ["dialog"],
  ...unanswered(
    [settingsScenarios.BadGateway, settingsScenarios.Down],
    deletionCopy.open,
    deletionCopy.failed,
  ),
});

/** The session ended before the deletion request: the alert offers a log-in on this page. */
export const DeletionLoggedOut = meta.story({
  tags: ["dialog"],
  ...loggedOut(settingsScenarios.LoggedOut, deletionCopy.open),
});

/** The Password tab. */
export const Password = meta.story({
  tags: ["visual"],
  args: { tab: "password" },
  play: async () => {
    await expect(await button(passwordCopy.update)).toBeVisible();
  },
});

/** The session ended before the password was updated: the alert offers a log-in on this page, and no input is lost. */
export const PasswordLoggedOut = meta.story({
  tags: ["dialog"],
  globals: { persona: "visitor" },
  args: { tab: "password" },
  beforeEach: ({ msw }) => msw.use(...settingsScenarios.LoggedOut),
  play: async () => {
    await userEvent.type(screen.getByLabelText(passwordCopy.current), mockPassword);
    for (const label of [passwordCopy.new, passwordCopy.confirm])
      await userEvent.type(screen.getByLabelText(label), "12345");
    await userEvent.click(await button(passwordCopy.update));
    await expect(await alert()).toHaveTextContent(errors.not_logged_in.message);
  },
});
PasswordLoggedOut.test("keeps the input when the user logs in again on this page", async () => {
  await logInInPlace(nora.email);
  await expect(screen.getByLabelText(passwordCopy.new)).toHaveValue("12345");
});

/** Billing without an agency code. */
export const Billing = meta.story({
  args: { tab: "billing" },
  play: async () => {
    await expect(screen.getByText(billingCopy.noPaymentMethod)).toBeVisible();
  },
});

/** Payment methods can't be added yet: a dialog says so. */
export const PaymentMethod = Billing.extend({
  tags: ["dialog"],
  play: async () => {
    await userEvent.click(await button(billingCopy.addPaymentMethod));
    await screen.findByRole("alertdialog", { name: billingCopy.addPaymentMethod });
  },
});

/** An agency code was added: after 3 seconds the page reloads with the flash message, and an unsaved change is kept. */
export const AgencyCodeAdded = meta.story({
  tags: ["dialog"],
  args: { tab: "billing" },
  play: async () => {
    await userEvent.click(await button(agencyCodeCopy.add));
    await userEvent.type(await screen.findByRole("textbox", { name: billingCopy.agencyCode }), " HARBOR-7 ");
    const dialog = screen.getByRole("dialog");
    await userEvent.click(within(dialog).getByRole("button", { name: controlCopy.save }));
    await screen.findByText(agencyCodeCopy.saved);
    const saved = "/account-settings?done=agency_code_saved&tab=billing";
    await waitFor(() => expect(navigationSpy.reload).toHaveBeenCalledWith(saved), { timeout: 5000 });
  },
});

/** Billing with an agency code, which can be edited or deleted. */
export const AgencyCode = meta.story({
  tags: ["visual"],
  args: { tab: "billing", user: { ...nora, agencyCode: "HARBOR-7" } },
  play: async () => {
    await expect(screen.getByText("HARBOR-7")).toBeVisible();
    await expect(await button(billingCopy.editAgencyCode)).toBeVisible();
  },
});
AgencyCode.test(
  "shows our own message for an error that has none, and the server's message after too many attempts",
  async ({ msw }) => {
    await userEvent.click(await button(billingCopy.deleteAgencyCode));
    for (const scenario of [settingsScenarios.NoMessage, settingsScenarios.BadGateway]) {
      msw.use(...scenario);
      await userEvent.click(await button(controlCopy.delete));
      await expect(await alert()).toHaveTextContent(agencyCodeCopy.deleteFailed);
      await closeAlert();
      await expect(await button(controlCopy.delete)).toBeEnabled();
    }
    msw.use(...instead("settings", { removeAgencyCode: "too_often" }));
    await userEvent.click(await button(controlCopy.delete));
    await expect(await alert()).toHaveTextContent(errors.too_often.message);
  },
);

/** A dialog asks for confirmation before the agency code is deleted. */
export const DeleteAgencyCode = AgencyCode.extend({
  tags: ["!visual", "dialog"],
  play: async () => {
    await userEvent.click(await button(billingCopy.deleteAgencyCode));
    await screen.findByText(agencyCodeCopy.confirmDelete);
  },
});
DeleteAgencyCode.test("deletes the code, and reloads after a second", async () => {
  await userEvent.click(await button(controlCopy.delete));
  await screen.findByText(billingCopy.noPaymentMethod);
  const deleted = "/account-settings?done=agency_code_deleted&tab=billing";
  await waitFor(() => expect(navigationSpy.reload).toHaveBeenCalledWith(deleted), { timeout: 3000 });
});

/** The request to delete the agency code gets no response. */
export const AgencyCodeDown = AgencyCode.extend({
  tags: ["!visual", "dialog"],
  beforeEach: ({ msw }) => msw.use(...settingsScenarios.Down),
  play: async () => {
    await userEvent.click(await button(billingCopy.deleteAgencyCode));
    await userEvent.click(await button(controlCopy.delete));
    await expect(await alert()).toHaveTextContent(agencyCodeCopy.deleteUnreachable);
  },
});

/** The deletion of the agency code is slow: the button says so. */
export const AgencyCodeSlow = AgencyCode.extend({
  tags: ["!visual", "dialog"],
  beforeEach: ({ msw }) => msw.use(...settingsScenarios.SlowAnswer),
  play: async () => {
    await userEvent.click(await button(billingCopy.deleteAgencyCode));
    await userEvent.click(await button(controlCopy.delete));
    await expect(await button(controlCopy.deleting)).toHaveAttribute("aria-disabled", "true");
  },
});

/**
 * The session ended before the agency code was deleted: the alert offers a log-in on this page, and the code is still
 * there.
 */
export const AgencyCodeLoggedOut = AgencyCode.extend({
  tags: ["!visual", "dialog"],
  globals: { persona: "visitor" },
  beforeEach: ({ msw }) => msw.use(...settingsScenarios.LoggedOut),
  play: async () => {
    await userEvent.click(await button(billingCopy.deleteAgencyCode));
    await userEvent.click(await button(controlCopy.delete));
    await expect(within(await alert()).getByRole("button", { name: logInCopy.logIn })).toBeEnabled();
    await expect(screen.getByText("HARBOR-7")).toBeVisible();
  },
});

/** Payment History and Credit say that they are not available yet. */
export const ComingSoon = meta.story({
  args: { tab: "credit" },
  play: async () => {
    await expect(
      screen.getByText(settingsCopy.underDevelopment, { selector: ":not([hidden] *)" }),
    ).toBeVisible();
    await expect(screen.getByRole("link", { current: "page" })).toHaveAccessibleName(
      settingsCopy.tabs.credit,
    );
    await expect(screen.getByRole("button", { name: topBarCopy.userMenu })).toBeVisible();
  },
});
