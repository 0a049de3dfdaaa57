import { uploadCopy } from "@earshot/contract/ads/copy.ts";
import { uploadAccept } from "@earshot/contract/ads/rules/upload.ts";
import { errors } from "@earshot/contract/errors.ts";
import { byHand } from "@earshot/storybook/contracts/by-hand.ts";
import { expectFieldErrorLinked } from "@earshot/storybook/contracts/field-error-linked.ts";
import { expectFocusVisible } from "@earshot/storybook/contracts/focus-visible.ts";
import { expectNoReflowOverflow } from "@earshot/storybook/contracts/no-reflow-overflow.ts";
import { inForm, narrowest } from "@earshot/storybook/frames";
import preview from "@earshot/storybook/preview";
import { expect, fn, waitFor } from "storybook/test";

import { Button } from "./button.tsx";
import { guide } from "./file-drop.guide.ts";
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

/** Nothing chosen yet: what to do, and what is accepted. */
export const Idle = meta.story({
  play: async ({ canvas }) => {
    const field = canvas.getByLabelText(uploadCopy.choose);
    await expect(field).toHaveAccessibleDescription(uploadCopy.accepted);
    await expect(field).toHaveAttribute("accept", "audio/*,.mp3,.wav,.wma,.aac");
    await expect(field).toHaveAttribute("name", "audio");
  },
});
Idle.test("hands over the chosen file, and takes the same one again", async ({ canvas, userEvent }) => {
  const field = canvas.getByLabelText<HTMLInputElement>(uploadCopy.choose);
  await userEvent.upload(field, spot);
  await expect(onFile.mock.calls).toEqual([[spot]]);
  await expect(field.files).toHaveLength(0);
  await userEvent.upload(field, spot);
  await expect(onFile).toHaveBeenCalledTimes(2);
});

/** Reached by Tab: the ring goes around the whole zone. */
export const Focused = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expectFocusVisible(canvas.getByLabelText(uploadCopy.choose));
  },
});
Focused.test("opens the picker by its keys", () =>
  byHand(async (person) => {
    const opens = fn();
    // A press of the browser's own is what opens the picker; it ends here, before a window stands in the way.
    const press = (event: MouseEvent) => {
      opens(event.isTrusted && !event.defaultPrevented);
      event.preventDefault();
    };
    document.addEventListener("click", press);
    await person.keyboard("{Enter}");
    await waitFor(() => expect(opens.mock.calls).toEqual([[true]]));
    await person.keyboard(" ");
    await waitFor(() => expect(opens.mock.calls).toEqual([[true], [true]]));
    document.removeEventListener("click", press);
  }),
);

/** The server, or the page before it, refused the file: beside the field, and read at once. */
export const TooLarge = meta.story({
  args: { error: errors.file_too_large.message },
  play: ({ canvas }) =>
    expectFieldErrorLinked(canvas.getByLabelText(uploadCopy.choose), errors.file_too_large.message),
});

/** One file is on its way: the bars swell, the zone keeps its focus and takes no other. */
export const Busy = meta.story({
  args: { busy: true },
  play: async ({ canvas }) => {
    const field = canvas.getByLabelText(uploadCopy.choose);
    await expect(field).toHaveAttribute("aria-busy", "true");
    await expect(canvas.getByText(uploadCopy.uploading)).toBeVisible();
  },
});
Busy.test("keeps its focus, and opens no picker", async ({ canvas, userEvent }) => {
  const field = canvas.getByLabelText(uploadCopy.choose);
  await userEvent.tab();
  await expectFocusVisible(field);
  const opened = fn();
  document.addEventListener("click", (event) => opened(event.defaultPrevented), { once: true });
  await userEvent.click(field);
  await expect(opened.mock.calls).toEqual([[true]]);
});

/** Not possible now: out of reach of Tab. */
export const Disabled = meta.story({
  args: { disabled: true },
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByLabelText(uploadCopy.choose);
    await expect(field).toBeDisabled();
    await userEvent.tab();
    await expect(field).not.toHaveFocus();
  },
});

/** In a form of its own, without an upload that begins by itself: the file's name stands where its kinds stood. */
export const Filled = meta.story({
  args: { onFile: undefined },
  play: async ({ canvas, userEvent }) => {
    await userEvent.upload(canvas.getByLabelText(uploadCopy.choose), spot);
    await expect(await canvas.findByText("spring-launch.mp3")).toBeVisible();
  },
});
Filled.test("says its kinds on, for readers", async ({ canvas }) => {
  await expect(canvas.getByLabelText(uploadCopy.choose)).toHaveAccessibleDescription(uploadCopy.accepted);
});

/** A name that is longer than its line breaks anywhere, and is not cut. */
export const LongName = Filled.extend({
  play: async ({ canvas, userEvent }) => {
    const name = `${"sommerschlussverkaufswerbekampagne-".repeat(4)}fassung-7-final.wav`;
    await userEvent.upload(
      canvas.getByLabelText(uploadCopy.choose),
      new File(["spot"], name, { type: "audio/wav" }),
    );
    await expect(await canvas.findByText(name)).toBeVisible();
    await expectNoReflowOverflow();
  },
});

/** In a native form: Reset empties the zone too. */
export const InForm = meta.story({
  args: { onFile: undefined },
  render: (args) => (
    <form style={{ display: "grid", gap: 16 }}>
      <FileDrop {...args} />
      <Button type="reset">Start over</Button>
    </form>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText(uploadCopy.choose).closest("form")).not.toBeNull();
  },
});

/** Dark: the dashed line still tells where the zone ends. */
export const Dark = meta.story({ globals: { theme: "dark" } });

/** Right to left, in Arabic: the sign stands at the right. */
export const RightToLeft = meta.story({
  globals: { direction: "rtl" },
  args: {
    label: "انقر للرفع أو اسحب الملف وأفلته هنا",
    hint: "mp3 أو wav أو wma أو aac (بحد أقصى 2 ميغابايت)",
  },
});

/** The narrowest phone with text twice as large: the sign goes above the words. */
export const LongTextOnPhone = meta.story({
  globals: narrowest,
  args: { error: errors.file_not_audio.message },
  play: () => expectNoReflowOverflow(),
});
