import { languages } from "@earshot/contract/languages.ts";
import { studioCopy } from "@earshot/contract/studio/copy.ts";
import { expectDialogContract } from "@earshot/storybook/contracts/dialog.ts";
import { expectNoReflowOverflow } from "@earshot/storybook/contracts/no-reflow-overflow.ts";
import { inForm, narrowest } from "@earshot/storybook/frames";
import preview from "@earshot/storybook/preview";
import { useState } from "react";
import { expect, fn, screen, waitFor } from "storybook/test";

import { DialogButton } from "../surfaces/dialog-button.tsx";
import { Dialog } from "../surfaces/dialog.tsx";
import { guide } from "./combobox.guide.ts";
import { Combobox, type ComboboxProps } from "./combobox.tsx";

const options = languages.map(({ name, code }) => ({
  value: name,
  label: name,
  detail: new Intl.DisplayNames([code], { type: "language" }).of(code) ?? name,
  detailLang: code,
}));

const meta = preview.meta({
  component: Combobox,
  parameters: { layout: "padded", guide, docs: { story: { inline: false, height: "560px" } } },
  decorators: [inForm],
  args: {
    label: studioCopy.language,
    name: "language",
    placeholder: studioCopy.languageSearch,
    options,
    words: {
      open: "Show languages",
      clear: "Clear language",
      none: (typed: string) => `No language matches “${typed}”`,
      found: (count: number) => `${count} languages`,
    },
    onChange: fn(),
  },
});

const field = () => screen.getByRole<HTMLInputElement>("combobox");
const list = () => screen.findByRole("listbox");

/** The list lies within the part of the window that is in sight, and scrolls to its end. */
async function expectListInSight() {
  const popup = (await list()).parentElement!;
  await waitFor(async () => {
    const { top, bottom, left, right } = popup.getBoundingClientRect();
    await expect(top).toBeGreaterThanOrEqual(0);
    await expect(bottom).toBeLessThanOrEqual(window.visualViewport!.height);
    await expect(left).toBeGreaterThanOrEqual(0);
    await expect(right).toBeLessThanOrEqual(window.visualViewport!.width);
    await expect(bottom - top).toBeGreaterThan(60);
  });
}

const onClose = fn();

function Inside(args: ComboboxProps) {
  const [open, setOpen] = useState(true);
  const close = () => {
    onClose();
    setOpen(false);
  };
  return (
    <Dialog
      open={open}
      onClose={close}
      title="Make another like this"
      closeLabel="Close"
      onSubmit={fn()}
      actions={<DialogButton does="submit">Create</DialogButton>}
    >
      <Combobox {...args} />
    </Dialog>
  );
}

/** In a dialog: the list stands above it, and may reach beyond its edge. */
export const InDialog = meta.story({
  beforeEach: () => {
    onClose.mockClear();
  },
  render: (args) => <Inside {...args} />,
  play: async ({ userEvent }) => {
    await waitFor(() => expect(field()).toHaveFocus());
    await userEvent.keyboard("{ArrowDown}");
    await expectListInSight();
    await expect(screen.getByRole("dialog")).toContainElement(await list());
  },
});
InDialog.test("chooses by a press without closing the dialog", async ({ userEvent, args }) => {
  await userEvent.click(screen.getByRole("option", { name: /German/ }));
  await waitFor(() => expect(field()).toHaveValue("German"));
  await expect(args.onChange).toHaveBeenCalledWith("German");
  await expect(onClose).not.toHaveBeenCalled();
  await expect(field()).toHaveFocus();
});
InDialog.test("closes the list by the first Escape, the dialog by the next", async ({ userEvent }) => {
  await userEvent.keyboard("{Escape}");
  await waitFor(() => expect(screen.queryByRole("listbox")).toBeNull());
  await expect(onClose).not.toHaveBeenCalled();
  await userEvent.keyboard("{Escape}");
  await expect(onClose).toHaveBeenCalledOnce();
});
InDialog.test("goes on by Tab, and the list is gone", async ({ userEvent }) => {
  await userEvent.tab();
  await waitFor(() => expect(screen.queryByRole("listbox")).toBeNull());
  await expect(screen.getByRole("dialog")).toContainElement(document.activeElement as HTMLElement);
  await expect(onClose).not.toHaveBeenCalled();
});
InDialog.test("leaves the dialog's contract whole", async ({ userEvent }) => {
  await userEvent.keyboard("{Escape}");
  await waitFor(() => expect(screen.queryByRole("listbox")).toBeNull());
  await expectDialogContract({ name: "Make another like this", escape: onClose });
});

/** In a dialog on the phone, a sheet at the bottom: the list opens upwards, where there is room. */
export const InDialogOnPhone = InDialog.extend({
  globals: { viewport: { value: "phone390", isRotated: false } },
  play: async ({ userEvent }) => {
    await waitFor(() => expect(field()).toHaveFocus());
    await userEvent.keyboard("{ArrowDown}");
    await expectListInSight();
  },
});

/** A phone whose keyboard is open, so that 300 px of it are in sight: the list fits between them. */
export const KeyboardOpen = meta.story({
  parameters: {
    viewport: {
      options: {
        keyboard: { name: "Phone 390, keyboard open", styles: { width: "390px", height: "300px" } },
      },
    },
  },
  globals: { viewport: { value: "keyboard", isRotated: false } },
  play: async ({ userEvent }) => {
    await userEvent.type(field(), "n");
    await expectListInSight();
  },
});
KeyboardOpen.test("keeps the highlighted row in sight", async ({ userEvent }) => {
  await userEvent.keyboard("{ArrowDown}{ArrowDown}{ArrowDown}{ArrowDown}{ArrowDown}");
  const row = document.getElementById(field().getAttribute("aria-activedescendant")!)!;
  const popup = (await list()).parentElement!.getBoundingClientRect();
  await waitFor(() => expect(row.getBoundingClientRect().bottom).toBeLessThanOrEqual(popup.bottom));
});

/** At the end of the page there is no room below: the list opens upwards. */
export const AtPageEnd = meta.story({
  render: (args) => (
    <div style={{ paddingBlockStart: "calc(100vh - 8rem)" }}>
      <Combobox {...args} />
    </div>
  ),
  play: async ({ userEvent }) => {
    await userEvent.click(field());
    await expectListInSight();
    await expect((await list()).parentElement!.getBoundingClientRect().bottom).toBeLessThan(
      field().getBoundingClientRect().top,
    );
  },
});

/** In the studio's panel, 252 px wide: own names go below where they don't fit. */
export const InPanel = meta.story({
  render: (args) => (
    <div style={{ maxWidth: 252, marginInline: "auto" }}>
      <Combobox {...args} defaultValue="Portuguese" />
    </div>
  ),
  play: async ({ userEvent }) => {
    await userEvent.click(field());
    await expectListInSight();
  },
});

/** On dark ground, open. */
export const Dark = meta.story({
  globals: { theme: "dark" },
  args: { defaultValue: "English" },
  play: async ({ userEvent }) => {
    await userEvent.click(field());
    await expectListInSight();
  },
});

/** On the narrowest phone with text twice as large. */
export const LongTextOnPhone = meta.story({
  globals: narrowest,
  args: {
    label: "Sprache der Werbebotschaft",
    hint: "In dieser Sprache wird geschrieben und gesprochen.",
    placeholder: "Sprachen durchsuchen",
  },
  play: async ({ userEvent }) => {
    await userEvent.click(field());
    await expectListInSight();
    await expectNoReflowOverflow();
  },
});

/** Right to left: the arrow stands at the left, each name in its own direction. */
export const RightToLeft = meta.story({
  globals: { direction: "rtl" },
  args: {
    label: "اللغة",
    placeholder: "ابحث عن لغة",
    hint: "اللغة التي يُكتب بها الإعلان ويُنطق.",
    options: languages.map(({ name, code }) => ({
      value: name,
      label: new Intl.DisplayNames(["ar"], { type: "language" }).of(code) ?? name,
      detail: name,
      detailLang: "en",
    })),
    defaultValue: "Arabic",
    words: {
      open: "عرض اللغات",
      clear: "مسح اللغة",
      none: (typed: string) => `لا توجد لغة تطابق «${typed}»`,
      found: (count: number) => `عدد اللغات: ${count}`,
    },
  },
  play: async ({ userEvent }) => {
    await userEvent.click(field());
    await expectListInSight();
    await expect(screen.getByRole("option", { selected: true })).toHaveTextContent("العربية");
  },
});
