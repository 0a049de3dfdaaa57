import { networkErrorMessage } from "@earshot/contract/errors.ts";
import { timing } from "@earshot/contract/limits.ts";
import { deleteProjectCopy, projectDialogCopy } from "@earshot/contract/projects/copy.ts";
import { shareCopy } from "@earshot/contract/sharing/copy.ts";
import { controlCopy } from "@earshot/contract/site/controls-copy.ts";
import { expectFocusVisible } from "@earshot/storybook/contracts/focus-visible.ts";
import { expectLiveRegion } from "@earshot/storybook/contracts/live-region.ts";
import { expectNoReflowOverflow } from "@earshot/storybook/contracts/no-reflow-overflow.ts";
import { narrowest } from "@earshot/storybook/frames";
import preview from "@earshot/storybook/preview";
import { useEffect, useRef } from "react";
import { expect, fn, screen, spyOn, waitFor } from "storybook/test";

import { Button } from "../inputs/button.tsx";
import { Dialog } from "./dialog.tsx";
import { guide } from "./toast.guide.ts";
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
/** A toast that stays, to be looked at. */
const still = (text: string, tone?: ToastMessage["tone"]): ToastMessage => ({ text, tone, duration: STAYS });
const onClose = fn();

const meta = preview.meta({
  component: ToastRegion,
  parameters: { docs: { story: { inline: false, height: "220px" } }, guide },
  args: {
    label: "Notifications",
    dismissLabel: "Dismiss",
    missing: networkErrorMessage,
    children: <Screen first={[]} next={copied} />,
  },
});
const showing = (...first: ToastMessage[]) => ({
  args: { children: <Screen first={first} next={copied} /> },
});

/** What went well, what went wrong, what is just so that one knows, and a sentence that needs two lines. */
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

/** Nothing to say yet: the region is there all the same, or its first words would not be read. */
export const Silent = meta.story();
Silent.test("speaks its words", async ({ canvas, userEvent }) => {
  await expectLiveRegion(shareCopy.copied, () =>
    userEvent.click(canvas.getByRole("button", { name: shareCopy.copy })),
  );
});
Silent.test("goes after the spec’s 3 s, and not before", async ({ canvas, userEvent }) => {
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

/** It went well. */
export const Success = meta.story(showing(still(shareCopy.copied, "success")));
Success.test("the same words again replace themselves", async ({ canvas, userEvent }) => {
  const before = await screen.findByText(shareCopy.copied);
  await userEvent.click(canvas.getByRole("button", { name: shareCopy.copy }));
  await waitFor(() => expect(before).not.toBeInTheDocument());
  await expect(screen.getAllByText(shareCopy.copied)).toHaveLength(1);
});
Success.test("is dismissed by its button, and focus goes back", async ({ canvas, userEvent }) => {
  canvas.getByRole("button", { name: shareCopy.copy }).focus();
  await userEvent.tab();
  await expect(screen.getByRole("button", { name: "Dismiss" })).toHaveFocus();
  await userEvent.keyboard("{Escape}");
  await expect(screen.queryByText(shareCopy.copied)).toBeNull();
  await expect(canvas.getByRole("button", { name: shareCopy.copy })).toHaveFocus();
});
Success.test("gives the focus back when another takes its place", async ({ canvas, userEvent }) => {
  const copy = canvas.getByRole("button", { name: shareCopy.copy });
  copy.focus();
  await userEvent.tab();
  await expect(screen.getByRole("button", { name: "Dismiss" })).toHaveFocus();
  copy.click();
  await waitFor(() => expect(copy).toHaveFocus());
});

/** Reached by Tab: its time stands still, and the ring shows where the focus is. */
export const Focused = Success.extend({
  play: async ({ canvas, userEvent }) => {
    await screen.findByText(shareCopy.copied);
    canvas.getByRole("button", { name: shareCopy.copy }).focus();
    await userEvent.tab();
    await expectFocusVisible(screen.getByRole("button", { name: "Dismiss" }));
  },
});

/** It went wrong, and has no place of its own on the page. */
export const Failure = meta.story(showing(still(deleteProjectCopy.failed, "error")));

/** Just so that one knows. */
export const Plain = meta.story(showing(still("A new version of this page is ready after a reload.")));

/** Several in a row: the newest is nearest to the edge, and three are the most. */
export const Several = meta.story(
  showing(
    still("One"),
    still(projectDialogCopy.created, "success"),
    still("Three"),
    still(shareCopy.copied, "success"),
  ),
);
Several.test("lets the oldest go", async () => {
  await screen.findByText(shareCopy.copied);
  await expect(screen.queryByText("One")).toBeNull();
  await waitFor(() => expect(screen.getByText("Three")).toBeVisible());
});

/** Pointed at or focused, it waits: it has 400 ms and is still there after 800. */
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
Paused.test("goes when the pointer leaves", async ({ canvas, userEvent }) => {
  await userEvent.unhover(screen.getByText(shareCopy.copied));
  await userEvent.hover(canvas.getByRole("button", { name: shareCopy.copy }));
  await waitFor(() => expect(screen.queryByText(shareCopy.copied)).toBeNull(), { timeout: 3000 });
});

/** Above an open dialog: read out, and in reach of the pointer; Escape belongs to the dialog. */
export const AboveDialog = meta.story({
  args: {
    children: (
      <Dialog open onClose={onClose} title={shareCopy.title} closeLabel={controlCopy.close}>
        <Screen first={[still(projectDialogCopy.updated, "success")]} next={{ ...copied, duration: STAYS }} />
      </Dialog>
    ),
  },
});
AboveDialog.test("is spoken, pressing it does not close the dialog, Escape does", async ({ userEvent }) => {
  onClose.mockClear();
  const button = await screen.findByRole("button", { name: shareCopy.copy });
  await expectLiveRegion(shareCopy.copied, () => userEvent.click(button));
  await userEvent.click(screen.getByText(shareCopy.copied));
  await expect(button).toHaveFocus();
  await expect(onClose).not.toHaveBeenCalled();
  await userEvent.keyboard("{Escape}");
  await expect(onClose).toHaveBeenCalledOnce();
  await expect(screen.getByText(shareCopy.copied)).toBeInTheDocument();
});
AboveDialog.test("is dismissed by a press, and the focus stays in the dialog", async ({ userEvent }) => {
  const button = await screen.findByRole("button", { name: shareCopy.copy });
  await userEvent.click(button);
  for (const dismiss of await screen.findAllByRole("button", { name: "Dismiss" }))
    await userEvent.click(dismiss);
  await waitFor(() => expect(screen.queryByRole("button", { name: "Dismiss" })).toBeNull());
  await expect(button).toHaveFocus();
});

/** On a phone it stands at the top, where it covers neither thumb nor the sheet's buttons. */
export const LongTextOnPhone = meta.story({
  ...showing(
    still(
      "Project Sommerschlussverkaufswerbekampagne created, and its three ads were moved there.",
      "success",
    ),
  ),
  globals: { viewport: { value: "phone320", isRotated: false } },
  play: async () => {
    await screen.findByText(/Sommerschluss/);
    await expectNoReflowOverflow();
  },
});

/** The narrowest phone with text twice as large. */
export const Narrowest = LongTextOnPhone.extend({ globals: narrowest });

/** In Arabic the sign stands at the right, the close button at the left. */
export const RightToLeft = meta.story({
  globals: { direction: "rtl" },
  args: {
    label: "الإشعارات",
    dismissLabel: "إغلاق",
    children: <Screen first={[still("تم نسخ الرابط!", "success")]} next={copied} />,
  },
  play: async () => {
    const close = (await screen.findByRole("button", { name: "إغلاق" })).getBoundingClientRect();
    await expect(close.right).toBeLessThan(screen.getByText("تم نسخ الرابط!").getBoundingClientRect().right);
  },
});

/** In the dark, with its edge drawn. */
export const Dark = EveryState.extend({ tags: ["!matrix"], globals: { theme: "dark" } });
