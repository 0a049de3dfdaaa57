import { errors, networkErrorMessage } from "@earshot/contract/errors.ts";
import { controlCopy } from "@earshot/contract/site/controls-copy.ts";
import { studioCopy } from "@earshot/contract/studio/copy.ts";
import { generationScenarios } from "@earshot/mocks/generation.ts";
import { formWidth, inIframe, withSession } from "@earshot/storybook/decorators";
import { recordCalls } from "@earshot/storybook/mock-server";
import preview from "@earshot/storybook/preview";
import { expect, screen, spyOn, userEvent, waitFor } from "storybook/test";

import { closeAlert, inAlerts } from "../shell/studio-alert/testing-alerts.tsx";
import { Create, type CreateProps } from "./making/testing-create.tsx";
import {
  beginAnew,
  create,
  createButton,
  expectAlert,
  expectKept,
  nameField,
  told,
} from "./making/testing-steps.ts";

const byMusic: CreateProps = { music: true, source: "ai", ...told };

const meta = preview.meta({
  component: Create,
  parameters: { ...inIframe, layout: "padded" },
  args: byMusic,
  decorators: [formWidth, inAlerts, withSession(null)],
  beforeEach: () => beginAnew(),
});

/** A refusal without words: the music route's own stand in for them. */
export const NoMessage = meta.story({
  beforeEach: ({ msw }) => msw.use(...generationScenarios.NoMessage),
  play: async () => {
    await create();
    await expectAlert("Failed to generate audio with a voice-generation provider");
  },
});
NoMessage.test("keeps what was typed, and leaves the list alone", async () => {
  await expectKept();
  await expect(told.onListChanged).not.toHaveBeenCalled();
});

/** The same without music: the other route's words. */
export const NoMessageWithoutMusic = meta.story({
  args: { music: false },
  beforeEach: ({ msw }) => msw.use(...generationScenarios.NoMessage),
  play: async () => {
    await create();
    await expectAlert("Failed to generate audio");
  },
});

/** Two are being made already: wait for one of them. */
export const TwoInTheMaking = meta.story({
  beforeEach: ({ msw }) => msw.use(...generationScenarios.TwoInTheMaking),
  play: async () => {
    await create();
    await expectAlert(errors.too_many_pending_ads.message);
  },
});

/** As many as an hour allows were made. */
export const QuotaReached = meta.story({
  args: { music: false },
  beforeEach: ({ msw }) => msw.use(...generationScenarios.QuotaReached),
  play: async () => {
    await create();
    await expectAlert(errors.too_many_ads.message);
  },
});

/** No room for another ad. */
export const StorageFull = meta.story({
  beforeEach: ({ msw }) => msw.use(...generationScenarios.StorageFull),
  play: async () => {
    await create();
    await expectAlert(errors.storage_full.message);
  },
});

/** What speaks the ad can't be reached. */
export const ProviderDown = meta.story({
  args: { music: false },
  beforeEach: ({ msw }) => msw.use(...generationScenarios.ProviderDown),
  play: async () => {
    await create();
    await expectAlert(errors.service_unavailable.message);
  },
});

/** The description is in another language than the chosen one: what to do about it. */
export const OtherLanguage = meta.story({
  beforeEach: ({ msw }) => msw.use(...generationScenarios.OtherLanguage),
  play: async () => {
    await create();
    await expectAlert(errors.prompt_in_other_language.message({ language: "English" }));
  },
});

/** One's own script would last too long: how long it would be. */
export const ScriptTooLong = meta.story({
  args: { music: false, source: "own" },
  beforeEach: ({ msw }) => msw.use(...generationScenarios.ScriptTooLong),
  play: async () => {
    await create();
    await expectAlert(errors.script_too_long.message({ seconds: 143 }));
  },
});
ScriptTooLong.test("keeps the script", async () => {
  await expectKept();
  await expect(screen.getByLabelText(studioCopy.script)).toHaveValue(
    "Good morning from Kettle Café. Come by at the old station.",
  );
});

/** The chosen voice has left the catalogue. */
export const VoiceGone = meta.story({
  beforeEach: ({ msw }) => msw.use(...generationScenarios.VoiceGone),
  play: async () => {
    await create();
    await expectAlert(errors.voice_unavailable.message);
  },
});

/** The chosen track has left the library. */
export const TrackGone = meta.story({
  beforeEach: ({ msw }) => msw.use(...generationScenarios.TrackGone),
  play: async () => {
    await create();
    await expectAlert(errors.track_unavailable.message);
  },
});

/** The music would end before it starts. */
export const EndNotAfterStart = meta.story({
  beforeEach: ({ msw }) => msw.use(...generationScenarios.EndNotAfterStart),
  play: async () => {
    await create();
    await expectAlert(errors.music_end_not_after_start.message);
  },
});

/** The project was deleted in another tab. */
export const ProjectGone = meta.story({
  beforeEach: ({ msw }) => msw.use(...generationScenarios.ProjectGone),
  play: async () => {
    await create();
    await expectAlert(errors.not_found.message);
  },
});

/** Neither a session nor a guest: the words that only this case has. */
export const NoIdentity = meta.story({
  beforeEach: ({ msw }) => msw.use(...generationScenarios.NoIdentity),
  play: async () => {
    await create();
    await expectAlert("Unable to get user session. Please refresh the page and try again.");
  },
});
NoIdentity.test("says the same, and sends nothing, where the browser keeps no guest", async ({ msw }) => {
  await closeAlert();
  const sent = recordCalls(msw);
  const forgetful = [
    spyOn(Document.prototype, "cookie", "get").mockReturnValue(""),
    spyOn(Storage.prototype, "getItem").mockReturnValue(null),
  ];
  await create();
  for (const spy of forgetful) spy.mockRestore();
  await expectAlert(errors.identity_missing.message);
  await expect(sent).toEqual([]);
  msw.events.removeAllListeners();
});

/** Cookie and page hold different guests: another tab began anew. */
export const ForeignGuest = meta.story({
  args: { music: false },
  beforeEach: ({ msw }) => msw.use(...generationScenarios.ForeignGuest),
  play: async () => {
    await create();
    await expectAlert(errors.foreign_guest.message);
  },
});

/** No server answers, only the proxy before it: the spec's own text. */
export const BadGateway = meta.story({
  args: { music: false },
  beforeEach: ({ msw }) => msw.use(...generationScenarios.BadGateway),
  play: async () => {
    await create();
    await expectAlert("Failed to generate audio");
  },
});

/** No answer at all: the network's text, and everything typed is still there. */
export const Down = meta.story({
  beforeEach: ({ msw }) => msw.use(...generationScenarios.Down),
  play: async () => {
    await create();
    await expectAlert(networkErrorMessage);
  },
});
Down.test("keeps what was typed, and reads the list: it may have been begun", async () => {
  await expectKept();
  await expect(told.onListChanged).toHaveBeenCalledOnce();
});
Down.test("asks for the same ad by the same key, and for another one by another", async ({ msw }) => {
  const keys: (string | null)[] = [];
  msw.events.on("request:start", ({ request }) => void keys.push(request.headers.get("Idempotency-Key")));
  for (const typed of ["", "", "!"]) {
    await userEvent.click(screen.getByRole("button", { name: controlCopy.ok }));
    await waitFor(() => expect(createButton()).toHaveFocus());
    if (typed) await userEvent.type(nameField(), typed);
    await create();
    await screen.findByRole("alertdialog");
  }
  msw.events.removeAllListeners();
  const [first, second, third] = keys;
  await expect(first).toBe(second);
  await expect(third).not.toBe(second);
});
