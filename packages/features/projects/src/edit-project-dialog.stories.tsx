import { logInCopy } from "@earshot/contract/accounts/copy.ts";
import { errors } from "@earshot/contract/errors.ts";
import { networkErrorMessage } from "@earshot/contract/network-error-message.ts";
import { projectCopy } from "@earshot/contract/projects/copy.ts";
import { projectDialogCopy } from "@earshot/contract/projects/dialog-copy.ts";
import { projectsScenarios } from "@earshot/mocks/projects.ts";
import { instead } from "@earshot/mocks/serve.ts";
import {
  expectAccessibleDialog,
  expectAnnouncement,
  expectFieldErrorLinked,
  expectFieldRejected,
} from "@earshot/storybook/assertions";
import { aboveOpener, forClient, inIframe, opener } from "@earshot/storybook/decorators";
import { answering } from "@earshot/storybook/mock-server";
import preview from "@earshot/storybook/preview";
import { expect, fn, screen, userEvent, waitFor } from "storybook/test";

import { EditProjectDialog } from "./edit-project-dialog.tsx";

const meta = preview.meta({
  component: EditProjectDialog,
  parameters: inIframe,
  globals: { persona: "newBusiness" },
  decorators: forClient,
  args: {
    open: true,
    onClose: fn(),
    onNeedsLogIn: fn(),
    project: { id: "prj_nora_001", name: projectCopy.first },
  },
});

const typed = "Autumn menu";
const field = () => screen.getByLabelText(projectDialogCopy.name);
const saveButton = () => screen.getByRole("button", { name: projectDialogCopy.update });

async function retype(name = typed) {
  await waitFor(() => expect(field()).toHaveFocus());
  await userEvent.clear(field());
  await userEvent.type(field(), name);
}

async function rename(name?: string) {
  await retype(name);
  await userEvent.click(saveButton());
}

type Scenario = (typeof projectsScenarios)["Down"];

/** A story in which Save shows this error below the field, and the input is kept. */
const rejected = (scenario: Scenario, message: string) => ({
  beforeEach: answering(scenario),
  play: async () => {
    await rename();
    await expectFieldRejected(field, message, typed);
  },
});

/** Just opened: the project's name is prefilled and focused. */
export const Open = meta.story({
  tags: ["visual"],
  play: async () => {
    await waitFor(() => expect(field()).toHaveFocus());
    await expect(field()).toHaveValue(projectCopy.first);
    await expect(saveButton()).toBeEnabled();
  },
});
Open.test("behaves as a dialog", ({ args }) =>
  expectAccessibleDialog({
    name: projectDialogCopy.editTitle,
    escape: args.onClose as ReturnType<typeof fn>,
  }),
);

/** A new name is typed but not saved yet. */
export const Typed = meta.story({
  play: async () => {
    await retype();
    await expect(saveButton()).toBeEnabled();
  },
});

/** Submitted with Enter when empty, too short and too long: each shows its own error. */
export const Invalid = meta.story({
  play: async () => {
    await waitFor(() => expect(field()).toHaveFocus());
    await userEvent.clear(field());
    await userEvent.keyboard("{Enter}");
    await expectFieldErrorLinked(field(), errors.project_name_missing.message);
    await userEvent.keyboard("a{Enter}");
    await expectFieldErrorLinked(field(), errors.project_name_too_short.message);
    await userEvent.click(field());
    await userEvent.paste("b".repeat(100));
    await userEvent.keyboard("{Enter}");
    await waitFor(() => expectFieldErrorLinked(field(), errors.project_name_too_long.message));
  },
});

/** Pending: the button says so, the field is disabled, and the dialog can't be closed. */
export const SlowAnswer = meta.story({
  beforeEach: ({ msw }) => msw.use(...projectsScenarios.SlowAnswer),
  play: async () => {
    await rename();
    await screen.findByRole("button", { name: projectDialogCopy.updating });
    await expect(field()).toBeDisabled();
    await expectAccessibleDialog({ name: projectDialogCopy.editTitle, escape: "is blocked" });
  },
});

/** The name is taken: the server's message appears. */
export const NameTaken = meta.story({
  ...rejected(projectsScenarios.NameTaken, errors.project_name_taken.message),
});
NameTaken.test("shows the server's other errors in the same place", async ({ msw }) => {
  for (const code of ["too_often", "disk_full"] as const) {
    msw.use(...instead("projects", { rename: code }));
    await userEvent.click(saveButton());
    await expectFieldRejected(field, errors[code].message, typed);
  }
});

/** The project was deleted in another tab: the server's message appears. */
export const AlreadyGone = meta.story({
  ...rejected(projectsScenarios.AlreadyGone, errors.not_found.message),
});

/** The server's error has no message: the client's fallback is shown, with the status. */
export const NoMessage = meta.story({
  ...rejected(projectsScenarios.NoMessage, projectDialogCopy.updateFailed(422)),
});

/** A proxy's error page is replaced by our own message, with the status. */
export const ChangesBadGateway = meta.story({
  ...rejected(projectsScenarios.ChangesBadGateway, projectDialogCopy.updateFailed(502)),
});

/** The server doesn't respond: the network error's text appears. */
export const ChangesFail = meta.story({ ...rejected(projectsScenarios.ChangesFail, networkErrorMessage) });

/** The session ended in another tab: the server's message and a Log In button appear. */
export const LoggedOut = meta.story({
  ...rejected(projectsScenarios.LoggedOut, errors.not_logged_in.message),
});
LoggedOut.test("passes the name on when Log In is clicked", async ({ args }) => {
  await userEvent.click(screen.getByRole("button", { name: logInCopy.logIn }));
  await expect(args.onNeedsLogIn).toHaveBeenCalledWith(typed);
});

/** The name is saved: the dialog closes, and a toast says so. */
export const Renamed = meta.story({
  render: aboveOpener(EditProjectDialog),
  play: async () => {
    await expectAnnouncement(projectDialogCopy.updated, () => rename());
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    await waitFor(() => expect(opener()).toBeVisible());
  },
});
