import { shareCopy, sharedAdCopy } from "@earshot/contract/sharing/copy.ts";
import type { AdByLink } from "@earshot/contract/sharing/read.ts";
import { controlCopy } from "@earshot/contract/site/controls-copy.ts";
import { playerCopy } from "@earshot/contract/site/player-copy.ts";
import { fixtures } from "@earshot/mocks/fixtures.ts";
import { sharingScenarios } from "@earshot/mocks/sharing.ts";
import { fetchAdByLink } from "@earshot/sharing/queries.ts";
import { expectAnnouncement, expectNoHorizontalScroll } from "@earshot/storybook/assertions";
import { navigationSpy, withNavigationSpy } from "@earshot/storybook/decorators";
import preview from "@earshot/storybook/preview";
import { useEffect, useState } from "react";
import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { expect, spyOn, type UserEventObject, waitFor, within } from "storybook/test";

import { SharedAdPage } from "./shared-ad-page.tsx";

const uuid = "ad_visitor_1";

/** Renders the page with its loader and the mock server. */
function Page({ ad }: { ad: AdByLink | null | undefined }) {
  const [found, setFound] = useState(ad);
  useEffect(() => {
    if (ad === undefined) void fetchAdByLink(uuid).then(setFound);
  }, [ad]);
  return found === undefined ? <p>The server makes the page.</p> : <SharedAdPage ad={found} />;
}

const meta = preview.meta({
  component: Page,
  parameters: { layout: "fullscreen", docs: { story: { inline: false, height: "720px" } } },
  globals: { persona: "visitorWithAds" },
  decorators: [withNavigationSpy],
  args: { ad: undefined },
});

const { title, durationMs, peaks } = fixtures.find(({ name }) => name === "coffee-and-co-30")!;
const slow = `/api/shared-audio/${uuid}/audio?signature=slow`;

interface Steps {
  canvasElement: HTMLElement;
  userEvent: UserEventObject;
}

const play = async ({ canvasElement, userEvent }: Steps) =>
  userEvent.click(await within(canvasElement).findByRole("button", { name: controlCopy.play(title) }));

/** Someone else opens a guest's link and sees the duration, the waveform, and a link to the studio, but no brand. */
export const Shared = meta.story({
  tags: ["visual"],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { level: 1, name: title })).toBeVisible();
    await expect(canvas.getByRole("slider", { name: playerCopy.position(title) })).toBeVisible();
    await expect(canvas.getAllByRole("listitem", { hidden: true })[0]).toHaveTextContent("30 s");
    await waitFor(() => expect(canvas.getByText(/^0:00 \/ 0:\d\d$/)).toBeVisible());
    await expect(canvas.getByRole("link", { name: sharedAdCopy.download })).toHaveAttribute("download");
  },
});
Shared.test("copies the link, and says so when the browser blocks copying", async ({ canvas, userEvent }) => {
  const writeText = spyOn(navigator.clipboard, "writeText").mockResolvedValue();
  const copy = canvas.getByRole("button", { name: shareCopy.copy });
  await userEvent.click(copy);
  await canvas.findByText(shareCopy.copied);
  await expect(writeText).toHaveBeenCalledWith(`${location.origin}/shared-audio/${uuid}`);
  writeText.mockRejectedValue(new Error("refused"));
  spyOn(document, "execCommand").mockReturnValue(false);
  await userEvent.click(copy);
  await canvas.findByText(sharedAdCopy.copyFailed);
});
Shared.test("seeks to a clicked line and marks it as current", async ({ canvas, userEvent }) => {
  const lines = within(canvas.getByRole("list", { name: sharedAdCopy.words })).getAllByRole("button");
  await userEvent.click(lines[1]!);
  await waitFor(() => expect(lines[1]).toHaveAttribute("aria-current", "true"));
});
Shared.test(
  "plays, seeks and pauses with a single audio element",
  async ({ canvas, canvasElement, userEvent }) => {
    const patient = { timeout: 10_000 };
    const audio = canvasElement.querySelector("audio")!;
    audio.muted = true;
    await play({ canvasElement, userEvent });
    const pause = await canvas.findByRole("button", { name: controlCopy.pause(title) }, patient);
    await waitFor(() => expect(audio.currentTime).toBeGreaterThan(0.5), patient);
    canvas.getByRole("slider").focus();
    await userEvent.keyboard("{PageUp}{PageUp}");
    await waitFor(() => expect(audio.currentTime).toBeGreaterThan(9), patient);
    await userEvent.click(pause);
    await waitFor(() => expect(audio.paused).toBe(true));
    await expect(canvasElement.querySelectorAll("audio")).toHaveLength(1);
  },
);
Shared.test("links to the studio and to the landing page", async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole("link", { name: sharedAdCopy.makeYourOwn }));
  await userEvent.click(canvas.getAllByRole("link", { name: "Earshot" })[0]!);
  await expect(navigationSpy.to.mock.calls.flat()).toEqual(["/nbmaistudio", "/"]);
});

/** The page as served, before any JavaScript runs: it has the browser's own player and the full text. */
export const BeforeJavaScript = meta.story({
  render: function Rendered() {
    const [html, setHtml] = useState<string>();
    useEffect(() => {
      void fetchAdByLink(uuid).then((ad) => setHtml(renderToString(<SharedAdPage ad={ad} />)));
    }, []);
    return html === undefined ? <></> : <div data-page dangerouslySetInnerHTML={{ __html: html }} />;
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByRole("heading", { level: 1, name: title })).toBeVisible();
    await expect(canvasElement.querySelector("audio")).toHaveAttribute("controls");
    await expect(canvasElement.querySelector("audio")).toBeVisible();
    await expect(canvas.queryByRole("button", { name: controlCopy.play(title) })).toBeNull();
    await expect(canvas.getByRole("link", { name: sharedAdCopy.makeYourOwn })).toBeVisible();
  },
});
BeforeJavaScript.test(
  "hydrates during playback without a layout shift",
  async ({ canvas, canvasElement }) => {
    const audio = canvasElement.querySelector("audio")!;
    const below = canvas.getByRole("list", { name: sharedAdCopy.words });
    const before = below.getBoundingClientRect().top;
    audio.muted = true;
    await audio.play();
    const ad = await fetchAdByLink(uuid);
    const page = hydrateRoot(canvasElement.querySelector("[data-page]")!, <SharedAdPage ad={ad} />);
    await expect(await canvas.findByRole("button", { name: controlCopy.pause(title) })).toBeVisible();
    await expect(below.getBoundingClientRect().top).toBe(before);
    await expect(audio.paused).toBe(false);
    await expect(audio).not.toBeVisible();
    page.unmount();
    await expect(audio.paused).toBe(true);
  },
);

/** The audio is loading: the waveform pulses and the player says so. */
export const Loading = meta.story({
  tags: ["visual"],
  args: {
    ad: {
      uuid,
      title,
      brand: "",
      voices: [],
      seconds: durationMs / 1000,
      peaks: [...peaks],
      lines: [],
      mimeType: "audio/mpeg",
      audioUrl: slow,
    },
  },
  beforeEach: ({ msw }) => msw.use(...sharingScenarios.Loading),
  play: async (steps) => {
    await steps.canvas.findByRole("button", { name: controlCopy.play(title) });
    await expectAnnouncement(playerCopy.buffering, () => play(steps));
  },
});

/** The ad was deleted or is no longer shared: the page says so and has no player. */
export const Gone = meta.story({
  tags: ["visual"],
  beforeEach: ({ msw }) => msw.use(...sharingScenarios.Gone),
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByRole("heading", { level: 1, name: sharedAdCopy.gone })).toBeVisible();
    await expect(canvas.getByText(sharedAdCopy.goneText)).toBeVisible();
    await expect(canvas.getByRole("link", { name: sharedAdCopy.makeYourOwn })).toBeVisible();
    await expect(canvasElement.querySelector("audio")).toBeNull();
  },
});

/** A title with many lines and markup is shown as text, next to a right-to-left brand. */
export const OddNames = meta.story({
  tags: ["visual"],
  beforeEach: ({ msw }) => msw.use(...sharingScenarios.OddNames),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { level: 1 })).toHaveTextContent(/^<b>Autumn at Kettle/);
    await expect(canvas.getByText("مخبز الياسمين")).toBeVisible();
    await expectNoHorizontalScroll();
  },
});

/** An account's ad, with its brand below the title. */
export const Branded = meta.story({
  beforeEach: ({ msw }) => msw.use(...sharingScenarios.Branded),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Coffee & Co")).toBeVisible();
  },
});

/** The audio can't be played: the player shows an error and a retry button. */
export const SoundGone = meta.story({
  tags: ["visual"],
  beforeEach: ({ msw }) => msw.use(...sharingScenarios.SoundGone),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(playerCopy.failed)).toBeVisible();
    await expect(canvas.getByRole("button", { name: playerCopy.retry(title) })).toBeVisible();
  },
});
SoundGone.test(
  "plays from a new URL once the server provides one",
  async ({ canvas, canvasElement, userEvent, msw }) => {
    const audio = canvasElement.querySelector("audio")!;
    audio.muted = true;
    msw.use(...sharingScenarios.Branded);
    await userEvent.click(canvas.getByRole("button", { name: playerCopy.retry(title) }));
    await waitFor(() => expect(audio.currentTime).toBeGreaterThan(0.2), { timeout: 10_000 });
    await expect(canvas.getByRole("button", { name: controlCopy.pause(title) })).toBeVisible();
    await expect(audio.src).not.toContain("signature=over");
  },
);
SoundGone.test(
  "offers another retry when the server gives no new URL",
  async ({ canvas, userEvent, msw }) => {
    for (const scenario of [sharingScenarios.BadGateway, sharingScenarios.Down]) {
      msw.use(...scenario);
      await userEvent.click(canvas.getByRole("button", { name: playerCopy.retry(title) }));
      await expect(await canvas.findByText(playerCopy.failed)).toBeVisible();
      await expect(canvas.getByRole("button", { name: playerCopy.retry(title) })).toBeEnabled();
    }
  },
);
SoundGone.test(
  "reloads the page if the ad has been deleted in the meantime",
  async ({ canvas, userEvent, msw }) => {
    msw.use(...sharingScenarios.Gone);
    await userEvent.click(canvas.getByRole("button", { name: playerCopy.retry(title) }));
    await waitFor(() => expect(navigationSpy.reload).toHaveBeenCalledOnce());
  },
);
