import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";

import { Button } from "./button.tsx";
import { Checkbox } from "./checkbox.tsx";
import { Combobox } from "./combobox.tsx";
import { NumberField } from "./number-field.tsx";
import { PasswordField } from "./password-field.tsx";
import { RadioCards } from "./radio-cards.tsx";
import { RadioGroup } from "./radio-group.tsx";
import { SearchBox } from "./search-box.tsx";
import { SegmentedControl } from "./segmented-control.tsx";
import { Select } from "./select.tsx";
import { Slider } from "./slider.tsx";
import { TextArea } from "./text-area.tsx";
import { TextField } from "./text-field.tsx";

const copy = { show: "Show", hide: "Hide", shown: "Shown", hidden: "Hidden" };
const counter = { limit: 10, left: (n: number) => `${n} left`, over: (n: number) => `${n} too many` };

/** The server's markup, which is what a browser has before or without JavaScript. */
const html = renderToStaticMarkup(
  <form action="/client/signup" method="post">
    <TextField label="Email" name="email" defaultValue="ada@example.com" error="Taken" hint="Hint" />
    <PasswordField label="Password" name="password" autoComplete="new-password" copy={copy} />
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
    <NumberField label="Fade In (ms)" name="fade_in" defaultValue={500} />
    <Slider label="Budget" name="budget" min={50} max={20_000} step={50} defaultValue={500} format={String} />
    <SegmentedControl
      label="Length"
      name="length"
      defaultValue="30"
      options={["15", "30"].map((value) => ({ value, label: `${value}s` }))}
    />
    <Combobox
      label="Language"
      name="language"
      defaultValue="German"
      options={[{ value: "German", label: "German" }]}
      copy={{ open: "Show", clear: "Clear", none: () => "None", found: String }}
    />
    <Button type="submit">Go</Button>
  </form>,
);

/** The tag of the control with this name and, if several controls share it, this value. */
function control(name: string, value = ""): string {
  const tags = html.match(/<(?:input|textarea|select)[^>]*>/g) ?? [];
  const tag = tags.find((each) => each.includes(`name="${name}"`) && each.includes(`value="${value}`));
  return tag ?? tags.find((each) => each.includes(`name="${name}"`)) ?? "";
}

it.each(["email", "password", "message", "remember_me", "country", "fade_in", "budget", "language"])(
  "links a label to the field %s",
  (name) => {
    const id = / id="([^"]+)"/.exec(control(name))?.[1];
    expect(id).toBeTruthy();
    expect(html).toContain(`<label for="${id}"`);
  },
);

it("submits the initial values", () => {
  expect(control("email")).toContain('value="ada@example.com"');
  expect(html).toMatch(/<textarea[^>]*>Hello<\/textarea>/);
  expect(control("remember_me")).toContain("checked");
  expect(control("voice", "male")).toContain("checked");
  expect(control("role", "agency")).toContain("checked");
  expect(control("voice", "female")).not.toContain('checked=""');
  expect(control("fade_in")).toContain('value="500"');
  expect(control("budget")).toMatch(/type="range".* value="500"/);
  expect(control("length", "30")).toContain("checked");
});

it("submits a combobox's text once, before its list has loaded", () => {
  expect(control("language")).toContain('value="German"');
  expect(html.match(/name="language"/g)).toHaveLength(1);
});

it("submits a search to the server", () => {
  const search = renderToStaticMarkup(
    <SearchBox
      label="Search for ads"
      name="q"
      action="/nbmaistudio"
      copy={{ search: "Search", clear: "Clear" }}
      onSearch={() => {}}
    />,
  );
  expect(search).toMatch(
    /<search aria-label="Search for ads"><form[^>]* action="\/nbmaistudio" method="get"/,
  );
  expect(search).toMatch(/<input[^>]* name="q"/);
  expect(search.match(/type="submit"/g)).toHaveLength(1);
});

it("shows a select's placeholder when nothing is chosen", () => {
  expect(html).toContain('<option value="" disabled="" selected="">Choose</option>');
});

it("links the hint and error to the field", () => {
  const id = / id="([^"]+)"/.exec(control("email"))?.[1];
  expect(control("email")).toContain(`aria-describedby="${id}-hint ${id}-error"`);
  expect(html).toContain(`id="${id}-error"`);
});

it("has a single submit button, and sets the type of every button", () => {
  expect(html.match(/type="submit"/g)).toHaveLength(1);
  expect(html.match(/<button(?![^>]*type=)/g)).toBeNull();
});
