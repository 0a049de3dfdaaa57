import { logInCopy } from "@earshot/contract/accounts/copy.ts";
import { errors } from "@earshot/contract/errors.ts";
import { projectCopy } from "@earshot/contract/projects/copy.ts";
import { deleteProjectCopy } from "@earshot/contract/projects/dialog-copy.ts";
import { controlCopy } from "@earshot/contract/site/controls-copy.ts";
import { projectsScenarios } from "@earshot/mocks/projects.ts";
import { instead } from "@earshot/mocks/serve.ts";
import { expectAccessibleDialog, expectAnnouncement } from "@earshot/storybook/assertions";
import { aboveOpener, forClient, inIframe } from "@earshot/storybook/decorators";
import { answering } from "@earshot/storybook/mock-server";
import preview from "@earshot/storybook/preview";
import { expect, fn, screen, userEvent, waitFor } from "storybook/test";

import { DeleteProjectDialog } from "./delete-project-dialog.tsx";

const meta = preview.meta({
  component: DeleteProjectDialog,
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

const dialog = () => screen.getByRole("alertdialog");

async function confirm() {
  const button = await screen.findByRole("button", { name: controlCopy.delete });
  await waitFor(() => expect(button).toBeEnabled());
  await userEvent.click(button);
}

type Scenario = (typeof projectsScenarios)["Down"];

/** A story in which Delete shows the sidebar's text for this error, and the dialog stays open. */
const rejected = (scenario: Scenario, message: string) => ({
  beforeEach: answering(scenario),
  play: async () => {
    await confirm();
    await waitFor(() => expect(dialog()).toHaveTextContent(message));
    await waitFor(() => expect(screen.getByRole("button", { name: controlCopy.delete })).toBeEnabled());
  },
});

/** Just opened: the dialog says that the project's ads will be lost too. Cancel is focused. */
export const Open = meta.story({
  tags: ["visual"],
  play: async () => {
    await expect(await screen.findByRole("alertdialog")).toHaveAccessibleDescription(
      `${projectCopy.first} along with all its ads. This action cannot be undone.`,
    );
    await waitFor(() => expect(screen.getByRole("button", { name: controlCopy.delete })).toBeEnabled());
    await expect(screen.queryByText(deleteProjectCopy.inCampaigns(1))).toBeNull();
  },
});
Open.test("behaves as a dialog", ({ args }) =>
  expectAccessibleDialog({
    name: deleteProjectCopy.title,
    role: "alertdialog",
    escape: args.onClose as ReturnType<typeof fn>,
  }),
);

Open.test(
  "enables Delete even if the project's campaigns can't be counted",
  { beforeEach: ({ msw }) => msw.use(...projectsScenarios.Down) },
  () => waitFor(() => expect(screen.getByRole("button", { name: controlCopy.delete })).toBeEnabled()),
);

/** Two campaigns use the project's ads: the dialog says so before Delete is enabled. */
export const InCampaigns = meta.story({
  beforeEach: ({ msw }) => msw.use(...projectsScenarios.InCampaigns),
  play: async () => {
    await screen.findByText(deleteProjectCopy.inCampaigns(2));
  },
});

/** A name of 100 characters without spaces wraps instead of overflowing. */
export const LongText = meta.story({
  args: { project: { id: "prj_nora_001", name: "x".repeat(100) } },
  play: async () => {
    await expect(dialog().scrollWidth).toBeLessThanOrEqual(dialog().clientWidth);
  },
});

/** Pending: the button says so, and the dialog can't be closed. */
export const SlowAnswer = meta.story({
  beforeEach: ({ msw }) => msw.use(...projectsScenarios.SlowAnswer),
  play: async () => {
    await confirm();
    await screen.findByRole("button", { name: controlCopy.deleting });
    await expectAccessibleDialog({
      name: deleteProjectCopy.title,
      role: "alertdialog",
      escape: "is blocked",
    });
  },
});

/** The project was deleted in another tab: the server's message appears. */
export const AlreadyGone = meta.story({
  ...rejected(projectsScenarios.AlreadyGone, errors.not_found.message),
});
AlreadyGone.test("shows a disk-full error in the same place", async ({ msw }) => {
  msw.use(...instead("projects", { remove: "disk_full" }));
  await confirm();
  await waitFor(() => expect(dialog()).toHaveTextContent(errors.disk_full.message));
});

/** The session ended in another tab: the server's message and Log In appear. */
export const LoggedOut = meta.story({
  ...rejected(projectsScenarios.LoggedOut, errors.not_logged_in.message),
});
LoggedOut.test("closes when Log In is clicked", async ({ args }) => {
  await userEvent.click(screen.getByRole("button", { name: logInCopy.logIn }));
  await expect(args.onClose).toHaveBeenCalledOnce();
  await expect(args.onNeedsLogIn).toHaveBeenCalledOnce();
});

/** The server's error has no message: the client's fallback is shown. */
export const NoMessage = meta.story({ ...rejected(projectsScenarios.NoMessage, deleteProjectCopy.failed) });

/** A proxy's error page is replaced by our own message. */
export const ChangesBadGateway = meta.story({
  ...rejected(projectsScenarios.ChangesBadGateway, deleteProjectCopy.failed),
});

/** The server doesn't respond: the network error's text appears. */
export const ChangesFail = meta.story({
  tags: ["visual"],
  ...rejected(projectsScenarios.ChangesFail, deleteProjectCopy.unreachable),
});

/**
 * Opened from the studio's project name: an error is shown as an alert in the studio's wording, and the dialog stays
 * open.
 */
export const FromStudio = meta.story({
  args: { alert: fn() },
  beforeEach: ({ msw }) => msw.use(...projectsScenarios.ChangesFail),
  play: async ({ args }) => {
    await confirm();
    await waitFor(() => expect(args.alert).toHaveBeenCalledWith(deleteProjectCopy.studioUnreachable));
    await expect(args.onClose).not.toHaveBeenCalled();
  },
});
FromStudio.test(
  "shows the server's message as an alert, or our own if there is none",
  async ({ args, msw }) => {
    msw.use(...projectsScenarios.AlreadyGone);
    await confirm();
    await waitFor(() => expect(args.alert).toHaveBeenLastCalledWith(errors.not_found.message));
    msw.use(...projectsScenarios.NoMessage);
    await confirm();
    await waitFor(() => expect(args.alert).toHaveBeenLastCalledWith(deleteProjectCopy.failed));
  },
);

/** The project is deleted: the dialog closes, and a toast says so. */
export const Deleted = meta.story({
  render: aboveOpener(DeleteProjectDialog),
  play: async () => {
    await expectAnnouncement(deleteProjectCopy.deleted, () => confirm());
    await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
  },
});
