import { expectFieldErrorLinked } from "@earshot/storybook/contracts/field-error-linked.ts";
import { expectFocusVisible } from "@earshot/storybook/contracts/focus-visible.ts";
import { expectNoReflowOverflow } from "@earshot/storybook/contracts/no-reflow-overflow.ts";
import { inForm, narrowest } from "@earshot/storybook/frames";
import preview from "@earshot/storybook/preview";
import { Store, UsersRound } from "lucide-react";
import { expect, fn } from "storybook/test";

import { RadioCards } from "./radio-cards.tsx";

const options = [
  {
    value: "business",
    title: "I am a Business",
    text: "Create, share and launch campaigns",
    icon: <Store aria-hidden="true" />,
  },
  {
    value: "agency",
    title: "I am an Agency",
    text: "Create and share ads with clients safely and launch campaigns",
    icon: <UsersRound aria-hidden="true" />,
  },
];

const meta = preview.meta({
  component: RadioCards,
  parameters: { layout: "padded" },
  decorators: [inForm],
  args: { label: "Choose your role", name: "user_role", options, onChange: fn() },
});

/** Nothing chosen yet. */
export const Unchosen = meta.story();
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

/** Chosen: line, ground and dot say so, not colour alone. */
export const Chosen = meta.story({
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
export const Invalid = meta.story({
  args: { error: "Please choose your role" },
  play: ({ canvas }) => expectFieldErrorLinked(canvas.getByRole("radiogroup"), "Please choose your role"),
});

/** Not to be changed now: while the account is made. */
export const Disabled = meta.story({ args: { defaultValue: "business", disabled: true } });

/** On the narrowest phone with text twice as large. */
export const LongTextOnPhone = meta.story({
  globals: narrowest,
  args: { defaultValue: "business" },
  play: () => expectNoReflowOverflow(),
});

/** Right to left: the icon stands at the right, the dot at the left. */
export const RightToLeft = meta.story({
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
