import { expectFieldErrorLinked } from "@earshot/storybook/contracts/field-error-linked.ts";
import { expectFocusVisible } from "@earshot/storybook/contracts/focus-visible.ts";
import { expectNoReflowOverflow } from "@earshot/storybook/contracts/no-reflow-overflow.ts";
import { inForm, narrowest } from "@earshot/storybook/frames";
import preview from "@earshot/storybook/preview";
import { Search } from "lucide-react";
import { useState } from "react";
import { expect } from "storybook/test";

import { Button } from "./button.tsx";
import { TextField } from "./text-field.tsx";

const meta = preview.meta({
  component: TextField,
  parameters: { layout: "padded" },
  decorators: [inForm],
  args: { label: "Email", name: "email", type: "email" as const, autoComplete: "email" },
});

/** Nothing typed yet. The label stands above the field and stays there. */
export const Empty = meta.story();
Empty.test("is reached by Tab and by its label, and shows its focus", async ({ canvas, userEvent }) => {
  const field = canvas.getByRole("textbox", { name: "Email" });
  await userEvent.tab();
  await expectFocusVisible(field);
  field.blur();
  await userEvent.click(canvas.getByText("Email"));
  await expect(field).toHaveFocus();
});

/** Filled in. */
export const Filled = meta.story({ args: { defaultValue: "ada@example.com" } });

/** A hint helps before one types; it is read with the field. */
export const Hint = meta.story({ args: { hint: "We send the reset link here." } });
Hint.test("reads its hint", async ({ canvas }) => {
  await expect(canvas.getByLabelText("Email")).toHaveAccessibleDescription("We send the reset link here.");
});

/** An example of what to write. It is gone once one types, so it never says anything that is needed. */
export const Placeholder = meta.story({
  args: {
    label: "Brand",
    type: "text",
    name: "brand",
    autoComplete: "organization",
    placeholder: "Coffee & Co",
  },
});

/** Wrong: what was typed stays, the words stand beside it, and they are read with the field. */
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

/** The error comes after typing: nothing that was typed is lost, and it goes when it is put right. */
export const ErrorComesAndGoes = meta.story({
  render: function Form() {
    const [error, setError] = useState("");
    return (
      <form
        noValidate
        style={{ display: "grid", gap: 16 }}
        onSubmit={(event) => {
          event.preventDefault();
          const typed = new FormData(event.currentTarget).get("name");
          setError(
            typeof typed === "string" && typed.trim().length < 2
              ? "Project name must be at least 2 characters long"
              : "",
          );
        }}
      >
        <TextField label="Project name" name="name" error={error} autoComplete="off" />
        <Button type="submit" intent="primary" wide>
          Create
        </Button>
      </form>
    );
  },
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByLabelText("Project name");
    await userEvent.type(field, "P{Enter}");
    await expectFieldErrorLinked(field, "Project name must be at least 2 characters long");
    await expect(field).toHaveValue("P");
    await expect(field).toHaveFocus();
  },
});
ErrorComesAndGoes.test("goes when it is put right", async ({ canvas, userEvent }) => {
  const field = canvas.getByLabelText("Project name");
  await userEvent.type(field, "odcast{Enter}");
  await expect(field).not.toHaveAttribute("aria-invalid");
  await expect(field).toHaveValue("Podcast");
});

/** A search: the icon is decoration, the label still names the field. */
export const SearchField = meta.story({
  args: {
    label: "Search voices",
    type: "search",
    name: "q",
    placeholder: "Name, accent or tone",
    icon: <Search />,
  },
});

/** Not to be changed now, and not sent. */
export const Disabled = meta.story({ args: { defaultValue: "ada@example.com", disabled: true } });

/** Long words on the narrowest phone with text twice as large: label, hint and error wrap. */
export const LongTextOnPhone = meta.story({
  globals: narrowest,
  args: {
    label: "Geschäftliche E-Mail-Adresse der Ansprechpartnerin",
    hint: "Bestätigungsnachrichten schicken wir ausschließlich dorthin.",
    defaultValue: "donaudampfschifffahrtsgesellschaft@example.com",
    error: "Diese E-Mail-Adresse ist bereits einem anderen Konto zugeordnet.",
  },
  play: () => expectNoReflowOverflow(),
});

/** Right to left: the words, the icon and what is typed begin at the right. */
export const RightToLeft = meta.story({
  globals: { direction: "rtl" },
  args: {
    label: "البحث عن صوت",
    type: "search",
    name: "q",
    placeholder: "الاسم أو اللهجة",
    hint: "مثال: هادئ",
    error: "لا توجد نتائج",
    icon: <Search />,
  },
});
