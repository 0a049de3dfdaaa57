import { accountFieldWords, logInWords } from "@earshot/contract/accounts/copy.ts";
import { adWords, moveAdWords, noAdsWords } from "@earshot/contract/ads/copy.ts";
import { generationWords, productionWaitWords } from "@earshot/contract/generation/copy.ts";
import { projectDialogWords, projectWords } from "@earshot/contract/projects/copy.ts";
import { controlWords } from "@earshot/contract/site/controls-copy.ts";
import { sidebarWords } from "@earshot/contract/site/navigation-copy.ts";
import { studioWords, welcomeWords } from "@earshot/contract/studio/copy.ts";
import { accountsScenarios } from "@earshot/mocks/accounts.ts";
import { adsScenarios } from "@earshot/mocks/ads.ts";
import { generationScenarios } from "@earshot/mocks/generation.ts";
import { musicScenarios } from "@earshot/mocks/music.ts";
import { mockPassword, personas } from "@earshot/mocks/personas.ts";
import { projectsScenarios } from "@earshot/mocks/projects.ts";
import { voicesScenarios } from "@earshot/mocks/voices.ts";
import { nora, recordNavigation } from "@earshot/storybook/around";
import preview from "@earshot/storybook/preview";
import { expect, screen, waitFor, within } from "storybook/test";

import { StudioPage } from "./studio-page.tsx";

const firstProject = { id: null, name: projectWords.first };

const meta = preview.meta({
  component: StudioPage,
  parameters: { layout: "fullscreen", docs: { story: { inline: false, height: "720px" } } },
  decorators: [recordNavigation],
  args: { user: null, currentProject: firstProject },
  beforeEach() {
    localStorage.setItem("welcomeModalClosed", "true");
    return () => localStorage.removeItem("welcomeModalClosed");
  },
});

type Story = {
  userEvent: {
    click: (element: Element) => Promise<void>;
    type: (element: Element, text: string) => Promise<void>;
  };
};

async function createAd({ userEvent }: Story): Promise<void> {
  await userEvent.type(screen.getByRole("textbox", { name: studioWords.productName }), "Kettle");
  await userEvent.type(screen.getByRole("textbox", { name: studioWords.prompt }), "Brunch on Sundays");
  await userEvent.click(screen.getByRole("button", { name: generationWords.create }));
}

/** The ad goes on being made; its card is in the list. */
async function putWaitAway({ userEvent }: Story): Promise<void> {
  const wait = await screen.findByRole("dialog", { name: productionWaitWords.title });
  await userEvent.click(within(wait).getByRole("button", { name: controlWords.close }));
  await waitFor(() => expect(wait).not.toBeInTheDocument());
}

/** From the ad's options, by way of Move, to a project that is called Autumn. */
async function makeProjectInMove(ad: string, userEvent: Story["userEvent"]): Promise<void> {
  const card = await screen.findByRole("article", { name: ad });
  await userEvent.click(within(card).getByRole("button", { name: /^Options/ }));
  await userEvent.click(await screen.findByRole("menuitem", { name: adWords.move }));
  await userEvent.click(await screen.findByRole("button", { name: moveAdWords.create }));
  await userEvent.type(await screen.findByRole("textbox", { name: projectDialogWords.name }), "Autumn");
  await userEvent.click(screen.getByRole("button", { name: projectDialogWords.create }));
}

/** A visitor's first visit: the Welcome dialog, and behind it where to begin. */
export const FirstVisit = meta.story({
  beforeEach() {
    localStorage.removeItem("welcomeModalClosed");
  },
  play: async () => {
    await screen.findByRole("dialog", { name: welcomeWords.title("Earshot") });
  },
});
FirstVisit.test("Start Here leads into the form", async ({ userEvent }) => {
  await userEvent.click(screen.getByRole("button", { name: controlWords.getStarted }));
  await userEvent.click(await screen.findByRole("link", { name: noAdsWords.visitor.start }));
  await waitFor(() => expect(screen.getByRole("textbox", { name: studioWords.productName })).toHaveFocus());
});

/** A visitor who made ads before: they are there, in a project without an account. */
export const VisitorWithAds = meta.story({
  globals: { persona: "visitorWithAds" },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole("article")).toHaveLength(3));
    await expect(canvas.getByRole("heading", { name: projectWords.first })).toBeVisible();
  },
});

/** An agency among its projects: the first one is open, with its ads. */
export const ClientWithAds = meta.story({
  globals: { persona: "agency" },
  args: { user: { ...nora, id: "usr_avi", email: "avi@harborandpine.example" } },
  play: async ({ canvas }) => {
    await canvas.findByRole("button", { name: sidebarWords.showMore });
    await waitFor(() => expect(canvas.getAllByRole("article").length).toBeGreaterThan(2));
  },
});
ClientWithAds.test("another project shows its own ads", async ({ canvas, userEvent }) => {
  const before = canvas.getAllByRole("article")[0]?.textContent;
  const projects = canvas.getByRole("list", { name: sidebarWords.projects });
  await userEvent.click(within(projects).getAllByRole("button")[1]!);
  await waitFor(() => expect(canvas.getAllByRole("article")[0]).not.toHaveTextContent(before ?? ""));
});

/** Before the server has said anything: skeletons as high as what comes, and a form that can be used. */
export const Waiting = meta.story({
  args: { user: nora },
  beforeEach: ({ msw }) => msw.use(...adsScenarios.Loading, ...projectsScenarios.Loading),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("textbox", { name: studioWords.productName })).toBeEnabled();
    await expect(canvas.queryAllByRole("article")).toHaveLength(0);
  },
});

/** An ad is being made: the wait, and in the list its card. */
export const Processing = meta.story({
  // Its countdown runs.
  tags: ["no-visual"],
  beforeEach: ({ msw }) => msw.use(...generationScenarios.NeverFinishes),
  play: async (story) => {
    await createAd(story);
    const wait = await screen.findByRole("dialog", { name: productionWaitWords.title });
    await within(wait).findByRole("timer");
  },
});
Processing.test("goes on when the wait is put away", async ({ userEvent }) => {
  await putWaitAway({ userEvent });
  await expect(await screen.findByRole("article", { name: "Kettle" })).toBeVisible();
  await expect(screen.getByRole("button", { name: generationWords.creating })).toBeVisible();
});

/** A failed ad is to be tried again while another one is being made: one at a time, and it says when. */
export const TryAgainMeanwhile = meta.story({
  beforeEach: ({ msw }) => msw.use(...adsScenarios.EachState, ...generationScenarios.NeverFinishes),
  play: async (story) => {
    await createAd(story);
    await putWaitAway(story);
    await story.userEvent.click(await screen.findByRole("button", { name: controlWords.tryAgain }));
    const alert = await screen.findByRole("alertdialog");
    await waitFor(() => expect(alert).toBeVisible());
    await expect(alert).toHaveAccessibleDescription(generationWords.oneAtATime);
  },
});
TryAgainMeanwhile.test("goes back to its card, and asks for no second ad", async ({ userEvent, msw }) => {
  const sent: string[] = [];
  msw.events.on("request:start", ({ request }) => void sent.push(`${request.method} ${request.url}`));
  await userEvent.click(screen.getByRole("button", { name: controlWords.ok }));
  const again = screen.getByRole("button", { name: controlWords.tryAgain });
  await waitFor(() => expect(again).toHaveFocus());
  await expect(again).not.toHaveAttribute("aria-disabled");
  msw.events.removeAllListeners();
  await expect(sent.filter((request) => /generate/.test(request))).toEqual([]);
});

/** Moving an ad where there is no other project: one is made, and the move goes on with it, from where the ad is. */
export const MoveToNewProject = meta.story({
  // The ad that is moved is still being made.
  tags: ["no-visual"],
  globals: { persona: "newBusiness" },
  args: { user: nora },
  beforeEach: ({ msw }) => msw.use(...generationScenarios.NeverFinishes),
  play: async (story) => {
    const { canvas, userEvent } = story;
    const projects = await canvas.findByRole("list", { name: sidebarWords.projects });
    await waitFor(() => expect(within(projects).getByRole("button", { current: true })).toBeVisible());
    await createAd(story);
    await putWaitAway(story);
    await makeProjectInMove("Kettle", userEvent);
    const move = await screen.findByRole("dialog", { name: adWords.move });
    await waitFor(() => expect(within(move).getByRole("radio", { name: "Autumn" })).toBeChecked());
    await expect(within(move).getByRole("button", { name: moveAdWords.move })).toBeEnabled();
    await expect(canvas.getByRole("heading", { name: projectWords.first, hidden: true })).toBeInTheDocument();
    await expect(canvas.getByRole("article", { name: "Kettle", hidden: true })).toBeInTheDocument();
  },
});
MoveToNewProject.test("moves it there", async ({ canvas, userEvent }) => {
  await userEvent.click(screen.getByRole("button", { name: moveAdWords.move }));
  await waitFor(() => expect(canvas.queryByRole("article", { name: "Kettle" })).toBeNull());
  const projects = await canvas.findByRole("list", { name: sidebarWords.projects });
  await userEvent.click(within(projects).getByRole("button", { name: /^Autumn/ }));
  await expect(await canvas.findByRole("article", { name: "Kettle" })).toBeVisible();
});
MoveToNewProject.test(
  "leaves it where it is, and the focus at its options",
  async ({ canvas, userEvent }) => {
    await userEvent.click(screen.getByRole("button", { name: controlWords.cancel }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    const card = canvas.getByRole("article", { name: "Kettle" });
    await waitFor(() => expect(within(card).getByRole("button", { name: /^Options/ })).toHaveFocus());
  },
);

/** The same for a visitor, who logs in on the way: the name and the move come along, the ads into the first project. */
export const MoveThroughLogIn = VisitorWithAds.extend({
  // It ends as MoveToNewProject does.
  tags: ["no-visual"],
  play: async ({ canvas, userEvent }) => {
    const [card] = await canvas.findAllByRole("article");
    const ad = within(card!).getByRole("heading").textContent;
    await makeProjectInMove(ad, userEvent);
    await userEvent.type(
      await screen.findByLabelText(accountFieldWords.email),
      personas.newBusiness.loggedInAs,
    );
    await userEvent.type(screen.getByLabelText(accountFieldWords.password), mockPassword);
    await userEvent.click(screen.getByRole("button", { name: logInWords.logIn }));
    const create = await screen.findByRole("button", { name: projectDialogWords.create });
    await waitFor(() => expect(create).toBeVisible());
    await userEvent.click(create);
    const move = await screen.findByRole("dialog", { name: adWords.move });
    await waitFor(() => expect(within(move).getByRole("radio", { name: "Autumn" })).toBeChecked());
    await expect(within(move).queryByRole("radio", { name: projectWords.first })).toBeNull();
    await expect(canvas.getByRole("article", { name: ad, hidden: true })).toBeInTheDocument();
  },
});

/** Made: the form is clear, the new ad is marked. */
export const Made = meta.story({
  // The list goes on asking how far the new ad is.
  tags: ["no-visual"],
  beforeEach: ({ msw }) => msw.use(...generationScenarios.ReadyAtOnce),
  play: async (story) => {
    await createAd(story);
    await waitFor(() =>
      expect(screen.getByRole("textbox", { name: studioWords.productName })).toHaveValue(""),
    );
  },
});

/** Nothing answers: the form keeps working, the list says so and can be tried again. */
export const EverythingDown = meta.story({
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
    await expect(await canvas.findByRole("button", { name: controlWords.tryAgain })).toBeVisible();
    await expect(canvas.getAllByText(adWords.notLoaded).length).toBeGreaterThan(0);
  },
});
EverythingDown.test("a create that fails keeps what was typed", async (story) => {
  await createAd(story);
  const alert = await screen.findByRole("alertdialog");
  await expect(alert).toHaveTextContent(generationWords.failedWith(""));
  await story.userEvent.click(within(alert).getByRole("button", { name: controlWords.ok }));
  await expect(screen.getByRole("textbox", { name: studioWords.prompt })).toHaveValue("Brunch on Sundays");
});

/** On a tablet the panel is a sheet behind a button of the top bar. */
export const OnTablet = VisitorWithAds.extend({
  globals: { viewport: { value: "tablet768", isRotated: false } },
});

/** On a phone: the tabs first, the ads below. */
export const OnPhone = VisitorWithAds.extend({
  globals: { viewport: { value: "phone390", isRotated: false } },
});

/** In the dark, where many people work. */
export const Dark = VisitorWithAds.extend({ globals: { theme: "dark" } });
