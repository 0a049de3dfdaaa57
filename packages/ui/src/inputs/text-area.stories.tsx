import { heroCopy } from "@earshot/contract/landing/hero-copy.ts";
import { expectFocusVisible } from "@earshot/storybook/assertions";
import { formWidth, stacked } from "@earshot/storybook/decorators";
import preview from "@earshot/storybook/preview";
import { expect } from "storybook/test";

import { TextArea } from "./text-area.tsx";

const counter = {
  limit: 500,
  left: (characters: number) => `${characters} left`,
  over: (characters: number) => `${characters} too many`,
};
const listen = "Listen to our new ad.";

const meta = preview.meta({
  component: TextArea,
  parameters: { layout: "padded" },
  decorators: [formWidth],
  args: { label: "Message", name: "message", rows: 2, counter, defaultValue: listen },
});

/** Every state, one below the other. */
export const EveryState = meta.story({
  tags: ["matrix"],
  render: stacked(
    TextArea,
    {
      label: heroCopy.outline,
      placeholder: heroCopy.outlinePlaceholder,
      counter: undefined,
      defaultValue: undefined,
    },
    {
      label: "Delivery Instructions",
      hint: "How it should be said, not what.",
      counter: undefined,
      defaultValue: "Warm, unhurried. A short pause after the name.",
    },
    {},
    { label: "Message, too long", counter: { ...counter, limit: 20 } },
    { label: "Message, missing", error: "Message is required", defaultValue: "" },
    { label: "Message, sent", counter: undefined, defaultValue: "Sent on Monday.", disabled: true },
  ),
});

/** The counter is at the end of the line below the field. */
export const Counted = meta.story();
Counted.test(
  "counts the characters while the user types, without announcing every keystroke",
  async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expectFocusVisible(canvas.getByLabelText("Message"));
    await expect(canvas.getByText("479 left")).toBeVisible();
    await userEvent.type(canvas.getByLabelText("Message"), "!!");
    await expect(canvas.getByText("477 left")).toBeVisible();
    await expect(canvas.getByRole("status")).toHaveTextContent("");
  },
);

Counted.test(
  "takes each paragraph's direction from its first letter, and the alignment from the page",
  { globals: { direction: "rtl" } },
  async ({ canvas }) => {
    const { unicodeBidi, textAlign } = getComputedStyle(canvas.getByLabelText("Message"));
    await expect([unicodeBidi, textAlign]).toEqual(["plaintext", "right"]);
  },
);

/** Near the limit, the counter is announced once when a fifth is left, and once when a tenth is left. */
export const NearlyAtLimit = meta.story({
  args: { defaultValue: "a".repeat(399) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText("Message"), "bc");
    await expect(canvas.getByText("99 left")).toBeVisible();
    await expect(canvas.getByRole("status")).toHaveTextContent("100 left");
    await userEvent.paste("a".repeat(48));
    await expect(canvas.getByRole("status")).toHaveTextContent("100 left");
    await userEvent.paste("a");
    await expect(canvas.getByRole("status")).toHaveTextContent("50 left");
  },
});

/** The text is too long but not truncated; the counter shows by how much and announces it once. */
export const TooLong = meta.story({
  args: { defaultValue: "Listen! ".repeat(62) },
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
