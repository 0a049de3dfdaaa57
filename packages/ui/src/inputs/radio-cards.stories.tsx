import { roleCopy } from "@earshot/contract/accounts/copy.ts";
import { errors } from "@earshot/contract/errors.ts";
import { expectFocusVisible } from "@earshot/storybook/assertions";
import { formWidth } from "@earshot/storybook/decorators";
import preview from "@earshot/storybook/preview";
import type { Decorator } from "@storybook/react-vite";
import { Store, UsersRound } from "lucide-react";
import { expect, fn } from "storybook/test";

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
  parameters: { layout: "padded" },
  args: { label: roleCopy.title, name: "user_role", options, onChange: fn() },
});

/** Unchosen, chosen, invalid, disabled, and without icons. */
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
export const Unchosen = meta.story({ decorators: [formWidth] });
Unchosen.test("chooses by a press anywhere on a card", async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByText("Create, share and launch campaigns"));
  await expect(canvas.getByRole("radio", { name: "I am a Business" })).toBeChecked();
  await expect(args.onChange).toHaveBeenLastCalledWith("business");
});
Unchosen.test("has one tab stop, moves by arrow keys and shows its focus", async ({ canvas, userEvent }) => {
  await userEvent.tab();
  await expectFocusVisible(canvas.getByRole("radio", { name: "I am a Business" }));
  await userEvent.keyboard("{ArrowDown}");
  await expectFocusVisible(canvas.getByRole("radio", { name: "I am an Agency" }));
});

/** Chosen: shown by border, background and dot. */
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

/** A long unbroken name breaks and stays inside its card. */
export const LongName = Unchosen.extend({
  args: {
    options: [
      { value: "long", title: "Sommerschlussverkaufswerbekampagne".repeat(6), text: "x".repeat(200) },
    ],
  },
  play: async ({ canvas, canvasElement }) => {
    const group = canvas.getByRole("radiogroup");
    await expect(group.scrollWidth).toBeLessThanOrEqual(group.clientWidth);
    await expect(canvasElement.querySelector("label")!.getBoundingClientRect().width).toBeLessThanOrEqual(
      group.getBoundingClientRect().width,
    );
  },
});
