import { renameAdCopy } from "@earshot/contract/ads/dialog-copy.ts";
import { readAd } from "@earshot/contract/ads/read.ts";
import { errors } from "@earshot/contract/errors.ts";
import { networkErrorMessage } from "@earshot/contract/network-error-message.ts";
import { controlCopy } from "@earshot/contract/site/controls-copy.ts";
import { instead } from "@earshot/mocks/serve.ts";
import { sharingScenarios } from "@earshot/mocks/sharing.ts";
import { expectAccessibleDialog, expectFieldRejected } from "@earshot/storybook/assertions";
import { inIframe, opener, WithOpener } from "@earshot/storybook/decorators";
import preview from "@earshot/storybook/preview";
import { expect, fn, screen, userEvent, waitFor } from "storybook/test";

import { aroundAds } from "./ad-list/testing-ads.tsx";
import { RenameAdDialog } from "./rename-ad-dialog.tsx";

const ad = readAd({ uuid: "ad_visitor_1", product_name: "Coffee & Co subscription", filepath: "/a.mp3" })!;

const meta = preview.meta({
  component: RenameAdDialog,
  parameters: inIframe,
  decorators: [aroundAds],
  args: { ad, isLoggedIn: false, open: true, onClose: fn() },
  render: (args) => (
    <WithOpener>{(open, close) => <RenameAdDialog {...args} open={open} onClose={close} />}</WithOpener>
  ),
});

const field = () => screen.findByRole("textbox", { name: renameAdCopy.name });

async function rename(title: string): Promise<void> {
  await userEvent.clear(await field());
  await userEvent.type(await field(), `${title}{Enter}`);
}

type Scenario = (typeof sharingScenarios)["Down"];

/** A story in which renaming shows this error below the field. */
const rejected = (scenario: Scenario, message: string) => ({
  beforeEach: ({ msw }: { msw: { use: (...handlers: Scenario) => void } }) => msw.use(...scenario),
  play: async () => {
    await rename("Autumn");
    await expectFieldRejected(
      () => screen.getByRole("textbox", { name: renameAdCopy.name }),
      message,
      "Autumn",
    );
  },
});

/** The ad's name is selected, ready to be overwritten. */
export const Renaming = meta.story({
  tags: ["visual"],
  play: async () => {
    await waitFor(async () => expect(await field()).toHaveFocus());
    await expect(await field()).toHaveValue(ad.title);
  },
});
Renaming.test("behaves as a dialog", () =>
  expectAccessibleDialog({ name: renameAdCopy.title, escape: "closes", opener }),
);
Renaming.test("closes without a request if the name is unchanged", async () => {
  await userEvent.click(screen.getByRole("button", { name: controlCopy.rename }));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
});

/** A new name is typed and not yet saved. */
export const Typed = meta.story({
  play: async () => {
    await userEvent.clear(await field());
    await userEvent.type(await field(), "Coffee by Friday");
    await expect(screen.getByRole("button", { name: controlCopy.rename })).toBeEnabled();
  },
});

/** Without a name, an error appears below the field. */
export const NoName = meta.story({
  play: async () => {
    await rename("  ");
    await expect(await field()).toHaveAccessibleDescription(errors.ad_title_missing.message);
    await expect(await field()).toHaveFocus();
  },
});

/** The ad is being renamed: the button says so, and the dialog can't be closed. */
export const SlowAnswer = meta.story({
  beforeEach: ({ msw }) => msw.use(...sharingScenarios.SlowAnswer),
  play: async () => {
    await rename("Autumn");
    await screen.findByRole("button", { name: renameAdCopy.renaming });
    await expect(await field()).toHaveValue("Autumn");
  },
});

/** A proxy responds with an error page: our own message appears below the field, and the name is kept. */
export const BadGateway = meta.story({ ...rejected(sharingScenarios.BadGateway, renameAdCopy.failed) });

/** The server doesn't respond: the network error's text appears, and the name is kept. */
export const Down = meta.story({ ...rejected(sharingScenarios.Down, networkErrorMessage) });

/** The ad was deleted in another tab: an error appears below the field, and the name is kept. */
export const AlreadyGone = meta.story({
  ...rejected(sharingScenarios.AlreadyGone, errors.not_found.message),
});

/** The session ended in another tab: the server's message appears, and the name is kept. */
export const LoggedOut = meta.story({
  ...rejected(sharingScenarios.LoggedOut, errors.identity_missing.message),
});

/** Too many requests were sent: the server's message appears, and the name is kept. */
export const TooOften = meta.story({
  ...rejected(instead("sharing", { changeAd: "too_often" }), errors.too_often.message),
});

/** The ad is renamed: the dialog closes. */
export const Renamed = meta.story({
  tags: ["!dialog"],
  globals: { persona: "visitorWithAds" },
  play: async () => {
    await rename("Autumn");
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  },
});
