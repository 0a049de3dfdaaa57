import {
  expectFieldErrorLinked,
  expectFocusVisible,
  expectNoHorizontalScroll,
} from "@earshot/storybook/assertions";
import { formWidth, narrowest } from "@earshot/storybook/decorators";
import preview from "@earshot/storybook/preview";
import { Link2, Search } from "lucide-react";
import { expect } from "storybook/test";

import { TextField } from "./text-field.tsx";

const meta = preview.meta({
  component: TextField,
  parameters: { layout: "padded" },
  decorators: [formWidth],
  args: { label: "Email", name: "email", type: "email" as const, autoComplete: "email" },
});

/** Every state, one below the other. */
export const EveryState = meta.story({
  tags: ["matrix"],
  render: () => (
    <div style={{ display: "grid", gap: 20 }}>
      <TextField label="Brand" placeholder="Coffee & Co" />
      <TextField
        label="Email"
        type="email"
        defaultValue="ada@example.com"
        hint="We send the reset link here."
      />
      <TextField
        label="Business email"
        type="email"
        defaultValue="ada@"
        error="Please enter a valid email address"
      />
      <TextField label="Search voices" type="search" placeholder="Name, accent or tone" icon={<Search />} />
      <TextField
        label="Link"
        type="url"
        defaultValue="https://earshot.example/a/7f3c"
        icon={<Link2 />}
        readOnly
      />
      <TextField label="Company" defaultValue="Kettle" disabled />
      <TextField label="Phone number" type="tel" placeholder="+32 2 123 45 67" disabled />
    </div>
  ),
});

/** Nothing typed yet. */
export const Empty = meta.story();
Empty.test("focuses by Tab and by its label", async ({ canvas, userEvent }) => {
  const field = canvas.getByRole("textbox", { name: "Email" });
  await userEvent.tab();
  await expectFocusVisible(field);
  field.blur();
  await userEvent.click(canvas.getByText("Email"));
  await expect(field).toHaveFocus();
});

/** Invalid: hint and error are linked to the field and the entry stays. */
export const Invalid = meta.story({
  args: {
    hint: "We send the reset link here.",
    defaultValue: "ada@",
    error: "Please enter a valid email address",
  },
  play: async ({ canvas }) => {
    const field = canvas.getByLabelText("Email");
    await expectFieldErrorLinked(field, "Please enter a valid email address");
    await expect(field).toHaveAccessibleDescription(/We send the reset link here/);
    await expect(field).toHaveValue("ada@");
  },
});

/** Label, hint and error wrap at 320 px and 200 % text size. */
export const LongTextOnPhone = meta.story({
  globals: narrowest,
  args: {
    label: "Geschäftliche E-Mail-Adresse der Ansprechpartnerin",
    hint: "Bestätigungsnachrichten schicken wir ausschließlich dorthin.",
    defaultValue: "donaudampfschifffahrtsgesellschaft@example.com",
    error: "Diese E-Mail-Adresse ist bereits einem anderen Konto zugeordnet.",
  },
  play: () => expectNoHorizontalScroll(),
});

/** An email address on a right-to-left page reads from left to right and is aligned right. */
export const AddressRightToLeft = meta.story({
  globals: { direction: "rtl" },
  args: { label: "البريد الإلكتروني", defaultValue: "ada@", error: "عنوان غير صالح" },
  play: async ({ canvas }) => {
    const field = canvas.getByRole("textbox");
    const { unicodeBidi, textAlign } = getComputedStyle(field);
    await expect([unicodeBidi, textAlign]).toEqual(["plaintext", "right"]);
  },
});
