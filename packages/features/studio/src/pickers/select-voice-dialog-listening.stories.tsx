import { peaksOf } from "@earshot/client/peaks-of.ts";
import { controlCopy } from "@earshot/contract/site/controls-copy.ts";
import { playerCopy } from "@earshot/contract/site/player-copy.ts";
import { selectVoiceCopy } from "@earshot/contract/voices/copy.ts";
import { fixtures } from "@earshot/mocks/fixtures.ts";
import { staticAudioUrl } from "@earshot/mocks/audio-files.ts";
import { inIframe, opener } from "@earshot/storybook/decorators";
import preview from "@earshot/storybook/preview";
import { expect, screen, spyOn, userEvent, waitFor } from "storybook/test";

import { inPage, onPage, opened, touchPage } from "./select-voice-dialog.stories.tsx";
import { SelectVoiceDialog } from "./select-voice-dialog.tsx";

/** The elements that were played since the story began, all of them without a noise. */
const heard: HTMLMediaElement[] = [];

function playMuted() {
  heard.length = 0;
  const toPlay: () => Promise<void> = Reflect.get(HTMLMediaElement.prototype, "play");
  spyOn(HTMLMediaElement.prototype, "play").mockImplementation(function (this: HTMLMediaElement) {
    if (!heard.includes(this)) heard.push(this);
    this.muted = true;
    return toPlay.call(this);
  });
}

const meta = preview.meta({
  component: SelectVoiceDialog,
  parameters: inIframe,
  decorators: [inPage],
  args: opened,
  render: onPage,
  beforeEach: playMuted,
});

const patient = { timeout: 10_000 };
const called = (press: (title: string) => string, name: string) => press(playerCopy.sampleOf(name));
const playing = (name: string) =>
  screen.findByRole("button", { name: called(controlCopy.pause, name) }, patient);
const rowOf = async (name: string) =>
  (await screen.findByRole("radio", { name })).closest<HTMLElement>("[role=row]")!;
const waveOf = async (name: string) => (await rowOf(name)).querySelector("svg path[d*=v]")?.getAttribute("d");
const paused = () => waitFor(() => expect(heard[0]?.paused).toBe(true));

async function play(name: string) {
  const button = await screen.findByRole("button", { name: called(controlCopy.play, name) });
  await touchPage();
  await userEvent.click(button);
  await playing(name);
}

/** A sample plays: its time runs, and its wave, a flat line before, is that of its own sound. */
export const Playing = meta.story({
  play: async () => {
    await play("Amelia");
    await waitFor(() => expect(heard[0]?.currentTime).toBeGreaterThan(0.3), patient);
    // The rows are as wide as each other: those of whom nothing was heard are the same flat line.
    await waitFor(async () => expect(await waveOf("Amelia")).not.toBe(await waveOf("Russell")), patient);
    await expect(await waveOf("Russell")).toBe(await waveOf("Desmond"));
    await expect(heard[0]?.src).toContain("voice-female-american");
  },
});
Playing.test("one at a time: the next rewinds the one before", async () => {
  await play("Russell");
  await expect(heard).toHaveLength(1);
  await expect(heard[0]?.src).toContain("voice-male-american");
  await expect(screen.getAllByRole("button", { name: /^Pause/ })).toHaveLength(1);
  await expect(await rowOf("Amelia")).toHaveTextContent("0:00 / 0:03");
  await expect(screen.queryByRole("radio", { checked: true })).toBeNull();
});
Playing.test("pressed again it pauses, and runs no further", async () => {
  await play("Desmond");
  await userEvent.click(await playing("Desmond"));
  await paused();
  await expect(screen.queryByRole("button", { name: /^Pause/ })).toBeNull();
});
Playing.test("closing stops it, and it begins anew", async () => {
  await play("Amelia");
  await waitFor(() => expect(heard[0]?.currentTime).toBeGreaterThan(0), patient);
  await userEvent.keyboard("{Escape}");
  await paused();
  await userEvent.click(opener());
  await expect(await rowOf("Amelia")).toHaveTextContent("0:00 / 0:03");
});
Playing.test("another search stops it: its row is gone", async () => {
  await play("Amelia");
  await userEvent.type(screen.getByRole("searchbox"), "german{Enter}");
  await screen.findByRole("radio", { name: "Greta" });
  await paused();
});
Playing.test("is drawn as the server would draw it", async () => {
  for (const { file, peaks } of fixtures.filter(({ kind }) => kind === "voice")) {
    const drawn = await peaksOf(staticAudioUrl(file) ?? "");
    await expect(drawn).toHaveLength(peaks.length);
    const farthest = Math.max(...drawn.map((peak, place) => Math.abs(peak - (peaks[place] ?? 0))));
    // Two decoders of MP3 differ by a sample's rounding.
    await expect(farthest, file).toBeLessThanOrEqual(8);
  }
});

/** By keyboard alone: search, down the list, listen to one, choose it and take it. */
export const ByKeyboard = meta.story({
  play: async ({ args }) => {
    await screen.findByRole("radio", { name: "Amelia" });
    await touchPage();
    await userEvent.keyboard("{Escape}");
    opener().focus();
    await userEvent.keyboard("{Enter}");
    await screen.findByRole("radio", { name: "Amelia" });
    await waitFor(() => expect(screen.getByRole("searchbox")).toHaveFocus());
    await userEvent.keyboard("{Tab}{Tab}");
    await expect(screen.getByRole("radio", { name: "Amelia" })).toHaveFocus();
    await userEvent.keyboard("{ArrowDown}{ArrowDown} ");
    await expect(await playing("Maya")).toBeVisible();
    await expect(screen.getByRole("radio", { name: "Maya" })).toHaveFocus();
    await expect(screen.getByRole("radio", { name: "Maya" })).not.toBeChecked();
    await userEvent.keyboard(" ");
    await paused();
    await userEvent.keyboard("{ArrowRight} ");
    await expect(await playing("Maya")).toHaveFocus();
    await userEvent.keyboard(" ");
    await paused();
    await userEvent.keyboard("{ArrowLeft}{Enter}");
    await expect(screen.getByRole("radio", { name: "Maya" })).toBeChecked();
    await userEvent.keyboard("{Tab}{Tab}");
    await expect(screen.getByRole("button", { name: selectVoiceCopy.select })).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await expect(args.onConfirm).toHaveBeenCalledOnce();
    await expect(args.onConfirm).toHaveBeenCalledWith(expect.objectContaining({ id: "vc_maya" }));
    await waitFor(() => expect(opener()).toHaveFocus());
  },
});
