import { adCopy, adInfoCopy, deleteAdCopy } from "@earshot/contract/ads/copy.ts";
import { controlCopy } from "@earshot/contract/site/controls-copy.ts";
import { playerCopy } from "@earshot/contract/site/player-copy.ts";
import { studioKeyCopy } from "@earshot/contract/studio/keyboard-copy.ts";
import { adsScenarios } from "@earshot/mocks/ads.ts";
import { withNavigationSpy } from "@earshot/storybook/decorators";
import preview from "@earshot/storybook/preview";
import { Dialog } from "@earshot/ui/surfaces/dialog.tsx";
import { useState } from "react";
import { expect, fn, screen, userEvent, waitFor, within } from "storybook/test";

import { aroundAds, cards, forVisitor, inColumn } from "./ad-list.stories.tsx";
import { AdList, type AdListProps } from "./ad-list.tsx";

const onRetry = fn<AdListProps["onRetry"]>();

const meta = preview.meta({
  component: AdList,
  globals: { persona: "visitorWithAds" },
  parameters: { layout: "fullscreen", docs: { story: { inline: false, height: "720px" } } },
  decorators: [inColumn, aroundAds, withNavigationSpy],
  args: { ...forVisitor, onRetry },
  beforeEach: () => {
    onRetry.mockReset();
    localStorage.removeItem("studioKeysOff");
  },
});

async function openOf(card: HTMLElement, entry: string) {
  await userEvent.click(within(card).getByRole("button", { name: /^Options/ }));
  await userEvent.click(await screen.findByRole("menuitem", { name: entry }));
}

const titleOf = (card: HTMLElement) => card.querySelector("h3")!.textContent;

/** One is being made, one could not be made and keeps its words, one can be heard. */
export const EachState = meta.story({
  beforeEach: ({ msw }) => msw.use(...adsScenarios.EachState),
  play: async ({ canvas }) => {
    await expect(await cards()).toHaveLength(3);
    await expect(canvas.getByText(adCopy.state.processing)).toBeVisible();
    await expect(canvas.getByText(adCopy.state.failed)).toBeVisible();
    await expect(canvas.getAllByRole("button", { name: /^Play/ })).toHaveLength(1);
  },
});
EachState.test("asks for the failed one to be made again, and waits for it", async ({ canvas }) => {
  const begun = Promise.withResolvers<void>();
  onRetry.mockReturnValue(begun.promise);
  const again = canvas.getByRole("button", { name: controlCopy.tryAgain });
  await userEvent.click(again);
  await userEvent.click(again);
  await expect(onRetry.mock.calls).toEqual([["ad_sample_2"]]);
  await expect(again).toHaveAttribute("aria-disabled", "true");
  begun.resolve();
  await waitFor(() => expect(again).not.toHaveAttribute("aria-disabled"));
});

/** Made a moment ago: marked, and it can be played at once. */
export const JustMade = meta.story({
  args: { made: "ad_visitor_3" },
  play: async () => {
    const [newest, ...others] = await cards();
    await expect(within(newest!).getByText(adCopy.justMade)).toBeVisible();
    await expect(within(newest!).getByRole("button", { name: /^Play/ })).toBeEnabled();
    for (const other of others) await expect(within(other).queryByText(adCopy.justMade)).toBeNull();
  },
});

/** The list is there, and no ad can be heard: what plays is a playback without a sound, and the card says so. */
export const SoundGone = meta.story({
  beforeEach: ({ msw }) => msw.use(...adsScenarios.SoundGone),
  play: async () => {
    const [first] = await cards();
    await userEvent.click(within(first!).getByRole("button", { name: /^Play/ }));
    await expect(await within(first!).findByText(playerCopy.failed)).toBeVisible();
    await expect(within(first!).getByRole("button", { name: /^Pause/ })).toBeVisible();
    await within(first!).findByText(/^0:0[1-9] \/ /);
  },
});
SoundGone.test("another one begins: the first is at its beginning again", async () => {
  const [first, second] = await cards();
  await userEvent.click(within(second!).getByRole("button", { name: /^Play/ }));
  await expect(await within(second!).findByText(playerCopy.failed)).toBeVisible();
  await expect(within(first!).getByText(/^0:00 \/ /)).toBeVisible();
  await expect(screen.getAllByRole("button", { name: /^Pause/ })).toHaveLength(1);
});
SoundGone.test("Space on the card itself pauses it", async () => {
  const [first] = await cards();
  first!.focus();
  await userEvent.keyboard(" ");
  await expect(await within(first!).findByRole("button", { name: /^Play/ })).toBeVisible();
});

/** Its info, opened from its options: the code of the dialog comes now. */
export const InfoOpened = meta.story({
  play: async () => {
    const [newest] = await cards();
    await openOf(newest!, adCopy.viewInfo);
    const dialog = await screen.findByRole("dialog", { name: adInfoCopy.title });
    await waitFor(() => expect(dialog).toBeVisible());
    await expect(within(dialog).getByText(titleOf(newest!))).toBeVisible();
  },
});
InfoOpened.test("gives the focus back to the card's options", async () => {
  await userEvent.keyboard("{Escape}");
  const [newest] = await cards();
  await waitFor(() => expect(within(newest!).getByRole("button", { name: /^Options/ })).toHaveFocus());
});

/** One was deleted: it is gone, that is spoken, the focus is in the list, which was asked for at once and again after a second. */
export const Deleted = meta.story({
  play: async ({ canvas, msw }) => {
    const [newest] = await cards();
    const title = titleOf(newest!);
    const asked: string[] = [];
    msw.events.on("request:start", ({ request }) => {
      if (request.url.includes("getuseraudios")) asked.push(request.url);
    });
    await openOf(newest!, controlCopy.delete);
    const confirm = await screen.findByRole("button", { name: controlCopy.delete });
    await waitFor(() => expect(confirm).toBeEnabled());
    await userEvent.click(confirm);
    await waitFor(() => expect(newest).not.toBeInTheDocument());
    await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
    await expect(await cards()).toHaveLength(2);
    await expect(canvas.queryByText(title)).toBeNull();
    await expect(canvas.getByText(deleteAdCopy.deleted).closest("output")).toBeInTheDocument();
    await waitFor(() => expect(canvas.getByRole("region")).toHaveFocus());
    await waitFor(() => expect(asked).toHaveLength(2));
    msw.events.removeAllListeners();
  },
});

/** Shared no longer: the card says so, without another question to the server. */
export const SharingStopped = meta.story({
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

const keysDialog = () => screen.findByRole("dialog", { name: studioKeyCopy.title });

/** `?` lists the keys. */
export const KeysListed = meta.story({
  render: (args) => <BesideField {...args} />,
  play: async () => {
    await cards();
    await userEvent.keyboard("?");
    const dialog = await keysDialog();
    await waitFor(() => expect(dialog).toBeVisible());
    await expect(within(dialog).getByRole("checkbox", { name: studioKeyCopy.turnOn })).toBeChecked();
  },
});
KeysListed.test("`/` is the search's, but never in a field or below a dialog", async () => {
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
KeysListed.test("turned off they do nothing, and the button still lists them", async () => {
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
  await userEvent.click(screen.getByRole("button", { name: studioKeyCopy.title }));
  await expect(within(await keysDialog()).getByRole("checkbox")).not.toBeChecked();
});
