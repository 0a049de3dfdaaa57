import { languages } from "@earshot/contract/languages.ts";
import { studioCopy } from "@earshot/contract/studio/copy.ts";
import { expectFieldErrorLinked } from "@earshot/storybook/contracts/field-error-linked.ts";
import { expectFocusVisible } from "@earshot/storybook/contracts/focus-visible.ts";
import { expectLiveRegion } from "@earshot/storybook/contracts/live-region.ts";
import { inForm } from "@earshot/storybook/frames";
import preview from "@earshot/storybook/preview";
import { expect, fn, screen, waitFor } from "storybook/test";

import { Button } from "./button.tsx";
import { guide } from "./combobox.guide.ts";
import { Combobox } from "./combobox.tsx";

/** The thirteen, each with its own name for itself, by the browser's tables. */
const options = languages.map(({ name, code }) => ({
  value: name,
  label: name,
  detail: new Intl.DisplayNames([code], { type: "language" }).of(code) ?? name,
  detailLang: code,
}));

const words = {
  open: "Show languages",
  clear: "Clear language",
  none: (typed: string) => `No language matches “${typed}”`,
  found: (count: number) => (count === 1 ? "1 language" : `${count} languages`),
};

const meta = preview.meta({
  component: Combobox,
  parameters: { layout: "padded", guide, docs: { story: { inline: false, height: "440px" } } },
  decorators: [inForm],
  args: {
    label: studioCopy.language,
    name: "language",
    placeholder: studioCopy.languageSearch,
    options,
    words,
    onChange: fn(),
  },
});

const field = () => screen.getByRole<HTMLInputElement>("combobox", { name: "Language" });
const listed = () =>
  screen.queryAllByRole("option").map((option) => option.firstChild?.firstChild?.textContent);
/** The row that a screen reader is told of, which must be there. */
const announced = () =>
  document.getElementById(field().getAttribute("aria-activedescendant") ?? "")?.textContent ?? "";

/** Every state, one below the other, the last with its list. */
export const EveryState = meta.story({
  tags: ["matrix"],
  render: (args) => (
    <div style={{ display: "grid", gap: 24 }}>
      <Combobox {...args} label="Language of the ad" />
      <Combobox {...args} label="Chosen" defaultValue="German" hint="What the ad is written and spoken in." />
      <Combobox {...args} label="Missing" error="Please choose a language" />
      <Combobox {...args} label="While creating" defaultValue="French" disabled />
      <Combobox {...args} defaultValue="Italian" />
    </div>
  ),
  play: async ({ userEvent }) => {
    await userEvent.click(field());
    await waitFor(() => expect(screen.getAllByRole("option")).toHaveLength(13));
  },
});

/** Nothing chosen: the placeholder says what can be typed. */
export const Empty = meta.story({
  play: async () => {
    await expect(field()).toHaveValue("");
    await expect(field()).toHaveAttribute("aria-expanded", "false");
  },
});
Empty.test("is reached by Tab, shows its focus and stays closed", async ({ userEvent }) => {
  await userEvent.tab();
  await expectFocusVisible(field());
  await expect(screen.queryByRole("listbox")).toBeNull();
});

/** Opened by a press: all thirteen, each with its own name for itself. */
export const Open = meta.story({
  play: async ({ userEvent }) => {
    await userEvent.click(field());
    await waitFor(() => expect(screen.getByRole("listbox", { name: "Language" })).toBeVisible());
    await expect(listed()).toEqual(languages.map(({ name }) => name));
    await expect(screen.getByText("Deutsch")).toHaveAttribute("lang", "de");
  },
});
Open.test("is opened and closed by its arrow", async ({ userEvent }) => {
  await userEvent.click(screen.getByRole("button", { name: "Show languages" }));
  await waitFor(() => expect(screen.queryByRole("listbox")).toBeNull());
  await userEvent.click(screen.getByRole("button", { name: "Show languages" }));
  await waitFor(() => expect(screen.getByRole("listbox")).toBeVisible());
  await expect(field()).toHaveFocus();
});
Open.test("is closed by a press outside", async ({ userEvent }) => {
  await userEvent.click(document.body);
  await waitFor(() => expect(screen.queryByRole("listbox")).toBeNull());
});

/** Walked by arrow keys: the highlighted row is the one that a screen reader is told of. */
export const Walked = meta.story({
  play: async ({ userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard("{ArrowDown}");
    await waitFor(() => expect(announced()).toContain("Arabic"));
    await userEvent.keyboard("{ArrowDown}{ArrowDown}");
    await waitFor(() => expect(announced()).toContain("Dutch"));
    await userEvent.keyboard("{ArrowUp}");
    await waitFor(() => expect(announced()).toContain("Chinese"));
  },
});
Walked.test("chooses by Enter", async ({ userEvent, args }) => {
  await userEvent.keyboard("{Enter}");
  await waitFor(() => expect(screen.queryByRole("listbox")).toBeNull());
  await expect(field()).toHaveValue("Chinese");
  await expect(args.onChange).toHaveBeenCalledOnce();
  await expect(args.onChange).toHaveBeenCalledWith("Chinese");
  await expect(field()).toHaveFocus();
});
Walked.test("is opened by Alt + Arrow Down", async ({ userEvent }) => {
  await userEvent.keyboard("{Escape}");
  await waitFor(() => expect(screen.queryByRole("listbox")).toBeNull());
  await userEvent.keyboard("{Alt>}{ArrowDown}{/Alt}");
  await waitFor(() => expect(screen.getByRole("listbox")).toBeVisible());
});

/** A part of a name was typed: the list is shorter, the likeliest is first and highlighted. */
export const Searched = meta.story({
  play: async ({ userEvent }) => {
    await userEvent.type(field(), "i");
    await waitFor(() => expect(announced()).toContain("Italian"));
    await expect(listed()[0]).toBe("Italian");
    await expect(listed()).not.toContain("Dutch");
  },
});
Searched.test("says how many there are", async ({ userEvent }) => {
  await expectLiveRegion("1 language", () => userEvent.type(field(), "tal"));
});
Searched.test("leaves Home and End to the cursor", async ({ userEvent }) => {
  await userEvent.type(field(), "tal");
  await userEvent.keyboard("{Home}");
  await expect([field().value, field().selectionStart]).toEqual(["ital", 0]);
  await userEvent.keyboard("{End}");
  await expect(field().selectionStart).toBe(4);
});

/** Typed without the marks and in capitals, in the language itself: found all the same. */
export const FoundByOwnName = meta.story({
  play: async ({ userEvent, args }) => {
    await userEvent.type(field(), "ESPANOL");
    await waitFor(() => expect(listed()).toEqual(["Spanish"]));
    await userEvent.keyboard("{Enter}");
    await expect(field()).toHaveValue("Spanish");
    await expect(args.onChange).toHaveBeenCalledWith("Spanish");
  },
});

/** Nothing matches: said in words in place of the list, and spoken. */
export const NothingMatches = meta.story({
  play: ({ userEvent }) =>
    expectLiveRegion("No language matches “Klingon”", () => userEvent.type(field(), "Klingon")),
});
NothingMatches.test("puts back what was chosen when it is left", async ({ userEvent, args }) => {
  await userEvent.tab();
  await waitFor(() => expect(field()).toHaveValue(""));
  await expect(args.onChange).not.toHaveBeenCalled();
});

/** A name typed in full and left without Enter counts as chosen. */
export const TypedInFull = meta.story({
  play: async ({ userEvent, args }) => {
    await userEvent.type(field(), "deutsch");
    await userEvent.tab();
    await waitFor(() => expect(field()).toHaveValue("German"));
    await expect(args.onChange).toHaveBeenCalledOnce();
    await expect(args.onChange).toHaveBeenCalledWith("German");
  },
});

/** Chosen: its name stands in the field, with a button to take it back. */
export const Chosen = meta.story({
  args: { defaultValue: "German" },
  play: async () => {
    await expect(field()).toHaveValue("German");
  },
});
Chosen.test("opens with all of them, its own marked and highlighted", async ({ userEvent }) => {
  await userEvent.click(field());
  await waitFor(() => expect(screen.getAllByRole("option")).toHaveLength(13));
  await expect(screen.getByRole("option", { selected: true })).toHaveTextContent("German");
});
Chosen.test("is taken back by its button", async ({ userEvent, args }) => {
  await userEvent.click(screen.getByRole("button", { name: "Clear language" }));
  await expect(field()).toHaveValue("");
  await expect(args.onChange).toHaveBeenCalledOnce();
  await expect(args.onChange).toHaveBeenCalledWith("");
  await expect(field()).toHaveFocus();
});
Chosen.test("is taken back by emptying the field", async ({ userEvent, args }) => {
  await userEvent.clear(field());
  await expect(args.onChange).toHaveBeenLastCalledWith("");
});
Chosen.test("comes back by Escape after one typed something else", async ({ userEvent, args }) => {
  await userEvent.tripleClick(field());
  await userEvent.keyboard("fren");
  await waitFor(() => expect(announced()).toContain("French"));
  await userEvent.keyboard("{Escape}");
  await waitFor(() => expect(field()).toHaveValue("German"));
  await userEvent.keyboard("{Escape}");
  await expect(field()).toHaveValue("German");
  await expect(args.onChange).not.toHaveBeenCalled();
});

/** Chosen by a press. */
export const ChosenByPress = meta.story({
  play: async ({ userEvent, args }) => {
    await userEvent.click(field());
    await userEvent.click(await screen.findByRole("option", { name: /Korean/ }));
    await waitFor(() => expect(field()).toHaveValue("Korean"));
    await expect(args.onChange).toHaveBeenCalledOnce();
    await expect(args.onChange).toHaveBeenCalledWith("Korean");
  },
});

/** Needed and missing: the words stand beside it and are read with it. */
export const Invalid = meta.story({
  args: { error: "Please choose a language", hint: "What the ad is written and spoken in." },
  play: () => expectFieldErrorLinked(field(), "Please choose a language"),
});

/** Not to be changed now, and not sent. */
export const Disabled = meta.story({
  args: { defaultValue: "French", disabled: true },
  play: async ({ userEvent }) => {
    await expect(field()).toBeDisabled();
    await userEvent.click(field());
    await expect(screen.queryByRole("listbox")).toBeNull();
  },
});

/** Kept by its caller: a press alone changes nothing. */
export const KeptByCaller = meta.story({
  args: { value: "English" },
  play: async ({ userEvent, args }) => {
    await userEvent.click(field());
    await userEvent.click(await screen.findByRole("option", { name: /Dutch/ }));
    await expect(args.onChange).toHaveBeenCalledWith("Dutch");
    await waitFor(() => expect(field()).toHaveValue("English"));
  },
});

const sent = fn();

/** In a form: Enter chooses first and sends at the second press; the option's value is sent. */
export const SentByForm = meta.story({
  beforeEach: () => {
    sent.mockClear();
  },
  render: (args) => (
    <form
      style={{ display: "grid", gap: 16 }}
      onSubmit={(event) => {
        event.preventDefault();
        sent(new FormData(event.currentTarget).getAll("language"));
      }}
    >
      <Combobox {...args} />
      <Button type="submit">Create</Button>
    </form>
  ),
  play: async ({ userEvent }) => {
    await userEvent.type(field(), "jap{Enter}");
    await waitFor(() => expect(field()).toHaveValue("Japanese"));
    await expect(sent).not.toHaveBeenCalled();
    await userEvent.keyboard("{Enter}");
    await expect(sent).toHaveBeenCalledWith(["Japanese"]);
  },
});
