import { Link } from "@earshot/client/navigation.tsx";
import { adCopy, noAdsCopy } from "@earshot/contract/ads/copy.ts";
import { adInfoCopy } from "@earshot/contract/ads/dialog-copy.ts";
import { errors } from "@earshot/contract/errors.ts";
import { paths } from "@earshot/contract/paths.ts";
import { projectCopy } from "@earshot/contract/projects/copy.ts";
import { controlCopy } from "@earshot/contract/site/controls-copy.ts";
import { playerCopy } from "@earshot/contract/site/player-copy.ts";
import { studioCopy } from "@earshot/contract/studio/copy.ts";
import { studioKeyCopy } from "@earshot/contract/studio/keyboard-copy.ts";
import { adsScenarios } from "@earshot/mocks/ads.ts";
import {
  expectAnnouncement,
  expectFocusVisible,
  expectNoHorizontalScroll,
} from "@earshot/storybook/assertions";
import { navigationSpy, withNavigationSpy } from "@earshot/storybook/decorators";
import preview from "@earshot/storybook/preview";
import { withRealInput } from "@earshot/storybook/real-input";
import { Button } from "@earshot/ui/inputs/button.tsx";
import { Dialog } from "@earshot/ui/surfaces/dialog.tsx";
import { type ComponentType, useState } from "react";
import { expect, fn, screen, userEvent, waitFor, within } from "storybook/test";

import { AdList, type AdListProps } from "./ad-list.tsx";
import { agencyProjects, aroundAds } from "./ad-list/testing-ads.tsx";

/** The studio's left column, 340 px wide. */
const inColumn = (Story: ComponentType) => (
  <div style={{ width: "min(340px, 100%)", padding: 16 }}>
    <Story />
  </div>
);

/** A visitor's list. */
const forVisitor: AdListProps = {
  projectName: projectCopy.first,
  projectId: null,
  projects: [],
  initial: undefined,
  isLoggedIn: false,
  made: null,
  start: <Link href="?tab=ai" />,
  onCreateProject: fn(),
  onMakeAnother: fn(),
  onEditScript: fn(),
  onRetry: fn(),
  shareDialog: fn(() => null),
};

/** A client's list. */
const forClient: AdListProps = {
  ...forVisitor,
  projectName: "Spring launch",
  projectId: "prj_avi_500",
  projects: agencyProjects,
  isLoggedIn: true,
};

/** All cards, once loaded. */
const cards = () => screen.findAllByRole("article");

/** The DOM's type definitions lack this interface. */
interface LayoutShift {
  sources: { node: Node | null }[];
}

const meta = preview.meta({
  component: AdList,
  parameters: { layout: "fullscreen", docs: { story: { inline: false, height: "720px" } } },
  decorators: [inColumn, aroundAds, withNavigationSpy],
  args: forVisitor,
  beforeEach: () => {
    onRetry.mockReset();
    localStorage.removeItem("studioKeysOff");
  },
});

/** The ads are loading: skeletons are as tall as the cards. */
export const Loading = meta.story({
  beforeEach: ({ msw }) => msw.use(...adsScenarios.Loading),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("heading", { level: 2 })).toHaveTextContent(projectCopy.first);
    await expect(canvas.getByText(controlCopy.loading)).toBeInTheDocument();
    await expect(canvas.queryByText(noAdsCopy.visitor.title)).toBeNull();
  },
});

/** A visitor's three ads, each with its own waveform, length and accent. */
export const Some = meta.story({
  globals: { persona: "visitorWithAds" },
  play: async ({ canvas }) => {
    await expect(await cards()).toHaveLength(3);
    await expect(canvas.getByText(adCopy.count(3))).toBeVisible();
  },
});
Some.test("links each ad to the campaign page", async () => {
  const [card] = await cards();
  const launch = within(card!).getByRole("link", { name: adCopy.launch });
  await userEvent.click(launch);
  await expect(navigationSpy.to).toHaveBeenCalledWith("/nbmaistudio/campaign?audioId=ad_visitor_3");
});

/** Cards replace their skeletons without a layout shift. */
export const ArrivingInPlace = meta.story({
  globals: { persona: "visitorWithAds", latency: "400" },
  play: async ({ canvas, canvasElement }) => {
    const moved: string[] = [];
    const watch = new PerformanceObserver((seen) => {
      for (const shift of seen.getEntries() as (PerformanceEntry & LayoutShift)[]) {
        for (const { node } of shift.sources) moved.push(node instanceof Element ? node.outerHTML : "");
      }
    });
    watch.observe({ type: "layout-shift" });
    await expect(canvas.getByText(controlCopy.loading)).toBeInTheDocument();
    const shape = canvasElement.querySelector("[aria-hidden=true] .rounded-md")!.getBoundingClientRect();
    const arrived = (await cards()).map((card) => card.getBoundingClientRect());
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    watch.disconnect();
    await expect(moved).toEqual([]);
    await expect(arrived[0]!.top).toBeCloseTo(shape.top, 0);
    // A card with a two-line title is taller.
    await expect(Math.min(...arrived.map(({ height }) => height))).toBeCloseTo(shape.height, 0);
  },
});

/** The ads are loaded with the page: there is no request, and there are no skeletons. */
export const CameWithThePage = meta.story({
  tags: ["open"],
  args: { ...forClient, initial: [] },
  beforeEach: ({ msw }) => msw.use(...adsScenarios.Loading),
  play: async ({ canvas }) => {
    await expect(canvas.getByText(noAdsCopy.client.title)).toBeVisible();
    await expect(canvas.queryByText(controlCopy.loading)).toBeNull();
  },
});

/** On a visitor's first visit, the list says what to do first, with a link. */
export const Empty = meta.story({
  beforeEach: ({ msw }) => msw.use(...adsScenarios.Empty),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(noAdsCopy.visitor.title)).toBeVisible();
    await expect(canvas.getByText(noAdsCopy.visitor.text)).toBeVisible();
    const start = canvas.getByRole("link", { name: noAdsCopy.visitor.start });
    await expect(start).toHaveAttribute("href", "?tab=ai");
    await expect(canvas.queryByRole("search")).toBeNull();
  },
});

/** A client's project is empty: a message says so, without a link. */
export const EmptyForClient = Empty.extend({
  args: forClient,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(noAdsCopy.client.title)).toBeVisible();
    await expect(canvas.getByText(noAdsCopy.client.text)).toBeVisible();
    await expect(canvas.queryByRole("link")).toBeNull();
  },
});

/** Titles of the maximum length, right to left, with markup, or missing; and a silent upload. */
export const OddNames = meta.story({
  beforeEach: ({ msw }) => msw.use(...adsScenarios.OddNames),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("article", { name: "<b>Sale</b> & “more” 🎧" })).toBeVisible();
    await expect(canvas.getByRole("article", { name: adCopy.untitled })).toBeVisible();
    await expectNoHorizontalScroll();
  },
});

/** An older server sends other field names: the cards look the same. */
export const LegacyNames = meta.story({
  beforeEach: ({ msw }) => msw.use(...adsScenarios.LegacyNames),
  play: async ({ canvas }) => {
    await expect(await cards()).toHaveLength(3);
    await expect(canvas.getAllByText(/^0:00 \/ 0:[1-3]/)).toHaveLength(3);
    await expect(canvas.queryByText(adCopy.untitled)).toBeNull();
  },
});

/** With neither a session nor a guest, there are no ads. */
export const NoIdentity = meta.story({
  beforeEach: ({ msw }) => msw.use(...adsScenarios.NoIdentity),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(noAdsCopy.visitor.title)).toBeVisible();
  },
});

async function expectNotLoaded(canvas: ReturnType<typeof within>) {
  const again = await canvas.findByRole("button", { name: controlCopy.tryAgain });
  await expect(again).toBeVisible();
  await expect(canvas.queryByText(controlCopy.loading)).toBeNull();
  await expect(canvas.queryByText(noAdsCopy.visitor.title)).toBeNull();
}

/** The list can't be loaded: an error and Try again appear instead of an empty list. */
export const Down = meta.story({
  beforeEach: ({ msw }) => msw.use(...adsScenarios.Down),
  play: ({ canvas }) => expectNotLoaded(canvas),
});
Down.test("loads the list when Try again is clicked", async ({ canvas, msw }) => {
  msw.use(...adsScenarios.EachState);
  await userEvent.click(await canvas.findByRole("button", { name: controlCopy.tryAgain }));
  await expect(await cards()).toHaveLength(3);
  await expect(canvas.getByRole("region", { name: projectCopy.first })).toHaveFocus();
});

/** A proxy responds with an error page: none of it is shown. */
export const BadGateway = meta.story({
  beforeEach: ({ msw }) => msw.use(...adsScenarios.BadGateway),
  play: async ({ canvas }) => {
    await expectNotLoaded(canvas);
    await expect(canvas.queryByText(/Bad Gateway/)).toBeNull();
  },
});

/** Another tab has switched to a different guest: the server's message says what to do. */
export const ForeignGuest = meta.story({
  beforeEach: ({ msw }) => msw.use(...adsScenarios.ForeignGuest),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(errors.foreign_guest.message)).toBeVisible();
    await expectNotLoaded(canvas);
  },
});

/** The project's menu is open. */
export const ProjectMenuOpen = meta.story({
  globals: { persona: "agency" },
  args: {
    ...forClient,
    projectMenu: [{ kind: "action", label: controlCopy.rename, onSelect: fn() }],
  },
  play: async ({ canvas }) => {
    await cards();
    await userEvent.click(canvas.getByRole("button", { name: projectCopy.options("Spring launch") }));
    await waitFor(() => expect(screen.getByRole("menuitem", { name: controlCopy.rename })).toBeVisible());
  },
});

/** The top, left and width of the first two elements, in whole px. */
const placesOf = (elements: Iterable<Element>) =>
  [...elements].slice(0, 2).map((element) => {
    const { top, left, width } = element.getBoundingClientRect();
    return [top, left, width].map(Math.round);
  });

/** On a tablet, two cards are side by side, exactly where their skeletons were. */
export const OnTablet = meta.story({
  globals: { viewport: { value: "tablet768", isRotated: false }, persona: "visitorWithAds", latency: "400" },
  decorators: [
    (Story) => (
      <div style={{ width: "calc(100vw - 32px)" }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText(controlCopy.loading)).toBeInTheDocument();
    const shapes = placesOf(canvasElement.querySelectorAll("[aria-hidden=true] > .rounded-md"));
    const [first, second] = placesOf(await cards());
    await expect(first![0]).toBe(second![0]);
    await expect(shapes).toEqual([first, second]);
  },
});

const field = () => screen.getByRole("searchbox", { name: adCopy.search });
const searchFor = (title: string) => userEvent.type(field(), `${title}{Enter}`);
const more = () => screen.findByRole("button", { name: adCopy.loadMore });

/** Ten of 200 ads are loaded: a button loads more, and so does scrolling near the end. */
export const Many = meta.story({
  beforeEach: ({ msw }) => msw.use(...adsScenarios.Many),
  play: async ({ canvas }) => {
    await expect(await cards()).toHaveLength(10);
    await expect(canvas.getByText(adCopy.countAtLeast(10))).toBeVisible();
    await expect(await more()).toBeInTheDocument();
  },
});
Many.test("loads the next page when the button is clicked", async ({ msw }) => {
  const queries: Record<string, string>[] = [];
  msw.events.on("request:start", ({ request }) => {
    const { pathname, searchParams } = new URL(request.url);
    if (pathname.endsWith(paths.ads.list.path)) queries.push(Object.fromEntries(searchParams));
  });
  await expectAnnouncement(controlCopy.found(20, null), async () => userEvent.click(await more()));
  await expect(await cards()).toHaveLength(20);
  await expect(queries[0]).toMatchObject({ limit: "10", offset: "10" });
  msw.events.removeAllListeners();
});
Many.test("loads the next page when scrolled near the end", async () => {
  const before = (await cards()).length;
  (await more()).scrollIntoView();
  await waitFor(async () => expect((await cards()).length).toBeGreaterThan(before));
});

/** A full page and two more ads: all are loaded, and the list says that there are no others. */
export const EndOfResults = meta.story({
  beforeEach: ({ msw }) => msw.use(...adsScenarios.EndOfResults),
  play: async ({ canvas }) => {
    await cards();
    await userEvent.click(await more());
    await expect(await canvas.findByText(controlCopy.endOfResults)).toBeInTheDocument();
    await expect(await cards()).toHaveLength(12);
    await expect(canvas.getByText(adCopy.count(12))).toBeInTheDocument();
  },
});
EndOfResults.test("keeps the focus in the list when the button disappears", async ({ canvas }) => {
  await expect(canvas.getByRole("region")).toContainElement(document.activeElement as HTMLElement);
});

/** The next page is loading: the ten ads stay, and the button keeps its focus. */
export const LoadingMore = meta.story({
  beforeEach: ({ msw }) => msw.use(...adsScenarios.LoadingMore),
  play: async ({ canvas }) => {
    await cards();
    await userEvent.click(await more());
    await expectFocusVisible(await canvas.findByRole("button", { name: controlCopy.loading }));
    await expect(await cards()).toHaveLength(10);
  },
});

/** The next page fails: an error and Try again appear at the end of the list. */
export const NextPageFailed = meta.story({
  beforeEach: ({ msw }) => msw.use(...adsScenarios.Many),
  play: async ({ canvas, msw }) => {
    await cards();
    msw.use(...adsScenarios.Down);
    await userEvent.click(await more());
    await expect(await canvas.findByText(adCopy.moreNotLoaded)).toBeInTheDocument();
    await expect(await cards()).toHaveLength(10);
    msw.use(...adsScenarios.Many);
    await userEvent.click(canvas.getByRole("button", { name: controlCopy.tryAgain }));
    await waitFor(async () => expect((await cards()).length).toBeGreaterThan(10));
  },
});

/** No title matches: a message says so, and the search is kept. */
export const NoMatches = meta.story({
  beforeEach: ({ msw }) => msw.use(...adsScenarios.NoMatches),
  play: async ({ canvas }) => {
    await cards();
    await searchFor("zebra");
    await expect(await canvas.findByText(noAdsCopy.filtered)).toBeVisible();
    await expect(field()).toHaveValue("zebra");
    await expect(canvas.queryByText(noAdsCopy.visitor.title)).toBeNull();
  },
});
NoMatches.test("lists all ads when the search is cleared", async ({ canvas }) => {
  await userEvent.click(canvas.getByRole("button", { name: controlCopy.clearSearch }));
  await expect(await cards()).toHaveLength(3);
});

/** Search results: their number is announced. */
export const Found = meta.story({
  globals: { persona: "visitorWithAds" },
  play: async ({ canvas }) => {
    const [first] = await cards();
    const title = first!.querySelector("h3")!.textContent;
    await expectAnnouncement(controlCopy.found(1, null), () => searchFor(title));
    await expect(await cards()).toHaveLength(1);
    await expect(canvas.getByText(adCopy.count(1))).toBeVisible();
  },
});

function TwoProjects(args: AdListProps) {
  const [isOther, setOther] = useState(false);
  const other = { projectId: "prj_avi_499", projectName: "Podcast pilots" };
  return (
    <div style={{ display: "grid", gap: 16 }}>
      <Button onClick={() => setOther(!isOther)}>Switch</Button>
      <AdList {...args} {...(isOther && other)} />
    </div>
  );
}

/** Another project is opened during a search: all of its ads are listed, and the field is empty. */
export const OtherProjectOpened = meta.story({
  globals: { persona: "agency" },
  args: forClient,
  render: (args) => <TwoProjects {...args} />,
  play: async ({ canvas }) => {
    const [newest] = await cards();
    await searchFor("zebra");
    await canvas.findByText(noAdsCopy.filtered);
    await userEvent.click(canvas.getByRole("button", { name: "Switch" }));
    await expect(await cards()).toHaveLength(4);
    await expect(newest).not.toBeInTheDocument();
    await expect(field()).toHaveValue("");
    await expect(canvas.getByRole("heading", { level: 2 })).toHaveTextContent("Podcast pilots");
  },
});

const onRetry = fn<AdListProps["onRetry"]>();

/** A visitor with ads. */
const visitorWithAds = {
  globals: { persona: "visitorWithAds" },
  args: { ...forVisitor, onRetry },
};

async function openOf(card: HTMLElement, entry: string) {
  await userEvent.click(within(card).getByRole("button", { name: /^Options/ }));
  await userEvent.click(await screen.findByRole("menuitem", { name: entry }));
}

const titleOf = (card: HTMLElement) => card.querySelector("h3")!.textContent;

/** One ad is pending, one has failed and shows its message, and one is ready. */
export const EachState = meta.story({
  ...visitorWithAds,
  beforeEach: ({ msw }) => msw.use(...adsScenarios.EachState),
  play: async ({ canvas }) => {
    await expect(await cards()).toHaveLength(3);
    await expect(canvas.getByText(adCopy.state.processing)).toBeVisible();
    await expect(canvas.getByText(adCopy.state.failed)).toBeVisible();
    await expect(canvas.getAllByRole("button", { name: /^Play/ })).toHaveLength(1);
  },
});
EachState.test(
  "retries the failed ad once, and stays busy while the retry is pending",
  async ({ canvas }) => {
    const begun = Promise.withResolvers<void>();
    onRetry.mockReturnValue(begun.promise);
    const again = canvas.getByRole("button", { name: controlCopy.tryAgain });
    await userEvent.click(again);
    await userEvent.click(again);
    await expect(onRetry.mock.calls).toEqual([["ad_sample_2"]]);
    await expect(again).toHaveAttribute("aria-disabled", "true");
    begun.resolve();
    await waitFor(() => expect(again).not.toHaveAttribute("aria-disabled"));
  },
);

/** The ad was just created: it is marked as new and ready to play. */
export const JustMade = meta.story({
  ...visitorWithAds,
  args: { made: "ad_visitor_3" },
  play: async () => {
    const [newest, ...others] = await cards();
    await expect(within(newest!).getByText(adCopy.justMade)).toBeVisible();
    await expect(within(newest!).getByRole("button", { name: /^Play/ })).toBeEnabled();
    for (const other of others) await expect(within(other).queryByText(adCopy.justMade)).toBeNull();
  },
});

/** The audio can't be loaded: playback is silent, and the card says so. */
export const SoundGone = meta.story({
  ...visitorWithAds,
  beforeEach: ({ msw }) => msw.use(...adsScenarios.SoundGone),
  play: async () => {
    const [first] = await cards();
    // Browsers block playback before a real press; a blocked attempt would count as a pause rather than an error.
    await withRealInput((user) => user.click(within(first!).getByRole("heading")));
    await userEvent.click(within(first!).getByRole("button", { name: /^Play/ }));
    await expect(await within(first!).findByText(playerCopy.failed)).toBeVisible();
    await expect(within(first!).getByRole("button", { name: /^Pause/ })).toBeVisible();
    await within(first!).findByText(/^0:0[1-9] \/ /);
  },
});
SoundGone.test("rewinds an ad when another one plays", async () => {
  const [first, second] = await cards();
  await userEvent.click(within(second!).getByRole("button", { name: /^Play/ }));
  await expect(await within(second!).findByText(playerCopy.failed)).toBeVisible();
  await expect(within(first!).getByText(/^0:00 \/ /)).toBeVisible();
  await expect(screen.getAllByRole("button", { name: /^Pause/ })).toHaveLength(1);
});
SoundGone.test("pauses when Space is pressed on the card", async () => {
  const [first] = await cards();
  first!.focus();
  await userEvent.keyboard(" ");
  await expect(await within(first!).findByRole("button", { name: /^Play/ })).toBeVisible();
});

/** The Info dialog is opened from the options and loaded lazily. */
export const InfoOpened = meta.story({
  tags: ["dialog"],
  ...visitorWithAds,
  play: async () => {
    const [newest] = await cards();
    await openOf(newest!, adCopy.viewInfo);
    const dialog = await screen.findByRole("dialog", { name: adInfoCopy.title });
    await waitFor(() => expect(dialog).toBeVisible());
    await expect(within(dialog).getByText(titleOf(newest!))).toBeVisible();
  },
});
InfoOpened.test("returns focus to the card's options button", async () => {
  await userEvent.keyboard("{Escape}");
  const [newest] = await cards();
  await waitFor(() => expect(within(newest!).getByRole("button", { name: /^Options/ })).toHaveFocus());
});

/**
 * The ad is deleted: its card is gone, a message is announced, and focus moves to the list, which is refetched at
 * once and again after a second.
 */
export const Deleted = meta.story({
  ...visitorWithAds,
  play: async ({ canvas, msw }) => {
    const [newest] = await cards();
    const title = titleOf(newest!);
    const requests: string[] = [];
    msw.events.on("request:start", ({ request }) => {
      if (request.url.includes("getuseraudios")) requests.push(request.url);
    });
    await openOf(newest!, controlCopy.delete);
    const confirm = await screen.findByRole("button", { name: controlCopy.delete });
    await waitFor(() => expect(confirm).toBeEnabled());
    await userEvent.click(confirm);
    await waitFor(() => expect(newest).not.toBeInTheDocument());
    await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
    await expect(await cards()).toHaveLength(2);
    await expect(canvas.queryByText(title)).toBeNull();
    await expect(canvas.getByText(adCopy.deleted).closest("output")).toBeInTheDocument();
    await waitFor(() => expect(canvas.getByRole("region")).toHaveFocus());
    await waitFor(() => expect(requests).toHaveLength(2));
    msw.events.removeAllListeners();
  },
});

/** Sharing is stopped: the card shows this without a refetch. */
export const SharingStopped = meta.story({
  ...visitorWithAds,
  args: {
    shareDialog: ({ ad, open, onClose, onShared }) => (
      <Dialog open={open} onClose={onClose} title={`Share ${ad.title}`} closeLabel={controlCopy.close}>
        <button type="button" onClick={() => onShared(false)}>
          Stop
        </button>
      </Dialog>
    ),
  },
  play: async () => {
    const [newest] = await cards();
    await userEvent.click(within(newest!).getByRole("button", { name: adCopy.share }));
    await userEvent.click(await screen.findByRole("button", { name: "Stop" }));
    await userEvent.keyboard("{Escape}");
    await expect(await within(newest!).findByText(adCopy.notShared)).toBeVisible();
    await waitFor(() => expect(within(newest!).getByRole("button", { name: adCopy.share })).toHaveFocus());
  },
});

function BesideField(args: AdListProps) {
  const [typed, setTyped] = useState("");
  return (
    <>
      <input aria-label="Elsewhere" value={typed} onChange={(event) => setTyped(event.currentTarget.value)} />
      <AdList {...args} />
    </>
  );
}

const keysDialog = () => screen.findByRole("dialog", { name: studioCopy.shortcuts });

/** `?` opens the list of shortcuts. */
export const KeysListed = meta.story({
  tags: ["dialog"],
  ...visitorWithAds,
  render: (args) => <BesideField {...args} />,
  play: async () => {
    await cards();
    await userEvent.keyboard("?");
    const dialog = await keysDialog();
    await waitFor(() => expect(dialog).toBeVisible());
    await expect(within(dialog).getByRole("checkbox", { name: studioKeyCopy.turnOn })).toBeChecked();
  },
});
KeysListed.test("focuses the search on `/`, except in a field or under a dialog", async () => {
  await userEvent.keyboard("{Escape}");
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  const elsewhere = screen.getByLabelText("Elsewhere");
  await userEvent.type(elsewhere, "and/or?");
  await expect(elsewhere).toHaveValue("and/or?");
  await expect(screen.queryByRole("dialog")).toBeNull();
  (document.activeElement as HTMLElement).blur();
  await userEvent.keyboard("/");
  const search = screen.getByRole("searchbox", { name: adCopy.search });
  await expect(search).toHaveFocus();
  await expect(search).toHaveValue("");
});
KeysListed.test("turns off the shortcuts, but their button still lists them", async () => {
  (document.activeElement as HTMLElement).blur();
  await userEvent.keyboard("?");
  await keysDialog();
  await userEvent.click(screen.getByRole("checkbox", { name: studioKeyCopy.turnOn }));
  await userEvent.keyboard("{Escape}");
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  await expect(localStorage.getItem("studioKeysOff")).toBe("true");
  (document.activeElement as HTMLElement).blur();
  await userEvent.keyboard("/?");
  await expect(document.body).toHaveFocus();
  await expect(screen.queryByRole("dialog")).toBeNull();
  await userEvent.click(screen.getByRole("button", { name: studioCopy.shortcuts }));
  await expect(within(await keysDialog()).getByRole("checkbox")).not.toBeChecked();
});
