import { roleCopy } from "@earshot/contract/accounts/form-copy.ts";
import { errors } from "@earshot/contract/errors.ts";
import { expectFocusVisible } from "@earshot/storybook/assertions";
import { formWidth, stacked } from "@earshot/storybook/decorators";
import preview from "@earshot/storybook/preview";
import { expectLook } from "@earshot/storybook/pseudo-states";
import { Store, UsersRound } from "lucide-react";
import { expect, fn } from "storybook/test";

import { RadioCards } from "./radio-cards.tsx";

const { business, agency } = roleCopy;
const options = [
  { value: "business", title: business.label, text: business.description, icon: <Store aria-hidden /> },
  { value: "agency", title: agency.label, text: agency.description, icon: <UsersRound aria-hidden /> },
];
const long = { value: "long", title: "Sommerschlussverkaufswerbekampagne".repeat(6), text: "x".repeat(200) };

const meta = preview.meta({
  component: RadioCards,
  parameters: { layout: "padded" },
  decorators: [formWidth],
  args: { label: roleCopy.title, name: "user_role", options, onChange: fn() },
});

/** Not chosen, chosen, invalid, disabled, without icons, and with a name without break points. */
export const EveryState = meta.story({
  tags: ["matrix"],
  render: stacked(
    RadioCards,
    { name: "unchosen", label: "Nothing chosen" },
    { name: "chosen", defaultValue: "agency" },
    { name: "invalid", label: "Required and missing", error: errors.role_missing.message },
    { name: "disabled", label: "Disabled", defaultValue: "business", disabled: true },
    {
      name: "words",
      label: "Without icons",
      hint: "You can change it in your settings.",
      options: [...options, long].map(({ value, title, text }) => ({ value, title, text })),
      defaultValue: "business",
    },
  ),
});

/** Nothing is chosen yet. */
export const Unchosen = meta.story();
Unchosen.test("chooses a card when any part of it is pressed", async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByText("Create, share and launch campaigns"));
  await expect(canvas.getByRole("radio", { name: "I am a Business" })).toBeChecked();
  await expect(args.onChange).toHaveBeenLastCalledWith("business");
});
Unchosen.test(
  "has a single tab stop, responds to the arrow keys and shows a focus ring",
  async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expectFocusVisible(canvas.getByRole("radio", { name: "I am a Business" }));
    await userEvent.keyboard("{ArrowDown}");
    const second = canvas.getByRole("radio", { name: "I am an Agency" });
    await expectFocusVisible(second);
    await expect(second).toBeChecked();
    await expect(second).toHaveAccessibleDescription(agency.description);
  },
);

/** The pointer is over the first card. A press chooses the card at once. */
export const Hover = meta.story({
  play: ({ canvas }) => expectLook(canvas.getByText(business.label).closest("label")!, "hover"),
});
