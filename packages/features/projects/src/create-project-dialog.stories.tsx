import { QueryProvider } from "@earshot/client/query-provider.tsx";
import { logInCopy } from "@earshot/contract/accounts/copy.ts";
import { errors, networkErrorMessage } from "@earshot/contract/errors.ts";
import { projectDialogCopy } from "@earshot/contract/projects/copy.ts";
import { controlCopy } from "@earshot/contract/site/controls-copy.ts";
import { projectsScenarios } from "@earshot/mocks/projects.ts";
import {
  expectAccessibleDialog,
  expectAnnouncement,
  expectFieldErrorLinked,
} from "@earshot/storybook/assertions";
import {
  WithOpener,
  inIframe,
  narrowest,
  nora,
  opener,
  withNavigationSpy,
  withSession,
} from "@earshot/storybook/decorators";
import { recordCalls } from "@earshot/storybook/mock-server";
import preview from "@earshot/storybook/preview";
import { ToastRegion } from "@earshot/ui/surfaces/toast.tsx";
import { expect, fn, screen, userEvent, waitFor, within } from "storybook/test";

import { CreateProjectDialog, type CreateProjectDialogProps } from "./create-project-dialog.tsx";

const meta = preview.meta({
  component: CreateProjectDialog,
  parameters: inIframe,
  globals: { persona: "newBusiness" },
  decorators: [
    (Story) => (
      <QueryProvider>
        <ToastRegion label="Notifications" dismissLabel="Dismiss" loadError={networkErrorMessage}>
          <Story />
        </ToastRegion>
      </QueryProvider>
    ),
    withSession(nora),
    withNavigationSpy,
  ],
  args: { open: true, onClose: fn(), onCreated: fn(), onNeedsLogIn: fn() },
});

/** As on a page: it closes when it wants to. */
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

/** The words stand under the field, which has the focus again and holds what was typed. */
async function expectRefused(words: string, name = typed) {
  await waitFor(() => expectFieldErrorLinked(field(), words));
  await waitFor(() => expect(field()).toHaveFocus());
  await expect(field()).toHaveValue(name);
}

/** As it opens: the field has the focus, and Create waits for two characters. */
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
Open.test("Create waits for two characters that are no spaces", async () => {
  await userEvent.type(field(), "  a ");
  await expect(createButton()).toBeDisabled();
  await userEvent.type(field(), "b");
  await expect(createButton()).toBeEnabled();
});

/** Sent by Enter with nothing in it: the words say what it needs, and are spoken. */
export const Missing = meta.story({
  play: async () => {
    await waitFor(() => expect(field()).toHaveFocus());
    const spoken = within(screen.getByRole("dialog")).getByRole("status");
    await userEvent.keyboard("{Enter}");
    await expectFieldErrorLinked(field(), errors.project_name_missing.message);
    await expect(spoken).toHaveTextContent(errors.project_name_missing.message);
  },
});
Missing.test("one character is too short, spaces around it or not", async () => {
  await userEvent.type(field(), " a {Enter}");
  await expectFieldErrorLinked(field(), errors.project_name_too_short.message);
});
Missing.test("typing takes the words away", async () => {
  await userEvent.type(field(), "Podcast");
  await expect(field()).not.toHaveAttribute("aria-invalid");
});

/** 101 characters: refused with words before anything is sent, nothing cut off. */
export const TooLong = meta.story({
  args: { initialName: "x".repeat(101) },
  play: async () => {
    await userEvent.click(await screen.findByRole("button", { name: projectDialogCopy.create }));
    await expectRefused(errors.project_name_too_long.message, "x".repeat(101));
  },
});

/** The name that was kept through a log-in stands there already. */
export const NameKept = meta.story({
  args: { initialName: typed },
  play: async () => {
    await waitFor(() => expect(field()).toHaveValue(typed));
    await expect(createButton()).toBeEnabled();
  },
});

/** The answer is awaited: the button says so, and nothing can be changed. */
export const SlowAnswer = meta.story({
  beforeEach: ({ msw }) => msw.use(...projectsScenarios.SlowAnswer),
  play: async () => {
    await create();
    await screen.findByRole("button", { name: projectDialogCopy.creating });
    await expect(field()).toBeDisabled();
  },
});
SlowAnswer.test("can't be closed meanwhile", () =>
  expectAccessibleDialog({ name: projectDialogCopy.createTitle, escape: "is blocked" }),
);

/** The name is in use: the server's words stand under the field, and what was typed stays. */
export const NameTaken = meta.story({
  beforeEach: ({ msw }) => msw.use(...projectsScenarios.NameTaken),
  play: async () => {
    await create();
    await expectRefused(errors.project_name_taken.message);
  },
});
NameTaken.test("the field has the focus again, and another try is possible at once", async () => {
  await waitFor(() => expect(createButton()).toBeEnabled());
  await userEvent.type(field(), " 2");
  await expect(field()).toHaveValue(`${typed} 2`);
});

/** The server refuses what the rules here let pass: its words stand under the field. */
export const NameTooLong = meta.story({
  beforeEach: ({ msw }) => msw.use(...projectsScenarios.NameTooLong),
  play: async () => {
    await create();
    await expectRefused(errors.project_name_too_long.message);
  },
});

/** The session ended in another tab: the server's words, and the way to log in. */
export const LoggedOut = meta.story({
  tags: ["visual"],
  beforeEach: ({ msw }) => msw.use(...projectsScenarios.LoggedOut),
  play: async () => {
    await create();
    await expectRefused(errors.not_logged_in.message);
    await screen.findByRole("button", { name: logInCopy.logIn });
  },
});
LoggedOut.test("Log In takes the name along", async ({ args }) => {
  await userEvent.click(screen.getByRole("button", { name: logInCopy.logIn }));
  await expect(args.onClose).toHaveBeenCalled();
  await expect(args.onNeedsLogIn).toHaveBeenCalledWith(typed);
});

/** A refusal without words: the product's own, with the status. */
export const NoMessage = meta.story({
  beforeEach: ({ msw }) => msw.use(...projectsScenarios.NoMessage),
  play: async () => {
    await create();
    await expectRefused(projectDialogCopy.createFailed(422));
  },
});

/** A proxy answers instead of the server: the product's own words, with the proxy's status. */
export const BadGateway = meta.story({
  beforeEach: ({ msw }) => msw.use(...projectsScenarios.BadGateway),
  play: async () => {
    await create();
    await expectRefused(projectDialogCopy.createFailed(502));
  },
});

/** No answer at all: the network's words, and another try is possible at once. */
export const Down = meta.story({
  beforeEach: ({ msw }) => msw.use(...projectsScenarios.Down),
  play: async () => {
    await create();
    await expectRefused(networkErrorMessage);
    await expect(createButton()).toBeEnabled();
  },
});

/** A visitor: told beforehand that logging in comes next. */
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
AsVisitor.test("Create leads to Log In with the name, and asks the server nothing", async ({ msw, args }) => {
  const sent = recordCalls(msw);
  await create(`  ${typed} `);
  await expect(args.onNeedsLogIn).toHaveBeenCalledWith(typed);
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  await expect(sent).toEqual([]);
  msw.events.removeAllListeners();
});

/** Created: the dialog has gone, and a notice says so. */
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
Created.test("opened again, it has forgotten the name, and the server knows it", async () => {
  await userEvent.click(opener());
  await waitFor(() => expect(field()).toHaveValue(""));
  await create(typed.toUpperCase());
  await expectRefused(errors.project_name_taken.message, typed.toUpperCase());
});
Created.test("sends the day of its creation along", async ({ msw }) => {
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
Created.test("closed without a create, it gives the focus back and forgets", async () => {
  await userEvent.click(opener());
  await userEvent.type(await screen.findByLabelText(projectDialogCopy.name), "Half a");
  await userEvent.click(screen.getByRole("button", { name: controlCopy.cancel }));
  await waitFor(() => expect(opener()).toHaveFocus());
  await userEvent.click(opener());
  await waitFor(() => expect(field()).toHaveValue(""));
});

/** On the narrowest phone, text twice as large, refused: it scrolls in itself, and nothing is cut off. */
export const Narrowest = NameTaken.extend({ globals: narrowest });
Narrowest.test("behaves as a dialog", ({ args }) =>
  expectAccessibleDialog({
    name: projectDialogCopy.createTitle,
    escape: args.onClose as ReturnType<typeof fn>,
  }),
);
