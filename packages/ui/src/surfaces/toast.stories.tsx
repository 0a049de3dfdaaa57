import { networkErrorMessage } from "@earshot/contract/errors.ts";
import { timing } from "@earshot/contract/limits.ts";
import { deleteProjectCopy, projectDialogCopy } from "@earshot/contract/projects/copy.ts";
import { shareCopy } from "@earshot/contract/sharing/copy.ts";
import { controlCopy } from "@earshot/contract/site/controls-copy.ts";
import { expectAnnouncement } from "@earshot/storybook/assertions";
import preview from "@earshot/storybook/preview";
import { useEffect, useRef } from "react";
import { expect, fn, screen, spyOn, waitFor } from "storybook/test";

import { Button } from "../inputs/button.tsx";
import { Dialog } from "./dialog.tsx";
import { ToastRegion, useToast } from "./toast.tsx";
import type { ToastMessage } from "./toast/toast-context.ts";

/** Ten minutes, in ms. */
const STAYS = 600_000;

interface ScreenProps {
  /** Shown at once. */
  first: ToastMessage[];
  /** Shown by the button. */
  next: ToastMessage;
}

function Screen({ first, next }: ScreenProps) {
  const show = useToast();
  const shown = useRef(false);
  useEffect(() => {
    if (shown.current) return;
    shown.current = true;
    for (const message of first) show(message);
  }, [first, show]);
  return <Button onClick={() => show(next)}>{shareCopy.copy}</Button>;
}

const copied: ToastMessage = { text: shareCopy.copied, tone: "success" };
/** A toast that doesn't time out. */
const still = (text: string, tone?: ToastMessage["tone"]): ToastMessage => ({ text, tone, duration: STAYS });
const onClose = fn();

const meta = preview.meta({
  component: ToastRegion,
  parameters: { docs: { story: { inline: false, height: "220px" } } },
  args: {
    label: "Notifications",
    dismissLabel: "Dismiss",
    loadError: networkErrorMessage,
    children: <Screen first={[]} next={copied} />,
  },
});
const showing = (...first: ToastMessage[]) => ({
  args: { children: <Screen first={first} next={copied} /> },
});

/** Success, error, a neutral message, and a message of two lines. */
export const EveryState = meta.story({
  tags: ["matrix"],
  ...showing(
    still(shareCopy.copied, "success"),
    still(deleteProjectCopy.failed, "error"),
    still("Your earlier draft was set aside, because the form on the first page was filled in anew."),
  ),
  play: async () => {
    await waitFor(() => expect(screen.getByText(deleteProjectCopy.failed)).toBeVisible());
  },
});

/** No toast yet: the region is in the page, or its first message would not be announced. */
export const NoToast = meta.story();
NoToast.test("announces a toast", async ({ canvas, userEvent }) => {
  await expectAnnouncement(shareCopy.copied, () =>
    userEvent.click(canvas.getByRole("button", { name: shareCopy.copy })),
  );
});
NoToast.test("closes after 3 s (spec section 9)", async ({ canvas, userEvent }) => {
  const wait = window.setTimeout.bind(window);
  const ends: (() => void)[] = [];
  const hold = (end: () => void, time?: number) =>
    time === timing.linkCopiedToast ? ends.push(end) : wait(end, time);
  const clock = spyOn(window, "setTimeout").mockImplementation(hold as typeof setTimeout);
  await userEvent.click(canvas.getByRole("button", { name: shareCopy.copy }));
  await screen.findByText(shareCopy.copied);
  await waitFor(() => expect(ends).toHaveLength(1));
  clock.mockRestore();
  await expect(screen.getByText(shareCopy.copied)).toBeInTheDocument();
  ends[0]!();
  await waitFor(() => expect(screen.queryByText(shareCopy.copied)).toBeNull());
});

/** Success. */
export const Success = meta.story(showing(still(shareCopy.copied, "success")));
Success.test("replaces a repeated message", async ({ canvas, userEvent }) => {
  const before = await screen.findByText(shareCopy.copied);
  await userEvent.click(canvas.getByRole("button", { name: shareCopy.copy }));
  await waitFor(() => expect(before).not.toBeInTheDocument());
  await expect(screen.getAllByText(shareCopy.copied)).toHaveLength(1);
});
Success.test("dismisses by keyboard and returns the focus", async ({ canvas, userEvent }) => {
  canvas.getByRole("button", { name: shareCopy.copy }).focus();
  await userEvent.tab();
  await expect(screen.getByRole("button", { name: "Dismiss" })).toHaveFocus();
  await userEvent.keyboard("{Escape}");
  await expect(screen.queryByText(shareCopy.copied)).toBeNull();
  await expect(canvas.getByRole("button", { name: shareCopy.copy })).toHaveFocus();
});
Success.test("returns the focus when another toast replaces it", async ({ canvas, userEvent }) => {
  const copy = canvas.getByRole("button", { name: shareCopy.copy });
  copy.focus();
  await userEvent.tab();
  await expect(screen.getByRole("button", { name: "Dismiss" })).toHaveFocus();
  copy.click();
  await waitFor(() => expect(copy).toHaveFocus());
});

/** Several toasts: the newest at the edge, at most three. */
export const Several = meta.story(
  showing(
    still("One"),
    still(projectDialogCopy.created, "success"),
    still("Three"),
    still(shareCopy.copied, "success"),
  ),
);
Several.test("removes the oldest", async () => {
  await screen.findByText(shareCopy.copied);
  await expect(screen.queryByText("One")).toBeNull();
  await waitFor(() => expect(screen.getByText("Three")).toBeVisible());
});

/** Hover pauses it: a toast of 400 ms is still there after 800 ms. */
export const Paused = meta.story({
  args: { children: <Screen first={[]} next={{ text: shareCopy.copied, duration: 400 }} /> },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: shareCopy.copy }));
    const text = await screen.findByText(shareCopy.copied);
    await userEvent.hover(text);
    await new Promise((resolve) => {
      setTimeout(resolve, 800);
    });
    await expect(text).toBeInTheDocument();
  },
});
Paused.test("closes when the pointer leaves", async ({ canvas, userEvent }) => {
  await userEvent.unhover(screen.getByText(shareCopy.copied));
  await userEvent.hover(canvas.getByRole("button", { name: shareCopy.copy }));
  await waitFor(() => expect(screen.queryByText(shareCopy.copied)).toBeNull(), { timeout: 3000 });
});

/** Above an open dialog: announced and reachable by pointer; Escape belongs to the dialog. */
export const AboveDialog = meta.story({
  args: {
    children: (
      <Dialog open onClose={onClose} title={shareCopy.title} closeLabel={controlCopy.close}>
        <Screen first={[still(projectDialogCopy.updated, "success")]} next={{ ...copied, duration: STAYS }} />
      </Dialog>
    ),
  },
});
AboveDialog.test("announces, and leaves Escape to the dialog", async ({ userEvent }) => {
  onClose.mockClear();
  const button = await screen.findByRole("button", { name: shareCopy.copy });
  await expectAnnouncement(shareCopy.copied, () => userEvent.click(button));
  await userEvent.click(screen.getByText(shareCopy.copied));
  await expect(button).toHaveFocus();
  await expect(onClose).not.toHaveBeenCalled();
  await userEvent.keyboard("{Escape}");
  await expect(onClose).toHaveBeenCalledOnce();
  await expect(screen.getByText(shareCopy.copied)).toBeInTheDocument();
});
AboveDialog.test("dismisses by a press and leaves the focus in the dialog", async ({ userEvent }) => {
  const button = await screen.findByRole("button", { name: shareCopy.copy });
  await userEvent.click(button);
  for (const dismiss of await screen.findAllByRole("button", { name: "Dismiss" }))
    await userEvent.click(dismiss);
  await waitFor(() => expect(screen.queryByRole("button", { name: "Dismiss" })).toBeNull());
  await expect(button).toHaveFocus();
});
