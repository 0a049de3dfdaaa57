import { heroCopy } from "@earshot/contract/landing/copy.ts";
import { studioCopy } from "@earshot/contract/studio/copy.ts";
import { expectFocusVisible } from "@earshot/storybook/assertions";
import { formWidth } from "@earshot/storybook/decorators";
import preview from "@earshot/storybook/preview";
import { expect, fn } from "storybook/test";

import { RadioGroup } from "./radio-group.tsx";

const options = [
  { value: "recommended", label: studioCopy.recommended },
  { value: "male", label: heroCopy.male },
  { value: "female", label: heroCopy.female },
];

const meta = preview.meta({
  component: RadioGroup,
  parameters: { layout: "padded" },
  decorators: [formWidth],
  args: {
    label: heroCopy.voice,
    name: "voice_gender",
    options,
    defaultValue: "recommended",
    onChange: fn(),
  },
});

/** Every state, one below the other. */
export const EveryState = meta.story({
  tags: ["matrix"],
  render: (args) => (
    <div style={{ display: "grid", gap: 24 }}>
      <RadioGroup {...args} name="chosen" />
      <RadioGroup {...args} name="unchosen" label="Nothing chosen" defaultValue={undefined} />
      <RadioGroup
        {...args}
        name="hinted"
        label="With a hint"
        defaultValue="female"
        hint="You can change it later."
      />
      <RadioGroup
        {...args}
        name="invalid"
        label="Needed and missing"
        defaultValue={undefined}
        error="Please choose a voice"
      />
      <RadioGroup {...args} name="disabled" label="Not to be changed now" defaultValue="male" disabled />
    </div>
  ),
});

/** One chosen, the others visible. */
export const Chosen = meta.story();
Chosen.test(
  "has one tab stop, moves by arrow keys and shows its focus",
  async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    await expectFocusVisible(canvas.getByRole("radio", { name: "Recommended" }));
    await userEvent.keyboard("{ArrowRight}");
    await expectFocusVisible(canvas.getByRole("radio", { name: "Male" }));
    await expect(canvas.getByRole("radio", { name: "Male" })).toBeChecked();
    await expect(args.onChange).toHaveBeenLastCalledWith("male");
  },
);
Chosen.test("chooses by a press anywhere on an option", async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByText("Female"));
  await expect(canvas.getByRole("radio", { name: "Female" })).toBeChecked();
});
