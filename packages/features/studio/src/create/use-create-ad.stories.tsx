import { adCopy } from "@earshot/contract/ads/copy.ts";
import { errorOf, errors } from "@earshot/contract/errors.ts";
import { generationCopy } from "@earshot/contract/generation/copy.ts";
import { generationErrorCopy } from "@earshot/contract/generation/error-copy.ts";
import { productionWaitCopy } from "@earshot/contract/generation/wait-copy.ts";
import { networkErrorMessage } from "@earshot/contract/network-error-message.ts";
import { controlCopy } from "@earshot/contract/site/controls-copy.ts";
import { studioCopy } from "@earshot/contract/studio/copy.ts";
import { generationScenarios } from "@earshot/mocks/generation.ts";
import { instead } from "@earshot/mocks/serve.ts";
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
  callbacks,
  waitDialog,
  expectAlert,
  expectKept,
} from "./use-create-ad/testing-steps.ts";

const byMusic: CreateProps = { music: true, source: "ai", ...callbacks };

type Scenario = (typeof generationScenarios)["Down"];

/** A story in which creating an ad ends in an alert with this message. */
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
  tags: ["dialog"],
  parameters: { ...inIframe, layout: "padded" },
  args: byMusic,
  decorators: [formWidth, inAlerts, withSession(null)],
  beforeEach: () => beginAnew(),
});

/** The request is pending: the progress dialog is open, and the button says Creating... */
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
SlowAnswer.test("keeps waiting when the dialog is closed, and sends no second request", async ({ msw }) => {
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

/** The ad is ready on the first poll: the form is cleared, and the callbacks receive the ad. */
export const ReadyAtOnce = meta.story({
  tags: ["!dialog"],
  beforeEach: ({ msw }) => msw.use(...generationScenarios.ReadyAtOnce),
  play: async () => {
    await create();
    await expectMade();
  },
});
ReadyAtOnce.test("refetches the list when the job starts and when the ad is ready", async () => {
  await expect(callbacks.onListChanged).toHaveBeenCalledTimes(2);
  await expect(callbacks.onDone).toHaveBeenCalledOnce();
  await expect(screen.queryByRole("alertdialog")).toBeNull();
});

/** An ad with music, using the default responses: the job is polled until it is ready. */
export const MadeThere = meta.story({
  tags: ["!dialog"],
  play: async () => {
    await create();
    await expectMade();
  },
});
MadeThere.test("sends an idempotency key with the create request, but not with polls", async ({ msw }) => {
  const sent: { path: string; key: string | null }[] = [];
  msw.events.on("request:start", ({ request }) => {
    sent.push({ path: new URL(request.url).pathname, key: request.headers.get("Idempotency-Key") });
  });
  await userEvent.type(nameField(), "Kettle");
  await userEvent.type(screen.getByLabelText(studioCopy.prompt), "Coffee.");
  await create();
  await waitFor(() => expect(callbacks.onMade).toHaveBeenCalledTimes(2));
  msw.events.removeAllListeners();
  const [first, ...polls] = sent;
  await expect(first?.key).toMatch(/^[0-9a-f]{32}$/);
  await expect(polls.length).toBeGreaterThan(1);
  for (const { path, key } of polls) {
    await expect(path).toMatch(/^\/api\/audioad\/v2\/job\//);
    await expect(key).toBeNull();
  }
});

/** The user's own script without music: the audioform is polled, then the pipeline. */
export const MadeWithoutMusic = meta.story({
  tags: ["!dialog"],
  args: { music: false, source: "own" },
  play: async () => {
    await create();
    await expectMade();
  },
});

/** The job never ends: after 60 polls the form is cleared, and the list shows the pending ad. */
export const NeverFinishes = meta.story({
  tags: ["!dialog"],
  beforeEach: ({ msw }) => msw.use(...generationScenarios.NeverFinishes),
  play: async () => {
    await create();
    await waitFor(() => expect(callbacks.onDone).toHaveBeenCalledOnce(), { timeout: 30_000 });
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    await expect(nameField()).toHaveValue("");
  },
});
NeverFinishes.test("reports no ad and shows no alert", async () => {
  await expect(callbacks.onMade).not.toHaveBeenCalled();
  await expect(callbacks.onListChanged).toHaveBeenCalledTimes(2);
  await expect(screen.queryByRole("alertdialog")).toBeNull();
});

/** The first poll of the audioform and the first of the pipeline fail, and are retried silently. */
export const FailsOnce = meta.story({
  tags: ["!dialog"],
  args: { music: false },
  beforeEach: ({ msw }) => msw.use(...generationScenarios.FailsOnce),
  play: async () => {
    await create();
    await expectMade();
    await expect(screen.queryByRole("alertdialog")).toBeNull();
  },
});

/** An older server uses other field names: the id is still found. */
export const LegacyNames = meta.story({
  tags: ["!dialog"],
  beforeEach: ({ msw }) => msw.use(...generationScenarios.LegacyNames),
  play: async () => {
    await create();
    await expectMade();
    await expect(callbacks.onMade).toHaveBeenCalledWith("ad_sample_1");
  },
});

/** Without music, the audioform times out. */
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
AudioformNeverFinishes.test("keeps the input", expectKept);

/** The pipeline times out. */
export const PipelineNeverFinishes = meta.story({
  ...alerts(generationScenarios.PipelineNeverFinishes, "Pipeline processing timeout", { music: false }),
});

/** The job fails, and the server's message is shown. */
export const Fails = meta.story({ ...alerts(generationScenarios.Fails, generationErrorCopy.notMade) });
Fails.test("keeps the input and refetches the list, which includes the failed ad", async () => {
  await expectKept();
  await expect(callbacks.onListChanged).toHaveBeenCalledTimes(2);
});
Fails.test("sends a new key with the next attempt", async ({ msw }) => {
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

/** The job for an ad without music fails: the server's message is in a different field. */
export const AudioformFails = meta.story({
  ...alerts(generationScenarios.Fails, generationErrorCopy.notMade, { music: false }),
});

/** The job fails without a message: the client's fallback is shown. */
export const FailsWithoutWords = meta.story({
  ...alerts(
    generationScenarios.FailsWithoutWords,
    "Failed to generate audio with a voice-generation provider",
  ),
});

/** The job for an ad without music fails without a message: the client's fallback for it is shown. */
export const AudioformFailsWithoutWords = meta.story({
  ...alerts(generationScenarios.FailsWithoutWords, "Audioform processing failed", { music: false }),
});

/** The pipeline can't be created. */
export const CreatePipelineFails = meta.story({
  ...alerts(generationScenarios.CreatePipelineFails, "Failed to create pipeline", { music: false }),
});

/** The pipeline fails. */
export const PipelineFails = meta.story({
  ...alerts(generationScenarios.PipelineFails, "Pipeline processing failed", { music: false }),
});

/** The pending ad was deleted in another tab: the wait ends immediately. */
export const AdGone = meta.story({ ...alerts(generationScenarios.AdGone, errors.not_found.message) });

/** The session ended in the meantime: the wait ends immediately. */
export const LoggedOut = meta.story({
  ...alerts(generationScenarios.LoggedOut, errors.identity_missing.message, { music: false }),
});

/** The error has no message: the music route's fallback is shown. */
export const NoMessage = meta.story({
  ...alerts(generationScenarios.NoMessage, "Failed to generate audio with a voice-generation provider"),
});
NoMessage.test("keeps the input and does not refetch the list", async () => {
  await expectKept();
  await expect(callbacks.onListChanged).not.toHaveBeenCalled();
});

/** The error for an ad without music has no message: the fallback of the route without music is shown. */
export const NoMessageWithoutMusic = meta.story({
  ...alerts(generationScenarios.NoMessage, "Failed to generate audio", { music: false }),
});

/** Two ads are already pending. */
export const TwoInTheMaking = meta.story({
  ...alerts(generationScenarios.TwoInTheMaking, errors.too_many_pending_ads.message),
});

/** Too many ads from other users are queued. */
export const QueueFull = meta.story({
  ...alerts(generationScenarios.QueueFull, errorOf("ads_queue_full", { minutes: 10 }).message),
});

/** The hourly limit is reached. */
export const QuotaReached = meta.story({
  ...alerts(generationScenarios.QuotaReached, errors.too_many_ads.message, { music: false }),
});

/** The storage is full. */
export const StorageFull = meta.story({
  ...alerts(generationScenarios.StorageFull, errors.storage_full.message),
});

/** The speech provider is unavailable. */
export const ProviderDown = meta.story({
  ...alerts(generationScenarios.ProviderDown, errors.service_unavailable.message, { music: false }),
});

/** The description is not in the chosen language. */
export const OtherLanguage = meta.story({
  ...alerts(
    generationScenarios.OtherLanguage,
    errors.prompt_in_other_language.message({ language: "English" }),
  ),
});

/** The brief doesn't say what is being sold: the alert suggests what to add. */
export const NothingToSell = meta.story({
  ...alerts(generationScenarios.NothingToSell, errors.nothing_to_sell.message),
});

/** The user's own script is too long: the message says how long it is. */
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

/**
 * The script is in another language, or this network has made too many ads or script checks: the alert says so, and
 * the input is kept.
 */
export const NotStarted = meta.story({
  args: { music: false, source: "own" },
  play: async ({ msw }) => {
    const rejections = [
      errorOf("script_in_other_language", { language: "English" }),
      errorOf("too_many_guest_ads"),
      errorOf("too_many_script_checks"),
    ];
    for (const [index, rejection] of rejections.entries()) {
      if (index > 0) await expectKept();
      msw.use(...instead("generation", { generateWithMusic: rejection, generateAudio: rejection }));
      await create();
      await expectAlert(rejection.message);
    }
  },
});

/** The same errors appear for an ad with music. */
export const NotStartedWithMusic = NotStarted.extend({ tags: ["refused"], args: { music: true } });

/** The chosen voice is no longer in the catalogue. */
export const VoiceGone = meta.story({
  ...alerts(generationScenarios.VoiceGone, errors.voice_unavailable.message),
});

/** The chosen track is no longer in the library. */
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
ProjectGone.test("shows the full-disk error in an alert too", async ({ msw }) => {
  await closeAlert();
  msw.use(...instead("generation", { generateWithMusic: "disk_full" }));
  await create();
  await expectAlert(errors.disk_full.message);
});

/** With neither a session nor a guest id, a dedicated message is shown. */
export const NoIdentity = meta.story({
  ...alerts(
    generationScenarios.NoIdentity,
    "Unable to get user session. Please refresh the page and try again.",
  ),
});
NoIdentity.test("sends nothing when the browser has no stored guest id", async ({ msw }) => {
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

/** The cookie and the page belong to different guests, because another tab has switched to another guest. */
export const ForeignGuest = meta.story({
  ...alerts(generationScenarios.ForeignGuest, errors.foreign_guest.message, { music: false }),
});
ForeignGuest.test("shows the full-disk error in an alert too", async ({ msw }) => {
  await closeAlert();
  msw.use(...instead("generation", { generateAudio: "disk_full" }));
  await create();
  await expectAlert(errors.disk_full.message);
});

/** A proxy's error page is replaced by our own message. */
export const BadGateway = meta.story({
  ...alerts(generationScenarios.BadGateway, "Failed to generate audio", { music: false }),
});

/** The server doesn't respond: the network error's text appears. */
export const Down = meta.story({ ...alerts(generationScenarios.Down, networkErrorMessage) });
Down.test("keeps the input and refetches the list, because the job may have started", async () => {
  await expectKept();
  await expect(callbacks.onListChanged).toHaveBeenCalledOnce();
});
Down.test("reuses the idempotency key for the same request, but not for a different one", async ({ msw }) => {
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

/** An exception is thrown: an alert appears, and Create Audio Ad is enabled again. */
export const Throws = meta.story({
  tags: ["!dialog"],
  beforeEach: () => {
    localStorage.setItem("temp_user_id", "guestThrows1");
    spyOn(crypto, "getRandomValues").mockImplementationOnce(() => {
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
