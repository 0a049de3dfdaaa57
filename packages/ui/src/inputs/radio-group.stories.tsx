import { heroCopy } from "@earshot/contract/landing/copy.ts";
import { studioCopy } from "@earshot/contract/studio/copy.ts";
import { expectFieldErrorLinked } from "@earshot/storybook/contracts/field-error-linked.ts";
import { expectFocusVisible } from "@earshot/storybook/contracts/focus-visible.ts";
import { expectNoReflowOverflow } from "@earshot/storybook/contracts/no-reflow-overflow.ts";
import { inForm, narrowest } from "@earshot/storybook/frames";
import preview from "@earshot/storybook/preview";
import { expect, fn } from "storybook/test";

import { guide } from "./radio-group.guide.ts";
import { RadioGroup } from "./radio-group.tsx";

const options = [
  { value: "recommended", label: studioCopy.recommended },
  { value: "male", label: heroCopy.male },
  { value: "female", label: heroCopy.female },
];

const meta = preview.meta({
  component: RadioGroup,
  parameters: { layout: "padded", guide },
  decorators: [inForm],
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

/** One chosen, the others in sight. */
export const Chosen = meta.story();
Chosen.test(
  "is one stop of Tab, moved by arrow keys, and shows its focus",
  async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    await expectFocusVisible(canvas.getByRole("radio", { name: "Recommended" }));
    await userEvent.keyboard("{ArrowRight}");
    await expectFocusVisible(canvas.getByRole("radio", { name: "Male" }));
    await expect(canvas.getByRole("radio", { name: "Male" })).toBeChecked();
    await expect(args.onChange).toHaveBeenLastCalledWith("male");
  },
);
Chosen.test("is chosen by pressing anywhere on it", async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByText("Female"));
  await expect(canvas.getByRole("radio", { name: "Female" })).toBeChecked();
});

/** Reached by keyboard: the ring stands around what is chosen. */
export const Focused = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expectFocusVisible(canvas.getByRole("radio", { name: "Recommended" }));
  },
});

/** Nothing chosen yet. */
export const Unchosen = meta.story({ args: { defaultValue: undefined } });

/** Kept by its caller: a press alone changes nothing. */
export const KeptByCaller = meta.story({
  args: { value: "male", defaultValue: undefined },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole("radio", { name: "Female" }));
    await expect(args.onChange).toHaveBeenCalledWith("female");
    await expect(canvas.getByRole("radio", { name: "Male" })).toBeChecked();
  },
});

/** Needed and missing: the words belong to the group. */
export const Invalid = meta.story({
  args: { defaultValue: undefined, error: "Please choose a voice" },
  play: ({ canvas }) =>
    expectFieldErrorLinked(canvas.getByRole("radiogroup", { name: heroCopy.voice }), "Please choose a voice"),
});

/** Not to be changed now. */
export const Disabled = meta.story({ args: { disabled: true } });

/** On the narrowest phone with text twice as large, they stand below each other. */
export const LongTextOnPhone = meta.story({
  globals: narrowest,
  play: () => expectNoReflowOverflow(),
});

/** Right to left: the first stands at the right. */
export const RightToLeft = meta.story({
  globals: { direction: "rtl" },
  args: {
    label: "الصوت",
    options: [
      { value: "recommended", label: "موصى به" },
      { value: "male", label: "ذكر" },
      { value: "female", label: "أنثى" },
    ],
  },
});
