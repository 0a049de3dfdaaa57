import { clearSavedItems } from "@earshot/client/state/saved-items.ts";
import { errors } from "@earshot/contract/errors.ts";
import { selectMusicCopy } from "@earshot/contract/music/picker-copy.ts";
import { readTrack } from "@earshot/contract/music/read.ts";
import { paths } from "@earshot/contract/paths.ts";
import { controlCopy } from "@earshot/contract/site/controls-copy.ts";
import { playerCopy } from "@earshot/contract/site/player-copy.ts";
import { musicScenarios } from "@earshot/mocks/music.ts";
import { aboveOpener, narrowest } from "@earshot/storybook/decorators";
import preview from "@earshot/storybook/preview";
import { expect, screen, userEvent, waitFor } from "storybook/test";

import { SelectMusicDialog } from "./select-music-dialog.tsx";
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
  component: SelectMusicDialog,
  args: nothingChosen,
  render: aboveOpener(SelectMusicDialog),
});

const { path } = paths.music.list;
const kickoff = readTrack({ id: "trk_009", title: "Kickoff", duration: 14 });
const first = "Morning Light";
const music = picker({ path, copy: selectMusicCopy, first });

/** Counts a track's visible tags, not including the label that counts the hidden ones. */
async function visibleTags(title: string) {
  const tags = (await row(title)).getAttribute("aria-describedby")?.split(" ").at(-1);
  const items = [...document.querySelectorAll<HTMLElement>(`[id="${tags}"] bdi`)];
  return items.filter(({ parentElement }) => (parentElement?.offsetWidth ?? 0) > 1).length;
}

/** The first tracks in the library, each with up to eight tags and a count of the rest; none is chosen. */
export const Some = meta.story({
  play: async () => {
    await expect(await row(first)).not.toBeChecked();
    await seen(selectMusicCopy.subtitle);
    await seen(selectMusicCopy.none);
    await seen(selectMusicCopy.moreTags(2));
    await expect(await visibleTags(first)).toBe(8);
    await expect(music.confirm()).toBeDisabled();
    await expect(search()).toHaveAttribute("placeholder", selectMusicCopy.search);
  },
});
Some.test("behaves as a dialog", music.expectDialog);
Some.test("calls onConfirm with the selection and closes", ({ args }) =>
  music.choose("Side Street", args.onConfirm, { id: "trk_002", title: "Side Street" }),
);
Some.test("loads the next page, and starts from the first page again on a new search", async () => {
  const queries = recordQueries(path);
  await music.expectEnd(28);
  await userEvent.type(search(), "jazz");
  await userEvent.click(music.dialog().getByRole("button", { name: controlCopy.search }));
  await row("Last Train Waltz");
  await expect(queries()).toEqual([
    { limit: "20", offset: "20" },
    { query: "jazz", limit: "20", offset: "0" },
  ]);
});

/** A search with results. */
export const Found = meta.story({
  play: async () => {
    await row(first);
    await userEvent.type(search(), "jazz{Enter}");
    await row("Last Train Waltz");
    await expect(screen.queryByRole("radio", { name: first })).toBeNull();
  },
});

/** A search has no results: a button shows every track again. */
export const NotFound = meta.story({
  play: async () => {
    await row(first);
    await userEvent.type(search(), "bagpipes{Enter}");
    await seen(selectMusicCopy.empty);
    await expect(screen.getByRole("button", { name: controlCopy.clearFilters })).toBeVisible();
  },
});

/** The server filters tracks by length and by mood, which is sent as a search. */
export const Filtered = meta.story({
  play: async () => {
    await row(first);
    const queries = recordQueries(path);
    await userEvent.click(screen.getByRole("button", { name: "Calm" }));
    await row("Tide Tables");
    await userEvent.selectOptions(screen.getByRole("combobox", { name: selectMusicCopy.length }), "30");
    await row("Tide Tables");
    await expect(screen.queryByRole("radio", { name: "Side Street" })).toBeNull();
    await expect(queries()).toEqual([
      { q: "Calm", limit: "20", offset: "0" },
      { q: "Calm", max_seconds: "30", limit: "20", offset: "0" },
    ]);
  },
});
Filtered.test("shows every track again after a search without results", async () => {
  await userEvent.type(search(), "bagpipes{Enter}");
  await seen(selectMusicCopy.empty);
  await userEvent.click(screen.getByRole("button", { name: controlCopy.clearFilters }));
  await row(first);
  await expect(search()).toHaveValue("");
});

/** There are no favourites yet; then one is added. */
export const NoFavourites = meta.story({
  beforeEach: clearSavedItems,
  play: async () => {
    await row(first);
    await userEvent.click(screen.getByRole("button", { name: controlCopy.favourites }));
    await seen(selectMusicCopy.noFavourites);
  },
});
NoFavourites.test("lists a track once it is a favourite", async () => {
  await userEvent.click(screen.getByRole("button", { name: selectMusicCopy.showAll }));
  await row(first);
  await userEvent.click(screen.getByRole("button", { name: controlCopy.favourite("Side Street") }));
  await userEvent.click(screen.getByRole("button", { name: controlCopy.favourites }));
  await screen.findByText("1 result");
  await row("Side Street");
});

/** No track has been used yet. */
export const NoRecent = meta.story({
  beforeEach: clearSavedItems,
  play: async () => {
    await row(first);
    await userEvent.click(screen.getByRole("button", { name: controlCopy.recent }));
    await seen(selectMusicCopy.noRecent);
  },
});

/** Opened to change the music: the current track is selected and listed first. */
export const ChosenBefore = meta.story({
  tags: ["visual"],
  args: { chosen: kickoff },
  play: async () => {
    await expect(await row("Kickoff")).toBeChecked();
    await expect(music.confirm()).toBeEnabled();
  },
});

/** The first tracks are loading: skeleton rows and a loading message appear. */
export const Loading = meta.story({
  tags: ["visual"],
  beforeEach: ({ msw }) => msw.use(...musicScenarios.Loading),
  play: () => seen(selectMusicCopy.loading),
});

/** No track matches. */
export const Empty = meta.story({
  beforeEach: ({ msw }) => msw.use(...musicScenarios.Empty),
  play: () => seen(selectMusicCopy.empty),
});

/** All results fit on one page, so scrolling to the last row shows the end of the list. */
export const EndOfResults = meta.story({
  beforeEach: ({ msw }) => msw.use(...musicScenarios.EndOfResults),
  play: () => music.expectEnd(20),
});

/** Titles and tags that are too long, right-to-left, HTML-like or missing; only eight of twenty tags are shown. */
export const OddNames = meta.story({
  beforeEach: ({ msw }) => msw.use(...musicScenarios.OddNames),
  play: async () => {
    await seen("<b>Loud</b> & “proud” 🎺");
    await seen("<i>brass</i>");
    await seen(selectMusicCopy.moreTags(12));
    await expect(await visibleTags("Twenty Tags")).toBe(8);
  },
});

/** Scrolled to the end of the first page while the next one is loading. */
export const LoadingMore = meta.story({
  beforeEach: ({ msw }) => msw.use(...musicScenarios.LoadingMore),
  play: async () => {
    await music.goToEnd();
    await seen(selectMusicCopy.loadingMore);
  },
});

/** The next page fails: the server's message and Try again appear below the loaded rows. */
export const MoreFails = meta.story({
  beforeEach: ({ msw }) => msw.use(...musicScenarios.MoreFails),
  play: music.expectMoreFails,
});

/** The server's error message is shown. */
export const Refused = meta.story({
  beforeEach: ({ msw }) => msw.use(...musicScenarios.Refused),
  play: () => seen(errors.malformed_request.message),
});

/** The server's error has no message: the client's fallback is shown. */
export const NoMessage = meta.story({
  beforeEach: ({ msw }) => msw.use(...musicScenarios.NoMessage),
  play: () => seen(selectMusicCopy.failed),
});

/** Previews can't be played: the time counter runs silently for the track's length. */
export const PreviewGone = meta.story({
  beforeEach: ({ msw }) => msw.use(...musicScenarios.PreviewGone),
  play: async () => {
    const track = (await row(first)).closest<HTMLElement>("[role=row]")!;
    await touchPage();
    await userEvent.click(screen.getByRole("button", { name: controlCopy.play(first) }));
    await waitFor(() => expect(track).toHaveTextContent("0:01 / 0:14"));
    await expect(screen.getByRole("button", { name: controlCopy.pause(first) })).toBeVisible();
  },
});

/** An older server uses other field names: the rows look the same. */
export const LegacyNames = meta.story({
  beforeEach: ({ msw }) => msw.use(...musicScenarios.LegacyNames),
  play: async () => {
    await row(first);
    await expect(screen.queryByText(playerCopy.noSample)).toBeNull();
  },
});

/** A proxy responds with an error page: none of it is shown. */
export const BadGateway = meta.story({
  beforeEach: ({ msw }) => msw.use(...musicScenarios.BadGateway),
  play: () => seen(selectMusicCopy.failed),
});

/** The server doesn't respond: a message and Try again appear. */
export const Down = meta.story({
  beforeEach: ({ msw }) => msw.use(...musicScenarios.Down),
  play: music.expectDown,
});

/** On a phone, each track shows four tags, and the search and the buttons are in view. */
export const OnPhone = meta.story({
  args: { chosen: kickoff },
  globals: { viewport: { value: "phone390", isRotated: false } },
  play: async () => {
    await music.expectInSight("Kickoff");
    (await row("Kickoff")).focus();
    await userEvent.keyboard("{Home}");
    await seen(selectMusicCopy.moreTags(6));
    await expect(await visibleTags(first)).toBe(4);
  },
});

/** The narrowest phone, with text at 200 %. */
export const Narrowest = meta.story({
  args: { chosen: kickoff },
  globals: narrowest,
  play: () => music.expectListHeight("Kickoff"),
});
