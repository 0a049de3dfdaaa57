import { heroCopy } from "@earshot/contract/landing/copy.ts";
import { expectFieldErrorLinked } from "@earshot/storybook/contracts/field-error-linked.ts";
import { expectFocusVisible } from "@earshot/storybook/contracts/focus-visible.ts";
import { expectNoReflowOverflow } from "@earshot/storybook/contracts/no-reflow-overflow.ts";
import { inForm, narrowest } from "@earshot/storybook/frames";
import preview from "@earshot/storybook/preview";
import { expect } from "storybook/test";

import { guide } from "./text-area.guide.ts";
import { TextArea } from "./text-area.tsx";

const counter = {
  limit: 500,
  left: (characters: number) => `${characters} left`,
  over: (characters: number) => `${characters} too many`,
};

const meta = preview.meta({
  component: TextArea,
  parameters: { layout: "padded", guide },
  decorators: [inForm],
  args: { label: heroCopy.outline, name: "outline" },
});

/** Every state, one below the other. */
export const EveryState = meta.story({
  tags: ["matrix"],
  render: (args) => (
    <div style={{ display: "grid", gap: 20 }}>
      <TextArea {...args} name="empty" placeholder={heroCopy.outlinePlaceholder} rows={2} />
      <TextArea
        label="Delivery Instructions"
        hint="How it should be said, not what."
        defaultValue="Warm, unhurried. A short pause after the name."
        rows={2}
      />
      <TextArea label="Message" counter={counter} defaultValue="Listen to our new ad." rows={2} />
      <TextArea
        label="Message, too long"
        counter={{ ...counter, limit: 20 }}
        defaultValue="Listen to our new ad."
        rows={2}
      />
      <TextArea label="Message, refused" counter={counter} error="Message is required" rows={2} />
      <TextArea label="Message, sent" defaultValue="Sent on Monday." disabled rows={2} />
    </div>
  ),
});

/** Nothing typed yet, with an example of what to write. */
export const Empty = meta.story({
  args: { placeholder: heroCopy.outlinePlaceholder },
});
Empty.test("is reached by Tab and shows its focus", async ({ canvas, userEvent }) => {
  await userEvent.tab();
  await expectFocusVisible(canvas.getByLabelText(heroCopy.outline));
});

/** Filled in, with a hint. */
export const Filled = meta.story({
  args: {
    hint: "Facts are read as they stand: prices, addresses, codes.",
    defaultValue:
      "Small-batch coffee roasted on Mondays and at your door by Wednesday. For busy people who care how their morning tastes.",
  },
});

/** Reached by keyboard, with a tall answer in it: the ring lies on the line all round. */
export const Focused = meta.story({
  args: { rows: 8, defaultValue: "A: Have you tried it?\nB: Not yet.\nA: Kettle, on Main Street." },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expectFocusVisible(canvas.getByLabelText(heroCopy.outline));
  },
});
Focused.test("Enter begins a new line", async ({ canvas, userEvent }) => {
  const field = canvas.getByLabelText<HTMLTextAreaElement>(heroCopy.outline);
  await userEvent.type(field, "{Enter}B: See you there.");
  await expect(field.value).toMatch(/Main Street\.\nB: See you there\.$/);
});

/** Counted: how much is left stands at the end of the line below, in figures of one width. */
export const Counted = meta.story({
  args: { label: "Message", counter, defaultValue: "Listen to our new ad." },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("479 left")).toBeVisible();
    await expect(canvas.getByRole("status")).toHaveTextContent("");
  },
});
Counted.test("counts on while typing, without speaking at each key", async ({ canvas, userEvent }) => {
  await userEvent.type(canvas.getByLabelText("Message"), "!!");
  await expect(canvas.getByText("477 left")).toBeVisible();
  await expect(canvas.getByRole("status")).toHaveTextContent("");
});

/** Nearly full: said once, politely, when a fifth and then a tenth is left. */
export const NearlyFull = meta.story({
  args: { label: "Message", counter, defaultValue: "a".repeat(399) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText("Message"), "bc");
    await expect(canvas.getByText("99 left")).toBeVisible();
    await expect(canvas.getByRole("status")).toHaveTextContent("100 left");
  },
});

/** Too long: nothing is cut off, the counter says how much is too much, and it is spoken once. */
export const TooLong = meta.story({
  args: { label: "Message", counter, defaultValue: "Listen! ".repeat(62) },
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByLabelText<HTMLTextAreaElement>("Message");
    await userEvent.click(field);
    await userEvent.paste("Our new ad is here.");
    await expect(canvas.getByText("15 too many", { selector: "[aria-hidden]" })).toBeVisible();
    await expect(canvas.getByRole("status")).toHaveTextContent("15 too many");
    await expect(field).toHaveAttribute("aria-invalid", "true");
    await expect(field).toHaveAccessibleDescription("15 too many");
    await expect(field.value).toHaveLength(515);
  },
});

/** Refused: the words beside the field, the counter keeps its place. */
export const Invalid = meta.story({
  args: { label: "Message", counter, error: "Message is required" },
  play: ({ canvas }) => expectFieldErrorLinked(canvas.getByLabelText("Message"), "Message is required"),
});

/** Not to be changed now. */
export const Disabled = meta.story({ args: { defaultValue: "Sent on Monday.", disabled: true } });

/** Error and counter on the narrowest phone with text twice as large. */
export const LongTextOnPhone = meta.story({
  globals: narrowest,
  args: {
    label: "Nachricht an die Empfängerinnen",
    counter,
    defaultValue: "Donaudampfschifffahrtsgesellschaftskapitän",
    error: "Die Nachricht enthält unzulässige Steuerzeichen.",
  },
  play: () => expectNoReflowOverflow(),
});

/** Right to left: the counter stands at the left. */
export const RightToLeft = meta.story({
  globals: { direction: "rtl" },
  args: {
    label: "الرسالة",
    defaultValue: "استمعوا إلى إعلاننا الجديد",
    counter: { ...counter, left: (characters: number) => `بقي ${characters}` },
  },
});
