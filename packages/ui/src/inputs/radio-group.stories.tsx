import { heroCopy } from "@earshot/contract/landing/hero-copy.ts";
import { studioCopy } from "@earshot/contract/studio/copy.ts";
import { expectFocusVisible } from "@earshot/storybook/assertions";
import { formWidth, stacked } from "@earshot/storybook/decorators";
import preview from "@earshot/storybook/preview";
import { expect, fn } from "storybook/test";

import { RadioGroup } from "./radio-group.tsx";

const meta = preview.meta({
  component: RadioGroup,
  parameters: { layout: "padded" },
  decorators: [formWidth],
  args: {
    label: heroCopy.voice,
    name: "voice_gender",
    options: [
      { value: "recommended", label: studioCopy.recommended },
      { value: "male", label: heroCopy.male },
      { value: "female", label: heroCopy.female },
    ],
    onChange: fn(),
  },
});

/** Every state, one below the other. */
export const EveryState = meta.story({
  tags: ["matrix"],
  render: stacked(
    RadioGroup,
    { name: "chosen", defaultValue: "recommended" },
    { name: "unchosen", label: "Nothing chosen" },
    { name: "hint", label: "With a hint", defaultValue: "female", hint: "You can change it later." },
    { name: "invalid", label: "Required and missing", error: "Please choose a voice" },
    { name: "disabled", label: "Disabled", defaultValue: "male", disabled: true },
  ),
});

/** One option is chosen, and the others are visible. */
export const Chosen = meta.story({ args: { defaultValue: "recommended" } });
Chosen.test("has a single tab stop, responds to the arrow keys and shows a focus ring", async (story) => {
  const { canvas, userEvent, args } = story;
  await userEvent.tab();
  await expectFocusVisible(canvas.getByRole("radio", { name: "Recommended" }));
  await userEvent.keyboard("{ArrowRight}");
  await expectFocusVisible(canvas.getByRole("radio", { name: "Male" }));
  await expect(canvas.getByRole("radio", { name: "Male" })).toBeChecked();
  await expect(args.onChange).toHaveBeenLastCalledWith("male");
});
Chosen.test("chooses an option when any part of it is pressed", async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByText("Female"));
  await expect(canvas.getByRole("radio", { name: "Female" })).toBeChecked();
});
