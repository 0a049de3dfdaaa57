import { uploadCopy } from "@earshot/contract/ads/copy.ts";
import { uploadAccept } from "@earshot/contract/ads/rules/upload.ts";
import { errors } from "@earshot/contract/errors.ts";
import {
  expectAnnouncement,
  expectFieldErrorLinked,
  expectFocusVisible,
  expectNoHorizontalScroll,
} from "@earshot/storybook/assertions";
import { formWidth } from "@earshot/storybook/decorators";
import preview from "@earshot/storybook/preview";
import { expect, fn, waitFor } from "storybook/test";

import { Button } from "./button.tsx";
import { FileDrop } from "./file-drop.tsx";

const onFile = fn();
const spot = new File(["spot"], "spring-launch.mp3", { type: "audio/mpeg" });
const words = {
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
    words,
  },
});

/** Nothing chosen: what to do, and which files are accepted. */
export const Idle = meta.story({
  play: async ({ canvas }) => {
    const field = canvas.getByLabelText(uploadCopy.choose);
    await expect(field).toHaveAccessibleDescription(uploadCopy.accepted);
    await expect(field).toHaveAttribute("accept", "audio/*,.mp3,.wav,.wma,.aac");
    await expect(field).toHaveAttribute("name", "audio");
  },
});
Idle.test("passes on the chosen file, and the same one again", async ({ canvas, userEvent }) => {
  const field = canvas.getByLabelText<HTMLInputElement>(uploadCopy.choose);
  await userEvent.upload(field, spot);
  await expect(onFile.mock.calls).toEqual([[spot]]);
  await expect(field.files).toHaveLength(0);
  await userEvent.upload(field, spot);
  await expect(onFile).toHaveBeenCalledTimes(2);
});

/** An upload is pending: the zone keeps its focus and accepts no other file. */
export const Busy = meta.story({
  args: { busy: true },
  play: async ({ canvas }) => {
    const field = canvas.getByLabelText(uploadCopy.choose);
    await expect(field).toHaveAttribute("aria-busy", "true");
    await expect(canvas.getByText(uploadCopy.uploading)).toBeVisible();
  },
});
Busy.test("keeps its focus and opens no file picker", async ({ canvas, userEvent }) => {
  const field = canvas.getByLabelText(uploadCopy.choose);
  await userEvent.tab();
  await expectFocusVisible(field);
  const opened = fn();
  document.addEventListener("click", (event) => opened(event.defaultPrevented), { once: true });
  await userEvent.click(field);
  await expect(opened.mock.calls).toEqual([[true]]);
});

/** In a form without immediate upload: the file name replaces the accepted types. */
export const Filled = meta.story({
  args: { onFile: undefined },
  play: async ({ canvas, userEvent }) => {
    await userEvent.upload(canvas.getByLabelText(uploadCopy.choose), spot);
    await expect(await canvas.findByText("spring-launch.mp3")).toBeVisible();
  },
});
Filled.test("still announces the accepted types", async ({ canvas }) => {
  await expect(canvas.getByLabelText(uploadCopy.choose)).toHaveAccessibleDescription(uploadCopy.accepted);
});

/** A long file name breaks and is not truncated. */
export const LongName = Filled.extend({
  play: async ({ canvas, userEvent }) => {
    const name = `${"sommerschlussverkaufswerbekampagne-".repeat(4)}fassung-7-final.wav`;
    await userEvent.upload(
      canvas.getByLabelText(uploadCopy.choose),
      new File(["spot"], name, { type: "audio/wav" }),
    );
    await expect(await canvas.findByText(name)).toBeVisible();
    await expectNoHorizontalScroll();
  },
});

const second = new File(["more"], "kettle-brunch.wav", { type: "audio/wav" });

const notes = new File(["notes"], "notes.pdf", { type: "application/pdf" });

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

/** An audio file is dragged over the zone, which says so before the drop. */
export const AcceptedFileOver = meta.story({
  play: async ({ canvas }) => {
    await drag("dragenter", canvas.getByLabelText(uploadCopy.choose), spot);
    await expect(await canvas.findByText(words.drop)).toBeVisible();
  },
});
AcceptedFileOver.test("passes on the dropped file and resets", async ({ canvas }) => {
  const field = canvas.getByLabelText(uploadCopy.choose);
  await expect(await drag("drop", field, spot)).toBe(true);
  await expect(onFile.mock.calls).toEqual([[spot]]);
  await waitFor(() => expect(canvas.queryByText(words.drop)).toBeNull());
});
AcceptedFileOver.test("resets when the file is dragged away", async ({ canvas }) => {
  await drag("dragleave", canvas.getByLabelText(uploadCopy.choose), spot);
  await waitFor(() => expect(canvas.queryByText(words.drop)).toBeNull());
  await expect(onFile).not.toHaveBeenCalled();
});

/** A file of another type is dragged over the zone: rejected before the drop, by icon and text. */
export const RejectedFileOver = meta.story({
  play: async ({ canvas }) => {
    await drag("dragenter", canvas.getByLabelText(uploadCopy.choose), notes);
    await expect(await canvas.findByText(words.otherKind)).toBeVisible();
  },
});

/** A file of another type was dropped: the error is announced and nothing is passed on. */
export const Rejected = meta.story({
  play: async ({ canvas }) => {
    const field = canvas.getByLabelText(uploadCopy.choose);
    await expectAnnouncement(words.otherKind, async () => {
      await drag("drop", field, notes);
      await canvas.findByText(words.otherKind);
    });
    await expectFieldErrorLinked(field, words.otherKind);
    await expect(onFile).not.toHaveBeenCalled();
  },
});
Rejected.test("clears the error with the next accepted file", async ({ canvas }) => {
  await drag("drop", canvas.getByLabelText(uploadCopy.choose), spot);
  await waitFor(() => expect(canvas.queryByText(words.otherKind)).toBeNull());
  await expect(onFile.mock.calls).toEqual([[spot]]);
});

/** Another type chosen with “All files” in the picker: the same error, and the field is emptied. */
export const RejectedFromPicker = meta.story({
  args: { onFile: undefined, accept: ".mp3" },
  play: async ({ canvas }) => {
    const field = canvas.getByLabelText<HTMLInputElement>(uploadCopy.choose);
    const list = new DataTransfer();
    list.items.add(second);
    field.files = list.files;
    field.dispatchEvent(new Event("change", { bubbles: true }));
    await canvas.findByText(words.otherKind);
    await expect(field.files).toHaveLength(0);
  },
});

/** Several files dropped at once: the first accepted one is taken and named. */
export const SeveralDropped = meta.story({
  play: async ({ canvas }) => {
    const field = canvas.getByLabelText(uploadCopy.choose);
    await expectAnnouncement(words.onlyOne(second.name), async () => {
      await drag("drop", field, notes, second, spot);
      await canvas.findByText(words.onlyOne(second.name));
    });
    await expect(onFile.mock.calls).toEqual([[second]]);
  },
});

/** Dropped into a native form: the file is in the field and submitted with the form. */
export const DroppedIntoForm = meta.story({
  args: { onFile: undefined },
  render: (args) => (
    <form style={{ display: "grid", gap: 16 }}>
      <FileDrop {...args} />
      <Button type="reset">Start over</Button>
    </form>
  ),
  play: async ({ canvas }) => {
    await drag("drop", canvas.getByLabelText(uploadCopy.choose), spot);
    await expect(await canvas.findByText(spot.name)).toBeVisible();
    const form = canvas.getByLabelText(uploadCopy.choose).closest("form")!;
    await expect(new FormData(form).get("audio")).toHaveProperty("name", spot.name);
  },
});
DroppedIntoForm.test("empties on reset", async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole("button", { name: "Start over" }));
  await waitFor(() => expect(canvas.queryByText(spot.name)).toBeNull());
  await expect(canvas.getByText(uploadCopy.accepted)).toBeVisible();
});

/** Dropped during an upload: ignored, and the page stays. */
export const DroppedWhileBusy = meta.story({
  args: { busy: true },
  play: async ({ canvas }) => {
    await expect(await drag("drop", canvas.getByLabelText(uploadCopy.choose), spot)).toBe(true);
    await expect(onFile).not.toHaveBeenCalled();
  },
});

/** Dropped beside the zone: ignored, or the browser would replace the page by the file. */
export const DroppedBeside = meta.story({
  play: async () => {
    await expect(await drag("dragover", document.body, spot)).toBe(true);
    await expect(await drag("drop", document.body, spot)).toBe(true);
    await expect(await drag("drop", document.body)).toBe(false);
    await expect(onFile).not.toHaveBeenCalled();
  },
});

/** Every state, one below the other. */
export const EveryState = meta.story({
  tags: ["matrix"],
  render: (args) => (
    <div style={{ display: "grid", gap: 16 }}>
      <FileDrop {...args} />
      <FileDrop {...args} label="Held over" />
      <FileDrop {...args} label="Another kind" />
      <FileDrop {...args} label="Filled" onFile={undefined} />
      <FileDrop {...args} error={errors.file_too_large.message} />
      <FileDrop {...args} busy />
      <FileDrop {...args} disabled />
    </div>
  ),
  play: async ({ canvas }) => {
    await drag("drop", canvas.getByLabelText("Filled"), spot);
    await drag("dragenter", canvas.getByLabelText("Held over"), spot);
    await drag("dragenter", canvas.getByLabelText("Another kind"), notes);
    await canvas.findByText(words.otherKind);
  },
});
