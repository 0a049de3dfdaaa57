import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";

import { Button } from "./button.tsx";
import { Checkbox } from "./checkbox.tsx";
import { PasswordField } from "./password-field.tsx";
import { RadioCards } from "./radio-cards.tsx";
import { RadioGroup } from "./radio-group.tsx";
import { Select } from "./select.tsx";
import { TextArea } from "./text-area.tsx";
import { TextField } from "./text-field.tsx";

const words = { show: "Show", hide: "Hide", shown: "Shown", hidden: "Hidden" };
const counter = { limit: 10, left: (n: number) => `${n} left`, over: (n: number) => `${n} too many` };

/** What the server sends: all that a browser has before, or without, JavaScript. */
const html = renderToStaticMarkup(
  <form action="/client/signup" method="post">
    <TextField label="Email" name="email" defaultValue="ada@example.com" error="Taken" hint="Hint" />
    <PasswordField label="Password" name="password" autoComplete="new-password" words={words} />
    <TextArea label="Message" name="message" defaultValue="Hello" counter={counter} />
    <Checkbox label="Remember me" name="remember_me" defaultChecked />
    <Select
      label="Country"
      name="country"
      placeholder="Choose"
      options={[{ value: "BE", label: "Belgium" }]}
    />
    <RadioGroup
      label="Voice"
      name="voice"
      defaultValue="male"
      options={[
        { value: "male", label: "Male" },
        { value: "female", label: "Female" },
      ]}
    />
    <RadioCards
      label="Role"
      name="role"
      defaultValue="agency"
      options={[
        { value: "business", title: "Business", text: "Create" },
        { value: "agency", title: "Agency", text: "Share" },
      ]}
    />
    <Button type="submit">Go</Button>
  </form>,
);

/** The tag of the control with this name, and value where several have it. */
function control(name: string, value = ""): string {
  const tags = html.match(/<(?:input|textarea|select)[^>]*>/g) ?? [];
  const tag = tags.find((each) => each.includes(`name="${name}"`) && each.includes(`value="${value}`));
  return tag ?? tags.find((each) => each.includes(`name="${name}"`)) ?? "";
}

it.each(["email", "password", "message", "remember_me", "country"])("%s has its label", (name) => {
  const id = / id="([^"]+)"/.exec(control(name))?.[1];
  expect(id).toBeTruthy();
  expect(html).toContain(`<label for="${id}"`);
});

it("sends what was filled in", () => {
  expect(control("email")).toContain('value="ada@example.com"');
  expect(html).toMatch(/<textarea[^>]*>Hello<\/textarea>/);
  expect(control("remember_me")).toContain("checked");
  expect(control("voice", "male")).toContain("checked");
  expect(control("role", "agency")).toContain("checked");
  expect(control("voice", "female")).not.toContain('checked=""');
});

it("asks for a choice where there is none yet", () => {
  expect(html).toContain('<option value="" disabled="" selected="">Choose</option>');
});

it("ties hint and error to the field", () => {
  const id = / id="([^"]+)"/.exec(control("email"))?.[1];
  expect(control("email")).toContain(`aria-describedby="${id}-hint ${id}-error"`);
  expect(html).toContain(`id="${id}-error"`);
});

it("has one button that sends, and none that is sent by accident", () => {
  expect(html.match(/type="submit"/g)).toHaveLength(1);
  expect(html.match(/<button(?![^>]*type=)/g)).toBeNull();
});
