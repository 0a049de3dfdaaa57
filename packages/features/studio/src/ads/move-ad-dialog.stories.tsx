import { adCopy } from "@earshot/contract/ads/copy.ts";
import { moveAdCopy } from "@earshot/contract/ads/dialog-copy.ts";
import { errors } from "@earshot/contract/errors.ts";
import { controlCopy } from "@earshot/contract/site/controls-copy.ts";
import { adsScenarios } from "@earshot/mocks/ads.ts";
import { instead } from "@earshot/mocks/serve.ts";
import { expectAccessibleDialog } from "@earshot/storybook/assertions";
import { inIframe } from "@earshot/storybook/decorators";
import preview from "@earshot/storybook/preview";
import { useState } from "react";
import { expect, fn, screen, userEvent, waitFor } from "storybook/test";

import { expectAlerted } from "../shell/studio-alert/testing-alerts.tsx";
import { agencyProjects, aroundAds } from "./ad-list/testing-ads.tsx";
import { MoveAdDialog, type MoveAdDialogProps } from "./move-ad-dialog.tsx";

function Moving(props: MoveAdDialogProps) {
  const [open, setOpen] = useState(true);
  const close = () => {
    props.onClose();
    setOpen(false);
  };
  return <MoveAdDialog {...props} open={open} onClose={close} />;
}

const meta = preview.meta({
  component: MoveAdDialog,
  globals: { persona: "agency" },
  parameters: inIframe,
  decorators: [aroundAds],
  args: {
    ad: { uuid: "ad_avi_2000", title: "Fresh roast, delivered" },
    projectId: "prj_avi_500",
    projects: agencyProjects,
    isLoggedIn: true,
    open: true,
    onClose: fn(),
    onMoved: fn(),
    onCreateProject: fn(),
  },
  render: (args) => <Moving {...args} />,
  beforeEach: () => localStorage.removeItem("audioProjectMap"),
});

const dialog = () => screen.findByRole("dialog", { name: adCopy.move });
const radio = (name: string) => screen.findByRole("radio", { name });
const moveButton = () => screen.findByRole("button", { name: moveAdCopy.move });

async function moveIt() {
  await userEvent.click(await radio("Podcast pilots"));
  await userEvent.click(await moveButton());
}

type Scenario = (typeof adsScenarios)["Down"];

/** A story in which Move ends with this alert. */
const alerts = (scenario: Scenario, message: string) => ({
  beforeEach: ({ msw }: { msw: { use: (...handlers: Scenario) => void } }) => msw.use(...scenario),
  play: async () => {
    await moveIt();
    await expectAlerted(message);
  },
});

/** All projects are listed except the ad's own. None is chosen, so Move is disabled. */
export const Open = meta.story({
  play: async () => {
    await expect(await screen.findAllByRole("radio")).toHaveLength(2);
    await expect(screen.queryByText("Spring launch")).toBeNull();
    await expect(await moveButton()).toBeDisabled();
  },
});
Open.test("behaves as a dialog", ({ args }) =>
  expectAccessibleDialog({ name: adCopy.move, escape: args.onClose as ReturnType<typeof fn> }),
);

/** A project is chosen: it is shown as selected, and Move is enabled. */
export const Chosen = meta.story({
  tags: ["visual"],
  play: async () => {
    await userEvent.click(await radio("Podcast pilots"));
    await waitFor(() => expect(screen.getByText(controlCopy.selected("Podcast pilots"))).toBeVisible());
    await expect(await moveButton()).toBeEnabled();
  },
});

/** A project was just created from this dialog: it is chosen, and Move is enabled. */
export const ProjectJustMade = meta.story({
  args: { chosenAtFirst: "prj_avi_498" },
  play: async () => {
    await expect(await radio("Holiday 2026")).toBeChecked();
    await expect(await moveButton()).toBeEnabled();
  },
});

/**
 * The ad is moved by keyboard: the dialog closes, this browser saves the ad's project, and `audioMoved` is
 * dispatched.
 */
export const Moved = meta.story({
  play: async ({ args }) => {
    const onMoved = fn();
    const listener = (event: Event) => onMoved((event as CustomEvent).detail);
    window.addEventListener("audioMoved", listener);
    await waitFor(async () => expect(await dialog()).toHaveFocus());
    await userEvent.tab();
    await userEvent.tab();
    await expect(await radio("Podcast pilots")).toHaveFocus();
    await userEvent.keyboard("[ArrowDown]");
    await waitFor(async () => expect(await radio("Holiday 2026")).toBeChecked());
    await userEvent.keyboard("{Enter}");
    await waitFor(() => expect(args.onMoved).toHaveBeenCalledOnce());
    window.removeEventListener("audioMoved", listener);
    await expect(onMoved.mock.calls).toEqual([[{ uuid: "ad_avi_2000", projectId: "prj_avi_498" }]]);
    await expect(JSON.parse(localStorage.getItem("audioProjectMap") ?? "")).toEqual({
      ad_avi_2000: "prj_avi_498",
    });
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  },
});

/** There is no other project: a button creates one. */
export const NoOtherProject = meta.story({
  tags: ["visual"],
  args: { projects: agencyProjects.slice(0, 1) },
  play: async ({ args }) => {
    await waitFor(() => expect(screen.getByText(moveAdCopy.none.title)).toBeVisible());
    await expect(screen.getByText(moveAdCopy.none.text)).toBeVisible();
    await expect(screen.queryByRole("button", { name: moveAdCopy.move })).toBeNull();
    await expect(args.onCreateProject).not.toHaveBeenCalled();
  },
});
NoOtherProject.test("closes when Create a new project is clicked", async ({ args }) => {
  await userEvent.click(screen.getByRole("button", { name: moveAdCopy.create }));
  await expect(args.onCreateProject).toHaveBeenCalledOnce();
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
});

/** A visitor has no projects: a button creates one. */
export const Visitor = NoOtherProject.extend({
  tags: ["!visual"],
  globals: { persona: "visitorWithAds" },
  args: { projects: [], projectId: null, isLoggedIn: false },
});

const manyProjects = Array.from({ length: 500 }, (_, index) => ({
  id: `prj_${index}`,
  name: index === 420 ? "Café Olé: Autumn menu" : `Kettle Coffee: week ${index}`,
  description: "",
}));

/** With 500 projects, a field filters them. */
export const Many = meta.story({
  args: { projects: manyProjects },
  play: async () => {
    await userEvent.type(await screen.findByLabelText(moveAdCopy.find), "café olé");
    await expect(screen.getAllByRole("radio")).toHaveLength(1);
    await userEvent.keyboard("{Enter}");
    await expect(await dialog()).toBeVisible();
  },
});

/** No project matches the filter: a message says so. */
export const NoMatches = Many.extend({
  play: async () => {
    await userEvent.type(await screen.findByLabelText(moveAdCopy.find), "zebra");
    await waitFor(() => expect(screen.getByText(moveAdCopy.noMatches)).toBeVisible());
    await expect(screen.queryByRole("radio")).toBeNull();
  },
});

/** Pending: the button says so, and the dialog can't be closed. */
export const SlowAnswer = meta.story({
  beforeEach: ({ msw }) => msw.use(...adsScenarios.SlowAnswer),
  play: async () => {
    await moveIt();
    await screen.findByRole("button", { name: moveAdCopy.moving });
  },
});
SlowAnswer.test("cannot be closed while pending", () =>
  expectAccessibleDialog({ name: adCopy.move, escape: "is blocked" }),
);

/** The project was deleted in another tab: the alert shows our text, then the server's. */
export const AlreadyGone = meta.story({
  ...alerts(adsScenarios.AlreadyGone, `${moveAdCopy.failed} ${errors.not_found.message}`),
});
AlreadyGone.test("keeps the selection after the alert", async ({ args }) => {
  await userEvent.click(screen.getByRole("button", { name: controlCopy.ok }));
  await waitFor(async () => expect(await dialog()).toBeVisible());
  await expect(await radio("Podcast pilots")).toBeChecked();
  await expect(args.onMoved).not.toHaveBeenCalled();
});
AlreadyGone.test("shows the server's other errors in the same place", async ({ msw }) => {
  for (const code of ["foreign_guest", "too_often", "disk_full"] as const) {
    msw.use(...instead("ads", { move: code }));
    await userEvent.click(await screen.findByRole("button", { name: controlCopy.ok }));
    await waitFor(async () => expect(await moveButton()).toBeEnabled());
    await userEvent.click(await moveButton());
    await expectAlerted(`${moveAdCopy.failed} ${errors[code].message}`);
  }
});

/** The session ended in another tab: the alert shows our text, then the server's. */
export const NoIdentity = meta.story({
  ...alerts(adsScenarios.NoIdentity, `${moveAdCopy.failed} ${errors.identity_missing.message}`),
});

/** The server's error has no message: the client's fallback is shown. */
export const NoMessage = meta.story({ ...alerts(adsScenarios.NoMessage, moveAdCopy.failed) });

/** A proxy responds with an error page: the alert shows our own text. */
export const ChangesBadGateway = meta.story({ ...alerts(adsScenarios.ChangesBadGateway, moveAdCopy.failed) });

/** The server doesn't respond: the alert shows our own text. */
export const ChangesFail = meta.story({ ...alerts(adsScenarios.ChangesFail, moveAdCopy.failed) });

/** Names of the maximum length, right to left, and without break points. */
export const LongText = meta.story({
  tags: ["visual"],
  args: {
    ad: { uuid: "ad_avi_2000", title: "x".repeat(200) },
    projects: [
      ...agencyProjects,
      { id: "prj_long", name: "x".repeat(100), description: "y".repeat(200) },
      { id: "prj_rtl", name: "مخبز الياسمين", description: "" },
    ],
  },
  play: async () => {
    await expect(await screen.findAllByRole("radio")).toHaveLength(4);
  },
});
