import { adInfoCopy } from "@earshot/contract/ads/copy.ts";
import { errors } from "@earshot/contract/errors.ts";
import { projectDialogCopy } from "@earshot/contract/projects/copy.ts";
import { agencyCodeCopy, billingCopy } from "@earshot/contract/settings/copy.ts";
import { controlCopy } from "@earshot/contract/site/controls-copy.ts";
import { selectVoiceCopy } from "@earshot/contract/voices/copy.ts";
import { expectDialogContract } from "@earshot/storybook/contracts/dialog.ts";
import { expectFieldErrorLinked } from "@earshot/storybook/contracts/field-error-linked.ts";
import { expectFocusVisible } from "@earshot/storybook/contracts/focus-visible.ts";
import { narrowest } from "@earshot/storybook/frames";
import { Opened, opener } from "@earshot/storybook/opened";
import preview from "@earshot/storybook/preview";
import { useState } from "react";
import { expect, fn, screen, waitFor } from "storybook/test";

import { Select } from "../inputs/select.tsx";
import { TextField } from "../inputs/text-field.tsx";
import { DialogButton } from "./dialog-button.tsx";
import { guide } from "./dialog.guide.ts";
import { Dialog, type DialogProps } from "./dialog.tsx";

const saveOrCancel = (
  <>
    <DialogButton does="cancel">{controlCopy.cancel}</DialogButton>
    <DialogButton does="submit">{controlCopy.save}</DialogButton>
  </>
);
const paragraph =
  "The voice reads the script as it stands. Numbers, prices and web addresses are read the way people say them, so write them the way you want to hear them.";

const meta = preview.meta({
  component: Dialog,
  parameters: { docs: { story: { inline: false, height: "420px" } }, guide },
  args: {
    open: true,
    onClose: fn(),
    title: adInfoCopy.title,
    closeLabel: controlCopy.close,
    children: paragraph,
  },
  render: (args) => (
    <Opened>
      {(open, close) => (
        <Dialog
          {...args}
          open={open}
          onClose={() => {
            args.onClose();
            close();
          }}
        />
      )}
    </Opened>
  ),
});

/** All that a dialog can have: a title, what it is about, fields, a word in the footer, two buttons. */
export const EveryState = meta.story({
  tags: ["matrix"],
  args: {
    title: agencyCodeCopy.edit,
    description: agencyCodeCopy.editText,
    note: "Validated in February",
    onSubmit: fn(),
    actions: saveOrCancel,
    children: (
      <div style={{ display: "grid", gap: 20 }}>
        <Select label="Country" defaultValue="GB" options={[{ value: "GB", label: "United Kingdom" }]} />
        <TextField label={billingCopy.agencyCode} error={errors.agency_code_missing.message} />
      </div>
    ),
  },
});

/** Words alone. The panel itself has the first focus: nothing in it is to be done at once. */
export const Words = meta.story({ args: { description: "Fresh roast, delivered · 30 sec" } });
Words.test("keeps the dialog contract", () =>
  expectDialogContract({ name: adInfoCopy.title, escape: "closes", opener }),
);
Words.test("closes on a press outside and by its button", async ({ userEvent }) => {
  await userEvent.click(document.querySelector("[data-overlay]")!);
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  await userEvent.click(opener());
  await userEvent.click(await screen.findByRole("button", { name: "Close" }));
  await waitFor(() => expect(opener()).toHaveFocus());
});
Words.test("goes backwards from the panel to its last part, which shows it", async ({ userEvent }) => {
  await waitFor(() => expect(screen.getByRole("dialog")).toHaveFocus());
  await userEvent.keyboard("{Shift>}{Tab}{/Shift}");
  await expectFocusVisible(screen.getByRole("button", { name: "Close" }));
});

/** A form: the first field has the focus, its text selected, so that typing replaces it. */
export const Form = meta.story({
  args: {
    title: projectDialogCopy.editTitle,
    onSubmit: fn(),
    actions: saveOrCancel,
    children: <TextField label={projectDialogCopy.name} name="name" defaultValue="Spring launch" />,
  },
});
Form.test("keeps the dialog contract", () =>
  expectDialogContract({ name: projectDialogCopy.editTitle, escape: "closes", opener }),
);
Form.test("is submitted by Enter in a field", async ({ userEvent, args }) => {
  const field = screen.getByLabelText(projectDialogCopy.name);
  await waitFor(() => expect(field).toHaveFocus());
  await userEvent.keyboard("Summer launch{Enter}");
  await expect(field).toHaveValue("Summer launch");
  await expect(args.onSubmit).toHaveBeenCalledOnce();
});

/** Refused: the words stand under the field, what was typed stays, and it can be sent again. */
export const Refused = Form.extend({
  args: {
    children: (
      <TextField
        label={projectDialogCopy.name}
        defaultValue="Spring launch"
        error={errors.project_name_taken.message}
      />
    ),
  },
  play: async () => {
    const field = await screen.findByLabelText(projectDialogCopy.name);
    await expectFieldErrorLinked(field, errors.project_name_taken.message);
  },
});

/** Saving: nothing dismisses it, the fields rest, the button that acts waits. */
export const Busy = Form.extend({ tags: ["matrix"], args: { busy: true } });
Busy.test("can't be dismissed or submitted again", async ({ userEvent, args }) => {
  await expectDialogContract({ name: projectDialogCopy.editTitle, escape: "is blocked" });
  await userEvent.click(document.querySelector("[data-overlay]")!);
  await userEvent.click(screen.getByRole("button", { name: "Save" }));
  await expect(screen.getByLabelText(projectDialogCopy.name)).toBeDisabled();
  await expect(screen.queryByRole("button", { name: "Close" })).toBeNull();
  await expect(screen.getByRole("button", { name: "Save" })).toHaveAttribute("aria-disabled", "true");
  await expect(args.onClose).not.toHaveBeenCalled();
  await expect(args.onSubmit).not.toHaveBeenCalled();
});

function BusyForAMoment(args: DialogProps) {
  const [busy, setBusy] = useState(false);
  const save = () => {
    setBusy(true);
    setTimeout(() => setBusy(false), 50);
  };
  return <Dialog {...args} busy={busy} onSubmit={save} />;
}

/** Saving failed and the form is back: the field that had focus has it again, though it was disabled meanwhile. */
export const BackFromBusy = Form.extend({
  render: (args) => <BusyForAMoment {...args} />,
  play: async ({ userEvent }) => {
    const field = await screen.findByLabelText(projectDialogCopy.name);
    await waitFor(() => expect(field).toHaveFocus());
    await userEvent.keyboard("{Enter}");
    await waitFor(() => expect(screen.getByRole("dialog")).toHaveFocus());
    await waitFor(() => expect(field).toHaveFocus());
  },
});

/** More than the window holds: title and buttons stay, the middle scrolls and can be reached by Tab. */
export const LongText = meta.story({
  args: {
    title: "How your script is read, and what to do when a name or a number comes out wrong",
    description: paragraph,
    note: controlCopy.selected("Amelia"),
    actions: saveOrCancel,
    children: Array.from({ length: 24 }, (_, line) => (
      <p key={line} style={{ marginBlockEnd: 12 }}>
        {paragraph}
      </p>
    )),
  },
});
const longName = /How your script is read/;
LongText.test("scrolls inside and fits the window", () =>
  expectDialogContract({ name: longName, escape: "closes", opener }),
);
LongText.test("keeps its buttons in view", async () => {
  const save = await screen.findByRole("button", { name: "Save" });
  await waitFor(() => expect(save.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight));
  const body = screen.getAllByText(paragraph)[1]!.closest("[tabindex]")!;
  await expect(body.scrollHeight).toBeGreaterThan(body.clientHeight);
});

/** On a phone it is a sheet at the bottom, as wide as the screen. */
export const LongTextOnPhone = LongText.extend({
  globals: { viewport: { value: "phone320", isRotated: false } },
});
LongTextOnPhone.test("fits the window and stands at its bottom", async () => {
  const { left, width } = (await screen.findByRole("dialog")).getBoundingClientRect();
  await expect([left, width > 300]).toEqual([0, true]);
  await expectDialogContract({ name: longName, escape: "closes", opener });
});

/** The narrowest phone with text twice as large: the buttons stand one below the other, all is reached. */
export const FormNarrowest = Form.extend({ globals: narrowest });
FormNarrowest.test("fits the window at 320 px with text twice as large", () =>
  expectDialogContract({ name: projectDialogCopy.editTitle, escape: "closes", opener }),
);

/** A phone on its side is too low for a fixed title and buttons: there the whole sheet scrolls. */
export const LongTextOnTurnedPhone = LongText.extend({
  parameters: {
    viewport: {
      options: { turned: { name: "Phone 640, turned", styles: { width: "640px", height: "320px" } } },
    },
  },
  globals: { viewport: { value: "turned", isRotated: false } },
  play: async () => {
    const dialog = await screen.findByRole("dialog");
    await waitFor(() => expect(dialog.scrollHeight).toBeGreaterThan(dialog.clientHeight));
    dialog.scrollTo({ top: dialog.scrollHeight });
    const save = screen.getByRole("button", { name: "Save" }).getBoundingClientRect();
    await expect(save.bottom).toBeLessThanOrEqual(dialog.getBoundingClientRect().bottom);
    await expect(save.top).toBeGreaterThan(
      screen.getAllByText(paragraph).at(-1)!.getBoundingClientRect().bottom,
    );
  },
});

/** A wide one, for lists: 840 px. */
export const Wide = LongText.extend({
  args: { size: "lg", title: selectVoiceCopy.select, description: selectVoiceCopy.subtitle },
});

/** A narrow one, for one short field: 420 px. */
export const Narrow = Form.extend({ args: { size: "sm" } });

/** A long page behind: it stays where it is when its scroll bar goes. */
export const LongPageBehind = Form.extend({
  parameters: { layout: "fullscreen" },
  render: (args) => (
    <div style={{ minHeight: "300vh", textAlign: "end" }}>
      <Opened first="closed">{(open, close) => <Dialog {...args} open={open} onClose={close} />}</Opened>
    </div>
  ),
  play: async ({ userEvent }) => {
    const before = screen.getByText("Open").getBoundingClientRect().right;
    await userEvent.click(opener());
    await waitFor(() => expect(getComputedStyle(document.body).overflow).toBe("hidden"));
    await expect(screen.getByText("Open").getBoundingClientRect().right).toBe(before);
  },
});

/** In Arabic the close button stands at the left, and the buttons are in reading order. */
export const RightToLeft = Form.extend({
  globals: { direction: "rtl" },
  args: {
    title: "تعديل المشروع",
    description: "يظهر الاسم في قائمة مشاريعك وفي كل حملة تستخدم إعلاناته.",
    closeLabel: "إغلاق",
    children: <TextField label="اسم المشروع" defaultValue="إطلاق الربيع" />,
    actions: (
      <>
        <DialogButton does="cancel">إلغاء</DialogButton>
        <DialogButton does="submit">حفظ</DialogButton>
      </>
    ),
  },
});
RightToLeft.test("keeps the dialog contract", async () => {
  const close = (await screen.findByRole("button", { name: "إغلاق" })).getBoundingClientRect();
  const title = screen.getByRole("heading").getBoundingClientRect();
  await expect(close.right).toBeLessThan(title.left);
  await expectDialogContract({ name: "تعديل المشروع", escape: "closes", opener });
});

/** In the dark the panel is lighter than the page, and its edge is drawn. */
export const Dark = EveryState.extend({ tags: ["!matrix"], globals: { theme: "dark" } });
