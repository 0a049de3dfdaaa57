import { adCopy, adResultCopy } from "@earshot/contract/ads/copy.ts";
import { controlCopy } from "@earshot/contract/site/controls-copy.ts";
import { defaultVoice } from "@earshot/contract/voices/voice-names.ts";
import { adsScenarios } from "@earshot/mocks/ads.ts";
import { inIframe, withNavigationSpy } from "@earshot/storybook/decorators";
import preview from "@earshot/storybook/preview";
import { type ComponentProps, type ComponentType, useRef } from "react";
import { expect, fn, screen, userEvent, waitFor } from "storybook/test";

import { aroundAds } from "./ad-list/testing-ads.tsx";
import { AdResult } from "./ad-result.tsx";

const spies = {
  onOpen: fn(),
  onEditScript: fn(),
  onMakeAnother: fn(),
  onRetry: fn(() => Promise.resolve()),
  onOpenForm: fn(),
};

// Creates the ref here, because Storybook can't serialize a ref in a story's args.
function Result(props: Omit<ComponentProps<typeof AdResult>, "playButton">) {
  return <AdResult {...props} playButton={useRef(null)} />;
}

const meta = preview.meta({
  component: Result,
  parameters: inIframe,
  decorators: [
    (Story: ComponentType) => (
      <div style={{ width: "min(36rem, 100vw - 2rem)", margin: 16 }}>
        <Story />
      </div>
    ),
    aroundAds,
    withNavigationSpy,
  ],
  args: { ...spies, uuid: "ad_sample_1", isLoggedIn: false },
  beforeEach: () => {
    for (const spy of Object.values(spies)) spy.mockClear();
  },
});

const title = "Coffee & Co subscription";
const play = () => screen.findByRole("button", { name: controlCopy.play(title) });

/** A new ad shows its waveform, a focused Play button, its script line by line, and what to do next. */
export const Finished = meta.story({
  tags: ["visual"],
  beforeEach: ({ msw }) => msw.use(...adsScenarios.Finished),
  play: async () => {
    await waitFor(async () => expect(await play()).toHaveFocus());
    await expect(screen.getByRole("region", { name: title })).toHaveTextContent(adResultCopy.ready);
    await expect(screen.getByText(defaultVoice.name)).toBeVisible();
    await waitFor(() => expect(screen.getByText(adResultCopy.voiceOnly)).toBeVisible());
    await expect(screen.getByRole("link", { name: adCopy.launch })).toHaveAttribute(
      "href",
      "/nbmaistudio/campaign?audioId=ad_sample_1",
    );
    await expect(screen.getByRole("link", { name: adCopy.download })).toHaveAttribute("download");
  },
});
Finished.test("seeks to a line and marks it", async () => {
  const lines = screen.getByRole("list", { name: adResultCopy.script });
  const buttons = [...lines.querySelectorAll("button")];
  await userEvent.click(buttons[1]!);
  await expect(buttons[1]).toHaveAttribute("aria-current", "true");
  await expect(screen.getByRole("slider")).not.toHaveAttribute("aria-valuenow", "0");
});
Finished.test("edits, shares, makes another and opens the form by keyboard", async () => {
  for (const [name, spy] of [
    [adResultCopy.editScript, spies.onEditScript],
    [adCopy.share, spies.onOpen],
    [adResultCopy.makeAnother, spies.onMakeAnother],
    [adResultCopy.openForm, spies.onOpenForm],
  ] as const) {
    screen.getByRole("button", { name }).focus();
    await userEvent.keyboard("{Enter}");
    await expect(spy).toHaveBeenCalledOnce();
  }
});

/** A new version is being made: its stage is shown next to the voice and the length. */
export const VersionBeingMade = meta.story({
  tags: ["busy"],
  beforeEach: ({ msw }) => msw.use(...adsScenarios.VersionBeingMade),
  play: async () => {
    await screen.findByText(adCopy.newVersion(adCopy.stages.speaking));
    await expect(await play()).toBeEnabled();
  },
});

/** The server sends no times for the lines: the script is plain text. */
export const NoLines = meta.story({
  beforeEach: ({ msw }) => msw.use(...adsScenarios.NoLines),
  play: async () => {
    await play();
    await expect(screen.queryByRole("list", { name: adResultCopy.script })).toBeNull();
    await expect(screen.getByText(/coffee/, { selector: "p[dir]" })).toBeVisible();
  },
});

/** The ad failed: the panel shows why, a retry with the same inputs, and the form. */
export const Failed = meta.story({
  tags: ["visual"],
  beforeEach: ({ msw }) => msw.use(...adsScenarios.Failed),
  play: async () => {
    await expect(await screen.findByText(/The voice could not be recorded\./)).toBeVisible();
    await expect(screen.getByRole("heading", { name: adCopy.state.failed })).toBeVisible();
    screen.getByRole("button", { name: controlCopy.tryAgain }).focus();
    await userEvent.keyboard("{Enter}");
    await expect(spies.onRetry).toHaveBeenCalledWith("ad_sample_1");
    await userEvent.click(screen.getByRole("button", { name: adResultCopy.openForm }));
    await expect(spies.onOpenForm).toHaveBeenCalledOnce();
  },
});

/** The server responds with an error: the panel offers Try again and the form. */
export const Down = meta.story({
  beforeEach: ({ msw }) => msw.use(...adsScenarios.Down),
  play: async () => {
    await expect(await screen.findByText(adResultCopy.notLoaded)).toBeVisible();
    await userEvent.click(screen.getByRole("button", { name: adResultCopy.openForm }));
    await expect(spies.onOpenForm).toHaveBeenCalledOnce();
  },
});

/** The ad was deleted in another tab: the form is shown again. */
export const AlreadyGone = meta.story({
  beforeEach: ({ msw }) => msw.use(...adsScenarios.AlreadyGone),
  play: async () => {
    await waitFor(() => expect(spies.onOpenForm).toHaveBeenCalledOnce());
  },
});

/** The details are loading. */
export const Loading = meta.story({
  beforeEach: ({ msw }) => msw.use(...adsScenarios.Loading),
  play: async () => {
    await expect(await screen.findByText(controlCopy.loading)).toBeInTheDocument();
  },
});
