import { peaksOf } from "@earshot/client/peaks-of.ts";
import { clearSavedItems } from "@earshot/client/state/saved-items.ts";
import { errors } from "@earshot/contract/errors.ts";
import { paths } from "@earshot/contract/paths.ts";
import { controlCopy } from "@earshot/contract/site/controls-copy.ts";
import { playerCopy } from "@earshot/contract/site/player-copy.ts";
import { voiceAgeCopy, voiceGenderCopy } from "@earshot/contract/voices/copy.ts";
import { selectVoiceCopy } from "@earshot/contract/voices/picker-copy.ts";
import { readVoice } from "@earshot/contract/voices/read.ts";
import { defaultVoice } from "@earshot/contract/voices/voice-names.ts";
import { staticAudioUrl } from "@earshot/mocks/audio-files.ts";
import { fixtures } from "@earshot/mocks/fixtures.ts";
import { voicesScenarios } from "@earshot/mocks/voices.ts";
import { expectAnnouncement } from "@earshot/storybook/assertions";
import { aboveOpener, opener } from "@earshot/storybook/decorators";
import preview from "@earshot/storybook/preview";
import { expect, screen, spyOn, userEvent, waitFor } from "storybook/test";

import { SelectVoiceDialog } from "./select-voice-dialog.tsx";
import {
  nothingChosen,
  picker,
  pickerMeta,
  recordQueries,
  row,
  search,
  seen,
  touchPage,
} from "./testing-picker.tsx";

const meta = preview.meta({
  ...pickerMeta,
  component: SelectVoiceDialog,
  args: { ...nothingChosen, slot: "v1" as const },
  render: aboveOpener(SelectVoiceDialog),
});

const { path } = paths.voices.list;
const theo = readVoice({ id: "vc_theo", name: "Theo", language: "English", accents: ["British"] });
const first = "Amelia";
const voices = picker({ path, copy: selectVoiceCopy, first });

/** The first voices in the catalogue are shown, none selected: nothing can be confirmed yet. */
export const Some = meta.story({
  play: async () => {
    await expect(await row(first)).not.toBeChecked();
    await seen(selectVoiceCopy.subtitle);
    await seen(selectVoiceCopy.none);
    await expect(voices.confirm()).toBeDisabled();
    await expect(screen.getByText("20 of 52 results")).toBeInTheDocument();
  },
});
Some.test("behaves as a dialog", voices.expectDialog);
Some.test("calls onConfirm with the selection and closes", ({ args }) =>
  voices.choose("Maya", args.onConfirm, { id: "vc_maya", accents: ["American", "Canadian"] }),
);
Some.test("loads page after page until the end", async () => {
  const queries = recordQueries(path);
  await voices.goToEnd();
  await waitFor(() => expect(screen.getByText("40 of 52 results")).toBeInTheDocument());
  await voices.goToEnd("Sanne");
  await seen(controlCopy.endOfResults);
  await expect(queries()).toEqual([
    { limit: "20", offset: "20" },
    { limit: "20", offset: "40" },
  ]);
  await expect(screen.getByText("52 results")).toBeInTheDocument();
});

/** Opened to choose the additional voice, as the subtitle says. */
export const ForAdditionalVoice = meta.story({
  args: { slot: "v2" },
  play: () => seen(selectVoiceCopy.subtitleAdditional),
});

/** Opened to change a voice: it is selected, marked as in use, and listed first, followed by others in its language. */
export const ChosenBefore = meta.story({
  args: { chosen: theo },
  play: async () => {
    const radio = await row("Theo");
    await expect(radio).toBeChecked();
    const { top, bottom } = radio.getBoundingClientRect();
    const list = screen.getByRole("grid").closest("section")!.getBoundingClientRect();
    await expect(top >= list.top && bottom <= list.bottom).toBe(true);
    await expect(screen.getAllByRole("radio")[0]).toBe(radio);
    await seen(controlCopy.inUse);
    await expect(voices.confirm()).toBeEnabled();
  },
});

/** The first voices are loading: skeleton rows and a loading message appear. */
export const Loading = meta.story({
  beforeEach: ({ msw }) => msw.use(...voicesScenarios.Loading),
  play: () => seen(selectVoiceCopy.loading),
});

/** The catalogue is empty. */
export const Empty = meta.story({
  beforeEach: ({ msw }) => msw.use(...voicesScenarios.Empty),
  play: () => seen(selectVoiceCopy.empty),
});

/** All results fit on one page, so scrolling to the last row shows the end of the list. */
export const EndOfResults = meta.story({
  beforeEach: ({ msw }) => msw.use(...voicesScenarios.EndOfResults),
  play: () => voices.expectEnd(20),
});

/** Names and tones that are too long, right-to-left or HTML-like, and a voice without a sample. */
export const OddNames = meta.story({
  beforeEach: ({ msw }) => msw.use(...voicesScenarios.OddNames),
  play: async () => {
    await row("Maximiliane-Wilhelmina von und zu Hohenstein");
    await seen("<b>Amelia</b> & “friends”");
    await seen("<i>Soft</i>");
    await expect(screen.getByText(playerCopy.noSample)).toBeInTheDocument();
  },
});

/** Scrolled to the end of the first page while the next one is loading. */
export const LoadingMore = meta.story({
  beforeEach: ({ msw }) => msw.use(...voicesScenarios.LoadingMore),
  play: async () => {
    await voices.goToEnd();
    await seen(selectVoiceCopy.loadingMore);
  },
});

/** The next page fails: the server's message and Try again appear below the loaded rows. */
export const MoreFails = meta.story({
  beforeEach: ({ msw }) => msw.use(...voicesScenarios.MoreFails),
  play: voices.expectMoreFails,
});

/** The server's error message is shown. */
export const Refused = meta.story({
  beforeEach: ({ msw }) => msw.use(...voicesScenarios.Refused),
  play: () => seen(errors.malformed_request.message),
});

/** The server's error has no message: the client's fallback is shown. */
export const NoMessage = meta.story({
  beforeEach: ({ msw }) => msw.use(...voicesScenarios.NoMessage),
  play: () => seen(selectVoiceCopy.failed),
});

/** Samples can't be played: the time counter runs silently for the sample's length. */
export const SampleGone = meta.story({
  beforeEach: ({ msw }) => msw.use(...voicesScenarios.SampleGone),
  play: async () => {
    const sample = playerCopy.sampleOf(first);
    await row(first);
    await touchPage();
    await userEvent.click(screen.getByRole("button", { name: controlCopy.play(sample) }));
    await waitFor(async () => expect(await rowOf(first)).toHaveTextContent("0:01 / 0:03"));
    await expect(screen.getByRole("button", { name: controlCopy.pause(sample) })).toBeVisible();
  },
});

/** An older server uses other field names: the rows look the same, with Middle Aged for a missing age. */
export const LegacyNames = meta.story({
  beforeEach: ({ msw }) => msw.use(...voicesScenarios.LegacyNames),
  play: async () => {
    await expect(await row("Maya")).toHaveAccessibleDescription(
      expect.stringMatching(new RegExp(`American.*${voiceAgeCopy.middleAged}`)),
    );
    await expect(screen.queryByText(playerCopy.noSample)).toBeNull();
  },
});

/** The default voice was removed from the catalogue: the others can be chosen. */
export const UsualVoiceGone = meta.story({
  beforeEach: ({ msw }) => msw.use(...voicesScenarios.UsualVoiceGone),
  play: async () => {
    await row(first);
    await expect(screen.queryByRole("radio", { name: defaultVoice.name })).toBeNull();
  },
});

/** A proxy responds with an error page: none of it is shown. */
export const BadGateway = meta.story({
  beforeEach: ({ msw }) => msw.use(...voicesScenarios.BadGateway),
  play: () => seen(selectVoiceCopy.failed),
});

/** The server doesn't respond: a message and Try again appear. */
export const Down = meta.story({
  beforeEach: ({ msw }) => msw.use(...voicesScenarios.Down),
  play: voices.expectDown,
});

const clear = () => screen.getByRole("button", { name: controlCopy.clearSearch });

/** The user chooses a voice, then searches: the choice stays in the footer. */
export const Found = meta.story({
  play: async () => {
    await userEvent.click(await row("Maya"));
    const queries = recordQueries(path);
    await expectAnnouncement("2 results", () => userEvent.type(search(), "  scottish {Enter}"));
    await expect(await row("Callum")).not.toBeChecked();
    await expect(queries()).toEqual([{ query: "scottish", limit: "20", offset: "0" }]);
    await expect(screen.getByText("Selected:")).toHaveTextContent(controlCopy.selected("Maya"));
    await expect(search()).toHaveFocus();
  },
});
Found.test("starts from the first page again when the search is cleared", async () => {
  await userEvent.click(clear());
  await voices.goToEnd();
  await waitFor(() => expect(screen.getByText("40 of 52 results")).toBeInTheDocument());
  await userEvent.type(search(), "german{Enter}");
  await row("Greta");
  const queries = recordQueries(path);
  await userEvent.click(clear());
  await expect(await row("Maya")).toBeChecked();
  await expect(screen.getByText("20 of 52 results")).toBeInTheDocument();
  await expect(queries()).toEqual([{ limit: "20", offset: "0" }]);
});
Found.test("repeats the search when Search is clicked", async () => {
  const queries = recordQueries(path);
  await userEvent.click(screen.getByRole("button", { name: controlCopy.search }));
  await row("Callum");
  await expect(queries()).toEqual([{ query: "scottish", limit: "20", offset: "0" }]);
});
Found.test("clears search and choice on close, and reopens with the cached list", async ({ args }) => {
  await userEvent.click(screen.getByRole("button", { name: controlCopy.cancel }));
  await expect(args.onConfirm).not.toHaveBeenCalled();
  const queries = recordQueries(path);
  await userEvent.click(opener());
  await expect(await row("Maya")).not.toBeChecked();
  await expect(search()).toHaveValue("");
  await seen(selectVoiceCopy.none);
  await expect(queries()).toEqual([]);
});

/** No voice matches the search. */
export const NobodyFound = meta.story({
  play: async () => {
    await row(first);
    await userEvent.type(search(), "klingon{Enter}");
    await seen(selectVoiceCopy.empty);
  },
});
NobodyFound.test(
  "clears the search on Escape, then closes the dialog on a second Escape",
  async ({ args }) => {
    await userEvent.click(search());
    await userEvent.keyboard("{Escape}");
    await row(first);
    await expect(args.onClose).not.toHaveBeenCalled();
    await userEvent.keyboard("{Escape}");
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
);

const chip = (name: string) => screen.getByRole("button", { name });
const filter = (label: string, option: string) =>
  userEvent.selectOptions(screen.getByRole("combobox", { name: label }), option);

/** Voices are filtered on the server by language, gender and tone, together with a search. */
export const Filtered = meta.story({
  play: async () => {
    await row(first);
    const queries = recordQueries(path);
    await filter(selectVoiceCopy.language, "English");
    await userEvent.click(chip(voiceGenderCopy.male));
    await filter(selectVoiceCopy.tone, "Deep");
    await seen("Desmond");
    await expect(screen.getAllByRole("radio")).toHaveLength(1);
    await expect(queries().at(-1)).toEqual({
      language: "English",
      gender: "male",
      tone: "deep",
      limit: "20",
      offset: "0",
    });
  },
});
Filtered.test("shows every voice again after a search without results", async () => {
  await userEvent.type(search(), "klingon{Enter}");
  await seen(selectVoiceCopy.empty);
  await userEvent.click(chip(controlCopy.clearFilters));
  await row(first);
  await expect(search()).toHaveValue("");
  await expect(chip(voiceGenderCopy.male)).toHaveAttribute("aria-pressed", "false");
  await expect(screen.getByText("20 of 52 results")).toBeInTheDocument();
});

/** Draft voices have a label and come last. */
export const DraftsLast = meta.story({
  play: async () => {
    await row(first);
    await filter(selectVoiceCopy.language, "English");
    await screen.findByText("14 results");
    await voices.goToEnd();
    const last = await rowOf("Theo");
    await expect(last).toHaveTextContent(selectVoiceCopy.draft);
    await expect(last).toHaveAttribute("aria-rowindex", "14");
  },
});

const favourite = (name: string) => screen.getByRole("button", { name: controlCopy.favourite(name) });

/** There are two favourites, the most recent first. */
export const Favourites = meta.story({
  beforeEach: clearSavedItems,
  play: async () => {
    await row(first);
    await userEvent.click(favourite("Maya"));
    await userEvent.click(favourite("Amelia"));
    await userEvent.click(chip(controlCopy.favourites));
    await screen.findByText("2 results");
    await expect(screen.getAllByRole("radio").map((radio) => radio.closest("[role=row]"))).toEqual([
      await rowOf("Amelia"),
      await rowOf("Maya"),
    ]);
    await expect(screen.queryByRole("radio", { checked: true })).toBeNull();
  },
});
Favourites.test("can be reached and changed by keyboard", async () => {
  (await row("Amelia")).focus();
  await userEvent.keyboard("{ArrowRight}{ArrowRight}{ArrowDown} ");
  await expect(favourite("Maya")).toHaveFocus();
  await expect(favourite("Maya")).toHaveAttribute("aria-pressed", "false");
  await expect(await row("Maya")).not.toBeChecked();
});
Favourites.test("can be searched", async () => {
  await userEvent.type(search(), "maya{Enter}");
  await screen.findByText("1 result");
  await row("Maya");
});

/** There are no favourites yet: the list explains how to add one, and a button shows all voices again. */
export const NoFavourites = meta.story({
  beforeEach: clearSavedItems,
  play: async () => {
    await row(first);
    await userEvent.click(chip(controlCopy.favourites));
    await seen(selectVoiceCopy.noFavourites);
  },
});
NoFavourites.test("shows all voices again", async () => {
  await userEvent.click(chip(selectVoiceCopy.showAll));
  await row(first);
});

/** No voice has been used yet; a confirmed one is listed when the dialog reopens. */
export const NoRecent = meta.story({
  beforeEach: clearSavedItems,
  play: async () => {
    await row(first);
    await userEvent.click(chip(controlCopy.recent));
    await seen(selectVoiceCopy.noRecent);
  },
});
NoRecent.test("lists a voice once it has been used", async () => {
  await userEvent.click(chip(selectVoiceCopy.showAll));
  await userEvent.click(await row("Maya"));
  await userEvent.click(voices.confirm());
  await userEvent.click(opener());
  await userEvent.click(await screen.findByRole("button", { name: controlCopy.recent }));
  await screen.findByText("1 result");
  await row("Maya");
});

/** All rows have the same height, on desktop and on a phone. */
export const OneHeight = meta.story({
  beforeEach: ({ msw }) => msw.use(...voicesScenarios.OddNames),
  play: async () => {
    await row("Maximiliane-Wilhelmina von und zu Hohenstein");
    const heights = screen.getAllByRole("row").map((each) => each.getBoundingClientRect().height);
    await expect(new Set(heights.map(Math.round)).size).toBe(1);
  },
});
OneHeight.test(
  "has rows of equal height on phones too",
  { globals: { viewport: { value: "phone390", isRotated: false } } },
  () => expect(screen.getAllByRole("row")[0]!.getBoundingClientRect().height).toBeLessThan(150),
);

/** The audio elements played since the story began, all muted. */
const played: HTMLMediaElement[] = [];

function playMuted() {
  played.length = 0;
  const toPlay: () => Promise<void> = Reflect.get(HTMLMediaElement.prototype, "play");
  spyOn(HTMLMediaElement.prototype, "play").mockImplementation(function (this: HTMLMediaElement) {
    if (!played.includes(this)) played.push(this);
    this.muted = true;
    return toPlay.call(this);
  });
}

const patient = { timeout: 10_000 };
const playing = (name: string) =>
  screen.findByRole("button", { name: controlCopy.pause(playerCopy.sampleOf(name)) }, patient);
const rowOf = async (name: string) => (await row(name)).closest<HTMLElement>("[role=row]")!;
const waveOf = async (name: string) => (await rowOf(name)).querySelector("svg path[d*=v]")?.getAttribute("d");
const paused = () => waitFor(() => expect(played[0]?.paused).toBe(true));

async function play(name: string) {
  const button = await screen.findByRole("button", { name: controlCopy.play(playerCopy.sampleOf(name)) });
  await touchPage();
  await userEvent.click(button);
  await playing(name);
}

/** A sample is playing and its time counts up. All waveforms were drawn before playback. */
export const Playing = meta.story({
  beforeEach: playMuted,
  play: async () => {
    await row(first);
    // A waveform has more bars until its width has been measured.
    await waitFor(async () =>
      expect((await rowOf("Amelia")).querySelector("svg path[d*=v]")?.closest("div")?.style.width).toMatch(
        /px$/,
      ),
    );
    const wave = await waveOf("Amelia");
    await expect(wave).not.toBe(await waveOf("Russell"));
    await play("Amelia");
    await waitFor(() => expect(played[0]?.currentTime).toBeGreaterThan(0.3), patient);
    await expect(await waveOf("Amelia")).toBe(wave);
    await expect(played[0]?.src).toContain("voice-female-american");
  },
});
Playing.test("plays one sample at a time and rewinds the previous one", async () => {
  await play("Russell");
  await expect(played).toHaveLength(1);
  await expect(played[0]?.src).toContain("voice-male-american");
  await expect(screen.getAllByRole("button", { name: /^Pause/ })).toHaveLength(1);
  await expect(await rowOf("Amelia")).toHaveTextContent("0:00 / 0:03");
  await expect(screen.queryByRole("radio", { checked: true })).toBeNull();
});
Playing.test("pauses on a second press", async () => {
  await play("Desmond");
  await userEvent.click(await playing("Desmond"));
  await paused();
  await expect(screen.queryByRole("button", { name: /^Pause/ })).toBeNull();
});
Playing.test("stops and rewinds when the dialog closes", async () => {
  await play("Amelia");
  await waitFor(() => expect(played[0]?.currentTime).toBeGreaterThan(0), patient);
  await userEvent.keyboard("{Escape}");
  await paused();
  await userEvent.click(opener());
  await expect(await rowOf("Amelia")).toHaveTextContent("0:00 / 0:03");
});
Playing.test("stops playback when a search removes the row", async () => {
  await play("Amelia");
  await userEvent.type(search(), "german{Enter}");
  await row("Greta");
  await paused();
});
Playing.test("draws the same waveform as the server", async () => {
  for (const { file, peaks } of fixtures.filter(({ kind }) => kind === "voice")) {
    const drawn = await peaksOf(staticAudioUrl(file) ?? "");
    await expect(drawn).toHaveLength(peaks.length);
    const difference = Math.max(...drawn.map((peak, place) => Math.abs(peak - (peaks[place] ?? 0))));
    // Two MP3 decoders may round differently.
    await expect(difference, file).toBeLessThanOrEqual(8);
  }
});

/** By keyboard alone, the user moves down the list, plays a sample, chooses and confirms. */
export const ByKeyboard = meta.story({
  beforeEach: playMuted,
  play: async ({ args }) => {
    await row(first);
    await touchPage();
    await userEvent.keyboard("{Escape}");
    opener().focus();
    await userEvent.keyboard("{Enter}");
    await row(first);
    await waitFor(() => expect(search()).toHaveFocus());
    // The tab stops: the search button, two chips, two filter lists, the favourites and recent chips, then the rows.
    await userEvent.keyboard("{Tab}".repeat(8));
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
