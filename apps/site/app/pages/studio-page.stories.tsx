import { accountFieldCopy, logInCopy } from "@earshot/contract/accounts/copy.ts";
import { adCopy, moveAdCopy, noAdsCopy } from "@earshot/contract/ads/copy.ts";
import { generationCopy, productionWaitCopy } from "@earshot/contract/generation/copy.ts";
import { projectDialogCopy, projectCopy } from "@earshot/contract/projects/copy.ts";
import { controlCopy } from "@earshot/contract/site/controls-copy.ts";
import { sidebarCopy } from "@earshot/contract/site/navigation-copy.ts";
import { studioCopy, welcomeCopy } from "@earshot/contract/studio/copy.ts";
import { accountsScenarios } from "@earshot/mocks/accounts.ts";
import { adsScenarios } from "@earshot/mocks/ads.ts";
import { generationScenarios } from "@earshot/mocks/generation.ts";
import { musicScenarios } from "@earshot/mocks/music.ts";
import { mockPassword, personas } from "@earshot/mocks/personas.ts";
import { projectsScenarios } from "@earshot/mocks/projects.ts";
import { voicesScenarios } from "@earshot/mocks/voices.ts";
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
  await userEvent.type(screen.getByRole("textbox", { name: studioCopy.productName }), "Kettle");
  await userEvent.type(screen.getByRole("textbox", { name: studioCopy.prompt }), "Brunch on Sundays");
  await userEvent.click(screen.getByRole("button", { name: generationCopy.create }));
}

/** The ad goes on being made; its card is in the list. */
async function putWaitAway({ userEvent }: Story): Promise<void> {
  const wait = await screen.findByRole("dialog", { name: productionWaitCopy.title });
  await userEvent.click(within(wait).getByRole("button", { name: controlCopy.close }));
  await waitFor(() => expect(wait).not.toBeInTheDocument());
}

/** From the ad's options, by way of Move, to a project that is called Autumn. */
async function makeProjectInMove(ad: string, userEvent: Story["userEvent"]): Promise<void> {
  const card = await screen.findByRole("article", { name: ad });
  await userEvent.click(within(card).getByRole("button", { name: /^Options/ }));
  await userEvent.click(await screen.findByRole("menuitem", { name: adCopy.move }));
  await userEvent.click(await screen.findByRole("button", { name: moveAdCopy.create }));
  await userEvent.type(await screen.findByRole("textbox", { name: projectDialogCopy.name }), "Autumn");
  await userEvent.click(screen.getByRole("button", { name: projectDialogCopy.create }));
}

/** A visitor's first visit: the Welcome dialog, and behind it where to begin. */
export const FirstVisit = meta.story({
  tags: ["visual"],
  beforeEach() {
    localStorage.removeItem("welcomeModalClosed");
  },
  play: async () => {
    await screen.findByRole("dialog", { name: welcomeCopy.title("Earshot") });
  },
});
FirstVisit.test("Start Here leads into the form", async ({ userEvent }) => {
  await userEvent.click(screen.getByRole("button", { name: controlCopy.getStarted }));
  await userEvent.click(await screen.findByRole("link", { name: noAdsCopy.visitor.start }));
  await waitFor(() => expect(screen.getByRole("textbox", { name: studioCopy.productName })).toHaveFocus());
});

/** A visitor who made ads before: they are there, in a project without an account. */
export const VisitorWithAds = meta.story({
  tags: ["visual"],
  globals: { persona: "visitorWithAds" },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole("article")).toHaveLength(3));
    await expect(canvas.getByRole("heading", { name: projectCopy.first })).toBeVisible();
  },
});

/** An agency among its projects: the first one is open, with its ads. */
export const ClientWithAds = meta.story({
  tags: ["visual"],
  globals: { persona: "agency" },
  args: { user: { ...nora, id: "usr_avi", email: "avi@harborandpine.example" } },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.queryByRole("heading", { name: projectCopy.first })).toBeNull());
    await waitFor(() => expect(canvas.getAllByRole("article").length).toBeGreaterThan(2));
  },
});
ClientWithAds.test("has more projects than the sidebar shows at first", async ({ canvas }) => {
  await expect(await canvas.findByRole("button", { name: sidebarCopy.showMore })).toBeVisible();
});
ClientWithAds.test("another project shows its own ads", async ({ canvas, userEvent }) => {
  const before = canvas.getAllByRole("article")[0]?.textContent;
  const projects = canvas.getByRole("list", { name: sidebarCopy.projects });
  await userEvent.click(within(projects).getAllByRole("button")[1]!);
  await waitFor(() => expect(canvas.getAllByRole("article")[0]).not.toHaveTextContent(before ?? ""));
});

/** Before the server has said anything: skeletons as high as what comes, and a form that can be used. */
export const Waiting = meta.story({
  tags: ["visual"],
  args: { user: nora },
  beforeEach: ({ msw }) => msw.use(...adsScenarios.Loading, ...projectsScenarios.Loading),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("textbox", { name: studioCopy.productName })).toBeEnabled();
    await expect(canvas.queryAllByRole("article")).toHaveLength(0);
  },
});

/** An ad is being made: the wait, and in the list its card. */
export const Processing = meta.story({
  beforeEach: ({ msw }) => msw.use(...generationScenarios.NeverFinishes),
  play: async (story) => {
    await createAd(story);
    const wait = await screen.findByRole("dialog", { name: productionWaitCopy.title });
    await within(wait).findByRole("timer");
  },
});
Processing.test("goes on when the wait is put away", async ({ userEvent }) => {
  await putWaitAway({ userEvent });
  await expect(await screen.findByRole("article", { name: "Kettle" })).toBeVisible();
  await expect(screen.getByRole("button", { name: generationCopy.creating })).toBeVisible();
});

/** A failed ad is to be tried again while another one is being made: one at a time, and it says when. */
export const TryAgainMeanwhile = meta.story({
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
TryAgainMeanwhile.test("goes back to its card, and asks for no second ad", async ({ userEvent, msw }) => {
  const sent: string[] = [];
  msw.events.on("request:start", ({ request }) => void sent.push(`${request.method} ${request.url}`));
  await userEvent.click(screen.getByRole("button", { name: controlCopy.ok }));
  const again = screen.getByRole("button", { name: controlCopy.tryAgain });
  await waitFor(() => expect(again).toHaveFocus());
  await expect(again).not.toHaveAttribute("aria-disabled");
  msw.events.removeAllListeners();
  await expect(sent.filter((request) => /generate/.test(request))).toEqual([]);
});

/** Moving an ad where there is no other project: one is made, and the move goes on with it, from where the ad is. */
export const MoveToNewProject = meta.story({
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
MoveToNewProject.test("moves it there", async ({ canvas, userEvent }) => {
  await userEvent.click(screen.getByRole("button", { name: moveAdCopy.move }));
  await waitFor(() => expect(canvas.queryByRole("article", { name: "Kettle" })).toBeNull());
  const projects = await canvas.findByRole("list", { name: sidebarCopy.projects });
  await userEvent.click(within(projects).getByRole("button", { name: /^Autumn/ }));
  await expect(await canvas.findByRole("article", { name: "Kettle" })).toBeVisible();
});
MoveToNewProject.test(
  "leaves it where it is, and the focus at its options",
  async ({ canvas, userEvent }) => {
    await userEvent.click(screen.getByRole("button", { name: controlCopy.cancel }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    const card = canvas.getByRole("article", { name: "Kettle" });
    await waitFor(() => expect(within(card).getByRole("button", { name: /^Options/ })).toHaveFocus());
  },
);

/** The same for a visitor, who logs in on the way: the name and the move come along, the ads into the first project. */
export const MoveThroughLogIn = VisitorWithAds.extend({
  tags: ["!visual"],
  play: async ({ canvas, userEvent }) => {
    const [card] = await canvas.findAllByRole("article");
    const ad = within(card!).getByRole("heading").textContent;
    await makeProjectInMove(ad, userEvent);
    await userEvent.type(
      await screen.findByLabelText(accountFieldCopy.email),
      personas.newBusiness.loggedInAs,
    );
    await userEvent.type(screen.getByLabelText(accountFieldCopy.password), mockPassword);
    await userEvent.click(screen.getByRole("button", { name: logInCopy.logIn }));
    const create = await screen.findByRole("button", { name: projectDialogCopy.create });
    await waitFor(() => expect(create).toBeVisible());
    await userEvent.click(create);
    const move = await screen.findByRole("dialog", { name: adCopy.move });
    await waitFor(() => expect(within(move).getByRole("radio", { name: "Autumn" })).toBeChecked());
    await expect(within(move).queryByRole("radio", { name: projectCopy.first })).toBeNull();
    await expect(canvas.getByRole("article", { name: ad, hidden: true })).toBeInTheDocument();
  },
});

/** Made: the form is clear, the new ad is marked. */
export const Made = meta.story({
  beforeEach: ({ msw }) => msw.use(...generationScenarios.ReadyAtOnce),
  play: async (story) => {
    await createAd(story);
    await waitFor(() =>
      expect(screen.getByRole("textbox", { name: studioCopy.productName })).toHaveValue(""),
    );
  },
});

/** Nothing answers: the form keeps working, the list says so and can be tried again. */
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
EverythingDown.test("a create that fails keeps what was typed", async (story) => {
  await createAd(story);
  const alert = await screen.findByRole("alertdialog");
  await expect(alert).toHaveTextContent(generationCopy.failedWith(""));
  await story.userEvent.click(within(alert).getByRole("button", { name: controlCopy.ok }));
  await expect(screen.getByRole("textbox", { name: studioCopy.prompt })).toHaveValue("Brunch on Sundays");
});

/** On a tablet the panel is a sheet behind a button of the top bar. */
export const OnTablet = VisitorWithAds.extend({
  globals: { viewport: { value: "tablet768", isRotated: false } },
});

/** On a phone: the tabs first, the ads below. */
export const OnPhone = VisitorWithAds.extend({
  globals: { viewport: { value: "phone390", isRotated: false } },
});
