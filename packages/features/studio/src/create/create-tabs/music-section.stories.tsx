import { errors } from "@earshot/contract/errors.ts";
import { backgroundMusicCopy } from "@earshot/contract/music/copy.ts";
import { selectMusicCopy } from "@earshot/contract/music/picker-copy.ts";
import { readTrack } from "@earshot/contract/music/read.ts";
import { controlCopy } from "@earshot/contract/site/controls-copy.ts";
import { fixtures } from "@earshot/mocks/fixtures.ts";
import { expectFieldErrorLinked } from "@earshot/storybook/assertions";
import { inIframe, padded } from "@earshot/storybook/decorators";
import preview from "@earshot/storybook/preview";
import { withRealInput } from "@earshot/storybook/real-input";
import { expect, screen, spyOn, userEvent, waitFor, within } from "storybook/test";

import { lineOf } from "../../script/draft-edits.ts";
import { held, holding } from "../choices-panel.stories.tsx";
import { emptyForm } from "../studio-form.ts";
import { MusicSection } from "./music-section.tsx";

const { durationMs, peaks } = fixtures.find(({ name }) => name === "music-side-street")!;
const track = readTrack({
  id: "trk_002",
  title: "Side Street",
  duration: durationMs / 1000,
  peaks,
  audioUrl: "/api/audioad/v2/musics/trk_002/audio",
});

const meta = preview.meta({
  component: MusicSection,
  parameters: { ...inIframe, layout: "fullscreen" },
  decorators: [padded, holding({ music: track, endSeconds: 12 })],
  args: { of: "script" as const },
});

const number = (label: string) => screen.findByRole("spinbutton", { name: label });
const handle = (label: string) => screen.findByRole("slider", { name: label });

async function enter(label: string, text: string) {
  const field = await number(label);
  await userEvent.clear(field);
  if (text !== "") await userEvent.type(field, text);
  await userEvent.tab();
}

/** Without a track, there is one button. */
export const NoTrack = meta.story({
  decorators: [holding()],
  play: async () => {
    await expect(screen.getByRole("button", { name: backgroundMusicCopy.select })).toBeVisible();
    await expect(screen.queryByRole("spinbutton")).toBeNull();
  },
});

/** A track that suits the script and the tone is suggested, with Play and Add. */
export const Suggested = meta.story({
  decorators: [holding({ script: "Warm rolls from the bakery, from six in the morning." })],
  play: async () => {
    await expect(screen.getByRole("button", { name: backgroundMusicCopy.select })).toBeVisible();
    await expect(await screen.findByText(backgroundMusicCopy.suggested("script"))).toBeVisible();
    await expect(screen.getByRole("button", { name: controlCopy.play("Morning Light") })).toBeVisible();
  },
});
Suggested.test("adds the track and moves focus to Change", async () => {
  await userEvent.click(
    await screen.findByRole("button", { name: backgroundMusicCopy.addTrack("Morning Light") }),
  );
  await expect(held.form().music?.title).toBe("Morning Light");
  await waitFor(() => expect(screen.getByRole("button", { name: backgroundMusicCopy.change })).toHaveFocus());
});

/** A track came with the written scripts: it is suggested, whatever the brief says. */
export const SuggestedWithScripts = meta.story({
  args: { of: "prompt" },
  decorators: [
    holding({
      prompt: "Warm rolls from the bakery.",
      scripts: {
        ideas: [{ variant: 0, angle: null, lines: [lineOf("Warm rolls.")], facts: [], isEdited: false }],
        chosen: 0,
        brief: "",
        music: track,
      },
    }),
  ],
  play: async () => {
    await expect(await screen.findByText(backgroundMusicCopy.suggested("brief"))).toBeVisible();
    await expect(screen.getByRole("button", { name: controlCopy.play("Side Street") })).toBeVisible();
  },
});

/** A track is chosen: its excerpt and fades are on the waveform, with the numbers below. */
export const TrackChosen = meta.story({
  play: async () => {
    await expect(await number(backgroundMusicCopy.end)).toHaveValue("12");
    await expect(await handle(backgroundMusicCopy.excerptEnd)).toHaveAttribute("aria-valuenow", "12");
    await expect(screen.getByText(backgroundMusicCopy.active)).toBeVisible();
  },
});
TrackChosen.test("updates the excerpt, fades and volume from the number fields", async () => {
  await enter(backgroundMusicCopy.fadeIn, "500");
  await enter(backgroundMusicCopy.fadeOut, "1200");
  await enter(backgroundMusicCopy.start, "5");
  await enter(backgroundMusicCopy.end, "10");
  await enter(backgroundMusicCopy.volume, "80");
  await expect(held.form()).toMatchObject({
    fadeInMs: 500,
    fadeOutMs: 1200,
    startSeconds: 5,
    endSeconds: 10,
    volume: 80,
  });
});
TrackChosen.test("moves the excerpt on the waveform, and sets the volume with the slider", async () => {
  (await handle(backgroundMusicCopy.excerptEnd)).focus();
  await userEvent.keyboard("{ArrowLeft}");
  (await handle(backgroundMusicCopy.excerptStart)).focus();
  await userEvent.keyboard("{ArrowRight}{ArrowRight}");
  (await handle(backgroundMusicCopy.volume)).focus();
  await userEvent.keyboard("{End}");
  await expect(held.form()).toMatchObject({ startSeconds: 2, endSeconds: 11, volume: 100 });
  await expect(await number(backgroundMusicCopy.end)).toHaveValue("11");
});
TrackChosen.test("clamps an out-of-range number, and reads an empty or invalid one as 0", async () => {
  await enter(backgroundMusicCopy.volume, "300");
  await expect(await number(backgroundMusicCopy.volume)).toHaveValue("100");
  await enter(backgroundMusicCopy.fadeIn, "-5");
  await enter(backgroundMusicCopy.end, "");
  await enter(backgroundMusicCopy.fadeOut, "soon");
  await expect(held.form()).toEqual({
    ...emptyForm,
    music: track,
    volume: 100,
    fadeInMs: 0,
    endSeconds: 0,
    fadeOutMs: 0,
  });
});
TrackChosen.test("removes the track and moves focus to Select", async () => {
  await userEvent.click(await screen.findByRole("button", { name: backgroundMusicCopy.remove }));
  await expect(held.form().music).toBeNull();
  await waitFor(() => expect(screen.getByRole("button", { name: backgroundMusicCopy.select })).toHaveFocus());
});
TrackChosen.test("opens the picker with the track selected", async () => {
  await userEvent.click(await screen.findByRole("button", { name: backgroundMusicCopy.change }));
  const dialog = await screen.findByRole("dialog", { name: selectMusicCopy.select });
  await expect(await within(dialog).findByRole("radio", { name: "Side Street" })).toBeChecked();
  await userEvent.click(within(dialog).getByRole("button", { name: controlCopy.cancel }));
});

/** The music would end before it starts: an error appears below End. */
export const EndNotAfterStart = meta.story({
  decorators: [holding({ music: track, startSeconds: 5, endSeconds: 3 })],
  play: async () => {
    await expectFieldErrorLinked(
      await number(backgroundMusicCopy.end),
      errors.music_end_not_after_start.message,
    );
  },
});
EndNotAfterStart.test("accepts an end of 0, which means the end of the track", async () => {
  await enter(backgroundMusicCopy.end, "0");
  await expect(await number(backgroundMusicCopy.end)).not.toHaveAttribute("aria-invalid");
});

/** The track's length is unknown: its numbers are shown without a waveform. */
export const LengthUnknown = meta.story({
  decorators: [holding({ music: readTrack({ id: "trk_x", title: "Untitled" }) })],
  play: async () => {
    await number(backgroundMusicCopy.end);
    await expect(screen.queryByRole("slider", { name: backgroundMusicCopy.excerptEnd })).toBeNull();
  },
});

const bed = () => document.querySelector("audio")!;

/** Mutes playback, because browsers block audible playback without user interaction. */
function playMuted() {
  const play: () => Promise<void> = Reflect.get(HTMLMediaElement.prototype, "play");
  spyOn(HTMLMediaElement.prototype, "play").mockImplementation(function (this: HTMLMediaElement) {
    this.muted = true;
    return play.call(this);
  });
}

let gains: { mock: { results: { value: unknown }[] } };

/** The music's level as an amplitude factor. */
const bedLevel = () => (gains.mock.results.at(-1)!.value as GainNode).gain.value;

/** The voice can be heard over the excerpt before an ad is made, with the music at the chosen volume. */
export const VoiceOverMusic = meta.story({
  decorators: [holding({ music: track, startSeconds: 2, endSeconds: 8, volume: 100 })],
  beforeEach() {
    playMuted();
    gains = spyOn(BaseAudioContext.prototype, "createGain");
  },
  play: async () => {
    const hear = await screen.findByRole("button", { name: backgroundMusicCopy.overMusic("Russell") });
    // Browsers play audio only after a real press.
    await withRealInput(async (person) => person.click(await number(backgroundMusicCopy.volume)));
    await userEvent.click(hear);
    await screen.findByRole("button", { name: backgroundMusicCopy.overMusicStop });
    await waitFor(() => expect(bed().paused).toBe(false));
    await expect(bed().currentTime).toBeGreaterThanOrEqual(2);
    // The music is 8 LU below the voice.
    await expect(bedLevel()).toBeCloseTo(0.398, 2);
  },
});
VoiceOverMusic.test("applies a changed volume to the music, and stops the music with the voice", async () => {
  await enter(backgroundMusicCopy.volume, "0");
  await expect(bedLevel()).toBe(0);
  await userEvent.click(screen.getByRole("button", { name: backgroundMusicCopy.overMusicStop }));
  await waitFor(() => expect(bed().paused).toBe(true));
});

/** On a phone, the numbers are collapsed into a summary until Adjust is pressed. */
export const OnPhone = meta.story({
  globals: { viewport: { value: "phone390", isRotated: false } },
  play: async () => {
    await screen.findByText(backgroundMusicCopy.inShort(0, 12, 30));
    await expect(screen.queryByRole("spinbutton")).toBeNull();
    await userEvent.click(screen.getByRole("button", { name: backgroundMusicCopy.adjust }));
    await expect(await number(backgroundMusicCopy.end)).toBeVisible();
  },
});
