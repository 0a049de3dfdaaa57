import { uploadCopy } from "@earshot/contract/ads/copy.ts";
import { uploadAccept } from "@earshot/contract/ads/rules/upload.ts";
import { errors } from "@earshot/contract/errors.ts";
import { expectFieldErrorLinked } from "@earshot/storybook/contracts/field-error-linked.ts";
import { expectLiveRegion } from "@earshot/storybook/contracts/live-region.ts";
import { inForm } from "@earshot/storybook/frames";
import preview from "@earshot/storybook/preview";
import { expect, fn, waitFor } from "storybook/test";

import { Button } from "./button.tsx";
import { guide } from "./file-drop.guide.ts";
import { FileDrop } from "./file-drop.tsx";

const onFile = fn();
const spot = new File(["spot"], "spring-launch.mp3", { type: "audio/mpeg" });
const second = new File(["more"], "kettle-brunch.wav", { type: "audio/wav" });
const notes = new File(["notes"], "notes.pdf", { type: "application/pdf" });
const words = {
  drop: "Drop it here",
  otherKind: errors.file_not_audio.message,
  onlyOne: (name: string) => `One file at a time: ${name} was taken.`,
  busy: uploadCopy.uploading,
};

/** What a browser sends while files are dragged, and its answer: whether they may be dropped here. */
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

const meta = preview.meta({
  component: FileDrop,
  parameters: { layout: "padded", guide },
  decorators: [inForm],
  args: {
    label: uploadCopy.choose,
    hint: uploadCopy.accepted,
    accept: uploadAccept,
    name: "audio",
    onFile,
    words,
  },
  beforeEach: () => {
    onFile.mockClear();
  },
});

/** An audio file is held over the zone: it answers before the drop. */
export const HeldOver = meta.story({
  play: async ({ canvas }) => {
    await drag("dragenter", canvas.getByLabelText(uploadCopy.choose), spot);
    await expect(await canvas.findByText(words.drop)).toBeVisible();
  },
});
HeldOver.test("hands over what is dropped, and is itself again", async ({ canvas }) => {
  const field = canvas.getByLabelText(uploadCopy.choose);
  await expect(await drag("drop", field, spot)).toBe(true);
  await expect(onFile.mock.calls).toEqual([[spot]]);
  await waitFor(() => expect(canvas.queryByText(words.drop)).toBeNull());
});
HeldOver.test("is itself again when the file is taken away", async ({ canvas }) => {
  await drag("dragleave", canvas.getByLabelText(uploadCopy.choose), spot);
  await waitFor(() => expect(canvas.queryByText(words.drop)).toBeNull());
  await expect(onFile).not.toHaveBeenCalled();
});

/** A file of another kind is held over the zone: refused before it is dropped, by shape and words. */
export const HeldOverOfAnotherKind = meta.story({
  play: async ({ canvas }) => {
    await drag("dragenter", canvas.getByLabelText(uploadCopy.choose), notes);
    await expect(await canvas.findByText(words.otherKind)).toBeVisible();
  },
});

/** A file of another kind was dropped: the words stay beside the field, are read at once, and nothing is sent. */
export const Refused = meta.story({
  play: async ({ canvas }) => {
    const field = canvas.getByLabelText(uploadCopy.choose);
    await expectLiveRegion(words.otherKind, async () => {
      await drag("drop", field, notes);
      await canvas.findByText(words.otherKind);
    });
    await expectFieldErrorLinked(field, words.otherKind);
    await expect(onFile).not.toHaveBeenCalled();
  },
});
Refused.test("forgets it with the next file that fits", async ({ canvas }) => {
  await drag("drop", canvas.getByLabelText(uploadCopy.choose), spot);
  await waitFor(() => expect(canvas.queryByText(words.otherKind)).toBeNull());
  await expect(onFile.mock.calls).toEqual([[spot]]);
});

/** Another kind chosen by “All files” of the picker: the same words, and the field is empty again. */
export const RefusedFromPicker = meta.story({
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

/** Several files dropped at once: the first that fits is taken, and its name said. */
export const SeveralDropped = meta.story({
  play: async ({ canvas }) => {
    const field = canvas.getByLabelText(uploadCopy.choose);
    await expectLiveRegion(words.onlyOne(second.name), async () => {
      await drag("drop", field, notes, second, spot);
      await canvas.findByText(words.onlyOne(second.name));
    });
    await expect(onFile.mock.calls).toEqual([[second]]);
  },
});

/** Dropped into a native form: the file is in the field, as if chosen there, and goes with the form. */
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
DroppedIntoForm.test("is emptied by Reset", async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole("button", { name: "Start over" }));
  await waitFor(() => expect(canvas.queryByText(spot.name)).toBeNull());
  await expect(canvas.getByText(uploadCopy.accepted)).toBeVisible();
});

/** Dropped while another is being sent: nothing is taken, and the page stays. */
export const DroppedWhileBusy = meta.story({
  args: { busy: true },
  play: async ({ canvas }) => {
    await expect(await drag("drop", canvas.getByLabelText(uploadCopy.choose), spot)).toBe(true);
    await expect(onFile).not.toHaveBeenCalled();
  },
});

/** Dropped beside the zone: the browser would show the file in the page's place, and all that was typed were lost. */
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
