import { saveDraft } from "@earshot/client/state/drafts.ts";
import { adCopy, adResultCopy } from "@earshot/contract/ads/copy.ts";
import { adInfoCopy } from "@earshot/contract/ads/dialog-copy.ts";
import { generationCopy } from "@earshot/contract/generation/copy.ts";
import { productionWaitCopy } from "@earshot/contract/generation/wait-copy.ts";
import { projectCopy } from "@earshot/contract/projects/copy.ts";
import { controlCopy } from "@earshot/contract/site/controls-copy.ts";
import { studioCopy } from "@earshot/contract/studio/copy.ts";
import { scriptCopy } from "@earshot/contract/studio/script-copy.ts";
import { adsScenarios } from "@earshot/mocks/ads.ts";
import { fallThrough, instead, never } from "@earshot/mocks/serve.ts";
import { withNavigationSpy } from "@earshot/storybook/decorators";
import preview from "@earshot/storybook/preview";
import { studioDraft } from "@earshot/studio/create/saved-draft.ts";
import { expect, screen, waitFor, within } from "storybook/test";

import { StudioPage } from "./studio-page.tsx";

const meta = preview.meta({
  component: StudioPage,
  parameters: { layout: "fullscreen", docs: { story: { inline: false, height: "720px" } } },
  decorators: [withNavigationSpy],
  args: { user: null, currentProject: { id: null, name: projectCopy.first } },
  globals: { persona: "visitorWithAds" },
  beforeEach() {
    localStorage.setItem("welcomeModalClosed", "true");
    return () => {
      localStorage.removeItem("welcomeModalClosed");
      localStorage.removeItem("awaitedAd");
      localStorage.removeItem("awaitedVersion");
    };
  },
});

const firstLine = () => screen.findByRole("textbox", { name: /^Line 1 of/ });

type Story = { userEvent: { click: (element: Element) => Promise<void> } };

/** Opens the script of the oldest ad, because the newest is an upload. */
async function editScript({ userEvent }: Story): Promise<void> {
  const cards = await screen.findAllByRole("article");
  await userEvent.click(within(cards.at(-1)!).getByRole("button", { name: /^Options/ }));
  await userEvent.click(await screen.findByRole("menuitem", { name: adResultCopy.editScript }));
}

/** The request for a new version of the visitor's first ad, saved before the tab was closed. */
function saveVersionRequest(): void {
  const json = { based_on: 1, script: [{ text: "Small-batch coffee, roasted on Tuesdays." }] };
  const sent = { request: { route: "version", uuid: "ad_visitor_1", json }, key: "key-1", account: null };
  localStorage.setItem("awaitedVersion", JSON.stringify({ startedAt: Date.now(), sent }));
}

/**
 * The tab was closed before the response to Make this version: the request is sent again, the card shows the version's
 * stages, and the finished ad appears in the center.
 */
export const VersionSentAgain = meta.story({
  tags: ["done"],
  beforeEach: saveVersionRequest,
  play: async ({ canvas }) => {
    const stage = adCopy.newVersion(adCopy.stages.speaking);
    await expect(await canvas.findByText(stage, {}, { timeout: 15_000 })).toBeVisible();
    await expect(await canvas.findByText(adResultCopy.ready, {}, { timeout: 15_000 })).toBeVisible();
    await expect(await canvas.findByText(adCopy.justMade)).toBeVisible();
    await expect(canvas.getByText(/roasted on Tuesdays/)).toBeVisible();
    await expect(localStorage.getItem("awaitedVersion")).toBeNull();
  },
});

/**
 * The tab was reloaded before the response to Make this version: the request is sent again, and its form waits for the
 * version, but can be left.
 */
export const VersionSentAgainFromForm = meta.story({
  args: { tab: "own" },
  beforeEach({ msw }) {
    msw.use(...adsScenarios.VersionBeingMade);
    saveVersionRequest();
    const script = "Small-batch coffee, roasted on Tuesdays.";
    const sent = { request: "{}", key: "key-1", script };
    const editing = { uuid: "ad_visitor_1", title: "Coffee & Co.", basedOn: 1, awaited: null, sent };
    saveDraft(studioDraft, { form: { productName: "Coffee & Co.", script, editing }, setAside: null });
  },
  play: async () => {
    const stage = { name: adCopy.stages.speaking };
    await expect(await screen.findByRole("button", stage, { timeout: 15_000 })).toBeVisible();
    await expect(screen.getByRole("button", { name: scriptCopy.stopEditing })).toBeEnabled();
  },
});

/** Cancel is clicked while a new version is made: the version still appears, and its script is not offered as a draft. */
export const VersionLeft = meta.story({
  play: async ({ canvas, userEvent }) => {
    await editScript({ userEvent });
    await userEvent.type(await firstLine(), " Tomorrow.");
    await userEvent.click(await screen.findByRole("button", { name: scriptCopy.makeVersion }));
    await waitFor(() => expect(localStorage.getItem("awaitedVersion")).toContain('"version":2'));
    await userEvent.click(screen.getByRole("button", { name: controlCopy.cancel }));
    await expect(await canvas.findByText(adCopy.justMade, {}, { timeout: 15_000 })).toBeVisible();
    await expect(canvas.getByText(/Tomorrow\./)).toBeVisible();
    await expect(canvas.queryByText(studioCopy.draftReplaced)).toBeNull();
  },
});

/** An ad is being made when a new version of another one is ready: the version is shown, and the ad is still awaited. */
export const VersionMadeMeanwhile = meta.story({
  tags: ["!dialog"],
  beforeEach({ msw }) {
    msw.use(
      ...instead("generation", { audioformData: never }),
      ...instead("ads", {
        get: ({ params }) => (params.uuid.startsWith("ad_visitor") ? fallThrough : never()),
      }),
    );
  },
  play: async ({ userEvent }) => {
    await userEvent.type(screen.getByRole("textbox", { name: studioCopy.productName }), "Kettle");
    await userEvent.type(screen.getByRole("textbox", { name: studioCopy.prompt }), "Brunch on Sundays");
    await userEvent.click(screen.getByRole("button", { name: generationCopy.create }));
    const wait = within(await screen.findByRole("dialog", { name: productionWaitCopy.title }));
    await userEvent.click(wait.getByRole("button", { name: controlCopy.close }));
    await editScript({ userEvent });
    await userEvent.click(await screen.findByRole("button", { name: scriptCopy.makeVersion }));
    await expect(await screen.findByText(adResultCopy.ready, {}, { timeout: 15_000 })).toBeVisible();
    await expect(localStorage.getItem("awaitedVersion")).toBeNull();
    await expect(localStorage.getItem("awaitedAd")).not.toBeNull();
  },
});

/** The user returns while a new version is being made: its ad's card shows the stage. */
export const VersionBeingMade = meta.story({
  tags: ["busy"],
  beforeEach({ msw }) {
    msw.use(...adsScenarios.VersionBeingMade);
    localStorage.setItem("awaitedVersion", '{"uuid":"ad_visitor_1","version":2,"startedAt":1}');
  },
  play: async ({ canvas }) => {
    await canvas.findByText(adCopy.newVersion(adCopy.stages.speaking));
    await expect(canvas.queryByText(adResultCopy.ready)).toBeNull();
  },
});
VersionBeingMade.test("shows the version's stage in Info", async ({ canvas, userEvent }) => {
  const stage = canvas.getByText(adCopy.newVersion(adCopy.stages.speaking));
  const card = stage.closest("article")!;
  await userEvent.click(within(card).getByRole("button", { name: /^Options/ }));
  await userEvent.click(await screen.findByRole("menuitem", { name: adCopy.viewInfo }));
  const dialog = within(await screen.findByRole("dialog", { name: adInfoCopy.title }));
  await dialog.findByText(adCopy.newVersion(adCopy.stages.speaking));
});

/** The connection drops briefly while a new version is made; the finished version still appears. */
export const LostAfterVersion = meta.story({
  tags: ["done"],
  beforeEach({ msw }) {
    msw.use(...adsScenarios.LostAfterVersion);
    saveVersionRequest();
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(adResultCopy.ready, {}, { timeout: 15_000 })).toBeVisible();
  },
});

/** A new version could not be made: the reason is shown, and the script is kept. */
export const VersionFailed = meta.story({
  tags: ["dialog"],
  beforeEach: ({ msw }) => msw.use(...adsScenarios.VersionFailed),
  play: async ({ userEvent }) => {
    await editScript({ userEvent });
    await userEvent.type(await firstLine(), " Tomorrow.");
    await userEvent.click(await screen.findByRole("button", { name: scriptCopy.makeVersion }));
    const alert = await screen.findByRole("alertdialog");
    await waitFor(() => expect(alert).toBeVisible());
    await expect(alert).toHaveAccessibleDescription("The voice could not be recorded.");
  },
});
VersionFailed.test("keeps the script, so that the version can be made again", async ({ userEvent }) => {
  await userEvent.click(screen.getByRole("button", { name: controlCopy.ok }));
  await expect(await firstLine()).toHaveDisplayValue(/ Tomorrow\.$/);
  await expect(screen.getByRole("button", { name: scriptCopy.makeVersion })).toBeEnabled();
  await expect(localStorage.getItem("awaitedVersion")).toBeNull();
});
VersionFailed.test("keeps the script when the ad is deleted meanwhile", async ({ msw, userEvent }) => {
  await userEvent.click(screen.getByRole("button", { name: controlCopy.ok }));
  msw.use(...instead("ads", { get: "not_found" }));
  await userEvent.click(await screen.findByRole("button", { name: scriptCopy.makeVersion }));
  await waitFor(() => expect(screen.getByRole("alertdialog")).toHaveAccessibleDescription(scriptCopy.adGone));
  await userEvent.click(screen.getByRole("button", { name: controlCopy.ok }));
  await expect(await firstLine()).toHaveDisplayValue(/ Tomorrow\.$/);
});
