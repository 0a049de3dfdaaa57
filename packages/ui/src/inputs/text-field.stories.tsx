import { expectFieldErrorLinked, expectFocusVisible } from "@earshot/storybook/assertions";
import { formWidth, stacked } from "@earshot/storybook/decorators";
import preview from "@earshot/storybook/preview";
import { Link2, Search } from "lucide-react";
import { expect } from "storybook/test";

import { TextField } from "./text-field.tsx";

const meta = preview.meta({
  component: TextField,
  parameters: { layout: "padded" },
  decorators: [formWidth],
  args: { label: "Email", type: "email" as const, autoComplete: "email" },
});

const url = "https://earshot.example/a/7f3c";

/** Every state, one below the other; long German labels, hints and errors wrap. */
export const EveryState = meta.story({
  tags: ["matrix"],
  render: stacked(
    TextField,
    { label: "Brand", type: "text", placeholder: "Coffee & Co" },
    { defaultValue: "ada@example.com", hint: "We send the reset link here." },
    {
      label: "Geschäftliche E-Mail-Adresse der Ansprechpartnerin",
      hint: "Bestätigungsnachrichten schicken wir ausschließlich dorthin.",
      defaultValue: "donaudampfschifffahrtsgesellschaft@",
      error: "Diese E-Mail-Adresse ist bereits einem anderen Konto zugeordnet.",
    },
    { label: "Search voices", type: "search", placeholder: "Name, accent or tone", icon: <Search /> },
    { label: "Link", type: "url", defaultValue: url, icon: <Link2 />, readOnly: true },
    { label: "Company", type: "text", defaultValue: "Kettle", disabled: true },
    { label: "Phone number", type: "tel", placeholder: "+32 2 123 45 67", disabled: true },
  ),
});

/** Nothing has been typed yet. */
export const Empty = meta.story();
Empty.test("receives focus on Tab and when its label is clicked", async ({ canvas, userEvent }) => {
  const field = canvas.getByRole("textbox", { name: "Email" });
  await userEvent.tab();
  await expectFocusVisible(field);
  field.blur();
  await userEvent.click(canvas.getByText("Email"));
  await expect(field).toHaveFocus();
});

/**
 * A value is typed but not submitted yet: the field keeps focus. Hovering changes only the cursor, so there is no
 * Hover story.
 */
export const Typed = meta.story({
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole("textbox", { name: "Email" });
    await userEvent.type(field, "ada@example.com");
    await expect(field).toHaveValue("ada@example.com");
    await expectFocusVisible(field);
  },
});

/** The value is invalid: the hint and the error are linked to the field, and the input is kept. */
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
Invalid.test(
  "aligns an email address right in right-to-left pages, but keeps its text left to right",
  { globals: { direction: "rtl" } },
  async ({ canvas }) => {
    const { unicodeBidi, textAlign } = getComputedStyle(canvas.getByRole("textbox"));
    await expect([unicodeBidi, textAlign]).toEqual(["plaintext", "right"]);
  },
);
