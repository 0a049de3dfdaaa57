import { heroCopy } from "@earshot/contract/landing/copy.ts";
import { expectFocusVisible } from "@earshot/storybook/assertions";
import { formWidth } from "@earshot/storybook/decorators";
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
  decorators: [formWidth],
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

/** Nothing typed yet, with an example. */
export const Empty = meta.story({
  args: { placeholder: heroCopy.outlinePlaceholder },
});
Empty.test("shows its focus on Tab", async ({ canvas, userEvent }) => {
  await userEvent.tab();
  await expectFocusVisible(canvas.getByLabelText(heroCopy.outline));
});

/** The counter is at the end of the line below. */
export const Counted = meta.story({
  args: { label: "Message", counter, defaultValue: "Listen to our new ad." },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("479 left")).toBeVisible();
    await expect(canvas.getByRole("status")).toHaveTextContent("");
  },
});
Counted.test("counts while typing without announcing every key", async ({ canvas, userEvent }) => {
  await userEvent.type(canvas.getByLabelText("Message"), "!!");
  await expect(canvas.getByText("477 left")).toBeVisible();
  await expect(canvas.getByRole("status")).toHaveTextContent("");
});

/** Near the limit: announced once when a fifth and a tenth are left. */
export const NearlyAtLimit = meta.story({
  args: { label: "Message", counter, defaultValue: "a".repeat(399) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText("Message"), "bc");
    await expect(canvas.getByText("99 left")).toBeVisible();
    await expect(canvas.getByRole("status")).toHaveTextContent("100 left");
  },
});

/** Too long: nothing is cut off; the counter says by how much and announces it once. */
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
