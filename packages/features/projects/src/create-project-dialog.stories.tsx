import { logInCopy } from "@earshot/contract/accounts/copy.ts";
import { errors } from "@earshot/contract/errors.ts";
import { networkErrorMessage } from "@earshot/contract/network-error-message.ts";
import { projectDialogCopy } from "@earshot/contract/projects/dialog-copy.ts";
import { controlCopy } from "@earshot/contract/site/controls-copy.ts";
import { projectsScenarios } from "@earshot/mocks/projects.ts";
import { instead } from "@earshot/mocks/serve.ts";
import {
  expectAccessibleDialog,
  expectAnnouncement,
  expectFieldErrorLinked,
  expectFieldRejected,
} from "@earshot/storybook/assertions";
import { WithOpener, forClient, inIframe, opener, withSession } from "@earshot/storybook/decorators";
import { answering, recordCalls } from "@earshot/storybook/mock-server";
import preview from "@earshot/storybook/preview";
import { expect, fn, screen, userEvent, waitFor, within } from "storybook/test";

import { CreateProjectDialog, type CreateProjectDialogProps } from "./create-project-dialog.tsx";

const meta = preview.meta({
  component: CreateProjectDialog,
  parameters: inIframe,
  globals: { persona: "newBusiness" },
  decorators: forClient,
  args: { open: true, onClose: fn(), onCreated: fn(), onNeedsLogIn: fn() },
});

/** Renders the dialog in a page that opens and closes it. */
const onPage = (args: CreateProjectDialogProps) => (
  <WithOpener>{(open, close) => <CreateProjectDialog {...args} open={open} onClose={close} />}</WithOpener>
);

const typed = "Podcast outro";
const field = () => screen.getByLabelText(projectDialogCopy.name);
const createButton = () => screen.getByRole("button", { name: projectDialogCopy.create });

async function create(name = typed) {
  await userEvent.type(await screen.findByLabelText(projectDialogCopy.name), name);
  await userEvent.click(createButton());
}

const expectRefused = (message: string, name = typed) => expectFieldRejected(field, message, name);

type Scenario = (typeof projectsScenarios)["Down"];

/** A story in which Create shows this error. */
const rejected = (scenario: Scenario, message: string) => ({
  beforeEach: answering(scenario),
  play: async () => {
    await create();
    await expectRefused(message);
  },
});

/** Just opened: the field is focused, and Create is disabled. */
export const Open = meta.story({
  tags: ["visual"],
  play: async () => {
    await waitFor(() => expect(field()).toHaveFocus());
    await expect(createButton()).toBeDisabled();
  },
});
Open.test("behaves as a dialog", ({ args }) =>
  expectAccessibleDialog({
    name: projectDialogCopy.createTitle,
    escape: args.onClose as ReturnType<typeof fn>,
  }),
);
Open.test("enables Create once the name has two non-space characters", async () => {
  await userEvent.type(field(), "  a ");
  await expect(createButton()).toBeDisabled();
  await userEvent.type(field(), "b");
  await expect(createButton()).toBeEnabled();
});

/** Enter is pressed in the empty field: the error is shown and announced. */
export const Missing = meta.story({
  play: async () => {
    await waitFor(() => expect(field()).toHaveFocus());
    const spoken = within(screen.getByRole("dialog")).getByRole("status");
    await userEvent.keyboard("{Enter}");
    await expectFieldErrorLinked(field(), errors.project_name_missing.message);
    await expect(spoken).toHaveTextContent(errors.project_name_missing.message);
  },
});
Missing.test("rejects a one-character name, and clears the error while typing", async () => {
  await userEvent.type(field(), " a {Enter}");
  await expectFieldErrorLinked(field(), errors.project_name_too_short.message);
  await userEvent.type(field(), "Podcast");
  await expect(field()).not.toHaveAttribute("aria-invalid");
});

/** A name of 101 characters shows an error before anything is sent, and nothing is cut off. */
export const TooLong = meta.story({
  args: { initialName: "x".repeat(101) },
  play: async () => {
    await userEvent.click(await screen.findByRole("button", { name: projectDialogCopy.create }));
    await expectRefused(errors.project_name_too_long.message, "x".repeat(101));
  },
});

/** The name typed before the log-in is prefilled. */
export const NameKept = meta.story({
  args: { initialName: typed },
  play: async () => {
    await waitFor(() => expect(field()).toHaveValue(typed));
    await expect(createButton()).toBeEnabled();
  },
});

/** Pending: the button says so, and the field is disabled. */
export const SlowAnswer = meta.story({
  beforeEach: ({ msw }) => msw.use(...projectsScenarios.SlowAnswer),
  play: async () => {
    await create();
    await screen.findByRole("button", { name: projectDialogCopy.creating });
    await expect(field()).toBeDisabled();
  },
});
SlowAnswer.test("cannot be closed while pending", () =>
  expectAccessibleDialog({ name: projectDialogCopy.createTitle, escape: "is blocked" }),
);

/** The name is taken: the server's message appears below the field, and the input is kept. */
export const NameTaken = meta.story({
  ...rejected(projectsScenarios.NameTaken, errors.project_name_taken.message),
});
NameTaken.test("allows an immediate retry", async () => {
  await waitFor(() => expect(createButton()).toBeEnabled());
  await userEvent.type(field(), " 2");
  await expect(field()).toHaveValue(`${typed} 2`);
});

/** The server rejects a name that passes the browser's checks: its message appears below the field. */
export const NameTooLong = meta.story({
  ...rejected(projectsScenarios.NameTooLong, errors.project_name_too_long.message),
});

/** More projects were created per hour than allowed (429): the server's message appears below the field. */
export const TooManyProjects = meta.story({
  ...rejected(projectsScenarios.TooManyProjects, errors.too_many_projects.message),
});
TooManyProjects.test("shows a disk-full error in the same place", async ({ msw }) => {
  msw.use(...instead("projects", { create: "disk_full" }));
  await userEvent.click(createButton());
  await expectRefused(errors.disk_full.message);
});

/** The session ended in another tab: the server's message and a Log In button appear. */
export const LoggedOut = meta.story({
  tags: ["visual"],
  ...rejected(projectsScenarios.LoggedOut, errors.not_logged_in.message),
});
LoggedOut.test("passes the name on when Log In is clicked", async ({ args }) => {
  await userEvent.click(screen.getByRole("button", { name: logInCopy.logIn }));
  await expect(args.onClose).toHaveBeenCalled();
  await expect(args.onNeedsLogIn).toHaveBeenCalledWith(typed);
});

/** The server's error has no message: the client's fallback is shown, with the status. */
export const NoMessage = meta.story({
  ...rejected(projectsScenarios.NoMessage, projectDialogCopy.createFailed(422)),
});

/** A proxy's error page is replaced by our own message, with the status. */
export const BadGateway = meta.story({
  ...rejected(projectsScenarios.BadGateway, projectDialogCopy.createFailed(502)),
});

/** The server doesn't respond: the network error message appears, and the user can retry immediately. */
export const Down = meta.story({ ...rejected(projectsScenarios.Down, networkErrorMessage) });
Down.test("allows an immediate retry", () => expect(createButton()).toBeEnabled());

/** For a visitor, the description says that the next step is to log in. */
export const AsVisitor = meta.story({
  tags: ["visual"],
  globals: { persona: "visitor" },
  decorators: [withSession(null)],
  render: onPage,
  play: async () => {
    await expect(
      await screen.findByRole("dialog", { description: projectDialogCopy.visitor }),
    ).toBeInTheDocument();
  },
});
AsVisitor.test("passes the name on when Log In is clicked, and sends no request", async ({ msw, args }) => {
  const sent = recordCalls(msw);
  await create(`  ${typed} `);
  await expect(args.onNeedsLogIn).toHaveBeenCalledWith(typed);
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  await expect(sent).toEqual([]);
  msw.events.removeAllListeners();
});

/** The project is created: the dialog closes, and a toast says so. */
export const Created = meta.story({
  render: onPage,
  play: async ({ args }) => {
    await waitFor(() => expect(field()).toHaveFocus());
    await expectAnnouncement(projectDialogCopy.created, async () => {
      await userEvent.keyboard(`  ${typed} {Enter}`);
    });
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    await expect(args.onCreated).toHaveBeenCalledWith(expect.objectContaining({ name: typed }));
  },
});
Created.test("reopens empty, and rejects the same name", async () => {
  await userEvent.click(opener());
  await waitFor(() => expect(field()).toHaveValue(""));
  await create(typed.toUpperCase());
  await expectRefused(errors.project_name_taken.message, typed.toUpperCase());
});
Created.test("sends the current date as the description", async ({ msw }) => {
  const bodies: unknown[] = [];
  msw.events.on("request:start", async ({ request }) => {
    if (request.method === "POST") bodies.push(await request.clone().json());
  });
  await userEvent.click(opener());
  await create(`${typed} 2`);
  await waitFor(() =>
    expect(bodies).toEqual([
      { name: `${typed} 2`, description: expect.stringMatching(/^Created on \w+ \d+, \d{4}$/) },
    ]),
  );
  msw.events.removeAllListeners();
});
Created.test("returns focus and clears the name when Cancel is clicked", async () => {
  await userEvent.click(opener());
  await userEvent.type(await screen.findByLabelText(projectDialogCopy.name), "Half a");
  await userEvent.click(screen.getByRole("button", { name: controlCopy.cancel }));
  await waitFor(() => expect(opener()).toHaveFocus());
  await userEvent.click(opener());
  await waitFor(() => expect(field()).toHaveValue(""));
});
