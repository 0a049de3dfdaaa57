import { errors } from "@earshot/contract/errors.ts";
import { selectMusicCopy } from "@earshot/contract/music/copy.ts";
import { readTrack } from "@earshot/contract/music/read.ts";
import { controlCopy } from "@earshot/contract/site/controls-copy.ts";
import { playerCopy } from "@earshot/contract/site/player-copy.ts";
import { musicScenarios } from "@earshot/mocks/music.ts";
import { expectAccessibleDialog, expectNoHorizontalScroll } from "@earshot/storybook/assertions";
import { inIframe, narrowest, opener, WithOpener } from "@earshot/storybook/decorators";
import preview from "@earshot/storybook/preview";
import { expect, fn, screen, userEvent, waitFor, within } from "storybook/test";

import { SelectMusicDialog } from "./select-music-dialog.tsx";
import { askedFrom, inPage, touchPage } from "./select-voice-dialog.stories.tsx";

const meta = preview.meta({
  component: SelectMusicDialog,
  parameters: inIframe,
  decorators: [inPage],
  args: { open: true, chosen: null, onClose: fn(), onConfirm: fn() },
  render: (args) => (
    <WithOpener>
      {(open, close) => (
        <SelectMusicDialog
          {...args}
          open={open}
          onClose={() => {
            args.onClose();
            close();
          }}
        />
      )}
    </WithOpener>
  ),
});

const kickoff = readTrack({ id: "trk_009", title: "Kickoff", duration: 14 });
const dialog = () => within(screen.getByRole("dialog", { name: selectMusicCopy.select }));
const confirm = () => dialog().getByRole("button", { name: selectMusicCopy.select });
const retry = () => screen.findByRole("button", { name: controlCopy.tryAgain });
const track = (name: string) => screen.findByRole("radio", { name });
const search = () => dialog().getByRole("searchbox");

/** Found, and seen once the dialog has come in. */
const seen = (text: string | RegExp) => waitFor(() => expect(screen.getByText(text)).toBeVisible());

async function goToEnd() {
  (await track("Morning Light")).focus();
  await userEvent.keyboard("{End}");
}

/** The tags of a track that one sees, without the count of the others. */
async function tagsSeen(title: string) {
  const tags = (await track(title)).getAttribute("aria-describedby")?.split(" ").at(-1);
  const words = [...document.querySelectorAll<HTMLElement>(`[id="${tags}"] bdi`)];
  return words.filter(({ parentElement }) => (parentElement?.offsetWidth ?? 0) > 1).length;
}

/** Just opened: the first tracks of the library, up to eight tags each and how many more there are, none chosen. */
export const Some = meta.story({
  play: async () => {
    await expect(await track("Morning Light")).not.toBeChecked();
    await seen(selectMusicCopy.subtitle);
    await seen(selectMusicCopy.none);
    await seen(selectMusicCopy.moreTags(2));
    await expect(await tagsSeen("Morning Light")).toBe(8);
    await expect(confirm()).toBeDisabled();
    await expect(search()).toHaveAttribute("placeholder", selectMusicCopy.search);
  },
});
Some.test("behaves as a dialog", () =>
  expectAccessibleDialog({ name: selectMusicCopy.select, escape: "closes", opener }),
);
Some.test("passes the choice on and closes", async ({ args }) => {
  await userEvent.click(dialog().getByText("Side Street"));
  await expect(dialog().getByText("Selected:")).toHaveTextContent(controlCopy.selected("Side Street"));
  await userEvent.click(confirm());
  await expect(args.onConfirm).toHaveBeenCalledOnce();
  await expect(args.onConfirm).toHaveBeenCalledWith(
    expect.objectContaining({ id: "trk_002", title: "Side Street" }),
  );
  await expect(screen.queryByRole("dialog")).toBeNull();
});
Some.test("loads the next page, further by what was received, until the end", async () => {
  const asked = askedFrom("/api/audioad/v2/musics");
  await goToEnd();
  await seen(controlCopy.endOfResults);
  await expect(asked()).toEqual([{ limit: "20", offset: "20" }]);
  await expect(screen.getByText("28 results")).toBeInTheDocument();
});
Some.test("searches from the first page", async () => {
  const asked = askedFrom("/api/audioad/v2/musics");
  await userEvent.type(search(), "jazz");
  await userEvent.click(dialog().getByRole("button", { name: controlCopy.search }));
  await track("Last Train Waltz");
  await expect(asked()).toEqual([{ query: "jazz", limit: "20", offset: "0" }]);
});

/** WithOpener to change the music: the track is in sight and chosen. */
export const ChosenBefore = meta.story({
  tags: ["visual"],
  args: { chosen: kickoff },
  play: async () => {
    await expect(await track("Kickoff")).toBeChecked();
    await expect(confirm()).toBeEnabled();
  },
});

/** The first tracks are awaited: rows in their shape, and words. */
export const Loading = meta.story({
  tags: ["visual"],
  beforeEach: ({ msw }) => msw.use(...musicScenarios.Loading),
  play: () => seen(selectMusicCopy.loading),
});

/** Nothing was found. */
export const Empty = meta.story({
  beforeEach: ({ msw }) => msw.use(...musicScenarios.Empty),
  play: () => seen(selectMusicCopy.empty),
});

/** Exactly one page: scrolled to its end, the list says that there are no more. */
export const EndOfResults = meta.story({
  beforeEach: ({ msw }) => msw.use(...musicScenarios.EndOfResults),
  play: async () => {
    await goToEnd();
    await seen(controlCopy.endOfResults);
  },
});

/** Titles and tags longer than there is room, from right to left, with HTML in them, or none; of twenty tags eight are seen. */
export const OddNames = meta.story({
  beforeEach: ({ msw }) => msw.use(...musicScenarios.OddNames),
  play: async () => {
    await seen("<b>Loud</b> & “proud” 🎺");
    await seen("<i>brass</i>");
    await seen(selectMusicCopy.moreTags(12));
    await expect(await tagsSeen("Twenty Tags")).toBe(8);
  },
});

/** Scrolled to the end of the first page, and the next one is long in coming. */
export const LoadingMore = meta.story({
  beforeEach: ({ msw }) => msw.use(...musicScenarios.LoadingMore),
  play: async () => {
    await goToEnd();
    await seen(selectMusicCopy.loadingMore);
  },
});

/** The next page could not be had: the server's words and a way to try again, below what is there. */
export const MoreFails = meta.story({
  beforeEach: ({ msw }) => msw.use(...musicScenarios.MoreFails),
  play: async () => {
    await goToEnd();
    await seen(errors.malformed_request.message);
    await expect(await retry()).toBeVisible();
  },
});

/** The server refuses with its own words. */
export const Refused = meta.story({
  beforeEach: ({ msw }) => msw.use(...musicScenarios.Refused),
  play: () => seen(errors.malformed_request.message),
});

/** It refuses without words: the product shows its own. */
export const NoMessage = meta.story({
  beforeEach: ({ msw }) => msw.use(...musicScenarios.NoMessage),
  play: () => seen(selectMusicCopy.failed),
});

/** No preview can be heard: its time runs all the same, in silence, for as long as the track is. */
export const PreviewGone = meta.story({
  beforeEach: ({ msw }) => msw.use(...musicScenarios.PreviewGone),
  play: async () => {
    const row = (await track("Morning Light")).closest<HTMLElement>("[role=row]")!;
    await touchPage();
    await userEvent.click(screen.getByRole("button", { name: controlCopy.play("Morning Light") }));
    await waitFor(() => expect(row).toHaveTextContent("0:01 / 0:14"));
    await expect(screen.getByRole("button", { name: controlCopy.pause("Morning Light") })).toBeVisible();
  },
});

/** From an older server, with other names for things: rows as ever. */
export const LegacyNames = meta.story({
  beforeEach: ({ msw }) => msw.use(...musicScenarios.LegacyNames),
  play: async () => {
    await track("Morning Light");
    await expect(screen.queryByText(playerCopy.noSample)).toBeNull();
  },
});

/** A proxy answers instead of the server: nothing of it is shown. */
export const BadGateway = meta.story({
  beforeEach: ({ msw }) => msw.use(...musicScenarios.BadGateway),
  play: () => seen(selectMusicCopy.failed),
});

/** No answer at all, and a way to try again. */
export const Down = meta.story({
  beforeEach: ({ msw }) => msw.use(...musicScenarios.Down),
  play: async () => {
    await seen(selectMusicCopy.failed);
    await expect(await retry()).toBeVisible();
  },
});
Down.test("asks again", async () => {
  const asked = askedFrom("/api/audioad/v2/musics");
  await userEvent.click(await retry());
  await waitFor(() => expect(asked()).toEqual([{ limit: "20", offset: "0" }]));
  await expect(await retry()).toBeVisible();
});

/** On a phone: four tags each, search and buttons in sight. */
export const OnPhone = meta.story({
  args: { chosen: kickoff },
  globals: { viewport: { value: "phone390", isRotated: false } },
  play: async () => {
    await expect(await track("Kickoff")).toBeChecked();
    await waitFor(() => expect(confirm().getBoundingClientRect().bottom).toBeLessThanOrEqual(innerHeight));
    await expectNoHorizontalScroll();
  },
});
OnPhone.test("shows four tags and counts the rest", async () => {
  (await track("Kickoff")).focus();
  await userEvent.keyboard("{Home}");
  await seen(selectMusicCopy.moreTags(6));
  await expect(await tagsSeen("Morning Light")).toBe(4);
});

/** The narrowest phone with text twice as large: what finds no room beside the list scrolls with it. */
export const LargeTextOnPhone = OnPhone.extend({
  globals: narrowest,
  play: async () => {
    await expect(await track("Kickoff")).toBeChecked();
    await expect(screen.getByRole("grid").closest("section")?.clientHeight).toBeGreaterThanOrEqual(200);
    await expectNoHorizontalScroll();
  },
});
