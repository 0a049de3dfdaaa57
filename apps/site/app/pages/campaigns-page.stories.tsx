import { call } from "@earshot/client/call.ts";
import { identityOf } from "@earshot/client/identity.ts";
import { campaignCopy, campaignsCopy as copy } from "@earshot/contract/campaigns/copy.ts";
import { errors } from "@earshot/contract/errors.ts";
import { networkErrorMessage } from "@earshot/contract/network-error-message.ts";
import { projectCopy } from "@earshot/contract/projects/copy.ts";
import { controlCopy } from "@earshot/contract/site/controls-copy.ts";
import { campaignsScenarios } from "@earshot/mocks/campaigns.ts";
import { instead } from "@earshot/mocks/serve.ts";
import { nora, withNavigationSpy } from "@earshot/storybook/decorators";
import preview from "@earshot/storybook/preview";
import { expect, screen, userEvent, waitFor, within } from "storybook/test";

import { CampaignsPage } from "./campaigns-page.tsx";

const meta = preview.meta({
  component: CampaignsPage,
  globals: { persona: "agency" },
  parameters: { layout: "fullscreen", docs: { story: { inline: false, height: "720px" } } },
  decorators: [withNavigationSpy],
  args: {
    user: { ...nora, id: "usr_avi", email: "avi@harborandpine.example" },
    currentProject: { id: null, name: projectCopy.first },
  },
});

const rows = () => within(screen.getByRole("list", { name: copy.list })).getAllByRole("listitem");
const shown = () => screen.findByRole("list", { name: copy.list });

async function choose(title: string, action: string) {
  await shown();
  await userEvent.click(screen.getByRole("button", { name: copy.options(title) }));
  await userEvent.click(await screen.findByRole("menuitem", { name: action }));
}

const inDialog = async (name: string) =>
  within(await screen.findByRole("alertdialog")).findByRole("button", { name });
const confirm = async (name: string) => userEvent.click(await inDialog(name));

/** One campaign in each status: a draft can be continued, and the rejected one shows the reason. */
export const EachStatus = meta.story({
  tags: ["visual"],
  beforeEach: ({ msw }) => msw.use(...campaignsScenarios.EachStatus),
  play: async () => {
    await shown();
    await expect(rows()).toHaveLength(6);
    await expect(screen.getByRole("link", { name: `${copy.goOn}: New Year offer` })).toHaveAttribute(
      "href",
      "/nbmaistudio/campaign?campaign=cmp_006",
    );
  },
});

/** A dialog asks for confirmation before a campaign is cancelled. */
export const Cancel = meta.story({
  tags: ["visual", "dialog"],
  play: async () => {
    await choose("Holiday gifts", copy.cancel);
    await screen.findByRole("alertdialog", { name: copy.cancelDialog.title });
  },
});

/** The campaign is being cancelled: the dialog can't be closed. */
export const Cancelling = meta.story({
  tags: ["dialog"],
  beforeEach: ({ msw }) => msw.use(...campaignsScenarios.SlowAnswer),
  play: async () => {
    await choose("Holiday gifts", copy.cancel);
    await confirm(copy.cancel);
    await waitFor(async () => expect(await inDialog(copy.cancel)).toHaveAttribute("aria-disabled", "true"));
  },
});

/** The campaign is cancelled: a toast says so, and the list shows it. */
export const Cancelled = meta.story({
  tags: ["!dialog"],
  play: async () => {
    await choose("Holiday gifts", copy.cancel);
    await confirm(copy.cancel);
    await screen.findByText(copy.cancelled);
    const list = within(screen.getByRole("list", { name: copy.list }));
    await waitFor(() => expect(list.getAllByText("Cancelled")).toHaveLength(2));
  },
});

/** A duplicated campaign becomes a draft at the top of the list. */
export const Duplicate = meta.story({
  play: async () => {
    await choose("Loyalty card, autumn", copy.duplicate);
    await screen.findByText(copy.duplicated);
    await waitFor(() => expect(rows()).toHaveLength(7));
  },
});

/** A dialog asks for confirmation before a campaign is deleted. */
export const Delete = meta.story({
  tags: ["dialog"],
  play: async () => {
    await choose("Loyalty card, autumn", copy.remove);
    await screen.findByRole("alertdialog", { name: copy.deleteDialog.title });
  },
});

/** The campaign is being deleted: the button says so, and the dialog can't be closed. */
export const Deleting = meta.story({
  tags: ["dialog"],
  beforeEach: ({ msw }) => msw.use(...campaignsScenarios.SlowAnswer),
  play: async () => {
    await choose("Loyalty card, autumn", copy.remove);
    await confirm(copy.remove);
    await expect(await inDialog(controlCopy.deleting)).toHaveAttribute("aria-disabled", "true");
  },
});

/** The campaign is deleted: a toast says so, and its row is gone. */
export const Deleted = meta.story({
  tags: ["!dialog"],
  play: async () => {
    await choose("Loyalty card, autumn", copy.remove);
    await confirm(copy.remove);
    await screen.findByText(campaignCopy.deleted);
    await waitFor(() => expect(rows()).toHaveLength(5));
  },
});

/** Campaigns are listed page by page, 20 at a time. */
export const Many = meta.story({
  beforeEach: ({ msw }) => msw.use(...campaignsScenarios.Many),
  play: async () => {
    await shown();
    await expect(rows()).toHaveLength(20);
    await userEvent.click(screen.getByRole("button", { name: copy.loadMore }));
    await waitFor(() => expect(rows()).toHaveLength(40));
  },
});

/** No campaigns yet: the page says what to do first. */
export const Empty = meta.story({
  tags: ["visual"],
  beforeEach: ({ msw }) => msw.use(...campaignsScenarios.Empty),
  play: async () => {
    await screen.findByText(copy.emptyText);
  },
});

/** The list is filtered by status and by search at the same time. */
export const Filtered = meta.story({
  play: async () => {
    await shown();
    await userEvent.click(screen.getByRole("button", { name: "Live" }));
    await waitFor(() => expect(rows()).toHaveLength(1));
    await userEvent.click(screen.getByRole("button", { name: copy.all }));
    await userEvent.type(screen.getByRole("searchbox", { name: copy.search }), "holiday{Enter}");
    await waitFor(() => expect(rows()).toHaveLength(1));
    await screen.findByRole("heading", { name: "Holiday gifts" });
  },
});

/** On a phone the status is chosen from a menu next to Launch Campaign. */
export const FilteredOnPhone = meta.story({
  globals: { viewport: { value: "phone390" } },
  play: async () => {
    await shown();
    await userEvent.selectOptions(screen.getByRole("combobox", { name: copy.filter }), "Live");
    await waitFor(() => expect(rows()).toHaveLength(1));
    await screen.findByRole("heading", { name: "Second shop opens" });
  },
});

/** No campaign matches: a button clears all filters. */
export const NoMatches = meta.story({
  tags: ["visual"],
  beforeEach: ({ msw }) => msw.use(...campaignsScenarios.NoMatches),
  play: async () => {
    await shown();
    await userEvent.type(screen.getByRole("searchbox", { name: copy.search }), "rockets{Enter}");
    await screen.findByText(copy.noMatches);
  },
});
NoMatches.test("shows all campaigns again and clears the search field", async () => {
  await userEvent.click(screen.getByRole("button", { name: copy.showAll }));
  await shown();
  await expect(rows()).toHaveLength(6);
  await expect(screen.getByRole("searchbox", { name: copy.search })).toHaveValue("");
});

/** Before the server responds, skeletons are shown in place of the list. */
export const Loading = meta.story({
  beforeEach: ({ msw }) => msw.use(...campaignsScenarios.Loading),
  play: async () => {
    await waitFor(() => expect(screen.getAllByText(controlCopy.loading).length).toBeGreaterThan(0));
  },
});

/** The list could not be loaded. */
export const Down = meta.story({
  tags: ["visual"],
  beforeEach: ({ msw }) => msw.use(...campaignsScenarios.Down),
  play: async () => {
    await screen.findByText(copy.notLoaded);
    await screen.findByRole("button", { name: controlCopy.tryAgain });
  },
});

/** A proxy's error page: the list could not be loaded. */
export const BadGateway = Down.extend({
  tags: ["!visual"],
  beforeEach: ({ msw }) => msw.use(...campaignsScenarios.BadGateway),
});

/** A proxy's error page is replaced by our own messages, in the dialog or a toast; the list is unchanged. */
export const ChangesBadGateway = meta.story({
  tags: ["dialog"],
  beforeEach: ({ msw }) => msw.use(...campaignsScenarios.ChangesBadGateway),
  play: async () => {
    await choose("Loyalty card, autumn", copy.duplicate);
    await screen.findByText(copy.duplicateFailed);
    await choose("Loyalty card, autumn", copy.remove);
    const deleting = within(await screen.findByRole("alertdialog", { name: copy.deleteDialog.title }));
    await userEvent.click(deleting.getByRole("button", { name: copy.remove }));
    await deleting.findByText(copy.deleteDialog.failed);
    await userEvent.click(deleting.getByRole("button", { name: controlCopy.cancel }));
    await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
    await choose("Second shop opens", copy.cancel);
    const cancelling = within(await screen.findByRole("alertdialog", { name: copy.cancelDialog.title }));
    await userEvent.click(cancelling.getByRole("button", { name: copy.cancel }));
    await cancelling.findByText(copy.cancelDialog.failed);
  },
});
ChangesBadGateway.test(
  "says why a campaign that has ended in the meantime can't be cancelled",
  async ({ msw }) => {
    msw.use(...instead("campaigns", { change: "campaign_not_cancellable" }));
    const dialog = within(screen.getByRole("alertdialog"));
    await userEvent.click(dialog.getByRole("button", { name: copy.cancel }));
    await dialog.findByText(errors.campaign_not_cancellable.message);
  },
);

ChangesBadGateway.test("shows the server's errors in the cancellation dialog", async ({ msw }) => {
  for (const code of ["foreign_guest", "too_often"] as const) {
    msw.use(...instead("campaigns", { change: code, remove: code }));
    const cancelling = within(await screen.findByRole("alertdialog", { name: copy.cancelDialog.title }));
    await userEvent.click(cancelling.getByRole("button", { name: copy.cancel }));
    await cancelling.findByText(errors[code].message);
  }
});
ChangesBadGateway.test("says that the disk is full when a campaign can't be duplicated", async ({ msw }) => {
  msw.use(...instead("campaigns", { create: "disk_full" }));
  await userEvent.click(screen.getByRole("button", { name: copy.cancelDialog.keep }));
  await choose("Loyalty card, autumn", copy.duplicate);
  await screen.findByText(errors.disk_full.message);
});

/** Cancelling, deleting and duplicating fail: each shows an error, and the list is unchanged. */
export const ChangesFail = meta.story({
  tags: ["dialog"],
  beforeEach: ({ msw }) => msw.use(...campaignsScenarios.ChangesFail),
  play: async () => {
    await choose("Holiday gifts", copy.cancel);
    const dialog = within(await screen.findByRole("alertdialog", { name: copy.cancelDialog.title }));
    await userEvent.click(dialog.getByRole("button", { name: copy.cancel }));
    await dialog.findByText(networkErrorMessage);
  },
});
ChangesFail.test("keeps a campaign that can't be deleted", async () => {
  await userEvent.click(screen.getByRole("button", { name: copy.cancelDialog.keep }));
  await choose("Loyalty card, autumn", copy.remove);
  const dialog = within(await screen.findByRole("alertdialog", { name: copy.deleteDialog.title }));
  await userEvent.click(dialog.getByRole("button", { name: copy.remove }));
  await dialog.findByText(networkErrorMessage);
  await userEvent.click(dialog.getByRole("button", { name: controlCopy.cancel }));
  await expect(rows()).toHaveLength(6);
});
ChangesFail.test("shows an error when a campaign can't be duplicated", async () => {
  await userEvent.click(screen.getByRole("button", { name: copy.cancelDialog.keep }));
  await choose("Loyalty card, autumn", copy.duplicate);
  await screen.findByText(networkErrorMessage);
  await expect(rows()).toHaveLength(6);
});

/** The next page could not be loaded; the previous ones stay. */
export const MoreFails = meta.story({
  beforeEach: ({ msw }) => msw.use(...campaignsScenarios.MoreFails),
  play: async () => {
    await shown();
    await userEvent.click(screen.getByRole("button", { name: copy.loadMore }));
    await screen.findByText(copy.moreNotLoaded);
    await screen.findByRole("button", { name: controlCopy.tryAgain });
    await expect(rows()).toHaveLength(20);
  },
});

/** A visitor's own list, still empty. */
export const Visitor = meta.story({
  globals: { persona: "visitor" },
  args: { user: null },
  play: async () => {
    await screen.findByText(copy.emptyText);
    await expect(screen.getByRole("link", { name: campaignCopy.launch })).toBeVisible();
  },
});

/** A draft without a title, ad or dates: the row says so. */
export const UntitledDraft = Visitor.extend({
  beforeEach: async () => {
    const { status } = await call("POST /api/campaigns", { json: { ...identityOf(false) } });
    await expect(status).toBe(201);
  },
  play: async () => {
    await screen.findByRole("heading", { name: copy.untitled });
    await expect(screen.getAllByText(copy.notSet).length).toBeGreaterThan(0);
  },
});
