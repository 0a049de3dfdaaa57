import { adCopy } from "@earshot/contract/ads/copy.ts";
import { errorOf, errors } from "@earshot/contract/errors.ts";
import { networkErrorMessage } from "@earshot/contract/network-error-message.ts";
import { controlCopy } from "@earshot/contract/site/controls-copy.ts";
import { briefCopy } from "@earshot/contract/studio/brief-copy.ts";
import { scriptCopy } from "@earshot/contract/studio/script-copy.ts";
import { adsScenarios } from "@earshot/mocks/ads.ts";
import { badGateway, crash, instead, never } from "@earshot/mocks/serve.ts";
import { expectFieldErrorLinked } from "@earshot/storybook/assertions";
import { inIframe, withSession } from "@earshot/storybook/decorators";
import preview from "@earshot/storybook/preview";
import { expect, fn, screen, userEvent, waitFor } from "storybook/test";

import { useAd } from "../../queries.ts";
import { closeAlert, expectAlerted } from "../../shell/studio-alert/testing-alerts.tsx";
import { held, holding } from "../choices-panel.stories.tsx";
import { useStudioForm } from "../studio-form-provider.tsx";
import type { EditedAd } from "../studio-form.ts";
import { VersionForm, type VersionFormProps } from "./version-form.tsx";

const editing: EditedAd = {
  uuid: "ad_visitor_1",
  title: "Coffee & Co.",
  basedOn: 1,
  awaited: null,
  sent: null,
};
const script = "Small-batch coffee, roasted on Mondays.\nAt your door by Wednesday.";

const meta = preview.meta({
  component: VersionForm,
  globals: { persona: "visitorWithAds" },
  parameters: { ...inIframe, layout: "padded" },
  decorators: [holding({ script, editing }), withSession(null)],
  beforeEach: () => localStorage.removeItem("awaitedVersion"),
  args: { editing, headingRef: null, shown: true, onLoadNewest: fn(), onCancel: fn() },
  render: function Held(args) {
    const now = useStudioForm((form) => form.editing);
    return <VersionForm {...args} editing={now ?? args.editing} />;
  },
});

const make = () => screen.findByRole("button", { name: scriptCopy.makeVersion });
const firstLine = () => screen.findByRole("textbox", { name: scriptCopy.line(1, 2) });

function Known(args: VersionFormProps) {
  const now = useStudioForm((form) => form.editing);
  const { data } = useAd(args.editing.uuid, { isLoggedIn: false, enabled: true });
  return data ? <VersionForm {...args} editing={now ?? args.editing} /> : null;
}

/** One word is changed, and the new version is being made: the button shows its stage. */
export const Making = meta.story({
  render: (args) => <Known {...args} />,
  play: async () => {
    await userEvent.type(await firstLine(), " Fresh.");
    await userEvent.click(await make());
    await screen.findByRole("button", { name: adCopy.stages.speaking }, { timeout: 9000 });
    await expect(held.form().editing).toMatchObject({ basedOn: 1, awaited: 2 });
    await expect(localStorage.getItem("awaitedVersion")).toContain('"version":2');
  },
});
Making.test("lets go of the script during the wait, and the version is still awaited", async ({ args }) => {
  await userEvent.click(screen.getByRole("button", { name: controlCopy.cancel }));
  await expect(args.onCancel).toHaveBeenCalledOnce();
  await userEvent.click(screen.getByRole("button", { name: scriptCopy.stopEditing }));
  await expect(held.form().editing).toBeNull();
  await expect(localStorage.getItem("awaitedVersion")).toContain('"version":2');
});

/**
 * The script is rewritten in a language other than the ad's: a note says so while the user types, and a new version
 * can still be made.
 */
export const OtherLanguage = meta.story({
  decorators: [holding({ script: "Coffee by post.", language: "English", editing }), withSession(null)],
  play: async () => {
    const line = await screen.findByRole("textbox", { name: scriptCopy.line(1, 1) });
    await userEvent.clear(line);
    await userEvent.type(line, "Café recién tostado en tu casa cada semana, y la primera bolsa es gratis.");
    await expect(
      await screen.findByText(scriptCopy.otherLanguage("script", "Spanish", "English")),
    ).toBeVisible();
    await expect(await make()).toBeEnabled();
  },
});

/** The script was emptied: an error appears below the line, and no version can be made. */
export const Empty = meta.story({
  decorators: [holding({ script: "", editing })],
  play: async () => {
    const line = await screen.findByRole("textbox", { name: scriptCopy.line(1, 1) });
    await expect(line).toBeInvalid();
    await expect(await make()).toBeDisabled();
    await expect(await make()).toHaveAccessibleDescription(briefCopy.needsScript);
  },
});

/** The script has more than 5,000 characters: the server's error is shown until it changes. */
export const TooManyCharacters = meta.story({
  decorators: [holding({ script: `${"Coffee. ".repeat(700)}\nNow.`, editing })],
  play: async () => {
    await expect(await firstLine()).toBeInvalid();
    await waitFor(() => expect(screen.getByText(errors.prompt_too_long.message)).toBeVisible());
  },
});

/** A newer version was made in another tab: the user chooses between it and the script here. */
export const NewerVersion = meta.story({
  beforeEach: ({ msw }) => msw.use(...adsScenarios.NewerVersion),
  play: async ({ args }) => {
    await userEvent.click(await make());
    await waitFor(() => expect(screen.getByText(scriptCopy.newerVersion)).toBeVisible());
    await expect(screen.getByRole("button", { name: scriptCopy.takeMine })).toBeVisible();
    await userEvent.click(screen.getByRole("button", { name: scriptCopy.loadNewest }));
    await expect(args.onLoadNewest).toHaveBeenCalledWith(editing.uuid);
  },
});

NewerVersion.test("still offers both if the newest version can't be fetched", async ({ msw }) => {
  msw.use(...instead("ads", { get: crash }));
  await userEvent.click(screen.getByRole("button", { name: scriptCopy.takeMine }));
  await expect(await screen.findByText(scriptCopy.versionNotMade)).toBeVisible();
  await expect(screen.getByRole("button", { name: scriptCopy.takeMine })).toBeVisible();
});

/** The ad was deleted in another tab: the script is kept as a new ad. */
export const VersionOfGone = meta.story({
  beforeEach: ({ msw }) => msw.use(...adsScenarios.VersionOfGone),
  play: async () => {
    await userEvent.click(await make());
    await waitFor(() => expect(screen.getByText(scriptCopy.adGone)).toBeVisible());
    await userEvent.click(screen.getByRole("button", { name: scriptCopy.stopEditing }));
    await waitFor(() => expect(held.form()).toMatchObject({ editing: null, script }));
  },
});

async function expectRefused(message: string) {
  await userEvent.click(await make());
  const reason = await screen.findByText(message);
  await waitFor(() => expect(reason).toBeVisible());
  await expect(held.form()).toMatchObject({ script, editing: { awaited: null } });
  await expect(await make()).toBeEnabled();
}

/** The server rejects the version: the reason is shown above the buttons, and the script is kept. */
export const Refused = meta.story({
  play: async ({ msw }) => {
    for (const rejection of [
      errorOf("ads_queue_full", { minutes: 10 }),
      errorOf("storage_full"),
      errorOf("voice_unavailable"),
      errorOf("track_unavailable"),
      errorOf("music_end_not_after_start"),
      errorOf("too_many_pending_ads"),
      errorOf("too_many_ads"),
      errorOf("too_many_guest_ads"),
      errorOf("too_many_script_checks"),
      errorOf("identity_missing"),
      errorOf("foreign_guest"),
      errorOf("disk_full"),
    ]) {
      msw.use(...instead("ads", { makeVersion: rejection }));
      await expectRefused(rejection.message);
    }
  },
});
Refused.test("shows a script error below the lines until the script changes", async ({ msw }) => {
  for (const rejection of [
    errorOf("script_too_long", { seconds: 143 }),
    errorOf("script_in_other_language", { language: "English" }),
  ]) {
    msw.use(...instead("ads", { makeVersion: rejection }));
    await expectRefused(rejection.message);
    await expectFieldErrorLinked(await firstLine(), rejection.message);
  }
  await userEvent.type(await firstLine(), "!");
  await expect(await firstLine()).not.toBeInvalid();
});

async function expectUnanswered(message: string) {
  await userEvent.click(await make());
  await expectAlerted(message);
  await expect(localStorage.getItem("awaitedVersion")).toContain(held.form().editing?.sent?.key);
  await closeAlert();
  await expect(localStorage.getItem("awaitedVersion")).toBeNull();
  await expect(held.form()).toMatchObject({ script, editing: { awaited: null } });
  await expect(await make()).toBeEnabled();
}

/**
 * The connection is lost, or a proxy responds with an error page: an alert shows our own message, and the script is
 * kept. Once the alert is closed, the request is forgotten, so that the next page doesn't send it again.
 */
export const NoAnswer = meta.story({
  tags: ["!dialog"],
  play: async ({ msw }) => {
    msw.use(...instead("ads", { makeVersion: crash }));
    await expectUnanswered(networkErrorMessage);
    msw.use(...instead("ads", { makeVersion: badGateway }));
    await expectUnanswered(scriptCopy.versionNotMade);
  },
});
NoAnswer.test("keeps waiting while the server does not respond, and keeps the script", async ({ msw }) => {
  msw.use(...instead("ads", { makeVersion: never }));
  await userEvent.click(await make());
  await expect(await screen.findByRole("button", { name: scriptCopy.makingVersion })).toBeVisible();
  await expect(await firstLine()).toHaveValue("Small-batch coffee, roasted on Mondays.");
});
