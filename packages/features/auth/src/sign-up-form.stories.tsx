import { roleCopy, signUpCopy } from "@earshot/contract/accounts/form-copy.ts";
import { errors } from "@earshot/contract/errors.ts";
import { controlCopy } from "@earshot/contract/site/controls-copy.ts";
import { expectFieldErrorLinked } from "@earshot/storybook/assertions";
import { formWidth, withNavigationSpy } from "@earshot/storybook/decorators";
import preview from "@earshot/storybook/preview";
import { expect, screen, userEvent, waitFor } from "storybook/test";

import { SignUpForm } from "./sign-up-form.tsx";

const meta = preview.meta({
  component: SignUpForm,
  decorators: [formWidth, withNavigationSpy],
  args: { message: null, values: {}, redirect: "/nbmaistudio", provider: null },
});

const goOn = () => userEvent.click(screen.getByRole("button", { name: controlCopy.continue }));

async function fillIn({ email = "robin@fieldnote.example", password = "listen-up" } = {}) {
  await userEvent.type(screen.getByLabelText("First name"), "Robin");
  await userEvent.type(screen.getByLabelText("Last name"), "Okafor");
  await userEvent.type(screen.getByLabelText("Email"), email);
  await userEvent.type(screen.getByLabelText("Password"), password);
  await userEvent.selectOptions(screen.getByLabelText("Country"), "GB");
}

async function toTheRole() {
  await fillIn();
  await goOn();
  await screen.findByRole("heading", { name: roleCopy.title });
}

/** The first step offers five countries; the agency's name is optional. */
export const Form = meta.story({
  play: async () => {
    const countries = screen.getByLabelText<HTMLSelectElement>("Country").options;
    await expect(Array.from(countries, ({ value }) => value)).toEqual(["", "AE", "BE", "CA", "GB", "US"]);
    await expect(screen.queryByRole("heading", { name: roleCopy.title })).toBeNull();
    await expect(screen.getByRole("link", { name: signUpCopy.logIn })).toHaveAttribute(
      "href",
      "/client/login?redirect=%2Fnbmaistudio",
    );
  },
});
Form.test("reports and focuses the first invalid field, in order", async () => {
  const steps: [label: string, error: string, text: string][] = [
    ["First name", errors.first_name_missing.message, "Robin"],
    ["Last name", errors.last_name_missing.message, "Okafor"],
    ["Email", errors.email_missing.message, "robin@"],
    ["Email", errors.email_invalid.message, "fieldnote.example"],
    ["Password", errors.password_missing.message, "12345"],
    ["Password", errors.password_too_short.message, "6"],
  ];
  for (const [label, error, text] of steps) {
    await goOn();
    await expectFieldErrorLinked(screen.getByLabelText(label), error);
    await waitFor(() => expect(screen.getByLabelText(label)).toHaveFocus());
    await userEvent.type(screen.getByLabelText(label), text);
  }
  await goOn();
  await expectFieldErrorLinked(screen.getByLabelText("Country"), errors.country_missing.message);
  await userEvent.selectOptions(screen.getByLabelText("Country"), "BE");
  await goOn();
  await screen.findByRole("heading", { name: roleCopy.title });
});

/** An invalid email shows an error below the field. */
export const Invalid = meta.story({
  play: async () => {
    await fillIn({ email: "robin at fieldnote" });
    await goOn();
    await screen.findByText(errors.email_invalid.message);
  },
});

/** The second step: Get Started is disabled until a role is chosen. */
export const Role = meta.story({
  play: async () => {
    await toTheRole();
    await expect(screen.getByRole("button", { name: controlCopy.getStarted })).toBeDisabled();
  },
});
Role.test("keeps the input when going back and forward again", async () => {
  await userEvent.click(screen.getByRole("button", { name: controlCopy.back }));
  await expect(screen.getByLabelText("First name")).toHaveValue("Robin");
  await expect(screen.getByLabelText("Password")).toHaveValue("listen-up");
  await goOn();
  await screen.findByRole("heading", { name: roleCopy.title });
});

/** A chosen role enables Get Started. */
export const RoleChosen = meta.story({
  play: async () => {
    await toTheRole();
    await userEvent.click(screen.getByRole("radio", { name: roleCopy.agency.label }));
    await expect(screen.getByRole("button", { name: controlCopy.getStarted })).toBeEnabled();
  },
});
RoleChosen.test("submits everything once and shows a pending state", async ({ canvasElement }) => {
  const sent: Record<string, FormDataEntryValue>[] = [];
  canvasElement.addEventListener("submit", (event) => {
    if (!event.defaultPrevented) sent.push(Object.fromEntries(new FormData(event.target as HTMLFormElement)));
  });
  await userEvent.click(screen.getByRole("button", { name: controlCopy.getStarted }));
  await userEvent.click(await screen.findByRole("button", { name: signUpCopy.creating }));
  await expect(sent).toEqual([
    {
      redirect: "/nbmaistudio",
      first_name: "Robin",
      last_name: "Okafor",
      email: "robin@fieldnote.example",
      password: "listen-up",
      agency_name: "",
      country: "GB",
      user_role: "agency",
    },
  ]);
});

/** The server rejects the email: its message appears below the field, and everything but the password is kept. */
export const EmailTaken = meta.story({
  args: {
    message: { kind: "error", text: errors.email_taken.message, field: "email" },
    values: {
      first_name: "Robin",
      last_name: "Okafor",
      email: "nora@kettle.example",
      country: "GB",
      user_role: "agency",
    },
  },
  play: async () => {
    await expectFieldErrorLinked(screen.getByLabelText("Email"), errors.email_taken.message);
    await expect(screen.getByLabelText("First name")).toHaveValue("Robin");
  },
});

/** An error that concerns the whole form appears above the button. */
export const TooManyTries = meta.story({
  args: { message: { kind: "error", text: errors.too_many_sign_ups.message } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("alert")).toHaveTextContent(errors.too_many_sign_ups.message);
  },
});

/** The server reports a missing role: the form opens at the second step. */
export const RoleMissing = meta.story({
  args: {
    message: { kind: "error", text: errors.role_missing.message, field: "user_role" },
    values: { first_name: "Robin", last_name: "Okafor", email: "robin@fieldnote.example", country: "GB" },
  },
  play: async () => {
    await screen.findByText(errors.role_missing.message);
    await expect(screen.getByRole("heading", { name: roleCopy.title })).toBeVisible();
  },
});

/**
 * Coming from a social log-in, the user enters no password, can't change the email, and only adds a country and role.
 */
export const FromProvider = meta.story({
  args: {
    provider: "google",
    values: { first_name: "Robin", last_name: "Okafor", email: "robin@fieldnote.example" },
  },
  play: async () => {
    await screen.findByText(signUpCopy.almostDone("Google"));
    await expect(screen.queryByLabelText("Password")).toBeNull();
    await expect(screen.getByLabelText("Email")).toHaveAttribute("readonly");
    await goOn();
    await expectFieldErrorLinked(screen.getByLabelText("Country"), errors.country_missing.message);
  },
});
FromProvider.test("submits the provider instead of a password", async ({ canvasElement }) => {
  await userEvent.selectOptions(screen.getByLabelText("Country"), "GB");
  await goOn();
  await screen.findByRole("heading", { name: roleCopy.title });
  const data = new FormData(canvasElement.querySelector("form")!);
  await expect([data.get("provider"), data.get("password")]).toEqual(["google", ""]);
});
