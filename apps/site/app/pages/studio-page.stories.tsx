import { call } from "@earshot/client/call.ts";
import { accountFieldCopy, logInCopy } from "@earshot/contract/accounts/copy.ts";
import { adCopy, adResultCopy, noAdsCopy } from "@earshot/contract/ads/copy.ts";
import { deleteAdCopy, moveAdCopy, renameAdCopy } from "@earshot/contract/ads/dialog-copy.ts";
import { errors } from "@earshot/contract/errors.ts";
import { generationCopy } from "@earshot/contract/generation/copy.ts";
import { productionWaitCopy } from "@earshot/contract/generation/wait-copy.ts";
import { backgroundMusicCopy } from "@earshot/contract/music/copy.ts";
import { selectMusicCopy } from "@earshot/contract/music/picker-copy.ts";
import { projectCopy } from "@earshot/contract/projects/copy.ts";
import { projectDialogCopy } from "@earshot/contract/projects/dialog-copy.ts";
import { controlCopy } from "@earshot/contract/site/controls-copy.ts";
import { sidebarCopy, topBarCopy } from "@earshot/contract/site/navigation-copy.ts";
import { briefCopy } from "@earshot/contract/studio/brief-copy.ts";
import { studioCopy } from "@earshot/contract/studio/copy.ts";
import { scriptCopy } from "@earshot/contract/studio/script-copy.ts";
import { welcomeCopy } from "@earshot/contract/studio/welcome-copy.ts";
import { defaultVoice } from "@earshot/contract/voices/voice-names.ts";
import { accountsScenarios } from "@earshot/mocks/accounts.ts";
import { adsScenarios } from "@earshot/mocks/ads.ts";
import { generationScenarios } from "@earshot/mocks/generation.ts";
import { musicScenarios } from "@earshot/mocks/music.ts";
import { mockPassword, personas } from "@earshot/mocks/personas.ts";
import { projectsScenarios } from "@earshot/mocks/projects.ts";
import { voicesScenarios } from "@earshot/mocks/voices.ts";
import { expectNoHorizontalScroll } from "@earshot/storybook/assertions";
import { nora, withNavigationSpy } from "@earshot/storybook/decorators";
import preview from "@earshot/storybook/preview";
import { expect, screen, waitFor, within } from "storybook/test";

import { StudioPage } from "./studio-page.tsx";

const firstProject = { id: null, name: projectCopy.first };

const meta = preview.meta({
  component: StudioPage,
  parameters: { layout: "fullscreen", docs: { story: { inline: false, height: "720px" } } },
  decorators: [withNavigationSpy],
  args: { user: null, currentProject: firstProject },
  beforeEach() {
    localStorage.setItem("welcomeModalClosed", "true");
    // Stories of the Create flow leave an awaited ad or version behind in local storage.
    localStorage.removeItem("awaitedAd");
    localStorage.removeItem("awaitedVersion");
    return () => {
      localStorage.removeItem("welcomeModalClosed");
      localStorage.removeItem("awaitedAd");
      localStorage.removeItem("awaitedVersion");
    };
  },
});

type Story = {
  userEvent: {
    click: (element: Element) => Promise<void>;
    type: (element: Element, text: string) => Promise<void>;
  };
};

async function describeAd({ userEvent }: Story): Promise<void> {
  await userEvent.type(screen.getByRole("textbox", { name: studioCopy.productName }), "Kettle");
  await userEvent.type(screen.getByRole("textbox", { name: studioCopy.prompt }), "Brunch on Sundays");
}

const firstLine = () => screen.findByRole("textbox", { name: /^Line 1 of/ });

async function createAd(story: Story): Promise<void> {
  await describeAd(story);
  await story.userEvent.click(screen.getByRole("button", { name: generationCopy.create }));
}

/** Finds the finished ad in the center. */
const madeAd = () => screen.findByRole("region", { name: "Kettle" }, { timeout: 15_000 });

/** Opens an ad's script, using the ad's options menu. */
async function editScript(ad: string, { userEvent }: Story): Promise<void> {
  const card = await screen.findByRole("article", { name: ad });
  await userEvent.click(within(card).getByRole("button", { name: adCopy.options(ad) }));
  await userEvent.click(await screen.findByRole("menuitem", { name: adResultCopy.editScript }));
}

const makeVersion = async ({ userEvent }: Story): Promise<void> =>
  userEvent.click(await screen.findByRole("button", { name: scriptCopy.makeVersion }));

/** Closes the progress dialog; the ad is still in progress, and its card is in the list. */
async function putWaitAway({ userEvent }: Story): Promise<void> {
  const wait = await screen.findByRole("dialog", { name: productionWaitCopy.title });
  await userEvent.click(within(wait).getByRole("button", { name: controlCopy.close }));
  await waitFor(() => expect(wait).not.toBeInTheDocument());
}

/** Moves an ad to a new project named Autumn, using the ad's options menu. */
async function makeProjectInMove(ad: string, userEvent: Story["userEvent"]): Promise<void> {
  const card = await screen.findByRole("article", { name: ad });
  await userEvent.click(within(card).getByRole("button", { name: /^Options/ }));
  await userEvent.click(await screen.findByRole("menuitem", { name: adCopy.move }));
  await userEvent.click(await screen.findByRole("button", { name: moveAdCopy.create }));
  await userEvent.type(await screen.findByRole("textbox", { name: projectDialogCopy.name }), "Autumn");
  await userEvent.click(screen.getByRole("button", { name: projectDialogCopy.create }));
}

/** Fills in the open log-in dialog and submits it. */
async function logIn(userEvent: Story["userEvent"]): Promise<void> {
  const dialog = within(await screen.findByRole("dialog", { name: logInCopy.logIn }));
  await userEvent.type(dialog.getByLabelText(accountFieldCopy.email), personas.newBusiness.loggedInAs);
  await userEvent.type(dialog.getByLabelText(accountFieldCopy.password), mockPassword);
  await userEvent.click(dialog.getByRole("button", { name: logInCopy.logIn }));
}

const desktop = { globals: { viewport: { value: "desktop1440", isRotated: false } } };

/** On a visitor's first visit, the Welcome dialog covers the empty studio. */
export const FirstVisit = meta.story({
  tags: ["visual", "dialog"],
  beforeEach() {
    localStorage.removeItem("welcomeModalClosed");
  },
  play: async () => {
    await screen.findByRole("dialog", { name: welcomeCopy.title("Earshot") });
    await screen.findByText(noAdsCopy.sample);
  },
});
FirstVisit.test("focuses the form when Start Here is clicked", async ({ userEvent }) => {
  await userEvent.click(screen.getByRole("button", { name: controlCopy.getStarted }));
  await userEvent.click(await screen.findByRole("link", { name: noAdsCopy.visitor.start }));
  await waitFor(() => expect(screen.getByRole("textbox", { name: studioCopy.productName })).toHaveFocus());
});

/**
 * The visitor comes from the landing page: the script is written while the Welcome dialog is open, and is focused
 * when the dialog closes.
 */
export const FromLandingPage = meta.story({
  tags: ["!dialog"],
  args: { hero: { brand: "Kettle", outline: "Brunch on Sundays, from nine to two.", voiceGender: "male" } },
  beforeEach() {
    localStorage.removeItem("welcomeModalClosed");
  },
  play: async ({ userEvent }) => {
    await screen.findByRole("dialog", { name: welcomeCopy.title("Earshot") });
    await screen.findByRole("heading", { name: scriptCopy.heading, hidden: true });
    await userEvent.click(screen.getByRole("button", { name: controlCopy.getStarted }));
    const scripts = within(await screen.findByRole("tablist", { name: scriptCopy.ideas }));
    await waitFor(() => expect(scripts.getByRole("tab", { selected: true })).toHaveFocus());
  },
});
FromLandingPage.test("keeps the brief editable", async ({ userEvent }) => {
  await userEvent.click(screen.getByRole("button", { name: briefCopy.editBrief }));
  await expect(screen.getByRole("textbox", { name: studioCopy.productName })).toHaveValue("Kettle");
});

/** The landing page sent more text than it may: a notice asks for the rest, and nothing is written before. */
export const OutlineCut = meta.story({
  args: { hero: { brand: "Kettle", outline: "Brunch on Sundays, from ni", voiceGender: "", isCut: true } },
  play: async () => {
    await waitFor(() => expect(screen.getByText(studioCopy.outlineCut)).toBeVisible());
    await expect(screen.getByRole("textbox", { name: studioCopy.prompt })).toBeVisible();
    await expect(screen.queryByRole("button", { name: briefCopy.cancel })).toBeNull();
  },
});

OutlineCut.test("hides the notice when it is dismissed", async ({ userEvent }) => {
  await userEvent.click(screen.getByRole("button", { name: studioCopy.draftForget }));
  await expect(screen.queryByText(studioCopy.outlineCut)).toBeNull();
});
OutlineCut.test("hides the notice while the finished ad is shown", async ({ msw, userEvent }) => {
  msw.use(...generationScenarios.ReadyAtOnce);
  await userEvent.click(screen.getByRole("button", { name: generationCopy.create }));
  await madeAd();
  await expect(screen.queryByText(studioCopy.outlineCut)).toBeNull();
});

/** The Welcome dialog is closed before the scripts are written: focus moves to Cancel. */
export const ScriptsNeverCome = FromLandingPage.extend({
  beforeEach: ({ msw }) => msw.use(...generationScenarios.ScriptsNeverCome),
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole("button", { name: controlCopy.getStarted }));
    await waitFor(() => expect(screen.getByRole("button", { name: briefCopy.cancel })).toHaveFocus());
  },
});

/** No ads yet: the visitor can listen to a finished sample. */
export const SampleAd = meta.story({
  tags: ["visual"],
  play: async () => {
    await screen.findByRole("region", { name: noAdsCopy.sample });
  },
});
SampleAd.test("plays the sample ad", async ({ userEvent }) => {
  const sample = within(await screen.findByRole("region", { name: noAdsCopy.sample }));
  await userEvent.click(sample.getByRole("button", { name: controlCopy.play("Coffee & Co") }));
  await userEvent.click(await sample.findByRole("button", { name: controlCopy.pause("Coffee & Co") }));
});

/** A visitor without an account who has already made ads, all of them in the default project. */
export const VisitorWithAds = meta.story({
  tags: ["visual"],
  globals: { persona: "visitorWithAds" },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole("article")).toHaveLength(3));
    await expect(canvas.getByRole("heading", { name: projectCopy.first })).toBeVisible();
  },
});

VisitorWithAds.test("sums up the voice, length and track on the settings button", async ({ userEvent }) => {
  await userEvent.click(screen.getByRole("button", { name: backgroundMusicCopy.select }));
  const dialog = within(await screen.findByRole("dialog", { name: selectMusicCopy.select }));
  await userEvent.click(await dialog.findByText("Side Street"));
  await userEvent.click(dialog.getByRole("button", { name: selectMusicCopy.select }));
  const summary = await screen.findByRole("button", { name: new RegExp(`^${studioCopy.settings}: `) });
  await waitFor(() =>
    expect(summary).toHaveTextContent(studioCopy.summary(defaultVoice.name, 30, "Side Street")),
  );
});
VisitorWithAds.test("docks Create Audio Ad at the bottom of the window", desktop, async () => {
  const button = screen.getByRole("button", { name: generationCopy.create });
  const { bottom } = button.getBoundingClientRect();
  await expect(window.innerHeight - bottom).toBeLessThan(30);
});

const laptop = { globals: { viewport: { value: "laptop1024", isRotated: false } } };
VisitorWithAds.test("shows all three tabs at 1024 px", laptop, async ({ canvas }) => {
  const tabs = canvas.getByRole("tablist", { name: studioCopy.tabsLabel });
  await expect(within(tabs).getAllByRole("tab")).toHaveLength(3);
  await waitFor(() => expect(tabs.scrollWidth).toBeLessThanOrEqual(tabs.clientWidth));
});

/** Before the session is known, the heading, search and skeleton cards are already in place. */
export const SessionUnknown = meta.story({
  args: { user: undefined },
  globals: { persona: "visitorWithAds", latency: "400" },
  play: async ({ canvas }) => {
    const list = canvas.getByRole("region", { name: adCopy.list });
    const shape = list.querySelector("[aria-hidden=true] > .rounded-md")!.getBoundingClientRect();
    const [card] = await within(list).findAllByRole("article");
    await expect(card!.getBoundingClientRect().top).toBeCloseTo(shape.top, 0);
  },
});

/** Tries to rename the first ad, which the server rejects because the session has ended. */
async function renameAd({ userEvent }: Story): Promise<void> {
  const [card] = await screen.findAllByRole("article");
  await userEvent.click(within(card!).getByRole("button", { name: /^Options/ }));
  await userEvent.click(await screen.findByRole("menuitem", { name: controlCopy.rename }));
  const name = await screen.findByRole("textbox", { name: renameAdCopy.name });
  await userEvent.type(name, "Autumn{Enter}");
  await waitFor(() => expect(name).toHaveAccessibleDescription(errors.identity_missing.message));
  await userEvent.click(screen.getByRole("button", { name: controlCopy.cancel }));
}

/** An agency with many projects: the first one is open and shows its ads. */
export const ClientWithAds = meta.story({
  tags: ["visual"],
  globals: { persona: "agency" },
  args: { user: { ...nora, id: "usr_avi", email: "avi@harborandpine.example" } },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.queryByRole("heading", { name: projectCopy.first })).toBeNull());
    await waitFor(() => expect(canvas.getAllByRole("article").length).toBeGreaterThan(2));
  },
});
ClientWithAds.test("collapses a long project list", async ({ canvas }) => {
  await expect(await canvas.findByRole("button", { name: sidebarCopy.showMore })).toBeVisible();
});
ClientWithAds.test("offers a log-in if the session has ended when an ad is renamed", async (story) => {
  await call("GET /client/logout", {});
  await renameAd(story);
  await screen.findByText(logInCopy.sessionEnded);
});
ClientWithAds.test("offers a log-in if the session has ended when an ad is created", async (story) => {
  await call("GET /client/logout", {});
  await createAd(story);
  await screen.findByText(logInCopy.sessionEnded);
});
ClientWithAds.test("shows the ads of the selected project", async ({ canvas, userEvent }) => {
  const before = canvas.getAllByRole("article")[0]?.textContent;
  const projects = within(canvas.getByRole("list", { name: sidebarCopy.projects }));
  const row = (place: number) => within(projects.getAllByRole("listitem")[place]!).getAllByRole("button")[0]!;
  await userEvent.click(row(1));
  await waitFor(() => expect(canvas.getAllByRole("article")[0]).not.toHaveTextContent(before ?? ""));
  // The first project's ads are cached, so no skeleton appears.
  await userEvent.click(row(0));
  await expect(canvas.getAllByRole("article")[0]).toHaveTextContent(before ?? "");
});

/** Before the server responds, skeletons have the final height and the form is usable. */
export const Waiting = meta.story({
  tags: ["visual"],
  args: { user: nora },
  beforeEach: ({ msw }) => msw.use(...adsScenarios.Loading, ...projectsScenarios.Loading),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("textbox", { name: studioCopy.productName })).toBeEnabled();
    await expect(canvas.queryAllByRole("article")).toHaveLength(0);
  },
});

/** An ad is in progress: the progress dialog is open, and the ad's card is in the list. */
export const Processing = meta.story({
  tags: ["dialog"],
  beforeEach: ({ msw }) => msw.use(...generationScenarios.NeverFinishes),
  play: async (story) => {
    await createAd(story);
    const wait = await screen.findByRole("dialog", { name: productionWaitCopy.title });
    await within(wait).findByRole("timer");
  },
});
Processing.test("keeps producing the ad when the progress dialog is closed", async ({ userEvent }) => {
  await putWaitAway({ userEvent });
  await expect(await screen.findByRole("article", { name: "Kettle" })).toBeVisible();
  await expect(screen.getByRole("button", { name: generationCopy.creating })).toBeVisible();
});

/** On a phone, the user has begun the next ad during the wait: the form stays, and a toast says that the ad is ready. */
export const MadeMeanwhile = meta.story({
  tags: ["!dialog", "done"],
  globals: { viewport: { value: "phone390", isRotated: false } },
  play: async (story) => {
    await createAd(story);
    await putWaitAway(story);
    const field = screen.getByRole("textbox", { name: studioCopy.productName });
    await story.userEvent.type(field, " two");
    await screen.findByText(adResultCopy.ready, {}, { timeout: 15_000 });
    await expect(field).toHaveValue("Kettle two");
    await expect(field).toBeVisible();
  },
});

/** A failed ad is retried while another is in progress: a message says that only one can be made at a time. */
export const TryAgainMeanwhile = meta.story({
  tags: ["dialog"],
  beforeEach: ({ msw }) => msw.use(...adsScenarios.EachState, ...generationScenarios.NeverFinishes),
  play: async (story) => {
    await createAd(story);
    await putWaitAway(story);
    await story.userEvent.click(await screen.findByRole("button", { name: controlCopy.tryAgain }));
    const alert = await screen.findByRole("alertdialog");
    await waitFor(() => expect(alert).toBeVisible());
    await expect(alert).toHaveAccessibleDescription(generationCopy.oneAtATime);
  },
});
TryAgainMeanwhile.test(
  "moves focus back to the ad's card and requests no second ad",
  async ({ userEvent, msw }) => {
    const sent: string[] = [];
    msw.events.on("request:start", ({ request }) => void sent.push(`${request.method} ${request.url}`));
    await userEvent.click(screen.getByRole("button", { name: controlCopy.ok }));
    const again = screen.getByRole("button", { name: controlCopy.tryAgain });
    await waitFor(() => expect(again).toHaveFocus());
    await expect(again).not.toHaveAttribute("aria-disabled");
    msw.events.removeAllListeners();
    await expect(sent.filter((request) => /generate/.test(request))).toEqual([]);
  },
);

/** An ad is moved when there is no other project: the user creates one, and the move continues. */
export const MoveToNewProject = meta.story({
  tags: ["dialog"],
  globals: { persona: "newBusiness" },
  args: { user: nora },
  beforeEach: ({ msw }) => msw.use(...generationScenarios.NeverFinishes),
  play: async (story) => {
    const { canvas, userEvent } = story;
    const projects = await canvas.findByRole("list", { name: sidebarCopy.projects });
    await waitFor(() => expect(within(projects).getByRole("button", { current: true })).toBeVisible());
    await createAd(story);
    await putWaitAway(story);
    await makeProjectInMove("Kettle", userEvent);
    const move = await screen.findByRole("dialog", { name: adCopy.move });
    await waitFor(() => expect(within(move).getByRole("radio", { name: "Autumn" })).toBeChecked());
    await expect(within(move).getByRole("button", { name: moveAdCopy.move })).toBeEnabled();
    await expect(canvas.getByRole("heading", { name: projectCopy.first, hidden: true })).toBeInTheDocument();
    await expect(canvas.getByRole("article", { name: "Kettle", hidden: true })).toBeInTheDocument();
  },
});
MoveToNewProject.test("moves the ad to the new project", async ({ canvas, userEvent }) => {
  await userEvent.click(screen.getByRole("button", { name: moveAdCopy.move }));
  await waitFor(() => expect(canvas.queryByRole("article", { name: "Kettle" })).toBeNull());
  const projects = await canvas.findByRole("list", { name: sidebarCopy.projects });
  await userEvent.click(within(projects).getByRole("button", { name: /^Autumn/ }));
  await expect(await canvas.findByRole("article", { name: "Kettle" })).toBeVisible();
});
MoveToNewProject.test(
  "leaves the ad in place when Cancel is clicked, and moves focus back to its options",
  async ({ canvas, userEvent }) => {
    await userEvent.click(screen.getByRole("button", { name: controlCopy.cancel }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    const card = canvas.getByRole("article", { name: "Kettle" });
    await waitFor(() => expect(within(card).getByRole("button", { name: /^Options/ })).toHaveFocus());
  },
);

/**
 * A visitor has to log in to create the project: its name and the move are kept, and the visitor's ads end up in the
 * first project.
 */
export const MoveThroughLogIn = VisitorWithAds.extend({
  tags: ["!visual", "dialog"],
  play: async ({ canvas, userEvent }) => {
    const [card] = await canvas.findAllByRole("article");
    const ad = within(card!).getByRole("heading").textContent;
    await makeProjectInMove(ad, userEvent);
    await logIn(userEvent);
    const create = await screen.findByRole("button", { name: projectDialogCopy.create });
    await waitFor(() => expect(create).toBeVisible());
    await userEvent.click(create);
    const move = await screen.findByRole("dialog", { name: adCopy.move });
    await waitFor(() => expect(within(move).getByRole("radio", { name: "Autumn" })).toBeChecked());
    await expect(within(move).queryByRole("radio", { name: projectCopy.first })).toBeNull();
    await expect(canvas.getByRole("article", { name: ad, hidden: true })).toBeInTheDocument();
  },
});

/** The ad is ready: it is shown in the center, with Play focused; its card is marked and the form is cleared. */
export const Made = meta.story({
  tags: ["visual"],
  // On a phone a script line scrolls under the docked Launch Campaign button, which axe reports as a small target.
  parameters: { a11y: { config: { rules: [{ id: "target-size", enabled: false }] } } },
  beforeEach: ({ msw }) => msw.use(...generationScenarios.ReadyAtOnce),
  play: async (story) => {
    await createAd(story);
    const result = await madeAd();
    const play = within(result).getByRole("button", { name: controlCopy.play("Kettle") });
    await waitFor(() => expect(play).toHaveFocus());
    const card = screen.getByRole("article", { name: "Kettle" });
    await expect(card).toHaveTextContent(adCopy.justMade);
    await expect(within(result).getByRole("button", { name: adResultCopy.editScript })).toBeVisible();
  },
});
Made.test("opens an empty form", async ({ userEvent }) => {
  await userEvent.click(screen.getByRole("button", { name: adResultCopy.openForm }));
  const field = screen.getByRole("textbox", { name: studioCopy.productName });
  await waitFor(() => expect(field).toHaveFocus());
  await expect(field).toHaveValue("");
});
Made.test("opens the ad's script for a new version when Edit script is clicked", async ({ userEvent }) => {
  await userEvent.click(screen.getByRole("button", { name: adResultCopy.editScript }));
  await expect(await screen.findByRole("button", { name: scriptCopy.makeVersion })).toBeVisible();
});
Made.test("shows the ad again when Cancel is clicked before the script is edited", async ({ userEvent }) => {
  await userEvent.click(screen.getByRole("button", { name: adResultCopy.editScript }));
  await screen.findByRole("button", { name: scriptCopy.makeVersion });
  await userEvent.click(screen.getByRole("button", { name: controlCopy.cancel }));
  const result = await screen.findByRole("region", { name: "Kettle" });
  await waitFor(() =>
    expect(within(result).getByRole("button", { name: controlCopy.play("Kettle") })).toHaveFocus(),
  );
  await expect(screen.queryByText(studioCopy.draftReplaced)).toBeNull();
});
Made.test(
  "sets the edited script aside when Cancel is clicked, and brings it back",
  async ({ userEvent }) => {
    await userEvent.click(screen.getByRole("button", { name: adResultCopy.editScript }));
    await userEvent.type(await firstLine(), " Tomorrow.");
    await userEvent.click(screen.getByRole("button", { name: controlCopy.cancel }));
    await screen.findByRole("region", { name: "Kettle" });
    await expect(screen.getByText(studioCopy.draftReplaced)).toBeVisible();
    await userEvent.click(screen.getByRole("button", { name: studioCopy.draftBack }));
    const again = await firstLine();
    await waitFor(() => expect(again).toBeVisible());
    await expect(again).toHaveDisplayValue(/ Tomorrow\.$/);
  },
);
Made.test("shows the form again when the ad is deleted", async ({ userEvent }) => {
  const result = screen.getByRole("region", { name: "Kettle" });
  await userEvent.click(within(result).getByRole("button", { name: adCopy.options("Kettle") }));
  await userEvent.click(await screen.findByRole("menuitem", { name: controlCopy.delete }));
  const dialog = await screen.findByRole("alertdialog", { name: deleteAdCopy.title });
  await userEvent.click(within(dialog).getByRole("button", { name: controlCopy.delete }));
  await waitFor(() => expect(screen.getByRole("textbox", { name: studioCopy.productName })).toBeVisible());
  await expect(screen.queryByText(adResultCopy.ready)).toBeNull();
});

Made.test("opens the form and tab of a draft that is brought back", async (story) => {
  const { userEvent } = story;
  await userEvent.click(screen.getByRole("button", { name: adResultCopy.openForm }));
  const field = screen.getByRole("textbox", { name: studioCopy.productName });
  await userEvent.type(field, "Lumen");
  await editScript("Kettle", story);
  await makeVersion(story);
  await madeAd();
  await userEvent.click(screen.getByRole("button", { name: studioCopy.draftBack }));
  await waitFor(() => expect(field).toBeVisible());
  await expect(field).toHaveValue("Lumen");
});

Made.test("opens the form and tab of the draft that was set aside, after Cancel", async (story) => {
  const { userEvent } = story;
  await userEvent.click(screen.getByRole("button", { name: adResultCopy.openForm }));
  const field = screen.getByRole("textbox", { name: studioCopy.productName });
  await userEvent.type(field, "Lumen");
  await editScript("Kettle", story);
  await userEvent.click(await screen.findByRole("button", { name: controlCopy.cancel }));
  await madeAd();
  await userEvent.click(screen.getByRole("button", { name: adResultCopy.openForm }));
  await waitFor(() => expect(field).toBeVisible());
  await expect(field).toHaveValue("Lumen");
});

/** A new version of an ad with a written script is ready: the form is empty again. */
export const VersionMade = meta.story({
  tags: ["done"],
  beforeEach: ({ msw }) => msw.use(...generationScenarios.ReadyAtOnce),
  play: async (story) => {
    const { userEvent } = story;
    await describeAd(story);
    await userEvent.click(screen.getByRole("button", { name: briefCopy.write }));
    await screen.findByRole("heading", { name: scriptCopy.heading });
    await userEvent.click(screen.getByRole("button", { name: generationCopy.create }));
    await madeAd();
    await userEvent.click(await screen.findByRole("button", { name: adResultCopy.editScript }));
    await makeVersion(story);
    await madeAd();
    await userEvent.click(screen.getByRole("tab", { name: studioCopy.tabs.ai }));
    await expect(await screen.findByRole("textbox", { name: studioCopy.prompt })).toHaveValue("");
    await expect(screen.getByRole("textbox", { name: studioCopy.productName })).toHaveValue("");
    await expect(screen.queryByRole("heading", { name: scriptCopy.oneHeading })).toBeNull();
  },
});

/** The user returns after closing the tab: the ad that was being made is shown in the center, marked as new. */
export const BackAgain = meta.story({
  globals: { persona: "visitorWithAds" },
  beforeEach: () => localStorage.setItem("awaitedAd", '{"uuid":"ad_visitor_1","startedAt":1}'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(adResultCopy.ready)).toBeVisible();
    await expect(await canvas.findByText(adCopy.justMade)).toBeVisible();
    await expect(localStorage.getItem("awaitedAd")).toBeNull();
  },
});
BackAgain.test("keeps the ad in the center when the visitor logs in", async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole("link", { name: topBarCopy.logIn }));
  await logIn(userEvent);
  await expect(await canvas.findByRole("button", { name: topBarCopy.userMenu })).toBeVisible();
  await canvas.findByRole("list", { name: sidebarCopy.projects });
  await expect(canvas.getByText(adResultCopy.ready)).toBeVisible();
});

/** A reload cut off the response to Create Audio Ad: the request is sent again, and its ad appears in the center. */
export const RequestSentAgain = meta.story({
  beforeEach() {
    const json = {
      productName: "Kettle",
      productDescription: "Brunch on Sundays",
      adLength: 30,
      project_id: "",
    };
    const sent = { request: { route: "audioform", json }, key: "key-1", account: null };
    localStorage.setItem("awaitedAd", JSON.stringify({ startedAt: Date.now(), sent }));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(adResultCopy.ready, {}, { timeout: 15_000 })).toBeVisible();
    await expect(await canvas.findByText(adCopy.justMade)).toBeVisible();
    await expect(localStorage.getItem("awaitedAd")).toBeNull();
  },
});

/** The server is unreachable: the form still works, and the list shows an error and a retry button. */
export const EverythingDown = meta.story({
  tags: ["visual"],
  args: { user: undefined },
  beforeEach: ({ msw }) =>
    msw.use(
      ...accountsScenarios.Down,
      ...adsScenarios.Down,
      ...generationScenarios.Down,
      ...projectsScenarios.Down,
      ...voicesScenarios.Down,
      ...musicScenarios.Down,
    ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("button", { name: controlCopy.tryAgain })).toBeVisible();
    await expect(canvas.getAllByText(adCopy.notLoaded).length).toBeGreaterThan(0);
  },
});
EverythingDown.test("keeps the input when an ad can't be created", async (story) => {
  await createAd(story);
  const alert = await screen.findByRole("alertdialog");
  await expect(alert).toHaveTextContent(generationCopy.failedWith(""));
  await story.userEvent.click(within(alert).getByRole("button", { name: controlCopy.ok }));
  await expect(screen.getByRole("textbox", { name: studioCopy.prompt })).toHaveValue("Brunch on Sundays");
});

/** On a tablet, a button in the top bar opens the panel as a sheet. */
export const OnTablet = VisitorWithAds.extend({
  globals: { viewport: { value: "tablet768", isRotated: false } },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole("article")).toHaveLength(3));
    await expectNoHorizontalScroll();
  },
});
