import { call } from "@earshot/client/call.ts";
import { identityOf } from "@earshot/client/identity.ts";
import { deleteAdCopy } from "@earshot/contract/ads/copy.ts";
import { errors, networkErrorMessage } from "@earshot/contract/errors.ts";
import { controlCopy } from "@earshot/contract/site/controls-copy.ts";
import { adsScenarios } from "@earshot/mocks/ads.ts";
import { expectAccessibleDialog, expectAnnouncement } from "@earshot/storybook/assertions";
import { inIframe, narrowest } from "@earshot/storybook/decorators";
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
    ad: { uuid: "ad_visitor_1" },
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

/** The alert is closed: the question stands as before, and can be answered again. */
async function expectStillAsked() {
  await userEvent.click(await screen.findByRole("button", { name: controlCopy.ok }));
  await waitFor(async () => expect(await question()).toBeVisible());
  await waitFor(async () => expect(await confirm()).toBeEnabled());
}

/** The question. Cancel has the focus: Enter in haste deletes nothing. */
export const Open = meta.story({
  tags: ["visual"],
  play: async () => {
    await waitFor(async () => expect(await confirm()).toBeEnabled());
    await waitFor(() => expect(screen.getByText(deleteAdCopy.text)).toBeVisible());
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

/** Whether a campaign uses it is not known yet: so long it can be left, and not confirmed. */
export const Loading = meta.story({
  beforeEach: ({ msw }) => msw.use(...adsScenarios.Loading),
  play: async () => {
    await screen.findByText(deleteAdCopy.checking);
    await expect(await confirm()).toBeDisabled();
    await expect(screen.getByRole("button", { name: controlCopy.cancel })).toBeEnabled();
  },
});

/** A campaign uses it: that is said, and spoken, before it can be confirmed. */
export const InCampaign = meta.story({
  tags: ["visual"],
  beforeEach: async () => {
    const { status } = await call("POST /api/campaigns", {
      json: { ...identityOf(false), ad_uuid: "ad_visitor_1" },
    });
    await expect(status).toBe(201);
  },
  play: async () => {
    await expectAnnouncement(deleteAdCopy.inCampaigns(1), async () => void (await question()));
    await waitFor(async () => expect(await confirm()).toBeEnabled());
  },
});

/** Deleted: the dialog is closed, and its owner told. */
export const Deleted = meta.story({
  play: async ({ args }) => {
    await deleteIt();
    await waitFor(() => expect(args.onDeleted).toHaveBeenCalledOnce());
    await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
  },
});

/** Deleting: the button says so and waits, and nothing closes the dialog. */
export const SlowAnswer = meta.story({
  beforeEach: ({ msw }) => msw.use(...adsScenarios.SlowAnswer),
  play: async () => {
    await deleteIt();
    await screen.findByRole("button", { name: controlCopy.deleting });
  },
});
SlowAnswer.test("can't be closed meanwhile", () =>
  expectAccessibleDialog({ name: deleteAdCopy.title, role: "alertdialog", escape: "is blocked" }),
);

/** Nobody asks: the alert says what to do, and the question is closed. */
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

/** An ad without a uuid: the alert, and the question is closed. Nothing is asked of the server. */
export const NoUuid = meta.story({
  args: { ad: { uuid: "" } },
  play: async ({ args, msw }) => {
    const asked = recordCalls(msw);
    await deleteIt();
    await expectAlerted(errors.ad_id_missing.message);
    await expect(args.onClose).toHaveBeenCalledOnce();
    await expect(asked).toEqual([]);
    msw.events.removeAllListeners();
  },
});

/** Somebody deleted it in another tab: the spec's text, then the server's. The question stays. */
export const AlreadyGone = meta.story({
  beforeEach: ({ msw }) => msw.use(...adsScenarios.AlreadyGone),
  play: async () => {
    await deleteIt();
    await expectAlerted(
      `${deleteAdCopy.failed(deleteAdCopy.serverFailed(404))}. ${errors.not_found.message}`,
    );
  },
});
AlreadyGone.test("stays open behind its alert", expectStillAsked);

/** Another tab began anew as another guest. */
export const ForeignGuest = meta.story({
  beforeEach: ({ msw }) => msw.use(...adsScenarios.ForeignGuest),
  play: async () => {
    await deleteIt();
    await expectAlerted(
      `${deleteAdCopy.failed(deleteAdCopy.serverFailed(403))}. ${errors.foreign_guest.message}`,
    );
  },
});

/** A refusal without words of its own: the spec's text alone. */
export const NoMessage = meta.story({
  beforeEach: ({ msw }) => msw.use(...adsScenarios.NoMessage),
  play: async () => {
    await deleteIt();
    await expectAlerted(deleteAdCopy.failed(deleteAdCopy.serverFailed(404)));
  },
});

/** A proxy answers in the server's place. */
export const BadGateway = meta.story({
  beforeEach: ({ msw }) => msw.use(...adsScenarios.BadGateway),
  play: async () => {
    await deleteIt();
    await expectAlerted(deleteAdCopy.failed(deleteAdCopy.serverFailed(502)));
  },
});

/** No answer at all: whether a campaign uses it can't be known, and it can be tried again. */
export const Down = meta.story({
  beforeEach: ({ msw }) => msw.use(...adsScenarios.Down),
  play: async () => {
    await deleteIt();
    await expectAlerted(deleteAdCopy.failed(networkErrorMessage));
  },
});
Down.test("stays open behind its alert", expectStillAsked);

/** The narrowest phone with text twice as large. */
export const OnPhone = Open.extend({ globals: { ...narrowest, persona: "visitorWithAds" } });
