import { uploadCopy } from "@earshot/contract/ads/upload-copy.ts";
import { errorOf, errors } from "@earshot/contract/errors.ts";
import { timing, uploadBytes } from "@earshot/contract/limits.ts";
import { controlCopy } from "@earshot/contract/site/controls-copy.ts";
import { adsScenarios } from "@earshot/mocks/ads.ts";
import { readAudio } from "@earshot/mocks/audio-files.ts";
import { fixtures } from "@earshot/mocks/fixtures.ts";
import { instead } from "@earshot/mocks/serve.ts";
import { expectFieldErrorLinked } from "@earshot/storybook/assertions";
import { formWidth, inIframe, narrowest, withSession } from "@earshot/storybook/decorators";
import { recordCalls } from "@earshot/storybook/mock-server";
import preview from "@earshot/storybook/preview";
import { expect, fn, screen, spyOn, userEvent, waitFor } from "storybook/test";

import { closeAlert, expectAlerted, inAlerts } from "../shell/studio-alert/testing-alerts.tsx";
import { UploadAudio } from "./upload-audio.tsx";

const onUploaded = fn();

/** The signature of a WMA file, which no browser can decode, so its progress bar has no waveform. */
const mark = new Uint8Array([0x30, 0x26, 0xb2, 0x75, 0x8e, 0x66, 0xcf, 0x11]);
const spot = (name = "spring-launch.wma", size = 4096) =>
  new File([mark, new Uint8Array(size - mark.length)], name, { type: "audio/x-ms-wma" });

const meta = preview.meta({
  component: UploadAudio,
  parameters: { ...inIframe, layout: "padded" },
  // No simulated progress, because the percentage at which an upload fails would depend on the machine.
  args: { projectId: null, onUploaded, stepEvery: 600_000 },
  decorators: [formWidth, inAlerts, withSession(null)],
  beforeEach: () => {
    onUploaded.mockClear();
    localStorage.removeItem("audioProjectMap");
  },
});

const field = () => screen.getByLabelText<HTMLInputElement>(uploadCopy.choose);
const choose = (file = spot()) => userEvent.upload(field(), file);
const card = (name = "spring-launch.wma") => screen.findByRole("article", { name });

async function expectFailed(message: string) {
  await expectAlerted(message);
  await expect(screen.getByRole("article", { hidden: true })).toHaveTextContent(message);
  await expect(onUploaded).not.toHaveBeenCalled();
}

type Scenario = (typeof adsScenarios)["Down"];

/** A story in which the upload ends in an alert with this message. */
const fails = (scenario: Scenario, message: string) => ({
  beforeEach: ({ msw }: { msw: { use: (...handlers: Scenario) => void } }) => msw.use(...scenario),
  play: async () => {
    await choose();
    await expectFailed(message);
  },
});

/** No file yet: the card says what to do and which files are accepted. */
export const Idle = meta.story({
  play: async () => {
    await expect(field()).toHaveAccessibleDescription("mp3, wav, wma or aac (max. 2mb)");
    await expect(screen.queryByRole("article")).toBeNull();
  },
});
Idle.test("rejects a file over 2 MB without a request, and accepts one of 2 MB", async ({ msw }) => {
  const sent = recordCalls(msw);
  await choose(spot("long.wma", uploadBytes + 1));
  await expectAlerted("File size must be less than 2MB");
  await expect(sent).toEqual([]);
  await expect(screen.queryByRole("article")).toBeNull();
  await closeAlert();
  await choose(spot("long.wma", uploadBytes));
  await waitFor(() => expect(onUploaded).toHaveBeenCalledOnce());
  await expect(await card("long.wma")).toHaveTextContent("2048 KB");
  msw.events.removeAllListeners();
});

/** The file is empty: an error appears below the field, without a request. */
export const EmptyFile = meta.story({
  play: async () => {
    await choose(new File([], "empty.mp3", { type: "audio/mpeg" }));
    await expectFieldErrorLinked(field(), errors.file_empty.message);
  },
});

/** The audio format is not supported: an error appears below the field, without a request. */
export const OtherKindOfAudio = meta.story({
  play: async () => {
    await choose(new File([mark], "spot.ogg", { type: "audio/ogg" }));
    await expectFieldErrorLinked(field(), errors.file_not_audio.message);
  },
});
OtherKindOfAudio.test("clears the error when the next file is chosen", async () => {
  await choose();
  await card();
  await expect(field()).not.toHaveAttribute("aria-invalid", "true");
});

/** No progress events arrive: the progress rises by 10 % every 200 ms, up to 90 %. */
export const SlowAnswer = meta.story({
  args: { stepEvery: timing.uploadStep },
  beforeEach: ({ msw }) => msw.use(...adsScenarios.SlowAnswer),
  play: async () => {
    await choose();
    await expect(await card()).toHaveTextContent("4 KB");
    const bar = screen.getByRole("progressbar", { name: "spring-launch.wma" });
    await waitFor(() => expect(bar).toHaveAttribute("aria-valuetext", "90% uploaded"));
    await expect(field()).toHaveAttribute("aria-busy", "true");
  },
});
SlowAnswer.test("cancels the upload and focuses the field", async () => {
  await userEvent.click(screen.getByRole("button", { name: uploadCopy.cancel("spring-launch.wma") }));
  await expect(screen.queryByRole("article")).toBeNull();
  await expect(field()).toHaveFocus();
  await expect(field()).not.toHaveAttribute("aria-busy");
});

/** The file is uploaded: a check mark appears. */
export const Complete = meta.story({
  play: async () => {
    await choose();
    await waitFor(() => expect(screen.getByRole("status")).toHaveTextContent(uploadCopy.complete));
    await expect(screen.getByRole("progressbar")).toHaveAttribute("aria-valuenow", "100");
    await expect(onUploaded).toHaveBeenCalledOnce();
    await expect(onUploaded.mock.calls[0]?.[0]).toMatchObject({
      title: "spring-launch",
      source: "upload",
    });
  },
});
Complete.test("dismisses the card and focuses the field", async () => {
  await userEvent.click(screen.getByRole("button", { name: uploadCopy.dismiss("spring-launch.wma") }));
  await expect(screen.queryByRole("article")).toBeNull();
  await expect(field()).toHaveFocus();
});
Complete.test("replaces the card when the next file is chosen, even one without a name", async () => {
  await choose(spot(" "));
  await card("Audio_Ad.mp3");
  await waitFor(() => expect(onUploaded).toHaveBeenCalledTimes(2));
  await expect(onUploaded.mock.lastCall?.[0]).toMatchObject({ title: "Audio_Ad" });
});

/** This browser can decode the file: the progress bar is its waveform. */
export const OwnWave = meta.story({
  args: { stepEvery: timing.uploadStep },
  beforeEach: ({ msw }) => msw.use(...adsScenarios.SlowAnswer),
  play: async () => {
    const { file } = fixtures.find(({ name }) => name === "lumen-10")!;
    const bytes = await readAudio(file);
    await choose(new File([bytes], "lumen.mp3", { type: "audio/mpeg" }));
    const bar = await screen.findByRole("progressbar");
    await waitFor(() => expect(bar.querySelectorAll("svg rect, svg path").length).toBeGreaterThan(0));
    await waitFor(() => expect(bar).toHaveAttribute("aria-valuenow", "90"));
  },
});

/** The server rejects the file's size. */
export const FileTooLarge = meta.story({
  tags: ["dialog"],
  ...fails(adsScenarios.FileTooLarge, "Upload failed: File size must be less than 2MB"),
});

/** The audio lasts more than five minutes. */
export const LastsTooLong = meta.story({
  tags: ["dialog"],
  ...fails(adsScenarios.LastsTooLong, uploadCopy.failedWith(errors.file_lasts_too_long.message)),
});

/** The file's name ends in .wma, but its content is something else. */
export const NotAudio = meta.story({
  tags: ["dialog"],
  ...fails(adsScenarios.NotAudio, uploadCopy.failedWith(errors.file_not_audio.message)),
});

/** A video without sound, or a silent recording. */
export const NoSound = meta.story({
  tags: ["dialog"],
  ...fails(adsScenarios.NoSound, uploadCopy.failedWith(errors.file_without_sound.message)),
});

/** A truncated file. */
export const Damaged = meta.story({
  tags: ["dialog"],
  ...fails(adsScenarios.Damaged, uploadCopy.failedWith(errors.file_damaged.message)),
});

/** The hourly upload limit is reached. */
export const QuotaReached = meta.story({
  tags: ["dialog"],
  ...fails(adsScenarios.QuotaReached, uploadCopy.failedWith(errors.too_many_uploads.message)),
});

/** Too many files were uploaded from this network, or the project is gone: the card keeps the file. */
export const NotStored = meta.story({
  tags: ["!dialog"],
  play: async ({ msw }) => {
    for (const code of ["too_many_guest_uploads", "not_found"] as const) {
      msw.use(...instead("ads", { upload: code }));
      await choose();
      await expectFailed(uploadCopy.failedWith(errors[code].message));
      await closeAlert();
      await expect(screen.getByRole("button", { name: controlCopy.tryAgain })).toBeEnabled();
    }
  },
});

/** The storage is full. */
export const StorageFull = meta.story({
  tags: ["dialog"],
  ...fails(adsScenarios.StorageFull, uploadCopy.failedWith(errors.storage_full.message)),
});

/** The queue is full of other users' files: the card shows how long the wait would be. */
export const UploadsQueueFull = meta.story({
  tags: ["dialog"],
  ...fails(
    adsScenarios.UploadsQueueFull,
    uploadCopy.failedWith(errorOf("uploads_queue_full", { minutes: 3 }).message),
  ),
});

/** The server can't save anything. */
export const DiskFull = meta.story({
  tags: ["dialog"],
  ...fails(adsScenarios.DiskFull, uploadCopy.failedWith(errors.disk_full.message)),
});

/** The server's error has no message: the client's fallback is shown. */
export const NoMessage = meta.story({
  tags: ["dialog"],
  ...fails(adsScenarios.NoMessage, "Upload failed: Unknown error"),
});

/** There is neither a session nor a guest id. */
export const NoIdentity = meta.story({
  tags: ["dialog"],
  ...fails(adsScenarios.NoIdentity, uploadCopy.failedWith(errors.identity_missing.message)),
});

/** The cookie and the page belong to different guests, because another tab has switched to another guest. */
export const ForeignGuest = meta.story({
  tags: ["dialog"],
  ...fails(adsScenarios.ForeignGuest, uploadCopy.failedWith(errors.foreign_guest.message)),
});

/** A proxy responds with an error page. */
export const BadGateway = meta.story({
  tags: ["dialog"],
  ...fails(adsScenarios.BadGateway, "Upload failed"),
});

/** The server doesn't respond: the card keeps the file for a retry. */
export const Down = meta.story({
  tags: ["dialog"],
  ...fails(adsScenarios.Down, "Upload failed"),
});
Down.test("shows the error icon on the card", async () => {
  const behindTheAlert = screen.getByRole("article", { hidden: true });
  await expect(behindTheAlert.querySelector(".lucide-circle-alert")).toBeVisible();
});
Down.test("resends the same file when Try again is clicked", async ({ msw }) => {
  await closeAlert();
  msw.resetHandlers();
  msw.use(...adsScenarios.LegacyNames);
  await userEvent.click(screen.getByRole("button", { name: controlCopy.tryAgain }));
  await waitFor(() => expect(onUploaded).toHaveBeenCalledOnce());
  await expect(await card()).toHaveTextContent(uploadCopy.complete);
});

/** An older server uses other field names: the ad is still read. */
export const LegacyNames = meta.story({
  args: { projectId: "prj_1" },
  beforeEach: ({ msw }) => msw.use(...adsScenarios.LegacyNames),
  play: async () => {
    await choose();
    await waitFor(() => expect(onUploaded).toHaveBeenCalledOnce());
    await expect(onUploaded.mock.calls[0]?.[0]).toMatchObject({ uuid: "ad_sample_1" });
    await expect(JSON.parse(localStorage.getItem("audioProjectMap") ?? "")).toEqual({ ad_sample_1: "prj_1" });
  },
});

/** The narrowest phone, with text at 200 % and a long file name. */
export const LongTextOnNarrowest = meta.story({
  globals: narrowest,
  args: { stepEvery: timing.uploadStep },
  beforeEach: ({ msw }) => msw.use(...adsScenarios.SlowAnswer),
  play: async () => {
    const name = `${"Sommerschlussverkaufswerbekampagne ".repeat(2)}final.wma`;
    await choose(spot(name));
    const bar = await screen.findByRole("progressbar");
    await waitFor(() => expect(bar).toHaveAttribute("aria-valuenow", "90"));
  },
});

/** An exception is thrown: the card says so, and another file can be chosen. */
export const Throws = meta.story({
  tags: ["!dialog"],
  beforeEach: () => {
    spyOn(XMLHttpRequest.prototype, "open").mockImplementation(() => {
      throw new Error("No request");
    });
    spyOn(globalThis, "reportError").mockImplementation(() => undefined);
  },
  play: async () => {
    await choose();
    await expectFailed(uploadCopy.failed);
    await closeAlert();
    await expect(field()).toBeEnabled();
  },
});
