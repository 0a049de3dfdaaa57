import { adCopy, noAdsCopy } from "@earshot/contract/ads/copy.ts";
import { paths } from "@earshot/contract/paths.ts";
import { controlCopy } from "@earshot/contract/site/controls-copy.ts";
import { adsScenarios } from "@earshot/mocks/ads.ts";
import { expectAnnouncement, expectFocusVisible } from "@earshot/storybook/assertions";
import { withNavigationSpy } from "@earshot/storybook/decorators";
import preview from "@earshot/storybook/preview";
import { Button } from "@earshot/ui/inputs/button.tsx";
import { useState } from "react";
import { expect, screen, userEvent, waitFor } from "storybook/test";

import { aroundAds, cards, forClient, forVisitor, inColumn } from "./ad-list.stories.tsx";
import { AdList, type AdListProps } from "./ad-list.tsx";

const meta = preview.meta({
  component: AdList,
  parameters: { layout: "fullscreen", docs: { story: { inline: false, height: "720px" } } },
  decorators: [inColumn, aroundAds, withNavigationSpy],
  args: forVisitor,
});

const field = () => screen.getByRole("searchbox", { name: adCopy.search });
const searchFor = (title: string) => userEvent.type(field(), `${title}{Enter}`);
const more = () => screen.findByRole("button", { name: adCopy.loadMore });

/** 200 ads, of which ten are shown: more come by a button, and when one comes near the end. */
export const Many = meta.story({
  beforeEach: ({ msw }) => msw.use(...adsScenarios.Many),
  play: async ({ canvas }) => {
    await expect(await cards()).toHaveLength(10);
    await expect(canvas.getByText(adCopy.countAtLeast(10))).toBeVisible();
    await expect(await more()).toBeInTheDocument();
  },
});
Many.test("goes on by its button, at the place after what came", async ({ msw }) => {
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
Many.test("goes on when its end comes near", async () => {
  const before = (await cards()).length;
  (await more()).scrollIntoView();
  await waitFor(async () => expect((await cards()).length).toBeGreaterThan(before));
});

/** The first page and two more: all are there, and the end says so. */
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
EndOfResults.test("keeps the focus in the list when its button has gone", async ({ canvas }) => {
  await expect(canvas.getByRole("region")).toContainElement(document.activeElement as HTMLElement);
});

/** The next page never comes: the ten stay, the button waits with its focus. */
export const LoadingMore = meta.story({
  beforeEach: ({ msw }) => msw.use(...adsScenarios.LoadingMore),
  play: async ({ canvas }) => {
    await cards();
    await userEvent.click(await more());
    await expectFocusVisible(await canvas.findByRole("button", { name: controlCopy.loading }));
    await expect(await cards()).toHaveLength(10);
  },
});

/** The next page could not be had: said at the end, and tried again there alone. */
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

/** No title has it: said, with the search as it was. */
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
NoMatches.test("has them back when the search is cleared", async ({ canvas }) => {
  await userEvent.click(canvas.getByRole("button", { name: controlCopy.clearSearch }));
  await expect(await cards()).toHaveLength(3);
});

/** Some titles have it: how many is spoken. */
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

/** Another project was opened while something was searched for: its ads, all of them, and an empty field. */
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
