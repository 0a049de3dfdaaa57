import { QueryProvider } from "@earshot/client/query-provider.tsx";
import { messagingApp } from "@earshot/contract/brand.ts";
import { errors } from "@earshot/contract/errors.ts";
import { shareMessageLength, timing } from "@earshot/contract/limits.ts";
import { networkErrorMessage } from "@earshot/contract/network-error-message.ts";
import { shareCopy } from "@earshot/contract/sharing/copy.ts";
import { shareLink } from "@earshot/contract/sharing/rules/share-link.ts";
import { instead } from "@earshot/mocks/serve.ts";
import { sharingScenarios } from "@earshot/mocks/sharing.ts";
import {
  expectAccessibleDialog,
  expectAnnouncement,
  expectFieldErrorLinked,
  expectNoHorizontalScroll,
} from "@earshot/storybook/assertions";
import { WithOpener, inIframe, narrowest, nora, opener, withSession } from "@earshot/storybook/decorators";
import preview from "@earshot/storybook/preview";
import { ToastRegion } from "@earshot/ui/surfaces/toast.tsx";
import type { Decorator } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, screen, userEvent, waitFor, spyOn } from "storybook/test";

import { ShareDialog, type ShareDialogProps } from "./share-dialog.tsx";

/** The dialog's parent, which knows whether the ad is shared. */
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
// A fixed origin, because the port varies between runs and would show in the screenshots.
const origin = "https://ads.example";
const address = shareLink(origin, uuid);

/** The Share dialog for a visitor's ad. */
const onCard = {
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

const meta = preview.meta({ component: ShareDialog, ...onCard });

const message = () => screen.findByLabelText(shareCopy.message);
const button = (name: string) => screen.getByRole("button", { name });
const link = (name: string) => screen.getByRole("link", { name: new RegExp(name) });
/** Waits until the dialog has slid in and shows this text. */
const seen = (words: string) => waitFor(() => expect(screen.getByText(words)).toBeVisible());
const write = async (words: string) => {
  await userEvent.click(await message());
  await userEvent.paste(words);
};
/** The text that the messaging app receives. */
const sent = () => new URL(link(messagingApp.name).getAttribute("href") ?? "").searchParams.get("text");
const press = async (name: string) => userEvent.click(await screen.findByRole("button", { name }));

const stopSharing = async () => {
  await write("Have a listen!");
  await press(shareCopy.stop);
};
const expectRejected = async (words: string) => {
  await seen(words);
  await expect(screen.getByText(words).closest("[role=alert]")).not.toBeNull();
  await waitFor(() => expect(button(shareCopy.stop)).toBeEnabled());
  await expect(await message()).toHaveValue("Have a listen!");
};

type Scenario = (typeof sharingScenarios)["Down"];

/** A story in which Stop sharing shows this error. */
const rejected = (scenario: Scenario, error: string) => ({
  beforeEach: ({ msw }: { msw: { use: (...handlers: Scenario) => void } }) => msw.use(...scenario),
  play: async () => {
    await stopSharing();
    await expectRejected(error);
  },
});

/** Just opened: the message field, three ways to send the link, and who can listen to the ad. */
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
Open.test("sends the link by messaging app and email, with the message if there is one", async () => {
  await expect(sent()).toBe(address);
  await write("Louder & prouder?");
  const text = `Louder & prouder?\n\n${address}`;
  await expect(sent()).toBe(text);
  await expect(link(messagingApp.name)).toHaveAttribute("target", "_blank");
  const mail = new URL(link(shareCopy.email).getAttribute("href") ?? "");
  await expect(mail.protocol).toBe("mailto:");
  await expect(mail.searchParams.get("subject")).toBe("Check out my audio ad");
  await expect(mail.searchParams.get("body")).toBe(text.replaceAll("\n", "\r\n"));
});
Open.test("replaces a lone surrogate, which a URL can't contain", async () => {
  await write("half an emoji \ud83c");
  await expect(sent()).toContain("half an emoji \ufffd");
});
Open.test("moves focus through the controls in reading order by keyboard", async () => {
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
Open.test("clears the message on close", async () => {
  await write("Not yet");
  await userEvent.keyboard("{Escape}");
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  await userEvent.click(opener());
  await expect(await message()).toHaveValue("");
});

/** A message is typed: the share links contain it, and the counter shows its length. */
export const Typed = meta.story({
  play: async () => {
    await write("Have a listen!");
    await seen(shareCopy.counter(14, shareMessageLength));
  },
});

/** For an agency, the dialog says that its client can listen without an account. */
export const Agency = meta.story({
  decorators: [withSession({ ...nora, companyType: "agency" })],
  play: () => seen(shareCopy.openToClients),
});

/** Without a configured origin, the link uses the page's origin. */
export const AtOwnOrigin = meta.story({
  args: { origin: undefined },
  play: async () => {
    await expect(await screen.findByLabelText(shareCopy.link)).toHaveValue(
      `${location.origin}/shared-audio/${uuid}`,
    );
  },
});

/**
 * The message is one character too long: an error appears below the field, nothing is truncated, and the buttons are
 * disabled.
 */
export const MessageTooLong = meta.story({
  play: async () => {
    await write("m".repeat(shareMessageLength + 1));
    await expectFieldErrorLinked(await message(), errors.share_message_too_long.message);
    await waitFor(() => expect(screen.getAllByText("501 of 500 characters")[0]).toBeVisible());
    for (const name of [shareCopy.messagingApp(messagingApp.name), shareCopy.email, shareCopy.copy])
      await expect(screen.getByRole("button", { name: new RegExp(name) })).toBeDisabled();
    await expect(screen.queryByRole("link")).toBeNull();
  },
});
MessageTooLong.test("clears the error when one character is removed", async () => {
  await userEvent.type(await message(), "{Backspace}");
  await expect(await message()).toHaveValue("m".repeat(shareMessageLength));
  await expect(screen.queryByText(errors.share_message_too_long.message)).toBeNull();
  await expect(link(shareCopy.email)).toHaveAttribute("href");
  await expect(button(shareCopy.copy)).toBeEnabled();
});

/** Sharing was stopped earlier: only a button to share the ad again is shown. */
export const NotShared = meta.story({
  args: { ad: { uuid, title: "Coffee & Co subscription", shared: false } },
  play: async () => {
    await seen(shareCopy.stopped);
    await expect(screen.queryByLabelText(shareCopy.message)).toBeNull();
    await expect(screen.queryByRole("link")).toBeNull();
  },
});

/**
 * Stop sharing was pressed: this is announced, the share buttons disappear, and the same button now shares the ad
 * again.
 */
export const Stopped = meta.story({
  play: async ({ args }) => {
    await screen.findByText(shareCopy.open);
    await expectAnnouncement(shareCopy.stopped, stopSharing);
    await expect(args.onShared).toHaveBeenLastCalledWith(false);
    await waitFor(() => expect(button(shareCopy.startAgain)).toHaveFocus());
    await expect(screen.queryByLabelText(shareCopy.message)).toBeNull();
  },
});
Stopped.test("sends the guest id and the new state", async ({ msw }) => {
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

/** The ad is shared again: the share buttons reappear, and the message is kept. */
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

/** Pending: the button says so, and nothing can be changed, sent or closed. */
export const SlowAnswer = meta.story({
  beforeEach: ({ msw }) => msw.use(...sharingScenarios.SlowAnswer),
  play: async () => {
    await stopSharing();
    await waitFor(() => expect(button(shareCopy.stop)).toHaveAttribute("aria-busy", "true"));
    await expect(await message()).toBeDisabled();
    await expect(screen.queryByRole("link")).toBeNull();
  },
});
SlowAnswer.test("cannot be closed while pending", () =>
  expectAccessibleDialog({ name: shareCopy.title, escape: "is blocked" }),
);

/** The session ended in another tab: the server's message appears, and the input is kept. */
export const LoggedOut = meta.story({
  ...rejected(sharingScenarios.LoggedOut, errors.identity_missing.message),
});

/** The ad was deleted in another tab: the server's message appears. */
export const AlreadyGone = meta.story({
  ...rejected(sharingScenarios.AlreadyGone, errors.not_found.message),
});
AlreadyGone.test("shows the server's other errors in the same place", async ({ msw }) => {
  for (const code of ["foreign_guest", "too_often", "disk_full"] as const) {
    msw.use(...instead("sharing", { changeAd: code }));
    await press(shareCopy.stop);
    await expectRejected(errors[code].message);
  }
});

/** A proxy's error page is replaced by the network error's text. */
export const BadGateway = meta.story({ ...rejected(sharingScenarios.BadGateway, networkErrorMessage) });

/**
 * The server doesn't respond: the network error's text appears, the input is kept, and the user can retry
 * immediately.
 */
export const Down = meta.story({ ...rejected(sharingScenarios.Down, networkErrorMessage) });
Down.test("does not stop sharing, and reopens without the error", async ({ args }) => {
  await expect(args.onShared).not.toHaveBeenCalled();
  await userEvent.keyboard("{Escape}");
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  await userEvent.click(opener());
  await screen.findByText(shareCopy.open);
  await expect(screen.queryByText(networkErrorMessage)).toBeNull();
});

/** A long right-to-left title on the narrowest phone with 200 % text. */
export const LongTitleOnNarrowest = meta.story({
  globals: { ...narrowest, persona: "visitorWithAds" },
  args: { ad: { uuid, title: "مخبز الياسمين ".repeat(12), shared: true } },
  play: async () => {
    await message();
    await expectNoHorizontalScroll();
  },
});

/** Spies on the text passed to the clipboard, and on the text selected for `execCommand`. */
const clipboard = fn<(text: string) => Promise<void>>();
const selected = fn<(text: string) => boolean>();

/** Simulates a browser that allows or blocks each way to copy. */
function browserThat(ways: { clipboard: "takes it" | "refuses"; selection?: boolean }) {
  clipboard.mockReset();
  selected.mockReset();
  if (ways.clipboard === "refuses") clipboard.mockRejectedValue(new DOMException("no", "NotAllowedError"));
  else clipboard.mockResolvedValue();
  selected.mockReturnValue(ways.selection ?? false);
  const spies = [
    spyOn(navigator.clipboard, "writeText").mockImplementation(clipboard),
    spyOn(document, "execCommand").mockImplementation((command) => {
      const area = document.activeElement;
      if (command !== "copy" || !(area instanceof HTMLTextAreaElement)) return false;
      return selected(area.value.slice(area.selectionStart, area.selectionEnd));
    }),
  ];
  return () => {
    for (const spy of spies) spy.mockRestore();
  };
}

/** Waits for the toast, and hovers over it to keep it open. */
const expectCopied = async () => {
  const toast = await screen.findByText(shareCopy.copied);
  await userEvent.hover(toast);
  await waitFor(() => expect(toast).toBeVisible());
};

/** The link is copied: a toast says so, and focus stays on the button. */
export const Copied = meta.story({
  beforeEach: () => browserThat({ clipboard: "takes it" }),
  play: async () => {
    await press(shareCopy.copy);
    await expectCopied();
    await expect(clipboard.mock.calls).toEqual([[address]]);
    await expect(button(shareCopy.copy)).toHaveFocus();
  },
});
Copied.test("shows the toast for 3 s", async () => {
  const times = spyOn(window, "setTimeout");
  await press(shareCopy.copy);
  await waitFor(() => expect(times.mock.calls.map(([, time]) => time)).toContain(timing.linkCopiedToast));
  times.mockRestore();
});
Copied.test("announces the toast", async () => {
  await userEvent.click(screen.getByRole("button", { name: "Dismiss" }));
  await waitFor(() => expect(screen.queryByText(shareCopy.copied)).toBeNull());
  await expectAnnouncement(shareCopy.copied, () => press(shareCopy.copy));
});

/** The clipboard is blocked: the link is copied through a hidden text area, with the same result. */
export const CopiedWithoutClipboard = meta.story({
  beforeEach: () => browserThat({ clipboard: "refuses", selection: true }),
  play: async () => {
    await press(shareCopy.copy);
    await expectCopied();
    await expect(selected.mock.calls).toEqual([[address]]);
    await expect(document.querySelectorAll("textarea")).toHaveLength(1);
    await expect(button(shareCopy.copy)).toHaveFocus();
  },
});

/** Copying is blocked: a message appears below the link, which can still be copied by hand. */
export const CopyForbidden = meta.story({
  beforeEach: () => browserThat({ clipboard: "refuses" }),
  play: async () => {
    await screen.findByRole("button", { name: shareCopy.copy });
    await expectAnnouncement(shareCopy.copyFailed, () => press(shareCopy.copy));
    await expect(screen.queryByText(shareCopy.copied)).toBeNull();
  },
});
CopyForbidden.test("selects the link on click", async () => {
  const field = screen.getByLabelText<HTMLInputElement>(shareCopy.link);
  await userEvent.click(field);
  await expect(field.value.slice(field.selectionStart ?? 0, field.selectionEnd ?? 0)).toBe(field.value);
});
