import { QueryProvider } from "@earshot/client/query-provider.tsx";
import { messagingApp } from "@earshot/contract/brand.ts";
import { errors, networkErrorMessage } from "@earshot/contract/errors.ts";
import { shareMessageLength } from "@earshot/contract/limits.ts";
import { shareCopy } from "@earshot/contract/sharing/copy.ts";
import { shareLink } from "@earshot/contract/sharing/rules/share-link.ts";
import { sharingScenarios } from "@earshot/mocks/sharing.ts";
import {
  expectAccessibleDialog,
  expectAnnouncement,
  expectFieldErrorLinked,
  expectNoHorizontalScroll,
} from "@earshot/storybook/assertions";
import { inIframe, narrowest, opener, WithOpener, withSession } from "@earshot/storybook/decorators";
import preview from "@earshot/storybook/preview";
import { ToastRegion } from "@earshot/ui/surfaces/toast.tsx";
import type { Decorator } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, screen, userEvent, waitFor } from "storybook/test";

import { ShareDialog, type ShareDialogProps } from "./share-dialog.tsx";

/** A card's part in it: it knows whether its ad is shared, and opens the dialog. */
function Card({ ad, onClose, onShared, ...given }: ShareDialogProps) {
  const [shared, setShared] = useState(ad.shared);
  return (
    <WithOpener>
      {(open, close) => (
        <ShareDialog
          {...given}
          ad={{ ...ad, shared }}
          open={open}
          onClose={() => {
            onClose();
            close();
          }}
          onShared={(now) => {
            onShared(now);
            setShared(now);
          }}
        />
      )}
    </WithOpener>
  );
}

const onPage: Decorator = (Story) => (
  <QueryProvider>
    <ToastRegion label="Notifications" dismissLabel="Dismiss" loadError={networkErrorMessage}>
      <Story />
    </ToastRegion>
  </QueryProvider>
);

const uuid = "ad_visitor_1";
// Not the page's own: the port of a run would be in the pictures.
const origin = "https://ads.example";
export const address = shareLink(origin, uuid);

/** The dialog of a card on a page, of which a visitor has this ad. */
export const onCard = {
  parameters: inIframe,
  globals: { persona: "visitorWithAds" },
  decorators: [onPage, withSession(null)],
  args: {
    ad: { uuid, title: "Coffee & Co subscription", shared: true },
    open: true,
    origin,
    onClose: fn(),
    onShared: fn(),
  },
  render: (args: ShareDialogProps) => <Card {...args} />,
};

const meta = preview.meta({ component: ShareDialog, excludeStories: /^[a-z]/, ...onCard });

const message = () => screen.findByLabelText(shareCopy.message);
export const button = (name: string) => screen.getByRole("button", { name });
const link = (name: string) => screen.getByRole("link", { name: new RegExp(name) });
/** In sight, once the dialog has come in. */
const seen = (words: string) => waitFor(() => expect(screen.getByText(words)).toBeVisible());
const write = async (words: string) => {
  await userEvent.click(await message());
  await userEvent.paste(words);
};
/** What the messaging app is given. */
const sent = () => new URL(link(messagingApp.name).getAttribute("href") ?? "").searchParams.get("text");
export const press = async (name: string) => userEvent.click(await screen.findByRole("button", { name }));

const stopSharing = async () => {
  await write("Have a listen!");
  await press(shareCopy.stop);
};
const expectRefused = async (words: string) => {
  await seen(words);
  await expect(screen.getByText(words).closest("[role=alert]")).not.toBeNull();
  await waitFor(() => expect(button(shareCopy.stop)).toBeEnabled());
  await expect(await message()).toHaveValue("Have a listen!");
};

/** As it opens: the message first, then three ways to send the link, and below who can hear the ad. */
export const Open = meta.story({
  tags: ["visual"],
  play: async () => {
    await waitFor(async () => expect(await message()).toHaveFocus());
    await seen(shareCopy.counter(0, shareMessageLength));
    await seen(shareCopy.open);
    await expect(screen.getByLabelText(shareCopy.link)).toHaveValue(
      `https://ads.example/shared-audio/${uuid}`,
    );
  },
});
Open.test("behaves as a dialog", () =>
  expectAccessibleDialog({ name: shareCopy.title, escape: "closes", opener }),
);
Open.test("sends message and link by the app and by e-mail, under the spec’s subject", async () => {
  await write("Louder & prouder?");
  const text = `Louder & prouder?\n\n${address}`;
  await expect(sent()).toBe(text);
  await expect(link(messagingApp.name)).toHaveAttribute("target", "_blank");
  const mail = new URL(link(shareCopy.email).getAttribute("href") ?? "");
  await expect(mail.protocol).toBe("mailto:");
  await expect(mail.searchParams.get("subject")).toBe("Check out my audio ad");
  await expect(mail.searchParams.get("body")).toBe(text.replaceAll("\n", "\r\n"));
});
Open.test("sends the link alone without a message, and what no address can hold is replaced", async () => {
  await expect(sent()).toBe(address);
  await write("half an emoji \ud83c");
  await expect(sent()).toContain("half an emoji \ufffd");
});
Open.test("is gone through by keyboard alone, in the order of reading", async () => {
  await waitFor(async () => expect(await message()).toHaveFocus());
  for (const next of [
    link(messagingApp.name),
    link(shareCopy.email),
    screen.getByLabelText(shareCopy.link),
    button(shareCopy.copy),
    button(shareCopy.stop),
  ]) {
    await userEvent.tab();
    await expect(next).toHaveFocus();
  }
});
Open.test("forgets the message when it is closed", async () => {
  await write("Not yet");
  await userEvent.keyboard("{Escape}");
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  await userEvent.click(opener());
  await expect(await message()).toHaveValue("");
});

/** Where nobody says where people reach the site, the link begins as the page's own address does. */
export const AtOwnOrigin = meta.story({
  args: { origin: undefined },
  play: async () => {
    await expect(await screen.findByLabelText(shareCopy.link)).toHaveValue(
      `${location.origin}/shared-audio/${uuid}`,
    );
  },
});

/** One character too many: the words stand beside the field, nothing is cut off, and the ways to share wait. */
export const MessageTooLong = meta.story({
  tags: ["visual"],
  play: async () => {
    await write("m".repeat(shareMessageLength + 1));
    await expectFieldErrorLinked(await message(), errors.share_message_too_long.message);
    await waitFor(() => expect(screen.getAllByText("501 of 500 characters")[0]).toBeVisible());
    for (const name of [shareCopy.messagingApp(messagingApp.name), shareCopy.email, shareCopy.copy])
      await expect(screen.getByRole("button", { name: new RegExp(name) })).toBeDisabled();
    await expect(screen.queryByRole("link")).toBeNull();
  },
});
MessageTooLong.test("is as good as new with one character less", async () => {
  await userEvent.type(await message(), "{Backspace}");
  await expect(await message()).toHaveValue("m".repeat(shareMessageLength));
  await expect(screen.queryByText(errors.share_message_too_long.message)).toBeNull();
  await expect(link(shareCopy.email)).toHaveAttribute("href");
  await expect(button(shareCopy.copy)).toBeEnabled();
});

/** Its owner stopped sharing it some time ago: there is nothing to send, only the way back. */
export const NotShared = meta.story({
  args: { ad: { uuid, title: "Coffee & Co subscription", shared: false } },
  play: async () => {
    await seen(shareCopy.stopped);
    await expect(screen.queryByLabelText(shareCopy.message)).toBeNull();
    await expect(screen.queryByRole("link")).toBeNull();
  },
});
NotShared.test("behaves as a dialog", () =>
  expectAccessibleDialog({ name: shareCopy.title, escape: "closes", opener }),
);

/** Stop sharing was pressed: it is said, the ways are gone, and the same button shares it again. */
export const Stopped = meta.story({
  tags: ["visual"],
  play: async ({ args }) => {
    await screen.findByText(shareCopy.open);
    await expectAnnouncement(shareCopy.stopped, stopSharing);
    await expect(args.onShared).toHaveBeenLastCalledWith(false);
    await waitFor(() => expect(button(shareCopy.startAgain)).toHaveFocus());
    await expect(screen.queryByLabelText(shareCopy.message)).toBeNull();
  },
});
Stopped.test("tells the server who asks, and what is wanted", async ({ msw }) => {
  const bodies: unknown[] = [];
  msw.events.on("request:start", async ({ request }) => {
    if (request.method === "PATCH")
      bodies.push([new URL(request.url).pathname, await request.clone().json()]);
  });
  await press(shareCopy.startAgain);
  await screen.findByText(shareCopy.started);
  await expect(bodies).toEqual([
    [`/api/audioad/ads/${uuid}`, { shared: true, temp_user_id: expect.stringMatching(/^[A-Za-z0-9]{12}$/) }],
  ]);
  msw.events.removeAllListeners();
});

/** Shared again: the ways are back, with the message as it was. */
export const SharedAgain = meta.story({
  play: async ({ args }) => {
    await stopSharing();
    await press(shareCopy.startAgain);
    await seen(shareCopy.started);
    await expect(args.onShared).toHaveBeenLastCalledWith(true);
    await expect(await message()).toHaveValue("Have a listen!");
    await waitFor(() => expect(button(shareCopy.stop)).toHaveFocus());
  },
});

/** The answer is awaited: the button says so, and nothing can be changed, sent or closed. */
export const SlowAnswer = meta.story({
  beforeEach: ({ msw }) => msw.use(...sharingScenarios.SlowAnswer),
  play: async () => {
    await stopSharing();
    await waitFor(() => expect(button(shareCopy.stop)).toHaveAttribute("aria-busy", "true"));
    await expect(await message()).toBeDisabled();
    await expect(screen.queryByRole("link")).toBeNull();
  },
});
SlowAnswer.test("can't be closed meanwhile", () =>
  expectAccessibleDialog({ name: shareCopy.title, escape: "is blocked" }),
);

/** The session ended in another tab: the server's words, and the message stays. */
export const LoggedOut = meta.story({
  beforeEach: ({ msw }) => msw.use(...sharingScenarios.LoggedOut),
  play: async () => {
    await stopSharing();
    await expectRefused(errors.identity_missing.message);
  },
});

/** The ad was deleted in another tab. */
export const AlreadyGone = meta.story({
  beforeEach: ({ msw }) => msw.use(...sharingScenarios.AlreadyGone),
  play: async () => {
    await stopSharing();
    await expectRefused(errors.not_found.message);
  },
});

/** An answer without words, from a proxy: the network's own text stands in. */
export const BadGateway = meta.story({
  beforeEach: ({ msw }) => msw.use(...sharingScenarios.BadGateway),
  play: async () => {
    await stopSharing();
    await expectRefused(networkErrorMessage);
  },
});

/** No answer at all: it is said, nothing is lost, and another try is possible at once. */
export const Down = meta.story({
  beforeEach: ({ msw }) => msw.use(...sharingScenarios.Down),
  play: async () => {
    await stopSharing();
    await expectRefused(networkErrorMessage);
  },
});
Down.test("changes nothing, and says no more of it when it is opened again", async ({ args }) => {
  await expect(args.onShared).not.toHaveBeenCalled();
  await userEvent.keyboard("{Escape}");
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  await userEvent.click(opener());
  await screen.findByText(shareCopy.open);
  await expect(screen.queryByText(networkErrorMessage)).toBeNull();
});

/** A title that fills lines, from right to left, on the narrowest phone with large text: nothing is cut off. */
export const LongTitleOnNarrowest = meta.story({
  globals: { ...narrowest, persona: "visitorWithAds" },
  args: { ad: { uuid, title: "مخبز الياسمين ".repeat(12), shared: true } },
  play: async () => {
    await message();
    await expectNoHorizontalScroll();
  },
});
