import { expectFieldErrorLinked } from "@earshot/storybook/contracts/field-error-linked.ts";
import { expectFocusVisible } from "@earshot/storybook/contracts/focus-visible.ts";
import { expectNoReflowOverflow } from "@earshot/storybook/contracts/no-reflow-overflow.ts";
import { inForm, narrowest } from "@earshot/storybook/frames";
import preview from "@earshot/storybook/preview";
import { Link2, Search } from "lucide-react";
import { useState } from "react";
import { expect } from "storybook/test";

import { Button } from "./button.tsx";
import { guide } from "./text-field.guide.ts";
import { TextField } from "./text-field.tsx";

const meta = preview.meta({
  component: TextField,
  parameters: { layout: "padded", guide },
  decorators: [inForm],
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

/** Reached by keyboard: the ring lies on the line, and the cursor stands in it. */
export const Focused = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expectFocusVisible(canvas.getByRole("textbox", { name: "Email" }));
  },
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

/** Ours to give: it can be read, selected and copied, and is sent, but not changed. */
export const ReadOnly = meta.story({
  args: {
    label: "Link",
    type: "url",
    name: "link",
    defaultValue: "https://earshot.example/shared-audio/7f3c",
    icon: <Link2 />,
    readOnly: true,
  },
});
ReadOnly.test("takes the focus, and no typing", async ({ canvas, userEvent }) => {
  await userEvent.tab();
  const field = canvas.getByLabelText("Link");
  await expectFocusVisible(field);
  await userEvent.keyboard("x");
  await expect(field).toHaveValue("https://earshot.example/shared-audio/7f3c");
});

/** A day, with the platform's own calendar. */
export const Day = meta.story({
  args: { label: "Starts on", type: "date", name: "start", defaultValue: "2026-12-01" },
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

/** An address in a page that reads from right to left: it reads from left to right itself, and begins at the right. */
export const AddressRightToLeft = meta.story({
  globals: { direction: "rtl" },
  args: { label: "البريد الإلكتروني", defaultValue: "ada@", error: "عنوان غير صالح" },
  play: async ({ canvas }) => {
    const field = canvas.getByRole("textbox");
    const { unicodeBidi, textAlign } = getComputedStyle(field);
    await expect([unicodeBidi, textAlign]).toEqual(["plaintext", "right"]);
  },
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
