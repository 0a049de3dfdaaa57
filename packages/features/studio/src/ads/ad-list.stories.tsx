import { Link } from "@earshot/client/navigation.tsx";
import { QueryProvider } from "@earshot/client/query-provider.tsx";
import { AppStateProvider } from "@earshot/client/state/app-state.tsx";
import { adCopy, noAdsCopy } from "@earshot/contract/ads/copy.ts";
import { errors } from "@earshot/contract/errors.ts";
import { projectCopy } from "@earshot/contract/projects/copy.ts";
import type { Project } from "@earshot/contract/projects/read.ts";
import { controlCopy } from "@earshot/contract/site/controls-copy.ts";
import { adsScenarios } from "@earshot/mocks/ads.ts";
import { recordNavigation, went } from "@earshot/storybook/around";
import { expectNoReflowOverflow } from "@earshot/storybook/contracts/no-reflow-overflow.ts";
import { narrowest } from "@earshot/storybook/frames";
import preview from "@earshot/storybook/preview";
import type { ComponentType } from "react";
import { expect, fn, screen, userEvent, waitFor, within } from "storybook/test";

import { StudioAlertProvider } from "../shell/studio-alert.tsx";
import { AdList, type AdListProps } from "./ad-list.tsx";

/** What the studio has around its parts: the one player, the answers, the alerts. */
export const aroundAds = (Story: ComponentType) => (
  <QueryProvider>
    <AppStateProvider
      initial={{
        currentProject: { id: null, name: projectCopy.first },
        selectedAudio: null,
        sidebarCollapsed: false,
      }}
    >
      <StudioAlertProvider>
        <Story />
      </StudioAlertProvider>
    </AppStateProvider>
  </QueryProvider>
);

/** The studio's left column, 340 px wide. */
export const inColumn = (Story: ComponentType) => (
  <div style={{ width: "min(340px, 100%)", padding: 16 }}>
    <Story />
  </div>
);

/** The agency's last projects, as they are called by the server. */
export const agencyProjects: Project[] = [
  { id: "prj_avi_500", name: "Spring launch", description: "Created on November 2, 2026" },
  { id: "prj_avi_499", name: "Podcast pilots", description: "Created on November 1, 2026" },
  { id: "prj_avi_498", name: "Holiday 2026", description: "" },
];

/** A visitor's list. */
export const forVisitor: AdListProps = {
  projectName: projectCopy.first,
  projectId: null,
  projects: [],
  initial: undefined,
  isLoggedIn: false,
  made: null,
  start: <Link href="?tab=ai" />,
  onCreateProject: fn(),
  onMakeAnother: fn(),
  onRetry: fn(),
  shareDialog: fn(() => null),
};

/** A client's. */
export const forClient: AdListProps = {
  ...forVisitor,
  projectName: "Spring launch",
  projectId: "prj_avi_500",
  projects: agencyProjects,
  isLoggedIn: true,
};

/** All cards, once there are some. */
export const cards = () => screen.findAllByRole("article");

/** What the browser tells of elements that moved by themselves; the DOM's types do not have it yet. */
interface LayoutShift {
  sources: { node: Node | null }[];
}

const meta = preview.meta({
  component: AdList,
  excludeStories: /^[a-z]/,
  parameters: { layout: "fullscreen", docs: { story: { inline: false, height: "720px" } } },
  decorators: [inColumn, aroundAds, recordNavigation],
  args: forVisitor,
});

/** The ads are on their way: shapes as high as the cards to come, and nothing moves when they are there. */
export const Loading = meta.story({
  beforeEach: ({ msw }) => msw.use(...adsScenarios.Loading),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("heading", { level: 2 })).toHaveTextContent(projectCopy.first);
    await expect(canvas.getByText(controlCopy.loading)).toBeInTheDocument();
    await expect(canvas.queryByText(noAdsCopy.visitor.title)).toBeNull();
  },
});

/** A visitor's three, each with its own wave, length and accent. */
export const Some = meta.story({
  globals: { persona: "visitorWithAds" },
  play: async ({ canvas }) => {
    await expect(await cards()).toHaveLength(3);
    await expect(canvas.getByText(adCopy.count(3))).toBeVisible();
  },
});
Some.test("each leads to the campaign page with its ad", async () => {
  const [card] = await cards();
  const launch = within(card!).getByRole("link", { name: adCopy.launch });
  await userEvent.click(launch);
  await expect(went.to).toHaveBeenCalledWith("/nbmaistudio/campaign?audioId=ad_visitor_3");
});

/** The server takes its time: the cards come into the places of their shapes, and nothing on the page moves. */
export const ArrivingInPlace = meta.story({
  // It ends as Some does: what it shows is what did not happen.
  tags: ["no-visual"],
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
    const shape = canvasElement.querySelector("[aria-hidden=true] .p-4")!.getBoundingClientRect();
    const arrived = (await cards()).map((card) => card.getBoundingClientRect());
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    watch.disconnect();
    await expect(moved).toEqual([]);
    await expect(arrived[0]!.top).toBeCloseTo(shape.top, 0);
    // One whose title takes two lines is taller.
    await expect(Math.min(...arrived.map(({ height }) => height))).toBeCloseTo(shape.height, 0);
  },
});

/** They came with the page: no question is asked, and nothing is awaited. */
export const CameWithThePage = meta.story({
  args: { ...forClient, initial: [] },
  beforeEach: ({ msw }) => msw.use(...adsScenarios.Loading),
  play: async ({ canvas }) => {
    await expect(canvas.getByText(noAdsCopy.client.title)).toBeVisible();
    await expect(canvas.queryByText(controlCopy.loading)).toBeNull();
  },
});

/** A visitor's first visit: what to do first, and the way there. */
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

/** A client's empty project. */
export const EmptyForClient = Empty.extend({
  args: forClient,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(noAdsCopy.client.title)).toBeVisible();
    await expect(canvas.getByText(noAdsCopy.client.text)).toBeVisible();
    await expect(canvas.queryByRole("link")).toBeNull();
  },
});

/** Titles as long as they may be, from right to left, with markup, and none at all; and a silent upload. */
export const OddNames = meta.story({
  beforeEach: ({ msw }) => msw.use(...adsScenarios.OddNames),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("article", { name: "<b>Sale</b> & “more” 🎧" })).toBeVisible();
    await expect(canvas.getByRole("article", { name: adCopy.untitled })).toBeVisible();
    await expectNoReflowOverflow();
  },
});

/** An older server's names for the same things: nothing is missing but what it does not say. */
export const LegacyNames = meta.story({
  beforeEach: ({ msw }) => msw.use(...adsScenarios.LegacyNames),
  play: async ({ canvas }) => {
    await expect(await cards()).toHaveLength(3);
    await expect(canvas.getAllByText(/^0:00 \/ 0:[1-3]/)).toHaveLength(3);
    await expect(canvas.queryByText(adCopy.untitled)).toBeNull();
  },
});

/** Neither a session nor a guest: for the server that is nobody, who has no ads. */
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

/** The list can't be had: nobody takes that for an empty one, and it can be tried again. */
export const Down = meta.story({
  beforeEach: ({ msw }) => msw.use(...adsScenarios.Down),
  play: ({ canvas }) => expectNotLoaded(canvas),
});
Down.test("comes when it is tried again", async ({ canvas, msw }) => {
  msw.use(...adsScenarios.EachState);
  await userEvent.click(await canvas.findByRole("button", { name: controlCopy.tryAgain }));
  await expect(await cards()).toHaveLength(3);
  await expect(canvas.getByRole("region", { name: projectCopy.first })).toHaveFocus();
});

/** A proxy answers in the server's place: none of what it says is shown. */
export const BadGateway = meta.story({
  beforeEach: ({ msw }) => msw.use(...adsScenarios.BadGateway),
  play: async ({ canvas }) => {
    await expectNotLoaded(canvas);
    await expect(canvas.queryByText(/Bad Gateway/)).toBeNull();
  },
});

/** Another tab began anew as another guest: the server says what to do. */
export const ForeignGuest = meta.story({
  beforeEach: ({ msw }) => msw.use(...adsScenarios.ForeignGuest),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(errors.foreign_guest.message)).toBeVisible();
    await expectNotLoaded(canvas);
  },
});

/** With the project's menu, as its entry in the sidebar has it. */
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

/** The narrowest phone with text twice as large. */
export const OnPhone = meta.story({
  globals: { ...narrowest, persona: "visitorWithAds" },
  play: async () => {
    await cards();
    await expectNoReflowOverflow();
  },
});

/** On a tablet, below the tabs: two cards beside each other. */
export const OnTablet = meta.story({
  globals: { viewport: { value: "tablet768", isRotated: false }, persona: "visitorWithAds" },
  decorators: [
    (Story) => (
      <div style={{ width: "calc(100vw - 32px)" }}>
        <Story />
      </div>
    ),
  ],
  play: async () => {
    const [first, second] = (await cards()).map((card) => card.getBoundingClientRect());
    await expect(first!.top).toBe(second!.top);
  },
});

/** In the dark. */
export const Dark = Some.extend({ globals: { theme: "dark", persona: "visitorWithAds" } });

/** From right to left. */
export const RightToLeft = Some.extend({ globals: { direction: "rtl", persona: "visitorWithAds" } });
