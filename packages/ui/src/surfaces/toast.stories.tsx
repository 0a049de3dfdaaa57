import { timing } from "@earshot/contract/limits.ts";
import { networkErrorMessage } from "@earshot/contract/network-error-message.ts";
import { deleteProjectCopy, projectDialogCopy } from "@earshot/contract/projects/dialog-copy.ts";
import { shareCopy } from "@earshot/contract/sharing/copy.ts";
import { controlCopy } from "@earshot/contract/site/controls-copy.ts";
import { expectAnnouncement, expectTabOrder } from "@earshot/storybook/assertions";
import preview from "@earshot/storybook/preview";
import { useEffect, useRef } from "react";
import { expect, fn, screen, spyOn, waitFor } from "storybook/test";

import { Button } from "../inputs/button.tsx";
import { Dialog } from "./dialog.tsx";
import { ToastRegion, useToast } from "./toast.tsx";
import type { ToastMessage } from "./toast/toast-context.ts";

const copied: ToastMessage = { text: shareCopy.copied, tone: "success" };

/** A toast that doesn't time out during the test: it stays for ten minutes. */
const still = (text: string, tone?: ToastMessage["tone"]): ToastMessage => ({
  text,
  tone,
  duration: 600_000,
});

interface ScreenProps {
  /** The toasts that are shown initially. */
  first?: ToastMessage[];
  /** The toast that the button shows. */
  next?: ToastMessage;
}

const none: ToastMessage[] = [];

function Screen({ first = none, next = copied }: ScreenProps) {
  const show = useToast();
  const shown = useRef(false);
  useEffect(() => {
    if (shown.current) return;
    shown.current = true;
    for (const message of first) show(message);
  }, [first, show]);
  return <Button onClick={() => show(next)}>{shareCopy.copy}</Button>;
}

const onClose = fn();

const meta = preview.meta({
  component: ToastRegion,
  parameters: { docs: { story: { inline: false, height: "220px" } } },
  args: {
    label: "Notifications",
    dismissLabel: "Dismiss",
    loadError: networkErrorMessage,
    children: <Screen />,
  },
});

const copy = () => screen.getByRole("button", { name: shareCopy.copy });
const toast = () => screen.getByText(shareCopy.copied);
const gone = (options?: { timeout: number }) =>
  waitFor(() => expect(screen.queryByText(shareCopy.copied)).toBeNull(), options);

const several = [
  still("Removed"),
  still(shareCopy.copied, "success"),
  still(deleteProjectCopy.failed, "error"),
  still("Your earlier draft was set aside, because the form on the first page was filled in anew."),
];

/** Success, error, and a neutral message on two lines. At most three toasts are shown, so the oldest was removed. */
export const EveryState = meta.story({
  tags: ["matrix"],
  args: { children: <Screen first={several} /> },
  play: async () => {
    await waitFor(() => expect(screen.getByText(deleteProjectCopy.failed)).toBeVisible());
    await expect(screen.queryByText("Removed")).toBeNull();
  },
});

/**
 * There is no toast yet. The region is already in the page, because its first message would otherwise not be
 * announced.
 */
export const NoToast = meta.story();
NoToast.test("announces a toast", async ({ userEvent }) => {
  await expectAnnouncement(shareCopy.copied, () => userEvent.click(copy()));
});
NoToast.test("closes after 3 s", async ({ userEvent }) => {
  const wait = window.setTimeout.bind(window);
  const ends: (() => void)[] = [];
  const hold = (end: () => void, time?: number) =>
    time === timing.linkCopiedToast ? ends.push(end) : wait(end, time);
  const clock = spyOn(window, "setTimeout").mockImplementation(hold as typeof setTimeout);
  await userEvent.click(copy());
  await screen.findByText(shareCopy.copied);
  await waitFor(() => expect(ends).toHaveLength(1));
  clock.mockRestore();
  await expect(toast()).toBeInTheDocument();
  ends[0]!();
  await gone();
});

/** The action succeeded. */
export const Success = meta.story({ args: { children: <Screen first={several.slice(1, 2)} /> } });
Success.test("replaces a repeated message and returns focus", async ({ userEvent }) => {
  const before = await screen.findByText(shareCopy.copied);
  copy().focus();
  await userEvent.tab();
  await expect(screen.getByRole("button", { name: "Dismiss" })).toHaveFocus();
  copy().click();
  await waitFor(() => expect(before).not.toBeInTheDocument());
  await expect(screen.getAllByText(shareCopy.copied)).toHaveLength(1);
  await waitFor(() => expect(copy()).toHaveFocus());
});
Success.test("can be dismissed by keyboard, and returns focus", async ({ userEvent }) => {
  copy().focus();
  await expectTabOrder("Dismiss");
  await userEvent.keyboard("{Escape}");
  await gone();
  await expect(copy()).toHaveFocus();
});

/** Hovering pauses the toast: a 400 ms toast is still there after 800 ms. */
export const Paused = meta.story({
  args: { children: <Screen next={{ ...copied, duration: 400 }} /> },
  play: async ({ userEvent }) => {
    await userEvent.click(copy());
    await userEvent.hover(await screen.findByText(shareCopy.copied));
    await new Promise((resolve) => {
      setTimeout(resolve, 800);
    });
    await expect(toast()).toBeInTheDocument();
  },
});
Paused.test("closes when the pointer leaves", async ({ userEvent }) => {
  await userEvent.unhover(toast());
  await userEvent.hover(copy());
  await gone({ timeout: 3000 });
});

/** Above an open dialog, the toast is announced and can be reached by pointer, but Escape closes the dialog. */
export const AboveDialog = meta.story({
  args: {
    children: (
      <Dialog open onClose={onClose} title={shareCopy.title} closeLabel={controlCopy.close}>
        <Screen first={[still(projectDialogCopy.updated)]} next={still(shareCopy.copied, "success")} />
      </Dialog>
    ),
  },
});
AboveDialog.test("is announced, and leaves Escape to the dialog", async ({ userEvent }) => {
  onClose.mockClear();
  await screen.findByText(projectDialogCopy.updated);
  await expectAnnouncement(shareCopy.copied, () => userEvent.click(copy()));
  await userEvent.click(toast());
  await expect(copy()).toHaveFocus();
  await expect(onClose).not.toHaveBeenCalled();
  await userEvent.keyboard("{Escape}");
  await expect(onClose).toHaveBeenCalledOnce();
  await expect(toast()).toBeInTheDocument();
});
AboveDialog.test("is dismissed when pressed, and leaves focus in the dialog", async ({ userEvent }) => {
  await userEvent.click(await screen.findByRole("button", { name: shareCopy.copy }));
  for (const dismiss of await screen.findAllByRole("button", { name: "Dismiss" }))
    await userEvent.click(dismiss);
  await waitFor(() => expect(screen.queryByRole("button", { name: "Dismiss" })).toBeNull());
  await expect(copy()).toHaveFocus();
});
