import { expectFieldErrorLinked } from "@earshot/storybook/contracts/field-error-linked.ts";
import { expectFocusVisible } from "@earshot/storybook/contracts/focus-visible.ts";
import { expectNoReflowOverflow } from "@earshot/storybook/contracts/no-reflow-overflow.ts";
import { inForm, narrowest } from "@earshot/storybook/frames";
import preview from "@earshot/storybook/preview";
import { expect } from "storybook/test";

import { TextArea } from "./text-area.tsx";

const counter = {
  limit: 500,
  left: (characters: number) => `${characters} left`,
  over: (characters: number) => `${characters} too many`,
};

const meta = preview.meta({
  component: TextArea,
  parameters: { layout: "padded" },
  decorators: [inForm],
  args: { label: "What should the ad say?", name: "outline" },
});

/** Nothing typed yet, with an example of what to write. */
export const Empty = meta.story({
  args: { placeholder: "What you sell, who it is for, and what to do next" },
});
Empty.test("is reached by Tab and shows its focus", async ({ canvas, userEvent }) => {
  await userEvent.tab();
  await expectFocusVisible(canvas.getByLabelText("What should the ad say?"));
});

/** Filled in, with a hint. */
export const Filled = meta.story({
  args: {
    hint: "Facts are read as they stand: prices, addresses, codes.",
    defaultValue:
      "Small-batch coffee roasted on Mondays and at your door by Wednesday. For busy people who care how their morning tastes.",
  },
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
