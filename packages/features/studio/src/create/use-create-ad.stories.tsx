import { adCopy } from "@earshot/contract/ads/copy.ts";
import { errors, networkErrorMessage } from "@earshot/contract/errors.ts";
import { productionWaitCopy, generationCopy } from "@earshot/contract/generation/copy.ts";
import { controlCopy } from "@earshot/contract/site/controls-copy.ts";
import { studioCopy } from "@earshot/contract/studio/copy.ts";
import { generationScenarios } from "@earshot/mocks/generation.ts";
import { expectAccessibleDialog } from "@earshot/storybook/assertions";
import { formWidth, inIframe, withSession } from "@earshot/storybook/decorators";
import { recordCalls } from "@earshot/storybook/mock-server";
import preview from "@earshot/storybook/preview";
import { expect, screen, userEvent, waitFor, spyOn } from "storybook/test";

import { inAlerts, closeAlert } from "../shell/studio-alert/testing-alerts.tsx";
import { Create, type CreateProps } from "./use-create-ad/testing-create.tsx";
import {
  beginAnew,
  create,
  createButton,
  expectMade,
  nameField,
  told,
  waitDialog,
  expectAlert,
  expectKept,
} from "./use-create-ad/testing-steps.ts";

const byMusic: CreateProps = { music: true, source: "ai", ...told };

type Scenario = (typeof generationScenarios)["Down"];

/** A create that ends with an alert of this text. */
const alerts = (scenario: Scenario, message: string, args: Partial<CreateProps> = {}) => ({
  args,
  beforeEach: ({ msw }: { msw: { use: (...handlers: Scenario) => void } }) => msw.use(...scenario),
  play: async () => {
    await create();
    await expectAlert(message);
  },
});

const meta = preview.meta({
  component: Create,
  parameters: { ...inIframe, layout: "padded" },
  args: byMusic,
  decorators: [formWidth, inAlerts, withSession(null)],
  beforeEach: () => beginAnew(),
});

/** The request is on its way: the wait has begun, the button says Creating... */
export const SlowAnswer = meta.story({
  beforeEach: ({ msw }) => msw.use(...generationScenarios.SlowAnswer),
  play: async () => {
    await create();
    await expect(await waitDialog()).toHaveAccessibleDescription(productionWaitCopy.text);
    await expect(screen.getByRole("timer")).toHaveTextContent("1:48");
    await expect(createButton()).toHaveTextContent(generationCopy.creating);
    await expect(createButton()).toHaveAttribute("aria-busy", "true");
  },
});
SlowAnswer.test("behaves as a dialog", () =>
  expectAccessibleDialog({ name: productionWaitCopy.title, escape: "closes" }),
);
SlowAnswer.test("goes on when it is put away, and asks for one ad alone", async ({ msw }) => {
  await userEvent.keyboard("{Escape}");
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  await waitFor(() => expect(createButton()).toHaveFocus());
  const sent = recordCalls(msw);
  await create();
  await expect(createButton()).toHaveTextContent(generationCopy.creating);
  await expect(screen.queryByRole("dialog")).toBeNull();
  await expect(sent).toEqual([]);
  msw.events.removeAllListeners();
});

/** Ready at the first poll: the form is clear, the list is told, and which ad it is. */
export const ReadyAtOnce = meta.story({
  beforeEach: ({ msw }) => msw.use(...generationScenarios.ReadyAtOnce),
  play: async () => {
    await create();
    await expectMade();
  },
});
ReadyAtOnce.test("reads the list when it has begun, and when it is ready", async () => {
  await expect(told.onListChanged).toHaveBeenCalledTimes(2);
  await expect(told.onDone).toHaveBeenCalledOnce();
  await expect(screen.queryByRole("alertdialog")).toBeNull();
});

/** With music, by the everyday server: the job is asked for until it has a sound. */
export const MadeThere = meta.story({
  play: async () => {
    await create();
    await expectMade();
  },
});
MadeThere.test("sends one key with one create, and none with the polls", async ({ msw }) => {
  const sent: { path: string; key: string | null }[] = [];
  msw.events.on("request:start", ({ request }) => {
    sent.push({ path: new URL(request.url).pathname, key: request.headers.get("Idempotency-Key") });
  });
  await userEvent.type(nameField(), "Kettle");
  await userEvent.type(screen.getByLabelText(studioCopy.prompt), "Coffee.");
  await create();
  await waitFor(() => expect(told.onMade).toHaveBeenCalledTimes(2));
  msw.events.removeAllListeners();
  const [first, ...polls] = sent;
  await expect(first?.key).toMatch(/^[0-9a-f]{32}$/);
  await expect(polls.length).toBeGreaterThan(1);
  for (const { path, key } of polls) {
    await expect(path).toMatch(/^\/api\/audioad\/v2\/job\//);
    await expect(key).toBeNull();
  }
});

/** Without music, one's own script: audioform, pipeline, and the ad is there. */
export const MadeWithoutMusic = meta.story({
  args: { music: false, source: "own" },
  play: async () => {
    await create();
    await expectMade();
  },
});

/** The job never ends: after 60 polls the flow goes on, with a clear form, and the list shows how it stands. */
export const NeverFinishes = meta.story({
  beforeEach: ({ msw }) => msw.use(...generationScenarios.NeverFinishes),
  play: async () => {
    await create();
    await waitFor(() => expect(told.onDone).toHaveBeenCalledOnce(), { timeout: 30_000 });
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    await expect(nameField()).toHaveValue("");
  },
});
NeverFinishes.test("calls no ad ready, and alerts of nothing", async () => {
  await expect(told.onMade).not.toHaveBeenCalled();
  await expect(told.onListChanged).toHaveBeenCalledTimes(2);
  await expect(screen.queryByRole("alertdialog")).toBeNull();
});

/** The first poll of each kind meets a proxy without a server: nobody hears of it, the next one is answered. */
export const FailsOnce = meta.story({
  args: { music: false },
  beforeEach: ({ msw }) => msw.use(...generationScenarios.FailsOnce),
  play: async () => {
    await create();
    await expectMade();
    await expect(screen.queryByRole("alertdialog")).toBeNull();
  },
});

/** An older server has the ad's id under another name: it is found all the same. */
export const LegacyNames = meta.story({
  beforeEach: ({ msw }) => msw.use(...generationScenarios.LegacyNames),
  play: async () => {
    await create();
    await expectMade();
    await expect(told.onMade).toHaveBeenCalledWith("ad_sample_1");
  },
});

/** Without music the script is never spoken: the audioform's timeout. */
export const AudioformNeverFinishes = meta.story({
  args: { music: false },
  beforeEach: ({ msw }) => msw.use(...generationScenarios.NeverFinishes),
  play: async () => {
    await create();
    await waitDialog();
    await waitFor(() => expect(screen.getByText(adCopy.stages.speaking)).toBeVisible());
    await expectAlert("Audioform processing timeout");
  },
});
AudioformNeverFinishes.test("keeps what was typed", expectKept);

/** The script is spoken, and the mix never comes: the pipeline's timeout. */
export const PipelineNeverFinishes = meta.story({
  ...alerts(generationScenarios.PipelineNeverFinishes, "Pipeline processing timeout", { music: false }),
});

/** The making fails with the server's own words. */
export const Fails = meta.story({ ...alerts(generationScenarios.Fails, generationCopy.notMade) });
Fails.test("keeps what was typed, and reads the list, which has the failed ad", async () => {
  await expectKept();
  await expect(told.onListChanged).toHaveBeenCalledTimes(2);
});
Fails.test("makes another ad at the next try, with a key of its own", async ({ msw }) => {
  const keys: (string | null)[] = [];
  msw.events.on("request:start", ({ request }) => {
    if (request.headers.has("Idempotency-Key")) keys.push(request.headers.get("Idempotency-Key"));
  });
  for (const count of [1, 2]) {
    await closeAlert();
    await create();
    await screen.findByRole("alertdialog");
    await expect(keys).toHaveLength(count);
  }
  await expect(new Set(keys).size).toBe(2);
  msw.events.removeAllListeners();
});

/** Without music it fails with the server's own words too: they stand under another name there. */
export const AudioformFails = meta.story({
  ...alerts(generationScenarios.Fails, generationCopy.notMade, { music: false }),
});

/** The making fails without words: the product shows its own. */
export const FailsWithoutWords = meta.story({
  ...alerts(
    generationScenarios.FailsWithoutWords,
    "Failed to generate audio with a voice-generation provider",
  ),
});

/** Without music, and without words of the server's. */
export const AudioformFailsWithoutWords = meta.story({
  ...alerts(generationScenarios.FailsWithoutWords, "Audioform processing failed", { music: false }),
});

/** The script is spoken, and going on to the mix is refused without words. */
export const CreatePipelineFails = meta.story({
  ...alerts(generationScenarios.CreatePipelineFails, "Failed to create pipeline", { music: false }),
});

/** The script is spoken, and the mix fails. */
export const PipelineFails = meta.story({
  ...alerts(generationScenarios.PipelineFails, "Pipeline processing failed", { music: false }),
});

/** The ad was deleted in another tab while it was being made: the wait ends at once. */
export const AdGone = meta.story({ ...alerts(generationScenarios.AdGone, errors.not_found.message) });

/** The session ended meanwhile: the wait ends at once, with what to do. */
export const LoggedOut = meta.story({
  ...alerts(generationScenarios.LoggedOut, errors.identity_missing.message, { music: false }),
});

/** A refusal without words: the music route's own stand in for them. */
export const NoMessage = meta.story({
  ...alerts(generationScenarios.NoMessage, "Failed to generate audio with a voice-generation provider"),
});
NoMessage.test("keeps what was typed, and leaves the list alone", async () => {
  await expectKept();
  await expect(told.onListChanged).not.toHaveBeenCalled();
});

/** The same without music: the other route's words. */
export const NoMessageWithoutMusic = meta.story({
  ...alerts(generationScenarios.NoMessage, "Failed to generate audio", { music: false }),
});

/** Two are being made already: wait for one of them. */
export const TwoInTheMaking = meta.story({
  ...alerts(generationScenarios.TwoInTheMaking, errors.too_many_pending_ads.message),
});

/** As many as an hour allows were made. */
export const QuotaReached = meta.story({
  ...alerts(generationScenarios.QuotaReached, errors.too_many_ads.message, { music: false }),
});

/** No room for another ad. */
export const StorageFull = meta.story({
  ...alerts(generationScenarios.StorageFull, errors.storage_full.message),
});

/** What speaks the ad can't be reached. */
export const ProviderDown = meta.story({
  ...alerts(generationScenarios.ProviderDown, errors.service_unavailable.message, { music: false }),
});

/** The description is in another language than the chosen one: what to do about it. */
export const OtherLanguage = meta.story({
  ...alerts(
    generationScenarios.OtherLanguage,
    errors.prompt_in_other_language.message({ language: "English" }),
  ),
});

/** One's own script would last too long: how long it would be. */
export const ScriptTooLong = meta.story({
  ...alerts(generationScenarios.ScriptTooLong, errors.script_too_long.message({ seconds: 143 }), {
    music: false,
    source: "own",
  }),
});
ScriptTooLong.test("keeps the script", async () => {
  await expectKept();
  await expect(screen.getByLabelText(studioCopy.script)).toHaveValue(
    "Good morning from Kettle Café. Come by at the old station.",
  );
});

/** The chosen voice has left the catalogue. */
export const VoiceGone = meta.story({
  ...alerts(generationScenarios.VoiceGone, errors.voice_unavailable.message),
});

/** The chosen track has left the library. */
export const TrackGone = meta.story({
  ...alerts(generationScenarios.TrackGone, errors.track_unavailable.message),
});

/** The music would end before it starts. */
export const EndNotAfterStart = meta.story({
  ...alerts(generationScenarios.EndNotAfterStart, errors.music_end_not_after_start.message),
});

/** The project was deleted in another tab. */
export const ProjectGone = meta.story({
  ...alerts(generationScenarios.ProjectGone, errors.not_found.message),
});

/** Neither a session nor a guest: the words that only this case has. */
export const NoIdentity = meta.story({
  ...alerts(
    generationScenarios.NoIdentity,
    "Unable to get user session. Please refresh the page and try again.",
  ),
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
  ...alerts(generationScenarios.ForeignGuest, errors.foreign_guest.message, { music: false }),
});

/** No server answers, only the proxy before it: the spec's own text. */
export const BadGateway = meta.story({
  ...alerts(generationScenarios.BadGateway, "Failed to generate audio", { music: false }),
});

/** No answer at all: the network's text, and everything typed is still there. */
export const Down = meta.story({ ...alerts(generationScenarios.Down, networkErrorMessage) });
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

/** An exception on the way: an alert, and Create Audio Ad can be pressed again. */
export const Throws = meta.story({
  beforeEach: () => {
    localStorage.setItem("temp_user_id", "guestThrows1");
    spyOn(crypto, "getRandomValues").mockImplementation(() => {
      throw new Error("No randomness");
    });
    spyOn(globalThis, "reportError").mockImplementation(() => undefined);
  },
  play: async () => {
    await create();
    await expectAlert(generationCopy.failed);
    await expectKept();
  },
});
