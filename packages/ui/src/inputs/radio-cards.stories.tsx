import { roleCopy } from "@earshot/contract/accounts/copy.ts";
import { errors } from "@earshot/contract/errors.ts";
import { expectFieldErrorLinked } from "@earshot/storybook/contracts/field-error-linked.ts";
import { expectFocusVisible } from "@earshot/storybook/contracts/focus-visible.ts";
import { expectNoReflowOverflow } from "@earshot/storybook/contracts/no-reflow-overflow.ts";
import { inForm, narrowest } from "@earshot/storybook/frames";
import preview from "@earshot/storybook/preview";
import type { Decorator } from "@storybook/react-vite";
import { Store, UsersRound } from "lucide-react";
import { expect, fn } from "storybook/test";

import { guide } from "./radio-cards.guide.ts";
import { RadioCards } from "./radio-cards.tsx";

const options = [
  {
    value: "business",
    title: roleCopy.business.label,
    text: roleCopy.business.description,
    icon: <Store aria-hidden="true" />,
  },
  {
    value: "agency",
    title: roleCopy.agency.label,
    text: roleCopy.agency.description,
    icon: <UsersRound aria-hidden="true" />,
  },
];

/** Two columns where there is room. */
const besideEachOther: Decorator = (Story) => (
  <div
    style={{
      display: "grid",
      gridTemplateColumns: "repeat(auto-fill, minmax(min(26rem, 100%), 1fr))",
      alignItems: "start",
      gap: 24,
    }}
  >
    <Story />
  </div>
);

const meta = preview.meta({
  component: RadioCards,
  parameters: { layout: "padded", guide },
  args: { label: roleCopy.title, name: "user_role", options, onChange: fn() },
});

/** Every state: unchosen, chosen, refused, not to be changed, and without icons. */
export const EveryState = meta.story({
  tags: ["matrix"],
  decorators: [besideEachOther],
  render: (args) => (
    <>
      <RadioCards {...args} name="unchosen" label="Nothing chosen" />
      <RadioCards {...args} name="chosen" label={roleCopy.title} defaultValue="agency" />
      <RadioCards {...args} name="invalid" label="Needed and missing" error={errors.role_missing.message} />
      <RadioCards {...args} name="disabled" label="Not to be changed now" defaultValue="business" disabled />
      <RadioCards
        {...args}
        name="words"
        label="Without icons"
        hint="You can change it in your settings."
        options={options.map(({ value, title, text }) => ({ value, title, text }))}
        defaultValue="business"
      />
    </>
  ),
});

/** Nothing chosen yet. */
export const Unchosen = meta.story({ decorators: [inForm] });
Unchosen.test("is chosen by pressing anywhere on a card", async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByText("Create, share and launch campaigns"));
  await expect(canvas.getByRole("radio", { name: "I am a Business" })).toBeChecked();
  await expect(args.onChange).toHaveBeenLastCalledWith("business");
});
Unchosen.test(
  "is one stop of Tab, moved by arrow keys, and shows its focus",
  async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expectFocusVisible(canvas.getByRole("radio", { name: "I am a Business" }));
    await userEvent.keyboard("{ArrowDown}");
    await expectFocusVisible(canvas.getByRole("radio", { name: "I am an Agency" }));
  },
);

/** Reached by keyboard: the ring stands around the whole card. */
export const Focused = Unchosen.extend({
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expectFocusVisible(canvas.getByRole("radio", { name: "I am a Business" }));
  },
});

/** Chosen: line, ground and dot say so, not colour alone. */
export const Chosen = Unchosen.extend({
  args: { defaultValue: "agency" },
  play: async ({ canvas }) => {
    const agency = canvas.getByRole("radio", { name: "I am an Agency" });
    await expect(agency).toBeChecked();
    await expect(agency).toHaveAccessibleDescription(
      "Create and share ads with clients safely and launch campaigns",
    );
  },
});

/** Needed and missing: the words belong to the group. */
export const Invalid = Unchosen.extend({
  args: { error: errors.role_missing.message },
  play: ({ canvas }) => expectFieldErrorLinked(canvas.getByRole("radiogroup"), errors.role_missing.message),
});

/** Not to be changed now: while the account is made. */
export const Disabled = Unchosen.extend({ args: { defaultValue: "business", disabled: true } });

/** On the narrowest phone with text twice as large. */
export const LongTextOnPhone = Unchosen.extend({
  globals: narrowest,
  args: { defaultValue: "business" },
  play: () => expectNoReflowOverflow(),
});

/** Right to left: the icon stands at the right, the dot at the left. */
export const RightToLeft = Unchosen.extend({
  globals: { direction: "rtl" },
  args: {
    label: "اختر دورك",
    options: [
      {
        value: "business",
        title: "أنا شركة",
        text: "أنشئ الحملات وشاركها وأطلقها",
        icon: <Store aria-hidden="true" />,
      },
      {
        value: "agency",
        title: "أنا وكالة",
        text: "أنشئ الإعلانات وشاركها مع العملاء",
        icon: <UsersRound aria-hidden="true" />,
      },
    ],
    defaultValue: "agency",
  },
});
