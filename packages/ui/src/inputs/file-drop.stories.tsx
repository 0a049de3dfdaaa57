import { uploadAccept } from "@earshot/contract/ads/rules/upload.ts";
import { uploadCopy } from "@earshot/contract/ads/upload-copy.ts";
import { errors } from "@earshot/contract/errors.ts";
import {
  expectAnnouncement,
  expectFieldErrorLinked,
  expectFocusVisible,
} from "@earshot/storybook/assertions";
import { formWidth, stacked } from "@earshot/storybook/decorators";
import preview from "@earshot/storybook/preview";
import { expectLook } from "@earshot/storybook/pseudo-states";
import { expect, fn, screen, waitFor } from "storybook/test";

import { Button } from "./button.tsx";
import { FileDrop } from "./file-drop.tsx";

const onFile = fn();
const spot = new File(["spot"], "spring-launch.mp3", { type: "audio/mpeg" });
const second = new File(["more"], "kettle-brunch.wav", { type: "audio/wav" });
const notes = new File(["notes"], "notes.pdf", { type: "application/pdf" });
const longName = new File(["spot"], `${"sommerschlussverkaufswerbekampagne-".repeat(4)}fassung-7.mp3`);
const copy = {
  drop: "Drop it here",
  otherKind: errors.file_not_audio.message,
  onlyOne: (name: string) => `One file at a time: ${name} was taken.`,
  busy: uploadCopy.uploading,
};

const meta = preview.meta({
  component: FileDrop,
  parameters: { layout: "padded" },
  decorators: [formWidth],
  args: {
    label: uploadCopy.choose,
    hint: uploadCopy.accepted,
    accept: uploadAccept,
    name: "audio",
    onFile,
    copy,
  },
});

const field = (label: string = uploadCopy.choose) => screen.getByLabelText<HTMLInputElement>(label);
const gone = (text: string) => waitFor(() => expect(screen.queryByText(text)).toBeNull());

/** Dispatches a drag event with files. Resolves to true if the zone handles it. */
async function drag(
  kind: "dragenter" | "dragover" | "dragleave" | "drop",
  over: HTMLElement,
  ...files: File[]
) {
  const dataTransfer = new DataTransfer();
  for (const file of files) dataTransfer.items.add(file);
  const event = new DragEvent(kind, { bubbles: true, cancelable: true, dataTransfer });
  over.dispatchEvent(event);
  await new Promise(requestAnimationFrame);
  return event.defaultPrevented;
}

/**
 * Every state, one below the other, including an accepted file dragged over it, a file of another type dragged over it,
 * and a long name.
 */
export const EveryState = meta.story({
  tags: ["matrix"],
  render: stacked(
    FileDrop,
    {},
    { label: "Audio file over it" },
    { label: "Other file over it" },
    { label: "Filled", onFile: undefined },
    { error: errors.file_too_large.message },
    { busy: true },
    { disabled: true },
  ),
  play: async ({ canvas }) => {
    await drag("drop", field("Filled"), longName);
    await drag("dragenter", field("Audio file over it"), spot);
    await drag("dragenter", field("Other file over it"), notes);
    await canvas.findByText(copy.otherKind);
    await expect(canvas.getByText(longName.name)).toBeVisible();
  },
});

/** Nothing is chosen: the zone shows instructions and which files are accepted. */
export const Idle = meta.story({
  play: async () => {
    await expect(field()).toHaveAccessibleDescription(uploadCopy.accepted);
    await expect(field()).toHaveAttribute("accept", "audio/*,.mp3,.wav,.wma,.aac");
    await expect(field()).toHaveAttribute("name", "audio");
  },
});
Idle.test(
  "calls onFile for the chosen file, even when the same file is chosen again",
  async ({ userEvent }) => {
    await userEvent.upload(field(), spot);
    await expect(onFile.mock.calls).toEqual([[spot]]);
    await expect(field().files).toHaveLength(0);
    await userEvent.upload(field(), spot);
    await expect(onFile).toHaveBeenCalledTimes(2);
  },
);
Idle.test(
  "calls onFile for a dropped file, but not for one that is dragged away again",
  async ({ canvas }) => {
    await drag("dragenter", field(), spot);
    await expect(await canvas.findByText(copy.drop)).toBeVisible();
    await drag("dragleave", field(), spot);
    await gone(copy.drop);
    await expect(onFile).not.toHaveBeenCalled();
    await drag("dragenter", field(), spot);
    await expect(await drag("drop", field(), spot)).toBe(true);
    await expect(onFile.mock.calls).toEqual([[spot]]);
    await gone(copy.drop);
  },
);
Idle.test("ignores a drop outside the zone, which would otherwise open the file in the browser", async () => {
  await expect(await drag("dragover", document.body, spot)).toBe(true);
  await expect(await drag("drop", document.body, spot)).toBe(true);
  await expect(await drag("drop", document.body)).toBe(false);
  await expect(onFile).not.toHaveBeenCalled();
});

/** The pointer is over the zone. */
export const Hover = meta.story({ play: () => expectLook(field(), "hover") });

/** An upload is pending: the zone accepts no other file. */
export const Busy = meta.story({ args: { busy: true } });
Busy.test("keeps focus, doesn't open the file picker and ignores drops", async ({ canvas, userEvent }) => {
  await expect(field()).toHaveAttribute("aria-busy", "true");
  await expect(canvas.getByText(uploadCopy.uploading)).toBeVisible();
  await userEvent.tab();
  await expectFocusVisible(field());
  const opened = fn();
  document.addEventListener("click", (event) => opened(event.defaultPrevented), { once: true });
  await userEvent.click(field());
  await expect(opened.mock.calls).toEqual([[true]]);
  await expect(await drag("drop", field(), spot)).toBe(true);
  await expect(onFile).not.toHaveBeenCalled();
});

/** A file of another type was dropped: the error is announced and nothing is passed on. */
export const Rejected = meta.story({
  play: async ({ canvas }) => {
    await expectAnnouncement(copy.otherKind, async () => {
      await drag("drop", field(), notes);
      await canvas.findByText(copy.otherKind);
    });
    await expectFieldErrorLinked(field(), copy.otherKind);
    await expect(onFile).not.toHaveBeenCalled();
  },
});
Rejected.test("clears the error when the next file is accepted", async () => {
  await drag("drop", field(), spot);
  await gone(copy.otherKind);
  await expect(onFile.mock.calls).toEqual([[spot]]);
});

/** A file of another type was chosen with “All files” in the picker: the error is the same, and the field is cleared. */
export const RejectedFromPicker = meta.story({
  args: { onFile: undefined, accept: ".mp3" },
  play: async ({ canvas }) => {
    const list = new DataTransfer();
    list.items.add(second);
    field().files = list.files;
    field().dispatchEvent(new Event("change", { bubbles: true }));
    await canvas.findByText(copy.otherKind);
    await expect(field().files).toHaveLength(0);
  },
});

/** Several files were dropped at once: the first accepted one is used and named. */
export const SeveralDropped = meta.story({
  play: async ({ canvas }) => {
    await expectAnnouncement(copy.onlyOne(second.name), async () => {
      await drag("drop", field(), notes, second, spot);
      await canvas.findByText(copy.onlyOne(second.name));
    });
    await expect(onFile.mock.calls).toEqual([[second]]);
  },
});

/** A file was dropped into a native form: its name replaces the accepted types, and it is submitted with the form. */
export const DroppedIntoForm = meta.story({
  args: { onFile: undefined },
  render: (args) => (
    <form style={{ display: "grid", gap: 16 }}>
      <FileDrop {...args} />
      <Button type="reset">Start over</Button>
    </form>
  ),
  play: async ({ canvas }) => {
    await drag("drop", field(), spot);
    await expect(await canvas.findByText(spot.name)).toBeVisible();
    await expect(new FormData(field().form!).get("audio")).toHaveProperty("name", spot.name);
    await expect(field()).toHaveAccessibleDescription(uploadCopy.accepted);
  },
});
DroppedIntoForm.test("is cleared on reset", async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole("button", { name: "Start over" }));
  await gone(spot.name);
  await expect(canvas.getByText(uploadCopy.accepted)).toBeVisible();
});
