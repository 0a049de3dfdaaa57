import { logInCopy } from "@earshot/contract/accounts/copy.ts";
import { signUpCopy } from "@earshot/contract/accounts/form-copy.ts";
import { adCopy } from "@earshot/contract/ads/copy.ts";
import { adInfoCopy, moveAdCopy } from "@earshot/contract/ads/dialog-copy.ts";
import { errors } from "@earshot/contract/errors.ts";
import { projectDialogCopy, deleteProjectCopy } from "@earshot/contract/projects/dialog-copy.ts";
import { agencyCodeCopy, billingCopy } from "@earshot/contract/settings/copy.ts";
import { controlCopy } from "@earshot/contract/site/controls-copy.ts";
import { studioCopy } from "@earshot/contract/studio/copy.ts";
import { expectAccessibleDialog, expectFocusVisible } from "@earshot/storybook/assertions";
import { aboveOpener, narrowest, opener, WithOpener } from "@earshot/storybook/decorators";
import preview from "@earshot/storybook/preview";
import { Ellipsis, Pencil, Trash2, Info, Share2 } from "lucide-react";
import { useState } from "react";
import { expect, fn, screen, waitFor } from "storybook/test";

import { Button } from "../inputs/button.tsx";
import { Combobox } from "../inputs/combobox.tsx";
import { IconButton } from "../inputs/icon-button.tsx";
import { Select } from "../inputs/select.tsx";
import { TextField } from "../inputs/text-field.tsx";
import { AlertDialog } from "./alert-dialog.tsx";
import { DialogButton } from "./dialog-button.tsx";
import { Dialog, type DialogProps } from "./dialog.tsx";
import { Menu } from "./menu.tsx";
import { Tooltip } from "./tooltip.tsx";

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
  parameters: { docs: { story: { inline: false, height: "420px" } } },
  args: {
    open: true,
    onClose: fn(),
    title: adInfoCopy.title,
    closeLabel: controlCopy.close,
    children: paragraph,
  },
  render: aboveOpener(Dialog),
});

const overlay = () => document.querySelector("[data-overlay]")!;
const dialogGone = () => waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
const nameField = () => screen.getByLabelText(projectDialogCopy.name);
const named = (name: string) => screen.findByRole("button", { name });

/** All parts: a title, a description, fields, a note in the footer and two buttons. */
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

/** The dialog contains only text. The panel itself has the initial focus. */
export const Text = meta.story({ args: { description: "Fresh roast, delivered · 30 sec" } });
Text.test("behaves as a dialog", () =>
  expectAccessibleDialog({ name: adInfoCopy.title, escape: "closes", opener }),
);
Text.test("closes on a press outside and when its button is pressed", async ({ userEvent }) => {
  await userEvent.click(overlay());
  await dialogGone();
  await userEvent.click(opener());
  await userEvent.click(await named("Close"));
  await waitFor(() => expect(opener()).toHaveFocus());
});
Text.test("moves focus from the panel to its last control on Shift + Tab", async ({ userEvent }) => {
  await waitFor(() => expect(screen.getByRole("dialog")).toHaveFocus());
  await userEvent.keyboard("{Shift>}{Tab}{/Shift}");
  await expectFocusVisible(screen.getByRole("button", { name: "Close" }));
});

/** In a form, the first field is focused, with its text selected. */
export const Form = meta.story({
  args: {
    title: projectDialogCopy.editTitle,
    onSubmit: fn(),
    actions: saveOrCancel,
    children: <TextField label={projectDialogCopy.name} name="name" defaultValue="Spring launch" />,
  },
});
const narrow = { globals: narrowest };
Form.test("behaves as a dialog at 320 px with 200 % text, with its buttons stacked", narrow, () =>
  expectAccessibleDialog({ name: projectDialogCopy.editTitle, escape: "closes", opener }),
);
Form.test("traps Tab when focus is on its title, first or last control", async ({ userEvent }) => {
  const dialog = await screen.findByRole("dialog");
  const title = dialog.querySelector<HTMLElement>("[data-title]")!;
  title.tabIndex = -1;
  title.focus();
  await userEvent.tab({ shift: true });
  const last = document.activeElement as HTMLElement;
  await expect(dialog).toContainElement(last);
  await userEvent.tab();
  const first = document.activeElement as HTMLElement;
  await expect(dialog).toContainElement(first);
  await userEvent.tab({ shift: true });
  await expect(last).toHaveFocus();
});
Form.test("submits on Enter in a field", async ({ userEvent, args }) => {
  await waitFor(() => expect(nameField()).toHaveFocus());
  await userEvent.keyboard("Summer launch{Enter}");
  await expect(nameField()).toHaveValue("Summer launch");
  await expect(args.onSubmit).toHaveBeenCalledOnce();
});

/** Saving is pending: the dialog can't be dismissed and its fields are disabled. */
export const Busy = Form.extend({ tags: ["visual"], args: { busy: true } });
Busy.test("can't be dismissed or submitted", async ({ userEvent, args }) => {
  await expectAccessibleDialog({ name: projectDialogCopy.editTitle, escape: "is blocked" });
  await userEvent.click(overlay());
  await userEvent.click(await named("Save"));
  await expect(nameField()).toBeDisabled();
  await expect(screen.queryByRole("button", { name: "Close" })).toBeNull();
  await expect(await named("Save")).toHaveAttribute("aria-disabled", "true");
  await expect(args.onClose).not.toHaveBeenCalled();
  await expect(args.onSubmit).not.toHaveBeenCalled();
});

/** Saving failed: the previously focused field is focused again. */
export const FocusAfterBusy = Form.extend({
  render: function BusyForAMoment(args) {
    const [busy, setBusy] = useState(false);
    const save = () => {
      setBusy(true);
      setTimeout(() => setBusy(false), 50);
    };
    return <Dialog {...args} busy={busy} onSubmit={save} />;
  },
  play: async ({ userEvent }) => {
    await waitFor(() => expect(nameField()).toHaveFocus());
    await userEvent.keyboard("{Enter}");
    await waitFor(() => expect(screen.getByRole("dialog")).toHaveFocus());
    await waitFor(() => expect(nameField()).toHaveFocus());
  },
});

/** The dialog is taller than the window: the header and footer stay, while the body scrolls and is focusable. */
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
LongText.test("keeps its buttons in view and behaves as a dialog", async () => {
  const save = await named("Save");
  await waitFor(() => expect(save.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight));
  const body = screen.getAllByText(paragraph)[1]!.closest("[tabindex]")!;
  await expect(body.scrollHeight).toBeGreaterThan(body.clientHeight);
  await expectAccessibleDialog({ name: /How your script is read/, escape: "closes", opener });
});

/** A landscape phone is too short for a fixed header and footer, so the whole sheet scrolls. */
export const LongTextOnLandscapePhone = LongText.extend({
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
    const save = (await named("Save")).getBoundingClientRect();
    await expect(save.bottom).toBeLessThanOrEqual(dialog.getBoundingClientRect().bottom);
    const lastLine = screen.getAllByText(paragraph).at(-1)!.getBoundingClientRect();
    await expect(save.top).toBeGreaterThan(lastLine.bottom);
  },
});

/**
 * A long page behind the dialog doesn't move when its scrollbar disappears, and the overlay covers the whole window.
 */
export const LongPageBehind = Form.extend({
  parameters: { layout: "fullscreen" },
  render: (args) => (
    <div style={{ minHeight: "300vh", textAlign: "end" }}>
      <WithOpener first="closed">
        {(open, close) => <Dialog {...args} open={open} onClose={close} />}
      </WithOpener>
    </div>
  ),
  play: async ({ userEvent }) => {
    const before = screen.getByText("Open").getBoundingClientRect().right;
    await userEvent.click(opener());
    await waitFor(() => expect(getComputedStyle(document.documentElement).overflowY).toBe("hidden"));
    await expect(screen.getByText("Open").getBoundingClientRect().right).toBe(before);
    const { left, right } = overlay().getBoundingClientRect();
    await expect([left, right]).toEqual([0, window.innerWidth]);
  },
});

/** Blocks the main thread for 300 ms. */
function stall() {
  const until = performance.now() + 300;
  while (performance.now() < until);
}

function OfMenu({ slow = false, ...args }: DialogProps & { slow?: boolean }) {
  const [open, setOpen] = useState(false);
  const openDialog = () => {
    if (slow) stall();
    setOpen(true);
  };
  return (
    <>
      <Menu
        trigger={<IconButton icon={<Ellipsis />} label="Options for Spring launch" />}
        entries={[
          { kind: "action", label: controlCopy.rename, icon: <Pencil />, onSelect: openDialog },
          { kind: "action", label: controlCopy.delete, icon: <Trash2 />, tone: "danger", onSelect: fn() },
        ]}
      />
      <Dialog {...args} open={open} onClose={() => setOpen(false)} />
    </>
  );
}

const menuButton = () => screen.getByRole("button", { name: "Options for Spring launch" });

const rename = () => screen.findByRole("menuitem", { name: controlCopy.rename });

/** Opens the menu and the dialog by keyboard, from the menu's button. */
async function renameByKeyboard(userEvent: { keyboard: (keys: string) => Promise<void> }) {
  await waitFor(() => expect(menuButton()).toHaveFocus());
  await userEvent.keyboard("{Enter}");
  await waitFor(async () => expect(await rename()).toHaveFocus());
  await userEvent.keyboard("{Enter}");
}

/** The dialog is opened from a menu item that no longer exists when the dialog closes. */
export const FromMenuItem = Form.extend({
  render: (args) => <OfMenu {...args} />,
  play: async ({ userEvent }) => {
    await userEvent.click(menuButton());
    await userEvent.click(await rename());
    await waitFor(() => expect(nameField()).toHaveFocus());
  },
});
FromMenuItem.test("returns focus to the menu's button and leaves the page usable", async ({ userEvent }) => {
  await userEvent.keyboard("{Escape}");
  await waitFor(() => expect(menuButton()).toHaveFocus());
  await expect(getComputedStyle(document.body).pointerEvents).toBe("auto");
  await renameByKeyboard(userEvent);
  await expectAccessibleDialog({ name: projectDialogCopy.editTitle, escape: "closes" });
  await waitFor(() => expect(menuButton()).toHaveFocus());
});

/** The menu closes more slowly than the dialog opens. */
export const FromMenuItemOnSlowMachine = FromMenuItem.extend({
  render: (args) => <OfMenu {...args} slow />,
});
FromMenuItemOnSlowMachine.test("returns focus to the menu's button", async ({ userEvent }) => {
  for (let time = 1; time <= 3; time++) {
    await userEvent.keyboard("{Escape}");
    await renameByKeyboard(userEvent);
    await waitFor(() => expect(nameField()).toHaveFocus());
  }
});

/** One dialog closes as another opens: the new one is focused. */
export const ReplacingAnother = meta.story({
  render: function OneForAnother() {
    const [shown, setShown] = useState<"login" | "signup" | null>("login");
    const common = { onClose: () => setShown(null), closeLabel: controlCopy.close };
    return (
      <>
        <Button onClick={() => setShown("login")}>Open</Button>
        {shown === "signup" && (
          <Dialog {...common} open title={signUpCopy.title}>
            <TextField label="First name" />
          </Dialog>
        )}
        <Dialog {...common} open={shown === "login"} title={logInCopy.logIn}>
          <Button onClick={() => setShown("signup")}>{logInCopy.signUp}</Button>
        </Dialog>
      </>
    );
  },
  play: async ({ userEvent }) => {
    await screen.findByRole("dialog", { name: logInCopy.logIn });
    await userEvent.keyboard("{Escape}");
    await userEvent.click(opener());
    await userEvent.click(await named(logInCopy.signUp));
    await waitFor(() => expect(screen.getByLabelText("First name")).toHaveFocus());
  },
});
ReplacingAnother.test("behaves as a dialog and returns focus to the first dialog's opener", async () => {
  await expectAccessibleDialog({ name: signUpCopy.title, escape: "closes" });
  await waitFor(() => expect(opener()).toHaveFocus());
});

/** Two dialogs mount together: screen readers can reach the upper one. */
export const TwoAtOnce = Form.extend({
  render: (args) => (
    <>
      <Dialog {...args} title="First" />
      <Dialog {...args} title="Second" />
    </>
  ),
  play: async () => {
    const second = await screen.findByRole("dialog", { name: "Second" });
    await waitFor(() => expect(second).toContainElement(document.activeElement as HTMLElement));
    await expect(second.closest("[aria-hidden], [inert]")).toBeNull();
    await expect(screen.queryByRole("dialog", { name: "First" })).toBeNull();
  },
});

const onMove = fn();
const onCreate = fn();

/** A form is opened from a form: submitting the upper one doesn't submit the lower one. */
export const FormAboveForm = Form.extend({
  args: { title: adCopy.move, onSubmit: onMove, actions: undefined },
  render: function FormOverForm(args) {
    const [creating, setCreating] = useState(false);
    return (
      <Dialog {...args}>
        <Button onClick={() => setCreating(true)}>{projectDialogCopy.createTitle}</Button>
        <Dialog
          open={creating}
          onClose={() => setCreating(false)}
          closeLabel={controlCopy.close}
          title={projectDialogCopy.createTitle}
          onSubmit={onCreate}
        >
          <TextField label={projectDialogCopy.name} defaultValue="Holiday 2026" />
        </Dialog>
      </Dialog>
    );
  },
  play: async ({ userEvent }) => {
    await userEvent.click(await named(projectDialogCopy.createTitle));
    await waitFor(() => expect(nameField()).toHaveFocus());
    await userEvent.keyboard("{Enter}");
    await expect(onCreate).toHaveBeenCalledOnce();
    await expect(onMove).not.toHaveBeenCalled();
  },
});

FormAboveForm.test("darkens the page only slightly more than a single dialog", async () => {
  const [first, second] = [...document.querySelectorAll("[data-overlay]")].map((each) =>
    Number(/[\d.]+(?=\)$)/.exec(getComputedStyle(each).backgroundColor)?.[0]),
  ) as [number, number];
  await expect(first).toBeGreaterThan(0.4);
  await expect(first + (1 - first) * second).toBeLessThan(first + 0.1);
});

const project = { value: "prj_1", label: "Podcast pilots" };

function ThreeLevels() {
  const [moving, setMoving] = useState(false);
  return (
    <WithOpener first="closed">
      {(open, close) => (
        <AlertDialog
          open={open}
          onClose={close}
          title={deleteProjectCopy.title}
          closeLabel={controlCopy.cancel}
          confirm={{ label: controlCopy.delete, onConfirm: fn() }}
        >
          <Button onClick={() => setMoving(true)}>{adCopy.move}</Button>
          <Dialog
            open={moving}
            onClose={() => setMoving(false)}
            title={adCopy.move}
            closeLabel={controlCopy.close}
            actions={<DialogButton does={onMove}>{moveAdCopy.move}</DialogButton>}
          >
            <Select label={projectDialogCopy.name} options={[project]} />
            <Combobox
              label={studioCopy.language}
              options={[{ value: "de", label: "German" }]}
              copy={{
                open: "Show languages",
                clear: "Clear language",
                none: (typed) => `No language matches “${typed}”`,
                found: (count) => `${count} languages`,
              }}
            />
            <Menu
              align="start"
              trigger={<IconButton icon={<Ellipsis />} label={controlCopy.options} />}
              entries={[{ kind: "action", label: adCopy.viewInfo, icon: <Info />, onSelect: onMove }]}
            />
            <Tooltip text={adCopy.share}>
              <IconButton icon={<Share2 />} label={adCopy.share} />
            </Tooltip>
          </Dialog>
        </AlertDialog>
      )}
    </WithOpener>
  );
}

const combobox = (name: string) => screen.getByRole("combobox", { name });
const select = () => combobox(projectDialogCopy.name);
const language = () => combobox(studioCopy.language);
const tooltip = () => screen.queryByRole("tooltip", { hidden: true });
const options = () => screen.getByRole("button", { name: controlCopy.options });

/** A select, a combobox, a menu and a tooltip are in a dialog above an alert dialog: only the topmost layer can be reached. */
export const PopupsInDialogAboveAlert = meta.story({
  render: () => <ThreeLevels />,
  play: async ({ userEvent }) => {
    await userEvent.click(opener());
    await userEvent.click(await named(adCopy.move));
    await waitFor(() => expect(select()).toHaveFocus());
    await waitFor(() => expect(screen.getByRole("dialog", { name: adCopy.move })).toBeVisible());
    await expect(screen.queryByRole("alertdialog")).toBeNull();
    await expect(screen.queryByRole("button", { name: controlCopy.delete })).toBeNull();
  },
});
PopupsInDialogAboveAlert.test(
  "accepts a choice in the select, the menu and the combobox",
  async ({ userEvent }) => {
    await userEvent.selectOptions(select(), "Podcast pilots");
    await expect(select()).toHaveValue("prj_1");
    await userEvent.click(options());
    const entry = await screen.findByRole("menuitem", { name: adCopy.viewInfo });
    await waitFor(() => expect(entry).toBeVisible());
    await expect(entry.closest("[inert], [aria-hidden=true]")).toBeNull();
    await userEvent.click(entry);
    await expect(onMove).toHaveBeenCalledOnce();
    await waitFor(() => expect(options()).toHaveFocus());
    await userEvent.click(language());
    const german = await screen.findByRole("option", { name: "German" });
    await waitFor(() => expect(german).toBeVisible());
    await expect(german.closest("[inert], [aria-hidden=true]")).toBeNull();
    await userEvent.click(german);
    await expect(language()).toHaveValue("German");
    await expect(language()).toHaveFocus();
    await expect(screen.getByRole("dialog", { name: adCopy.move })).toBeVisible();
  },
);
PopupsInDialogAboveAlert.test("closes one popup or dialog per Escape", async ({ userEvent }) => {
  await userEvent.click(language());
  await screen.findByRole("listbox");
  await userEvent.keyboard("{Escape}");
  await waitFor(() => expect(screen.queryByRole("listbox")).toBeNull());
  await expect(language()).toHaveFocus();

  screen.getByRole("button", { name: adCopy.share }).focus();
  await waitFor(() => expect(tooltip()).toBeInTheDocument());
  await userEvent.keyboard("{Escape}");
  await waitFor(() => expect(tooltip()).toBeNull());
  await expect(screen.getByRole("dialog", { name: adCopy.move })).toBeVisible();

  options().focus();
  await expectFocusVisible(options());
  await userEvent.keyboard("{Enter}");
  await waitFor(() => expect(screen.getByRole("menuitem", { name: adCopy.viewInfo })).toHaveFocus());
  await userEvent.keyboard("{Escape}");
  await waitFor(() => expect(options()).toHaveFocus());

  await userEvent.keyboard("{Escape}");
  const move = await named(adCopy.move);
  await waitFor(() => expect(move).toHaveFocus());
  await expect(screen.getByRole("alertdialog")).toBeInTheDocument();
  await userEvent.keyboard("{Escape}");
  await waitFor(() => expect(opener()).toHaveFocus());
  await waitFor(() => expect(document.querySelector("[inert], [data-overlay]")).toBeNull());
});
