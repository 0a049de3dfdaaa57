import { adInfoCopy } from "@earshot/contract/ads/copy.ts";
import type { Ad } from "@earshot/contract/ads/read.ts";
import { controlCopy } from "@earshot/contract/site/controls-copy.ts";
import { studioCopy } from "@earshot/contract/studio/copy.ts";
import { adsScenarios } from "@earshot/mocks/ads.ts";
import { fixtures } from "@earshot/mocks/fixtures.ts";
import { expectAccessibleDialog, expectAnnouncement } from "@earshot/storybook/assertions";
import { inIframe, narrowest } from "@earshot/storybook/decorators";
import preview from "@earshot/storybook/preview";
import { expect, fn, screen, userEvent, waitFor, within } from "storybook/test";

import { AdInfoDialog } from "./ad-info-dialog.tsx";
import { aroundAds } from "./ad-list/testing-ads.tsx";

const { title, script, durationMs, peaks } = fixtures.find(({ name }) => name === "coffee-and-co-30")!;

/** An ad as the everyday world has it: a visitor's newest but one. */
const ad: Ad = {
  uuid: "ad_visitor_1",
  filepath: "/audiostack/audio/ad_visitor_1",
  title,
  description: "Small-batch coffee, roasted on Mondays and at your door by Wednesday.",
  createdAt: "2026-10-30T08:00:00Z",
  lengthSeconds: durationMs / 1000,
  thirdPerson: true,
  projectId: null,
  source: "ai",
  state: "ready",
  stateMessage: "",
  shared: true,
  script,
  peaks: [...peaks],
  mimeType: "audio/mpeg",
  loudnessLufs: -16,
};

const meta = preview.meta({
  component: AdInfoDialog,
  globals: { persona: "visitorWithAds" },
  parameters: inIframe,
  decorators: [aroundAds],
  args: {
    ad,
    projectName: "Spring launch",
    isLoggedIn: false,
    open: true,
    onClose: fn(),
    onMakeAnother: fn(),
  },
});

const dialog = () => screen.findByRole("dialog", { name: adInfoCopy.title });
const makeAnother = () => screen.findByRole("button", { name: studioCopy.makeAnother });
const copy = () => screen.findByRole("button", { name: adInfoCopy.copy });

/** What the definition list says of a name. */
function fact(name: string) {
  return screen.getByText(name, { selector: "dt" }).nextElementSibling;
}

/** All that is known of it, what is said in it, and what can be done from here. */
export const Open = meta.story({
  tags: ["visual"],
  play: async () => {
    await waitFor(async () => expect(await dialog()).toBeVisible());
    await expect(fact(adInfoCopy.projectName)).toHaveTextContent("Spring launch");
    await expect(fact(adInfoCopy.description)).toHaveTextContent(/^Small-batch coffee/);
    await expect(fact(adInfoCopy.createdAt)).toHaveTextContent("October 30, 2026");
    await expect(fact(adInfoCopy.length)).toHaveTextContent("30 sec");
    await expect(fact(adInfoCopy.narrative)).toHaveTextContent(adInfoCopy.thirdPerson);
    await expect(within(await dialog()).getByText(script)).toBeInTheDocument();
  },
});
Open.test("behaves as a dialog", ({ args }) =>
  expectAccessibleDialog({ name: adInfoCopy.title, escape: args.onClose as ReturnType<typeof fn> }),
);
Open.test("is downloaded under its title", async () => {
  const link = await screen.findByRole("link", { name: adInfoCopy.download });
  await expect(link).toHaveAttribute("download", `${title}.mp3`);
  await expect(link).toHaveAttribute("href", ad.filepath);
});
Open.test("closes, and hands all that the ad was made of to the form", async ({ args }) => {
  await userEvent.click(await makeAnother());
  await waitFor(() => expect(args.onMakeAnother).toHaveBeenCalledOnce());
  await expect(args.onMakeAnother).toHaveBeenCalledWith(
    expect.objectContaining({ uuid: ad.uuid, inputs: expect.objectContaining({ script_source: "ai" }) }),
  );
  await expect(args.onClose).toHaveBeenCalled();
});

/** A clipboard that takes nothing, and what was copied by the old way instead. */
function oldCopies(works: boolean) {
  const copied: string[] = [];
  const clipboard = { writeText: () => Promise.reject(new DOMException("Forbidden", "NotAllowedError")) };
  Object.defineProperty(navigator, "clipboard", { value: clipboard, configurable: true });
  document.execCommand = () => {
    copied.push((document.activeElement as HTMLTextAreaElement).value);
    return works;
  };
  return copied;
}

function giveClipboardBack() {
  Reflect.deleteProperty(navigator, "clipboard");
  Reflect.deleteProperty(document, "execCommand");
}

/** The script was copied, by the hidden text area because the clipboard is blocked: a message confirms it, and the focus stays. */
export const ScriptCopied = meta.story({
  beforeEach: () => giveClipboardBack,
  play: async () => {
    const copied = oldCopies(true);
    await expectAnnouncement(adInfoCopy.copied, async () => userEvent.click(await copy()));
    await expect(copied).toEqual([script]);
    await expect(await copy()).toHaveFocus();
  },
});

/** The browser lets nothing be copied: said, and it stays. */
export const CopyRefused = meta.story({
  beforeEach: () => giveClipboardBack,
  play: async () => {
    oldCopies(false);
    await expectAnnouncement(adInfoCopy.copyFailed, async () => userEvent.click(await copy()));
  },
});

/** An upload: nothing was written for it, and nothing can be made like it. */
export const Upload = meta.story({
  tags: ["visual"],
  args: {
    ad: { ...ad, title: "Audio_Ad.mp3", source: "upload", description: "", script: null, thirdPerson: null },
  },
  play: async () => {
    await expect((await dialog()).textContent).toContain("Audio_Ad.mp3");
    await expect(fact(adInfoCopy.narrative)).toHaveTextContent(controlCopy.unknown);
    await expect(fact(adInfoCopy.description)).toHaveTextContent(controlCopy.unknown);
    await expect(screen.queryByRole("button", { name: studioCopy.makeAnother })).toBeNull();
    await expect(screen.getByRole("link", { name: adInfoCopy.download })).toHaveAttribute(
      "download",
      "Audio_Ad.mp3",
    );
  },
});

/** Still being made: nothing to download yet. */
export const BeingMade = meta.story({
  args: { ad: { ...ad, state: "processing", filepath: null, script: null, peaks: [] } },
  play: async () => {
    await makeAnother();
    await expect(screen.queryByRole("link")).toBeNull();
    await expect(screen.queryByRole("button", { name: adInfoCopy.copy })).toBeNull();
  },
});

/** Make another like this waits for what the ad was made of. */
export const Loading = meta.story({
  beforeEach: ({ msw }) => msw.use(...adsScenarios.Loading),
  play: async ({ args }) => {
    await userEvent.click(await makeAnother());
    await waitFor(async () => expect(await makeAnother()).toHaveAttribute("aria-disabled", "true"));
    await expect(args.onMakeAnother).not.toHaveBeenCalled();
  },
});

/** What it was made of can't be had: said, and all else stays. */
export const Down = meta.story({
  beforeEach: ({ msw }) => msw.use(...adsScenarios.Down),
  play: async ({ args }) => {
    await makeAnother();
    await expectAnnouncement(adInfoCopy.notFound, async () => userEvent.click(await makeAnother()));
    await expect(args.onMakeAnother).not.toHaveBeenCalled();
    await expect(args.onClose).not.toHaveBeenCalled();
  },
});

/** Somebody deleted it in another tab. */
export const AlreadyGone = Down.extend({
  beforeEach: ({ msw }) => msw.use(...adsScenarios.AlreadyGone),
});

/** A long description, a script in another direction, and a title without a place to break. */
export const LongText = meta.story({
  args: {
    ad: {
      ...ad,
      title: "x".repeat(200),
      description: "Small-batch coffee, roasted on Mondays.\n".repeat(40),
      script: "مخبز الياسمين: خبز طازج كل صباح. ".repeat(20),
    },
    projectName: "The Very Long Named Cooperative of Independent Grocers: Thank-you message",
  },
  play: async () => {
    await waitFor(async () => expect(await dialog()).toBeVisible());
  },
});

/** The narrowest phone with text twice as large. */
export const OnPhone = Open.extend({ globals: { ...narrowest, persona: "visitorWithAds" } });
