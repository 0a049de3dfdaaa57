import { adCopy, adResultCopy } from "@earshot/contract/ads/copy.ts";
import { adInfoCopy, versionsCopy } from "@earshot/contract/ads/dialog-copy.ts";
import type { Ad } from "@earshot/contract/ads/read.ts";
import { outletWarnings } from "@earshot/contract/ads/rules/outlet-warnings.ts";
import { errors } from "@earshot/contract/errors.ts";
import { controlCopy } from "@earshot/contract/site/controls-copy.ts";
import { studioCopy } from "@earshot/contract/studio/copy.ts";
import { adsScenarios } from "@earshot/mocks/ads.ts";
import { fixtures } from "@earshot/mocks/fixtures.ts";
import { badGateway, instead, never } from "@earshot/mocks/serve.ts";
import { expectAccessibleDialog, expectAnnouncement } from "@earshot/storybook/assertions";
import { inIframe } from "@earshot/storybook/decorators";
import preview from "@earshot/storybook/preview";
import { expect, fn, screen, userEvent, waitFor, within } from "storybook/test";

import { AdInfoDialog } from "./ad-info-dialog.tsx";
import { aroundAds } from "./ad-list/testing-ads.tsx";

const { title, script, durationMs, peaks } = fixtures.find(({ name }) => name === "coffee-and-co-30")!;

/** An ad from the mock database. */
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
  lines: [],
  outletWarnings: [],
  version: 1,
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
    onEditScript: fn(),
  },
});

const dialog = () => screen.findByRole("dialog", { name: adInfoCopy.title });
const makeAnother = () => screen.findByRole("button", { name: studioCopy.makeAnother });
const editScript = () => screen.queryByRole("button", { name: adResultCopy.editScript });
const copy = () => screen.findByRole("button", { name: adInfoCopy.copy });

/** The value next to a label in the ad's details. */
function fact(name: string) {
  return screen.getByText(name, { selector: "dt" }).nextElementSibling;
}

/** An ad's details and script, and the actions. */
export const Open = meta.story({
  tags: ["visual"],
  play: async () => {
    await waitFor(async () => expect(await dialog()).toBeVisible());
    await expect(fact(adInfoCopy.projectName)).toHaveTextContent("Spring launch");
    await expect(fact(adInfoCopy.description)).toHaveTextContent(/^Small-batch coffee/);
    await expect(fact(adInfoCopy.createdAt)).toHaveTextContent("October 30, 2026");
    await expect(fact(adInfoCopy.length)).toHaveTextContent("30 s");
    await expect(fact(adInfoCopy.narrative)).toHaveTextContent(adInfoCopy.thirdPerson);
    await expect(within(await dialog()).getByText(script)).toBeInTheDocument();
  },
});
Open.test("behaves as a dialog", ({ args }) =>
  expectAccessibleDialog({ name: adInfoCopy.title, escape: args.onClose as ReturnType<typeof fn> }),
);
Open.test(
  "downloads the file under the ad's title, and passes the ad's inputs to the form",
  async ({ args }) => {
    const link = await screen.findByRole("link", { name: adCopy.download });
    await expect(link).toHaveAttribute("download", `${title}.mp3`);
    await expect(link).toHaveAttribute("href", ad.filepath);
    await userEvent.click(await makeAnother());
    await waitFor(() => expect(args.onMakeAnother).toHaveBeenCalledOnce());
    await expect(args.onMakeAnother).toHaveBeenCalledWith(
      expect.objectContaining({ uuid: ad.uuid, inputs: expect.objectContaining({ script_source: "ai" }) }),
    );
    await expect(args.onClose).toHaveBeenCalled();
  },
);

Open.test("closes and edits the ad's script", async ({ args }) => {
  await userEvent.click((await waitFor(editScript))!);
  await expect(args.onEditScript).toHaveBeenCalledOnce();
  await expect(args.onEditScript).toHaveBeenCalledWith(ad.uuid);
  await expect(args.onClose).toHaveBeenCalledOnce();
});

/** Blocks the clipboard; returns what `execCommand` copies instead. */
function blockClipboard(works: boolean) {
  const copied: string[] = [];
  const clipboard = { writeText: () => Promise.reject(new DOMException("Forbidden", "NotAllowedError")) };
  Object.defineProperty(navigator, "clipboard", { value: clipboard, configurable: true });
  document.execCommand = () => {
    copied.push((document.activeElement as HTMLTextAreaElement).value);
    return works;
  };
  return copied;
}

function restoreClipboard() {
  Reflect.deleteProperty(navigator, "clipboard");
  Reflect.deleteProperty(document, "execCommand");
}

/**
 * The clipboard is blocked, so the script is copied through a hidden text area: a message confirms it, and focus
 * stays on the button.
 */
export const ScriptCopied = meta.story({
  beforeEach: () => restoreClipboard,
  play: async () => {
    const copied = blockClipboard(true);
    await expectAnnouncement(adInfoCopy.copied, async () => userEvent.click(await copy()));
    await expect(copied).toEqual([script]);
    await expect(await copy()).toHaveFocus();
  },
});

/** The browser refuses to copy: a message says so, and the dialog stays open. */
export const CopyRefused = meta.story({
  beforeEach: () => restoreClipboard,
  play: async () => {
    blockClipboard(false);
    await expectAnnouncement(adInfoCopy.copyFailed, async () => userEvent.click(await copy()));
  },
});

/** An upload has no script to show or edit, and no inputs to make another ad from. */
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
    await expect(editScript()).toBeNull();
    await expect(screen.getByRole("link", { name: adCopy.download })).toHaveAttribute(
      "download",
      "Audio_Ad.mp3",
    );
  },
});

/** Outlets would reject the upload: each reason is shown before the upload is sent anywhere. */
export const OutletWarnings = meta.story({
  tags: ["visual"],
  beforeEach: ({ msw }) => msw.use(...adsScenarios.OutletWarnings),
  args: {
    ad: {
      ...ad,
      title: "Old radio spot",
      source: "upload",
      description: "",
      script: null,
      thirdPerson: null,
      outletWarnings: outletWarnings({
        durationMs: 74_000,
        loudnessLufs: -24.3,
        isClipped: true,
        longestSilenceMs: 3400,
        isTelephone: true,
      }),
    },
  },
  play: async () => {
    const list = await screen.findByRole("list", { name: adInfoCopy.outletWarnings });
    await expect(within(list).getAllByRole("listitem")).toHaveLength(5);
    await expect(list).toHaveTextContent("It lasts 74 seconds. Most outlets take 60 at most.");
  },
});

const versions = () => within(screen.getByRole("region", { name: versionsCopy.title }));
const restore = (number: number) => screen.findByRole("button", { name: versionsCopy.restoreName(number) });

/** Three versions, newest first: each can be played, and the earlier ones can be compared and restored. */
export const ThreeVersions = meta.story({
  tags: ["visual"],
  beforeEach: ({ msw }) => msw.use(...adsScenarios.ThreeVersions),
  args: { ad: { ...ad, version: 3 } },
  play: async () => {
    await restore(2);
    await expect(versions().getAllByRole("listitem")[0]).toHaveTextContent(
      /^Version 3 · Newest · Nov 2, 2026/,
    );
    await expect(screen.queryByRole("button", { name: versionsCopy.restoreName(3) })).toBeNull();
    await userEvent.click(screen.getByRole("button", { name: versionsCopy.compareName(2) }));
    await waitFor(() => expect(screen.getByText(versionsCopy.changes(2, 3))).toBeVisible());
    await expect(versions().getAllByRole("deletion")[0]).toHaveTextContent("Good mornings start early.");
    await expect(versions().getAllByRole("insertion").length).toBeGreaterThan(1);
    await waitFor(async () => {
      const scroller = screen.getByRole("dialog").querySelector("[tabindex='0']")!;
      scroller.scrollTop = scroller.scrollHeight;
      await expect(scroller.scrollTop).toBeGreaterThan(0);
    });
  },
});
ThreeVersions.test("says when two versions have the same words", async () => {
  await userEvent.click(screen.getByRole("button", { name: versionsCopy.compareName(1) }));
  await expect(screen.getByText(versionsCopy.sameWords)).toBeVisible();
});
ThreeVersions.test("restores a version by keyboard and lists it as the newest", async () => {
  (await restore(2)).focus();
  await expectAnnouncement(versionsCopy.restored(2, 4), async () => {
    await userEvent.keyboard("{Enter}");
  });
  await expect(await versions().findByText(versionsCopy.name(4))).toBeVisible();
  await expect(await restore(3)).toBeEnabled();
});

/** A version is being made: none can be restored meanwhile, and the dialog says why. */
export const VersionBeingMade = meta.story({
  beforeEach: ({ msw }) => msw.use(...adsScenarios.VersionBeingMade),
  args: { ad: { ...ad, version: 3 } },
  play: async () => {
    const button = await restore(1);
    await expectAnnouncement(errors.version_not_newest.message, () => userEvent.click(button));
    await expect(button).toBeEnabled();
  },
});

/** A version can't be restored: the dialog says why, and the list stays. */
export const NotRestored = meta.story({
  beforeEach: ({ msw }) => msw.use(...adsScenarios.ThreeVersions),
  args: { ad: { ...ad, version: 3 } },
  play: async ({ msw }) => {
    const button = await restore(1);
    msw.use(...instead("ads", { restoreVersion: badGateway }));
    await expectAnnouncement(versionsCopy.notRestored, () => userEvent.click(button));
    for (const code of [
      "not_found",
      "identity_missing",
      "foreign_guest",
      "too_often",
      "disk_full",
    ] as const) {
      msw.use(...instead("ads", { restoreVersion: code }));
      await expectAnnouncement(errors[code].message, () => userEvent.click(button));
    }
    await expect(button).toBeEnabled();
  },
});
NotRestored.test("restores one version at a time", async ({ msw }) => {
  msw.use(...instead("ads", { restoreVersion: never }));
  await userEvent.click(await restore(1));
  await waitFor(async () => expect(await restore(1)).toHaveAttribute("aria-busy", "true"));
  await expect(await restore(2)).toBeDisabled();
});

/** The ad is pending: there is nothing to download or edit yet. */
export const BeingMade = meta.story({
  args: { ad: { ...ad, state: "processing", filepath: null, script: null, peaks: [] } },
  play: async () => {
    await makeAnother();
    await expect(screen.queryByRole("link")).toBeNull();
    await expect(screen.queryByRole("button", { name: adInfoCopy.copy })).toBeNull();
    await expect(editScript()).toBeNull();
  },
});

/** The details are loading: Make another like this waits for the ad's inputs, and nothing else can be started. */
export const Loading = meta.story({
  beforeEach: ({ msw }) => msw.use(...adsScenarios.Loading),
  play: async ({ args }) => {
    await userEvent.click(await makeAnother());
    await waitFor(async () => expect(await makeAnother()).toHaveAttribute("aria-disabled", "true"));
    await expect(editScript()).toBeDisabled();
    await expect(args.onMakeAnother).not.toHaveBeenCalled();
  },
});

/** The inputs can't be loaded: a message says so, and the dialog stays open. */
export const ChangesFail = meta.story({
  beforeEach: ({ msw }) => msw.use(...adsScenarios.ChangesFail),
  args: { ad: { ...ad, version: 3 } },
  play: async ({ args }) => {
    await makeAnother();
    await expectAnnouncement(adCopy.notFound, async () => userEvent.click(await makeAnother()));
    await expect(args.onMakeAnother).not.toHaveBeenCalled();
    await expect(args.onClose).not.toHaveBeenCalled();
  },
});

ChangesFail.test("shows the error again when another attempt fails", async () => {
  await userEvent.click(screen.getByRole("button", { name: controlCopy.tryAgain }));
  // The message is removed while the versions reload.
  await waitFor(() => expect(screen.getByText(versionsCopy.notLoaded)).toBeVisible());
  await expect(screen.getByRole("button", { name: controlCopy.tryAgain })).toBeEnabled();
});

/** The ad was deleted in another tab: a message says that its inputs can't be found. */
export const AlreadyGone = ChangesFail.extend({
  beforeEach: ({ msw }) => msw.use(...adsScenarios.AlreadyGone),
});

/** A proxy's error page is replaced by our own messages. */
export const ChangesBadGateway = ChangesFail.extend({
  beforeEach: ({ msw }) => msw.use(...adsScenarios.ChangesBadGateway),
});

/** A long description, a right-to-left script, and a title without break points. */
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
