import { QueryProvider } from "@earshot/client/query-provider.tsx";
import { logInCopy } from "@earshot/contract/accounts/copy.ts";
import { errors } from "@earshot/contract/errors.ts";
import { agencyCodeCopy, billingCopy } from "@earshot/contract/settings/copy.ts";
import { controlCopy, statusCopy } from "@earshot/contract/site/controls-copy.ts";
import { instead } from "@earshot/mocks/serve.ts";
import { settingsScenarios } from "@earshot/mocks/settings.ts";
import { expectAccessibleDialog } from "@earshot/storybook/assertions";
import { inIframe, nora, withNavigationSpy, withSession } from "@earshot/storybook/decorators";
import preview from "@earshot/storybook/preview";
import { expect, fn, screen, userEvent, waitFor } from "storybook/test";

import { AgencyCodeDialog } from "./agency-code-dialog.tsx";

const meta = preview.meta({
  component: AgencyCodeDialog,
  parameters: inIframe,
  globals: { persona: "newBusiness" },
  decorators: [
    (Story) => (
      <QueryProvider>
        <Story />
      </QueryProvider>
    ),
    withSession(nora),
    withNavigationSpy,
  ],
  args: { open: true, code: null, onClose: fn(), onSaved: fn(), onLogIn: fn() },
});

const typed = "HARBOR-7";
const field = () => screen.findByRole("textbox", { name: billingCopy.agencyCode });

async function save() {
  await userEvent.type(await field(), typed);
  await userEvent.click(screen.getByRole("button", { name: controlCopy.save }));
}

type Scenario = (typeof settingsScenarios)["Down"];

/** A story in which Save shows the error dialog, and the code is kept. */
const rejected = (scenario: Scenario, message: string) => ({
  beforeEach: ({ msw }: { msw: { use: (...handlers: Scenario) => void } }) => msw.use(...scenario),
  play: async () => {
    await save();
    await expect(await screen.findByRole("alertdialog", { name: statusCopy.error })).toHaveTextContent(
      message,
    );
    await userEvent.click(screen.getByRole("button", { name: controlCopy.ok }));
    await expect(await field()).toHaveValue(typed);
  },
});

/** A code is being added: Save is disabled until one is typed. */
export const Adding = meta.story({
  tags: ["visual"],
  play: async () => {
    await screen.findByRole("dialog", { name: agencyCodeCopy.add, description: agencyCodeCopy.addText });
    await userEvent.type(await field(), "  ");
    await expect(screen.getByRole("button", { name: controlCopy.save })).toBeDisabled();
  },
});
Adding.test("behaves as a dialog", ({ args }) =>
  expectAccessibleDialog({ name: agencyCodeCopy.add, escape: args.onClose as ReturnType<typeof fn> }),
);

Adding.test("reports a missing code when Enter is pressed", async () => {
  await userEvent.type(await field(), "{Enter}");
  await expect(await screen.findByRole("alertdialog", { name: statusCopy.error })).toHaveTextContent(
    errors.agency_code_missing.message,
  );
});

/** A code is typed but not saved yet. */
export const Typed = meta.story({
  play: async () => {
    await userEvent.type(await field(), typed);
    await expect(screen.getByRole("button", { name: controlCopy.save })).toBeEnabled();
  },
});

/** A code is being edited. */
export const Editing = meta.story({
  args: { code: typed },
  play: async () => {
    await screen.findByRole("dialog", { name: agencyCodeCopy.edit, description: agencyCodeCopy.editText });
    await expect(await field()).toHaveValue(typed);
    await expect(screen.getByRole("button", { name: agencyCodeCopy.update })).toBeEnabled();
  },
});

Editing.test("says that the code was updated", async () => {
  await userEvent.click(screen.getByRole("button", { name: agencyCodeCopy.update }));
  await screen.findByText(agencyCodeCopy.updated);
});

/** Pending: the button says so, and the field is disabled. */
export const Validating = meta.story({
  beforeEach: ({ msw }) => msw.use(...settingsScenarios.SlowAnswer),
  play: async () => {
    await save();
    await screen.findByRole("button", { name: agencyCodeCopy.validating });
    await expect(await field()).toBeDisabled();
  },
});

/** The session ended: the error dialog offers a log-in on this page, and the code is kept. */
export const LoggedOut = meta.story({
  beforeEach: ({ msw }) => msw.use(...settingsScenarios.LoggedOut),
  play: async ({ args }) => {
    await save();
    await screen.findByRole("alertdialog", { name: statusCopy.error });
    await userEvent.click(screen.getByRole("button", { name: logInCopy.logIn }));
    await expect(args.onLogIn).toHaveBeenCalledOnce();
    await expect(await field()).toHaveValue(typed);
  },
});

/** The code is saved: the success dialog appears, and both dialogs close after 1.5 s. */
export const Saved = meta.story({
  play: async () => {
    await save();
    await screen.findByText(agencyCodeCopy.saved);
  },
});
Saved.test("closes by itself", async ({ args }) => {
  await waitFor(() => expect(args.onSaved).toHaveBeenCalledWith(true), { timeout: 3000 });
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
});

/** The server rejects the code as unknown. */
export const UnknownAgencyCode = meta.story({
  ...rejected(settingsScenarios.UnknownAgencyCode, errors.agency_code_unknown.message),
});
UnknownAgencyCode.test("shows the server's other errors in the same place", async ({ msw }) => {
  for (const code of ["too_often", "disk_full"] as const) {
    msw.use(...instead("settings", { saveAgencyCode: code }));
    await userEvent.click(screen.getByRole("button", { name: controlCopy.save }));
    const alert = await screen.findByRole("alertdialog", { name: statusCopy.error });
    await expect(alert).toHaveTextContent(errors[code].message);
    await userEvent.click(screen.getByRole("button", { name: controlCopy.ok }));
    await waitFor(() => expect(alert).not.toBeInTheDocument());
  }
});

/** The server's error has no message: the client's fallback is shown. */
export const NoMessage = meta.story({ ...rejected(settingsScenarios.NoMessage, agencyCodeCopy.failed) });

/** A proxy's error page is replaced by our own message. */
export const BadGateway = meta.story({ ...rejected(settingsScenarios.BadGateway, agencyCodeCopy.failed) });

/** The server doesn't respond: our network message appears. */
export const Down = meta.story({ ...rejected(settingsScenarios.Down, agencyCodeCopy.unreachable) });
