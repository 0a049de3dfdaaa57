import { call } from "@earshot/client/call.ts";
import { identityOf } from "@earshot/client/identity.ts";
import { deleteAdCopy } from "@earshot/contract/ads/dialog-copy.ts";
import { errors } from "@earshot/contract/errors.ts";
import { networkErrorMessage } from "@earshot/contract/network-error-message.ts";
import { controlCopy } from "@earshot/contract/site/controls-copy.ts";
import { adsScenarios } from "@earshot/mocks/ads.ts";
import { instead } from "@earshot/mocks/serve.ts";
import { expectAccessibleDialog, expectAnnouncement } from "@earshot/storybook/assertions";
import { inIframe } from "@earshot/storybook/decorators";
import { recordCalls } from "@earshot/storybook/mock-server";
import preview from "@earshot/storybook/preview";
import { useState } from "react";
import { expect, fn, screen, userEvent, waitFor } from "storybook/test";

import { expectAlerted } from "../shell/studio-alert/testing-alerts.tsx";
import { aroundAds } from "./ad-list/testing-ads.tsx";
import { DeleteAdDialog, type DeleteAdDialogProps } from "./delete-ad-dialog.tsx";

function Deleting(props: DeleteAdDialogProps) {
  const [open, setOpen] = useState(true);
  const close = () => {
    props.onClose();
    setOpen(false);
  };
  return <DeleteAdDialog {...props} open={open} onClose={close} />;
}

const meta = preview.meta({
  component: DeleteAdDialog,
  globals: { persona: "visitorWithAds" },
  parameters: inIframe,
  decorators: [aroundAds],
  args: {
    ad: { uuid: "ad_visitor_1", title: "Weekend brunch" },
    isLoggedIn: false,
    open: true,
    onClose: fn(),
    onDeleted: fn(),
  },
  render: (args) => <Deleting {...args} />,
});

const question = () => screen.findByRole("alertdialog", { name: deleteAdCopy.title });
const confirm = () => screen.findByRole("button", { name: controlCopy.delete });

async function deleteIt() {
  await waitFor(async () => expect(await confirm()).toBeEnabled());
  await userEvent.click(await confirm());
}

/** Closes the alert, and expects the dialog to be visible with Delete enabled. */
async function expectStillAsked() {
  await userEvent.click(await screen.findByRole("button", { name: controlCopy.ok }));
  await waitFor(async () => expect(await question()).toBeVisible());
  await waitFor(async () => expect(await confirm()).toBeEnabled());
}

type Scenario = (typeof adsScenarios)["Down"];

/** A story in which Delete ends with this alert. */
const alerts = (scenario: Scenario, message: string) => ({
  beforeEach: ({ msw }: { msw: { use: (...handlers: Scenario) => void } }) => msw.use(...scenario),
  play: async () => {
    await deleteIt();
    await expectAlerted(message);
  },
});

/** The dialog asks for confirmation. Cancel is focused, so that a hasty Enter deletes nothing. */
export const Open = meta.story({
  tags: ["visual"],
  play: async () => {
    await waitFor(async () => expect(await confirm()).toBeEnabled());
    await waitFor(() => expect(screen.getByText(deleteAdCopy.text)).toBeVisible());
    await expect(screen.getByText("Weekend brunch")).toBeVisible();
    await waitFor(() => expect(screen.getByRole("button", { name: controlCopy.cancel })).toHaveFocus());
    await expect(screen.queryByText(/campaign/)).toBeNull();
  },
});
Open.test("behaves as a dialog", ({ args }) =>
  expectAccessibleDialog({
    name: deleteAdCopy.title,
    role: "alertdialog",
    escape: args.onClose as ReturnType<typeof fn>,
  }),
);

/** The campaigns that use the ad are loading: the dialog can be cancelled but not confirmed. */
export const Loading = meta.story({
  beforeEach: ({ msw }) => msw.use(...adsScenarios.Loading),
  play: async () => {
    await screen.findByText(deleteAdCopy.checking);
    await expect(await confirm()).toBeDisabled();
    await expect(screen.getByRole("button", { name: controlCopy.cancel })).toBeEnabled();
  },
});

async function startCampaign() {
  const json = { ...identityOf(false), ad_uuid: "ad_visitor_1" };
  const { status } = await call("POST /api/campaigns", { json });
  await expect(status).toBe(201);
}

/** A campaign uses the ad: this is shown and announced before Delete is enabled. */
export const InCampaign = meta.story({
  tags: ["visual"],
  beforeEach: startCampaign,
  play: async () => {
    await expectAnnouncement(deleteAdCopy.inCampaigns(1), async () => void (await question()));
    await waitFor(async () => expect(await confirm()).toBeEnabled());
  },
});

/** Several campaigns use the ad: their number is shown. */
export const InCampaigns = meta.story({
  beforeEach: async () => {
    await startCampaign();
    await startCampaign();
  },
  play: async () => {
    await screen.findByText(deleteAdCopy.inCampaigns(2));
  },
});

/** The ad is deleted, and the dialog is closed. */
export const Deleted = meta.story({
  play: async ({ args }) => {
    await deleteIt();
    await waitFor(() => expect(args.onDeleted).toHaveBeenCalledOnce());
    await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
  },
});

/** Pending: the button says so, and the dialog can't be closed. */
export const SlowAnswer = meta.story({
  beforeEach: ({ msw }) => msw.use(...adsScenarios.SlowAnswer),
  play: async () => {
    await deleteIt();
    await screen.findByRole("button", { name: controlCopy.deleting });
  },
});
SlowAnswer.test("cannot be closed while pending", () =>
  expectAccessibleDialog({ name: deleteAdCopy.title, role: "alertdialog", escape: "is blocked" }),
);

/** There is neither a session nor a guest: the alert says what to do, and the dialog closes. */
export const NoIdentity = meta.story({
  beforeEach: ({ msw }) => msw.use(...adsScenarios.NoIdentity),
  play: async ({ args }) => {
    await deleteIt();
    await expectAlerted(errors.delete_identity_missing.message);
    await expect(args.onClose).toHaveBeenCalledOnce();
    await expect(screen.queryByText(deleteAdCopy.text)).toBeNull();
    await expect(args.onDeleted).not.toHaveBeenCalled();
  },
});

/** The ad has no uuid: an alert appears without a request, and the dialog closes. */
export const NoUuid = meta.story({
  args: { ad: { uuid: "", title: "Weekend brunch" } },
  play: async ({ args, msw }) => {
    const calls = recordCalls(msw);
    await deleteIt();
    await expectAlerted(errors.ad_id_missing.message);
    await expect(args.onClose).toHaveBeenCalledOnce();
    await expect(calls).toEqual([]);
    msw.events.removeAllListeners();
  },
});

/** The ad was deleted in another tab: the alert shows our text, then the server's. The dialog stays open. */
export const AlreadyGone = meta.story({
  ...alerts(
    adsScenarios.AlreadyGone,
    `${deleteAdCopy.failed(deleteAdCopy.serverFailed(404))}. ${errors.not_found.message}`,
  ),
});
AlreadyGone.test("stays open behind its alert", expectStillAsked);
AlreadyGone.test("shows a disk-full error in the same place", async ({ msw }) => {
  msw.use(...instead("ads", { remove: "disk_full" }));
  await expectStillAsked();
  await userEvent.click(await confirm());
  await expectAlerted(`${deleteAdCopy.failed(deleteAdCopy.serverFailed(503))}. ${errors.disk_full.message}`);
});

/** Another tab has switched to a different guest: the alert shows our text, then the server's. */
export const ForeignGuest = meta.story({
  ...alerts(
    adsScenarios.ForeignGuest,
    `${deleteAdCopy.failed(deleteAdCopy.serverFailed(403))}. ${errors.foreign_guest.message}`,
  ),
});

/** The server's error has no message: the client's fallback is shown. */
export const NoMessage = meta.story({
  ...alerts(adsScenarios.NoMessage, deleteAdCopy.failed(deleteAdCopy.serverFailed(404))),
});

/** A proxy responds with an error page: the alert shows our own text, with the status. */
export const ChangesBadGateway = meta.story({
  ...alerts(adsScenarios.ChangesBadGateway, deleteAdCopy.failed(deleteAdCopy.serverFailed(502))),
});

/** The server responds neither to the request for the campaigns nor to the deletion: the user can retry. */
export const ChangesFail = meta.story({
  ...alerts(adsScenarios.ChangesFail, deleteAdCopy.failed(networkErrorMessage)),
});
ChangesFail.test("stays open behind its alert", expectStillAsked);
