import { accountFieldCopy, logInCopy } from "@earshot/contract/accounts/copy.ts";
import {
  audienceCopy,
  budgetCopy,
  campaignAdCopy,
  campaignCopy,
  forecastCopy,
  preflightCopy,
  reviewCopy,
} from "@earshot/contract/campaigns/copy.ts";
import { errors } from "@earshot/contract/errors.ts";
import { networkErrorMessage } from "@earshot/contract/network-error-message.ts";
import { projectCopy } from "@earshot/contract/projects/copy.ts";
import { leaveCopy } from "@earshot/contract/settings/copy.ts";
import { controlCopy } from "@earshot/contract/site/controls-copy.ts";
import { sidebarCopy } from "@earshot/contract/site/navigation-copy.ts";
import { adsScenarios } from "@earshot/mocks/ads.ts";
import { campaignsScenarios } from "@earshot/mocks/campaigns.ts";
import { mockPassword } from "@earshot/mocks/personas.ts";
import { badGateway, fallThrough, instead } from "@earshot/mocks/serve.ts";
import { nora, withNavigationSpy } from "@earshot/storybook/decorators";
import preview from "@earshot/storybook/preview";
import { expect, fn, screen, userEvent, waitFor, within } from "storybook/test";

import { CampaignPage } from "./campaign-page.tsx";

const avi = { ...nora, id: "usr_avi", email: "avi@harborandpine.example" };

const meta = preview.meta({
  component: CampaignPage,
  globals: { persona: "visitorWithAds" },
  parameters: { layout: "fullscreen", docs: { story: { inline: false, height: "720px" } } },
  decorators: [withNavigationSpy],
  args: {
    user: null,
    currentProject: { id: null, name: projectCopy.first },
    audioId: "ad_visitor_1",
    onAddress: fn(),
  },
});

/** The settings of a story in which an agency opens one of its campaigns or launches one of its ads. */
const agency = (args: { audioId: string | null; campaignId?: string }) => ({
  globals: { persona: "agency" },
  args: { user: avi, ...args },
});
const agencyCampaign = (campaignId: string) => agency({ audioId: null, campaignId });
const agencyDraft = agencyCampaign("cmp_006");
const agencyAd = agency({ audioId: "ad_avi_2000" });

const button = (name: string | RegExp) => screen.findByRole("button", { name });
const heading = (name: string) => screen.findByRole("heading", { name });
const choices = () => screen.findAllByRole("button", { name: new RegExp(`^${campaignAdCopy.choose}`) });
const next = async () => userEvent.click(await button(campaignCopy.next));
const step = async (name: string) => userEvent.click(await button(name));
const zoneField = () => screen.getByRole("combobox", { name: budgetCopy.timeZone });

async function choosePlace(typed: string, option: string) {
  const field = await screen.findByRole("combobox", { name: audienceCopy.locations });
  await userEvent.type(field, typed);
  await userEvent.click(await screen.findByRole("option", { name: new RegExp(option) }));
}

async function type(label: string, text: string) {
  const field = await screen.findByLabelText(label);
  await userEvent.clear(field);
  await userEvent.type(field, text);
}

async function fillBudget(total = "500", from = "2099-01-01", to = "2099-01-14") {
  await type(budgetCopy.total, total);
  await type(budgetCopy.start, from);
  await type(budgetCopy.end, to);
}

/** Goes from the ad to the last step, with everything complete except the review. */
async function walkToReview() {
  await next();
  await heading(audienceCopy.title);
  await next();
  await fillBudget();
  await next();
  await heading(reviewCopy.title);
}

async function launch() {
  await userEvent.click(await screen.findByRole("checkbox", { name: reviewCopy.checked }));
  await userEvent.click(await button(campaignCopy.launch));
}

/** Step 1 shows the ad from the URL, whose title is also in the top bar, and the campaign's title. */
export const ChosenAd = meta.story({
  tags: ["visual"],
  play: async ({ canvas }) => {
    await heading(campaignAdCopy.title);
    const title = canvas.getByRole("heading", { level: 1 });
    await waitFor(() => expect(title).not.toHaveTextContent(campaignCopy.launch));
    await expect(screen.getByLabelText(campaignAdCopy.titleLabel)).toHaveValue(title.textContent);
    await expect(document.title).toContain(title.textContent);
  },
});

/** Without an ad in the URL, the user chooses one of the project's ads. */
export const ChooseAd = meta.story({
  tags: ["visual"],
  args: { audioId: null },
  play: async ({ canvas }) => {
    await choices();
    await expect(canvas.getByRole("heading", { level: 1 })).toHaveTextContent(campaignCopy.launch);
  },
});
ChooseAd.test("lists what is missing when Next is clicked", async () => {
  await next();
  await screen.findByText(errors.campaign_ad_missing.message);
});
ChooseAd.test("continues with the chosen ad", async ({ canvas }) => {
  await userEvent.click((await choices())[0]!);
  const title = canvas.getByRole("heading", { level: 1 });
  await waitFor(() => expect(title).not.toHaveTextContent(campaignCopy.launch));
  await next();
  await heading(audienceCopy.title);
});

/** A client without ads gets a link to make one. */
export const NoAds = meta.story({
  globals: { persona: "newBusiness" },
  args: { user: nora, audioId: null },
  play: async () => {
    const make = await screen.findByRole("link", { name: campaignAdCopy.make });
    await expect(make).toHaveAttribute("href", "/nbmaistudio");
  },
});

/** A client with many projects can switch to another one. */
export const AdsOfProjects = meta.story({
  globals: { persona: "agency" },
  args: { user: avi, audioId: null, currentProject: { id: "prj_avi_500", name: "Spring launch" } },
  play: async () => {
    await screen.findByRole("combobox", { name: campaignAdCopy.project });
    await choices();
  },
});

/** The ad in the URL was deleted or has another owner: the page says so and offers the user's own ads. */
export const ForeignAd = meta.story({
  args: { audioId: "ad_of_somebody" },
  play: async () => {
    await screen.findByText(campaignAdCopy.gone);
    await choices();
  },
});

/** Before the server responds, the frame and fields already have their final height. */
export const Waiting = meta.story({
  ...agencyDraft,
  beforeEach: ({ msw }) => msw.use(...campaignsScenarios.Loading),
  play: async () => {
    await screen.findByText(controlCopy.loading);
  },
});

/** A proxy's error page: the campaign is not loaded, and the user can try again. */
export const BadGateway = meta.story({
  ...agencyDraft,
  beforeEach: ({ msw }) => msw.use(...campaignsScenarios.BadGateway),
  play: async () => {
    await screen.findByText(campaignCopy.notLoaded);
    await button(controlCopy.tryAgain);
  },
});

/** The campaign in the URL was deleted or belongs to another account: a visitor can log in or start a new one. */
export const AlreadyGone = meta.story({
  args: { audioId: null, campaignId: "cmp_gone" },
  beforeEach: ({ msw }) => msw.use(...campaignsScenarios.AlreadyGone),
  play: async () => {
    const note = await screen.findByText(campaignCopy.gone);
    await expect(within(note.parentElement!).getByRole("button", { name: logInCopy.logIn })).toBeEnabled();
  },
});

/** Step 2: places, ages, devices and interests are chosen, and a sentence sums them up. */
export const Audience = meta.story({
  tags: ["visual", "typed"],
  play: async () => {
    await next();
    await choosePlace("Austin, Texas", "Austin, Texas, United States");
    await choosePlace("Chile", "^Chile$");
    await userEvent.click(screen.getByRole("checkbox", { name: "25-34" }));
    await userEvent.click(screen.getByRole("checkbox", { name: "35-44" }));
    await userEvent.click(screen.getByRole("checkbox", { name: "Phone" }));
    await screen.findByText("People aged 25 to 44 in Austin and Chile, on phones.");
    await screen.findByText(campaignCopy.saved);
  },
});
Audience.test("removes a place", async () => {
  await userEvent.click(await button(audienceCopy.remove("Austin, Texas")));
  await waitFor(() => expect(screen.queryByText(/in Austin/)).toBeNull());
});
Audience.test("shows a message when no interest matches", async () => {
  await userEvent.type(screen.getByRole("combobox", { name: audienceCopy.interests }), "rockets");
  await expect((await screen.findAllByText(audienceCopy.noInterest("rockets")))[0]).toBeVisible();
});

/** Suggested interests, those that match the ad first. Clicking one adds it, and the next suggestion moves up. */
export const SuggestedInterests = meta.story({
  play: async () => {
    await next();
    const suggested = within(await screen.findByRole("list", { name: audienceCopy.suggestedInterests }));
    const add = suggested.getByRole("button", { name: audienceCopy.addInterest("Food and drink") });
    await userEvent.click(add);
    await screen.findByText("People of all ages everywhere, on any device, who like food and drink.");
    await expect(suggested.queryByText("Food and drink")).toBeNull();
    await expect(suggested.getAllByRole("button")).toHaveLength(4);
    await expect(suggested.getAllByRole("button")[0]).toHaveFocus();
  },
});

/** A city in Arabic: the chip and the sentence keep their word order. */
export const RightToLeftCity = meta.story({
  play: async () => {
    await next();
    await choosePlace("عمّان, Jordan", "عمّان, Jordan");
    await screen.findByText(/People of all ages in .عمّان., on any device\./);
  },
});

/** Step 3: budget and dates, with the resulting forecast. */
export const Budget = meta.story({
  tags: ["visual", "typed"],
  play: async () => {
    await step(campaignCopy.steps[3]);
    await fillBudget("7500");
    await screen.findByText(campaignCopy.saved);
  },
});
Budget.test("forecasts the reach for a target CPM", async () => {
  await userEvent.click(screen.getByText(budgetCopy.bids.target_cpm));
  await userEvent.type(await screen.findByRole("textbox", { name: budgetCopy.targetCpm }), "30");
  await waitFor(() => expect(document.body).toHaveTextContent("250,000"));
});

/** A time zone other than the browser's is found by city, shown with its offset, and saved with the draft. */
export const TimeZone = meta.story({
  globals: { viewport: { value: "phone390" } },
  play: async () => {
    await step(campaignCopy.steps[3]);
    const field = await screen.findByRole("combobox", { name: budgetCopy.timeZone });
    await expect(field).toHaveValue(Intl.DateTimeFormat().resolvedOptions().timeZone);
    await userEvent.clear(field);
    await userEvent.type(field, "honolulu");
    await userEvent.click(await screen.findByRole("option", { name: /^Pacific\/Honolulu/ }));
    await screen.findByText(budgetCopy.timeZoneHint("GMT-10, Hawaii-Aleutian Standard Time"));
    await screen.findByText(campaignCopy.saved);
  },
});
TimeZone.test("shows a message when no time zone matches", async () => {
  await userEvent.clear(zoneField());
  await userEvent.type(zoneField(), "nowhere");
  await expect((await screen.findAllByText(budgetCopy.noTimeZone("nowhere")))[0]).toBeVisible();
});
TimeZone.test("keeps the time zone when its field is cleared and loses focus", async () => {
  await userEvent.clear(zoneField());
  await userEvent.tab();
  await waitFor(() => expect(zoneField()).toHaveValue("Pacific/Honolulu"));
});

/** An invalid budget shows an error below its field, which is focused. */
export const BudgetRefused = meta.story({
  tags: ["visual"],
  play: async () => {
    await step(campaignCopy.steps[3]);
    await fillBudget("49.99", "2099-01-14", "2099-01-01");
    await next();
    await screen.findByText(errors.total_budget_too_low.message);
    await screen.findByText(errors.end_date_before_start.message);
    await waitFor(() => expect(screen.getByLabelText(budgetCopy.total)).toHaveFocus());
    await screen.findByText(campaignCopy.saved);
  },
});
BudgetRefused.test("shows no forecast for an out-of-bounds amount", async () => {
  await userEvent.click(await button(new RegExp(`^${forecastCopy.panel}`)));
  const sheet = within(await screen.findByRole("dialog", { name: forecastCopy.panel }));
  await sheet.findByText(forecastCopy.none);
});

/** Step 4 sums everything up and lists what was checked. */
export const Review = meta.story({
  tags: ["visual"],
  play: async () => {
    await walkToReview();
    await screen.findByText("January 1, 2099 to January 14, 2099");
    const timeZone = Intl.DateTimeFormat().resolvedOptions().timeZone.replaceAll("_", " ");
    await screen.findByText(reviewCopy.timeZone(timeZone));
    await screen.findByText(campaignCopy.saved);
  },
});
Review.test("lists what is missing, with a link to each field", async () => {
  await userEvent.click(await button(campaignCopy.launch));
  const missing = await screen.findByRole("alert");
  await userEvent.click(within(missing).getByRole("button", { name: new RegExp(preflightCopy.review) }));
  await waitFor(() => expect(screen.getByRole("checkbox", { name: reviewCopy.checked })).toHaveFocus());
});
Review.test("goes back to an earlier step without losing the input in other steps", async () => {
  await userEvent.click(await button(reviewCopy.edit(reviewCopy.audience)));
  await heading(audienceCopy.title);
  await userEvent.click(await button(campaignCopy.steps[3]));
  await expect(await screen.findByLabelText(budgetCopy.start)).toHaveValue("2099-01-01");
});

async function logInAs(email: string) {
  const dialog = within(await screen.findByRole("dialog", { name: logInCopy.logIn }));
  await userEvent.type(dialog.getByLabelText(accountFieldCopy.email), email);
  await userEvent.type(dialog.getByLabelText(accountFieldCopy.password), mockPassword);
  await userEvent.click(dialog.getByRole("button", { name: logInCopy.logIn }));
}

/** Launching while logged out opens the log-in, then continues the launch. */
export const LogInToLaunch = meta.story({
  tags: ["!dialog"],
  play: async () => {
    await walkToReview();
    await launch();
    await logInAs(nora.email);
    await heading(reviewCopy.launched);
  },
});

/** The campaign is launched: it is in review, and no payment was taken. */
export const Launched = meta.story({
  tags: ["visual"],
  ...agencyAd,
  play: async () => {
    await walkToReview();
    await launch();
    await heading(reviewCopy.launched);
  },
});

/** The launch gets no response: an error says so, and the user can try again. */
export const LaunchFails = meta.story({
  ...agencyAd,
  beforeEach: ({ msw }) => msw.use(...campaignsScenarios.LaunchFails),
  play: async () => {
    await walkToReview();
    await launch();
    await expect(await screen.findByRole("alert")).toHaveTextContent(networkErrorMessage);
    await expect(await button(campaignCopy.launch)).toBeEnabled();
  },
});

/** The server rejects the launch: the reason appears below the review, which is kept. */
export const LaunchRejected = meta.story({
  ...agencyAd,
  beforeEach: ({ msw }) => msw.use(...campaignsScenarios.LaunchRejected),
  play: async () => {
    await walkToReview();
    await launch();
    await expect(await screen.findByRole("alert")).toHaveTextContent(errors.campaign_ad_not_ready.message);
    await expect(screen.getByRole("checkbox", { name: reviewCopy.checked })).toBeChecked();
  },
});
LaunchRejected.test("replaces a proxy's error page with our own message", async ({ msw }) => {
  msw.use(...instead("campaigns", { change: ({ body }) => (body.status ? badGateway() : fallThrough) }));
  await userEvent.click(await button(campaignCopy.launch));
  await waitFor(() => expect(screen.getByRole("alert")).toHaveTextContent(reviewCopy.failed));
});

/** The launch is pending: the button says so, and a second press does nothing. */
export const LaunchPending = meta.story({
  ...agencyAd,
  beforeEach: ({ msw }) => msw.use(...campaignsScenarios.LaunchPending),
  play: async () => {
    await walkToReview();
    await launch();
    const busy = await button(reviewCopy.launching);
    await userEvent.click(busy);
    await expect(busy).toHaveAttribute("aria-disabled", "true");
  },
});

/** A launch from a tab with an outdated draft: the user chooses which version to launch. */
export const ChangedBeforeLaunch = meta.story({
  tags: ["visual"],
  ...agencyAd,
  beforeEach: ({ msw }) => msw.use(...campaignsScenarios.ChangedBeforeLaunch),
  play: async () => {
    await walkToReview();
    await launch();
    await screen.findByText(campaignCopy.changedElsewhere);
    await button(campaignCopy.keepMine);
  },
});

/** The campaign has changed since it was reviewed: the review's checkbox is cleared and must be checked again. */
export const ReviewedBeforeChange = meta.story({
  play: async () => {
    await walkToReview();
    await userEvent.click(await screen.findByRole("checkbox", { name: reviewCopy.checked }));
    await userEvent.click(await button(reviewCopy.edit(reviewCopy.budget)));
    await type(budgetCopy.total, "900");
    await next();
    await expect(await screen.findByRole("checkbox", { name: reviewCopy.checked })).not.toBeChecked();
  },
});

/** On a phone, the checks are in a sheet. Clicking one closes the sheet and focuses the field to correct. */
export const ChecksOnPhone = meta.story({
  tags: ["visual", "dialog"],
  globals: { viewport: { value: "phone390", isRotated: false } },
  play: async () => {
    await userEvent.click(await button(new RegExp(`^${forecastCopy.panel}`)));
    const sheet = within(await screen.findByRole("dialog", { name: forecastCopy.panel }));
    await sheet.findByRole("button", { name: new RegExp(preflightCopy.locations) });
  },
});
ChecksOnPhone.test("closes the sheet and focuses the field when an item is clicked", async () => {
  await userEvent.click(screen.getByRole("button", { name: new RegExp(preflightCopy.dates) }));
  await waitFor(() => expect(screen.getByLabelText(budgetCopy.start)).toHaveFocus());
  await expect(screen.queryByRole("dialog")).toBeNull();
});

/** The session ended while a draft was being edited: the input is kept, and saved after the log-in. */
export const SessionEnded = meta.story({
  globals: { persona: "visitor" },
  args: { user: nora, audioId: null },
  play: async () => {
    await type(campaignAdCopy.titleLabel, "Spring menu");
    await screen.findByText(logInCopy.sessionEnded);
    await screen.findByText(campaignCopy.notSaved);
  },
});
SessionEnded.test("saves the campaign after the user logs in", async () => {
  const note = screen.getByText(logInCopy.sessionEnded);
  await userEvent.click(within(note.parentElement!).getByRole("button", { name: logInCopy.logIn }));
  await logInAs(nora.email);
  await screen.findByText(campaignCopy.saved);
  await expect(screen.getByLabelText(campaignAdCopy.titleLabel)).toHaveValue("Spring menu");
});

/** A visitor has reached the draft limit: the draft is not saved, but the input is kept. */
export const DraftLimit = meta.story({
  beforeEach: ({ msw }) => msw.use(...campaignsScenarios.DraftLimit),
  play: async () => {
    await type(campaignAdCopy.titleLabel, "Spring menu");
    await screen.findByText(new RegExp(errors.too_many_guest_campaigns.message));
    await expect(screen.getByLabelText(campaignAdCopy.titleLabel)).toHaveValue("Spring menu");
  },
});
DraftLimit.test("shows the message for each limit, and keeps the input", async ({ msw }) => {
  for (const code of ["too_many_guest_drafts", "too_many_drafts", "too_many_campaigns"] as const) {
    msw.use(...instead("campaigns", { create: code }));
    await userEvent.click(await button(controlCopy.tryAgain));
    await screen.findByText(new RegExp(errors[code].message));
    await expect(screen.getByLabelText(campaignAdCopy.titleLabel)).toHaveValue("Spring menu");
  }
});

/** An amount with a decimal comma could be misread: it is rejected, and the reason also replaces the forecast. */
export const DecimalComma = meta.story({
  play: async () => {
    await step(campaignCopy.steps[3]);
    await fillBudget("49,99");
    await next();
    await screen.findByText(budgetCopy.notAnAmount);
  },
});

/** An out-of-bounds target CPM shows an error below its field. */
export const TargetCpmRefused = meta.story({
  play: async () => {
    await step(campaignCopy.steps[3]);
    await fillBudget();
    await userEvent.click(screen.getByText(budgetCopy.bids.target_cpm));
    const field = await screen.findByRole("textbox", { name: budgetCopy.targetCpm });
    await userEvent.type(field, "4");
    await next();
    await waitFor(() => expect(field).toHaveFocus());
    await expect(screen.getAllByText(errors.target_cpm_too_low.message).length).toBeGreaterThan(0);
  },
});

/** The draft is still being saved. */
export const SlowAnswer = meta.story({
  beforeEach: ({ msw }) => msw.use(...campaignsScenarios.SlowAnswer),
  play: async () => {
    await userEvent.type(await screen.findByRole("textbox", { name: campaignAdCopy.titleLabel }), "!");
    await screen.findByText(campaignCopy.saving);
  },
});

/** The draft can't be saved: the input is kept, and the user can save again. */
export const Down = meta.story({
  tags: ["visual"],
  beforeEach: ({ msw }) => msw.use(...campaignsScenarios.Down),
  play: async () => {
    await userEvent.type(await screen.findByRole("textbox", { name: campaignAdCopy.titleLabel }), "!");
    await button(controlCopy.tryAgain);
  },
});

/** Leaving while the draft can't be saved: a dialog asks for confirmation. */
export const LeavingUnsaved = Down.extend({
  tags: ["!visual", "dialog"],
  play: async () => {
    await userEvent.type(await screen.findByRole("textbox", { name: campaignAdCopy.titleLabel }), "!");
    await button(controlCopy.tryAgain);
    await userEvent.click(screen.getByRole("link", { name: sidebarCopy.campaigns }));
    await screen.findByRole("alertdialog", { name: leaveCopy.title });
  },
});

/** A saved draft opens at the step where the user left off. */
export const RestoredDraft = meta.story({
  ...agencyDraft,
  play: async () => {
    await heading(budgetCopy.title);
    await expect(screen.getByLabelText(budgetCopy.total)).toHaveValue("500");
  },
});

/** The draft was changed in another tab: the user chooses which version to keep. */
export const ChangedElsewhere = meta.story({
  ...agencyDraft,
  beforeEach: ({ msw }) => msw.use(...campaignsScenarios.ChangedElsewhere),
  play: async () => {
    await userEvent.type(await screen.findByLabelText(budgetCopy.daily), "20");
    await button(campaignCopy.keepMine);
    await button(campaignCopy.loadNewest);
  },
});

/** The campaign was launched in another tab: it can no longer be changed. */
export const AlreadyLaunched = meta.story({
  ...agencyDraft,
  beforeEach: ({ msw }) => msw.use(...campaignsScenarios.AlreadyLaunched),
  play: async () => {
    await userEvent.type(await screen.findByLabelText(budgetCopy.daily), "20");
    await screen.findByText(errors.campaign_launched.message);
  },
});

/** The draft was deleted in another tab while being edited here: the input becomes a new draft. */
export const DeletedMeanwhile = meta.story({
  ...agencyDraft,
  play: async ({ msw }) => {
    await heading(budgetCopy.title);
    msw.use(...instead("campaigns", { get: "not_found", change: "not_found" }));
    await userEvent.type(await screen.findByLabelText(budgetCopy.daily), "20");
    await screen.findByText(campaignCopy.draftGone);
    await expect(screen.getByLabelText(budgetCopy.daily)).toHaveValue("20");
  },
});

/** The chosen ad can't be loaded: the user can retry or choose another ad. */
export const AdNotLoaded = meta.story({
  args: { audioId: null },
  beforeEach: ({ msw }) => msw.use(...adsScenarios.ChangesFail),
  play: async () => {
    await userEvent.click((await choices())[0]!);
    await screen.findByText(campaignAdCopy.notLoaded);
    await button(controlCopy.tryAgain);
    await userEvent.click(await button(campaignAdCopy.change));
    await choices();
  },
});

/** A story of a campaign that is no longer a draft. */
const launched = (campaignId: string, title: string) => ({
  ...agencyCampaign(campaignId),
  play: async () => {
    await heading(title);
    await expect(screen.queryByRole("button", { name: campaignCopy.next })).toBeNull();
  },
});

/** The campaign in the URL is in review. */
export const InReview = meta.story(launched("cmp_005", reviewCopy.launched));

/** The campaign in the URL is live. */
export const Live = meta.story(launched("cmp_004", reviewCopy.ended.live.title));

/** The campaign in the URL has ended. */
export const Ended = meta.story(launched("cmp_001", reviewCopy.ended.ended.title));

/** The campaign in the URL was cancelled. */
export const Cancelled = meta.story(launched("cmp_003", reviewCopy.ended.cancelled.title));

/** The campaign in the URL was rejected: the page shows the reason. */
export const Rejected = meta.story({
  tags: ["visual"],
  ...agencyCampaign("cmp_002"),
  play: async () => {
    await heading(reviewCopy.ended.rejected.title);
    await screen.findByText(/another company’s prices/);
  },
});
