import { peaksOf } from "@earshot/client/peaks-of.ts";
import { QueryProvider } from "@earshot/client/query-provider.tsx";
import { errors } from "@earshot/contract/errors.ts";
import { controlCopy } from "@earshot/contract/site/controls-copy.ts";
import { playerCopy } from "@earshot/contract/site/player-copy.ts";
import { selectVoiceCopy, voiceAgeCopy } from "@earshot/contract/voices/copy.ts";
import { readVoice } from "@earshot/contract/voices/read.ts";
import { staticAudioUrl } from "@earshot/mocks/audio-files.ts";
import { fixtures } from "@earshot/mocks/fixtures.ts";
import { voicesScenarios } from "@earshot/mocks/voices.ts";
import {
  expectAccessibleDialog,
  expectAnnouncement,
  expectNoHorizontalScroll,
} from "@earshot/storybook/assertions";
import { WithOpener, inIframe, narrowest, opener } from "@earshot/storybook/decorators";
import preview from "@earshot/storybook/preview";
import { withRealInput } from "@earshot/storybook/real-input";
import { type Decorator } from "@storybook/react-vite";
import { expect, fn, screen, spyOn, userEvent, waitFor, within } from "storybook/test";

import { SelectVoiceDialog, type SelectVoiceDialogProps } from "./select-voice-dialog.tsx";

/** What a page has around its dialogs: one player, and what the server said. */
export const inPage: Decorator = (Story) => (
  <QueryProvider>
    <Story />
  </QueryProvider>
);

/** A page with the button that opens the dialog, open at first. */
const onPage = (args: SelectVoiceDialogProps) => (
  <WithOpener>
    {(open, close) => (
      <SelectVoiceDialog
        {...args}
        open={open}
        onClose={() => {
          args.onClose();
          close();
        }}
      />
    )}
  </WithOpener>
);

/** What each story of the dialog begins with. */
const opened: SelectVoiceDialogProps = {
  open: true,
  slot: "v1",
  chosen: null,
  onClose: fn(),
  onConfirm: fn(),
};

const meta = preview.meta({
  component: SelectVoiceDialog,
  excludeStories: /^[a-z]/,
  parameters: inIframe,
  decorators: [inPage],
  args: opened,
  render: onPage,
});

const theo = readVoice({ id: "vc_theo", name: "Theo", language: "English", accents: ["British"] });
const dialog = () => within(screen.getByRole("dialog", { name: selectVoiceCopy.select }));
const confirm = () => dialog().getByRole("button", { name: selectVoiceCopy.select });
const retry = () => screen.findByRole("button", { name: controlCopy.tryAgain });
const voice = (name: string) => screen.findByRole("radio", { name });

/** Found, and seen once the dialog has come in. */
const seen = (text: string | RegExp) => waitFor(() => expect(screen.getByText(text)).toBeVisible());

/** Records the URLs requested under `path` from now on. */
export function askedFrom(path: string) {
  const fetched = spyOn(globalThis, "fetch");
  return () =>
    fetched.mock.calls
      .map(([address]) => new URL(address instanceof Request ? address.url : address, location.href))
      .filter(({ pathname }) => pathname === path)
      .map(({ searchParams }) => Object.fromEntries(searchParams));
}

/** Browsers play nothing on a page that nobody has pressed yet. */
export const touchPage = () => withRealInput((person) => person.click(screen.getByRole("searchbox")));

/** Goes to the last row that is there. */
async function goToEnd(first = "Amelia") {
  (await voice(first)).focus();
  await userEvent.keyboard("{End}");
}

/** Just opened: the first voices of the catalogue, none chosen, so that nothing can be confirmed yet. */
export const Some = meta.story({
  play: async () => {
    await expect(await voice("Amelia")).not.toBeChecked();
    await seen(selectVoiceCopy.subtitle);
    await seen(selectVoiceCopy.none);
    await expect(confirm()).toBeDisabled();
    await expect(screen.getByText("20 of 52 results")).toBeInTheDocument();
  },
});
Some.test("keeps the dialog contract", () =>
  expectAccessibleDialog({ name: selectVoiceCopy.select, escape: "closes", opener }),
);
Some.test("passes the choice on and closes", async ({ args }) => {
  await userEvent.click(dialog().getByText("Maya"));
  await expect(dialog().getByText("Selected:")).toHaveTextContent(controlCopy.selected("Maya"));
  await userEvent.click(confirm());
  await expect(args.onConfirm).toHaveBeenCalledOnce();
  await expect(args.onConfirm).toHaveBeenCalledWith(
    expect.objectContaining({ id: "vc_maya", accents: ["American", "Canadian"] }),
  );
  await expect(screen.queryByRole("dialog")).toBeNull();
});
Some.test("loads page after page, further by what was received, until the end", async () => {
  const asked = askedFrom("/api/audioad/voices");
  await goToEnd();
  await waitFor(() => expect(screen.getByText("40 of 52 results")).toBeInTheDocument());
  await goToEnd("Sanne");
  await seen(controlCopy.endOfResults);
  await expect(asked()).toEqual([
    { limit: "20", offset: "20" },
    { limit: "20", offset: "40" },
  ]);
  await expect(screen.getByText("52 results")).toBeInTheDocument();
});
/** The additional voice is chosen: the words below the title say so. */
export const ForAdditionalVoice = meta.story({
  args: { slot: "v2" },
  play: async () => {
    await voice("Amelia");
    await seen(selectVoiceCopy.subtitleAdditional);
  },
});

/** WithOpener to change a voice: it is in sight and chosen, though it is not among the first. */
export const ChosenBefore = meta.story({
  args: { chosen: theo },
  play: async () => {
    const radio = await voice("Theo");
    await expect(radio).toBeChecked();
    const { top, bottom } = radio.getBoundingClientRect();
    const list = screen.getByRole("grid").closest("section")!.getBoundingClientRect();
    await expect(top >= list.top && bottom <= list.bottom).toBe(true);
    await expect(confirm()).toBeEnabled();
  },
});

/** The first voices are awaited: rows in their shape, and words. */
export const Loading = meta.story({
  beforeEach: ({ msw }) => msw.use(...voicesScenarios.Loading),
  play: () => seen(selectVoiceCopy.loading),
});

/** No voice matches. */
export const Empty = meta.story({
  beforeEach: ({ msw }) => msw.use(...voicesScenarios.Empty),
  play: () => seen(selectVoiceCopy.empty),
});

/** Exactly one page: scrolled to its end, the list says that there are no more. */
export const EndOfResults = meta.story({
  beforeEach: ({ msw }) => msw.use(...voicesScenarios.EndOfResults),
  play: async () => {
    await goToEnd();
    await seen(controlCopy.endOfResults);
    await expect(screen.getByText("20 results")).toBeInTheDocument();
  },
});

/** Names and tones longer than there is room, from right to left, with HTML in them, and a voice without a sample. */
export const OddNames = meta.story({
  beforeEach: ({ msw }) => msw.use(...voicesScenarios.OddNames),
  play: async () => {
    await voice("Maximiliane-Wilhelmina von und zu Hohenstein");
    await seen("<b>Amelia</b> & “friends”");
    await seen("<i>Soft</i>");
    await expect(screen.getByText(playerCopy.noSample)).toBeInTheDocument();
  },
});

/** Scrolled to the end of the first page, and the next one is long in coming. */
export const LoadingMore = meta.story({
  beforeEach: ({ msw }) => msw.use(...voicesScenarios.LoadingMore),
  play: async () => {
    await goToEnd();
    await seen(selectVoiceCopy.loadingMore);
  },
});

/** The next page could not be had: the server's words and a way to try again, below what is there. */
export const MoreFails = meta.story({
  beforeEach: ({ msw }) => msw.use(...voicesScenarios.MoreFails),
  play: async () => {
    await goToEnd();
    await seen(errors.malformed_request.message);
    await expect(await retry()).toBeVisible();
  },
});
MoreFails.test("asks again for that page alone", async () => {
  const asked = askedFrom("/api/audioad/voices");
  await userEvent.click(await retry());
  await waitFor(() => expect(asked()).toEqual([{ limit: "20", offset: "20" }]));
  await seen(errors.malformed_request.message);
  await expect(screen.getByRole("grid")).toBeVisible();
});

/** The server refuses with its own words. */
export const Refused = meta.story({
  beforeEach: ({ msw }) => msw.use(...voicesScenarios.Refused),
  play: () => seen(errors.malformed_request.message),
});

/** It refuses without words: the product shows its own. */
export const NoMessage = meta.story({
  beforeEach: ({ msw }) => msw.use(...voicesScenarios.NoMessage),
  play: () => seen(selectVoiceCopy.failed),
});

/** A sample was played and can't be heard: its row says so and offers to try again, the voice can be chosen all the same. */
export const SampleGone = meta.story({
  beforeEach: ({ msw }) => msw.use(...voicesScenarios.SampleGone),
  play: async () => {
    const sample = playerCopy.sampleOf("Amelia");
    await voice("Amelia");
    await touchPage();
    await userEvent.click(screen.getByRole("button", { name: controlCopy.play(sample) }));
    await screen.findByRole("button", { name: playerCopy.retry(sample) });
    await seen(playerCopy.failed);
  },
});

/** From an older server, with other names for things: rows as ever, and Middle Aged where no age is told. */
export const LegacyNames = meta.story({
  beforeEach: ({ msw }) => msw.use(...voicesScenarios.LegacyNames),
  play: async () => {
    await expect(await voice("Maya")).toHaveAccessibleDescription(
      expect.stringMatching(new RegExp(`American.*${voiceAgeCopy.middleAged}`)),
    );
    await expect(screen.queryByText(playerCopy.noSample)).toBeNull();
  },
});

/** The default voice is in the catalogue no more: the others are, and one of them is to be chosen. */
export const UsualVoiceGone = meta.story({
  beforeEach: ({ msw }) => msw.use(...voicesScenarios.UsualVoiceGone),
  play: async () => {
    await voice("Russell");
    await expect(screen.queryByRole("radio", { name: "Amelia" })).toBeNull();
  },
});

/** A proxy answers instead of the server: nothing of it is shown. */
export const BadGateway = meta.story({
  beforeEach: ({ msw }) => msw.use(...voicesScenarios.BadGateway),
  play: () => seen(selectVoiceCopy.failed),
});

/** No answer at all, and a way to try again. */
export const Down = meta.story({
  beforeEach: ({ msw }) => msw.use(...voicesScenarios.Down),
  play: async () => {
    await seen(selectVoiceCopy.failed);
    await expect(await retry()).toBeVisible();
  },
});
Down.test("asks again", async () => {
  const asked = askedFrom("/api/audioad/voices");
  await userEvent.click(await retry());
  await waitFor(() => expect(asked()).toEqual([{ limit: "20", offset: "0" }]));
  await expect(await retry()).toBeVisible();
});

/** On a phone it is a sheet whose list scrolls: search and buttons stay in sight. */
export const OnPhone = meta.story({
  args: { chosen: theo },
  globals: { viewport: { value: "phone390", isRotated: false } },
  play: async () => {
    await voice("Theo");
    await waitFor(() => expect(confirm().getBoundingClientRect().bottom).toBeLessThanOrEqual(innerHeight));
    await expectNoHorizontalScroll();
  },
});

/** The narrowest phone with text twice as large: what finds no room beside the list scrolls with it. */
export const LargeTextOnPhone = OnPhone.extend({
  globals: narrowest,
  play: async () => {
    await expect(await voice("Theo")).toBeChecked();
    await expect(screen.getByRole("grid").closest("section")?.clientHeight).toBeGreaterThanOrEqual(200);
    await expectNoHorizontalScroll();
  },
});

const search = () => screen.getByRole("searchbox");
const clear = () => screen.getByRole("button", { name: controlCopy.clearSearch });
const pages = "/api/audioad/voices";

/** Chosen first, then looked for others: those that were found are there, the choice stays below them. */
export const Found = meta.story({
  play: async () => {
    await userEvent.click(await voice("Maya"));
    const asked = askedFrom(pages);
    await expectAnnouncement("2 results", () => userEvent.type(search(), "  scottish {Enter}"));
    await expect(await voice("Callum")).not.toBeChecked();
    await expect(asked()).toEqual([{ query: "scottish", limit: "20", offset: "0" }]);
    await expect(screen.getByText("Selected:")).toHaveTextContent(controlCopy.selected("Maya"));
    await expect(search()).toHaveFocus();
  },
});
Found.test("cleared, the whole list begins with its first page again", async () => {
  await userEvent.click(clear());
  await voice("Amelia");
  (await voice("Maya")).focus();
  await userEvent.keyboard("{End}");
  await waitFor(() => expect(screen.getByText("40 of 52 results")).toBeInTheDocument());
  await userEvent.type(search(), "german{Enter}");
  await voice("Greta");
  const asked = askedFrom(pages);
  await userEvent.click(clear());
  await expect(await voice("Maya")).toBeChecked();
  await expect(screen.getByText("20 of 52 results")).toBeInTheDocument();
  await expect(asked()).toEqual([{ limit: "20", offset: "0" }]);
});
Found.test("searched for again, it is asked for again", async () => {
  const asked = askedFrom(pages);
  await userEvent.click(screen.getByRole("button", { name: controlCopy.search }));
  await voice("Callum");
  await expect(asked()).toEqual([{ query: "scottish", limit: "20", offset: "0" }]);
});
Found.test(
  "closing clears search and choice, and reopening shows the cached list at once",
  async ({ args }) => {
    await userEvent.click(screen.getByRole("button", { name: controlCopy.cancel }));
    await expect(args.onConfirm).not.toHaveBeenCalled();
    const asked = askedFrom(pages);
    await userEvent.click(opener());
    await expect(await voice("Maya")).not.toBeChecked();
    await expect(search()).toHaveValue("");
    await waitFor(() => expect(screen.getByText(selectVoiceCopy.none)).toBeVisible());
    await expect(asked()).toEqual([]);
  },
);

/** No voice matches: a message says so, and Escape gives the search up before it closes the dialog. */
export const NobodyFound = meta.story({
  play: async () => {
    await voice("Amelia");
    await userEvent.type(search(), "klingon{Enter}");
    await waitFor(() => expect(screen.getByText(selectVoiceCopy.empty)).toBeVisible());
  },
});
NobodyFound.test("is given up by Escape", async ({ args }) => {
  await userEvent.click(search());
  await userEvent.keyboard("{Escape}");
  await voice("Amelia");
  await expect(args.onClose).not.toHaveBeenCalled();
  await userEvent.keyboard("{Escape}");
  await expect(args.onClose).toHaveBeenCalledOnce();
});

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

const listening = {
  beforeEach: playMuted,
};

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
  ...listening,
  play: async () => {
    await play("Amelia");
    await waitFor(() => expect(heard[0]?.currentTime).toBeGreaterThan(0.3), patient);
    // The rows are as wide as each other: those not yet played show the same flat line.
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
Playing.test("pauses when pressed again", async () => {
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
  ...listening,
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
