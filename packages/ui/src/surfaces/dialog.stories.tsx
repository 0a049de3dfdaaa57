import { expectDialogContract } from "@earshot/storybook/contracts/dialog.ts";
import preview from "@earshot/storybook/preview";
import { Ellipsis, Pencil, Trash2 } from "lucide-react";
import { type ReactNode, useState } from "react";
import { expect, fn, screen, waitFor } from "storybook/test";

import { Button } from "../inputs/button.tsx";
import { IconButton } from "../inputs/icon-button.tsx";
import { TextField } from "../inputs/text-field.tsx";
import { DialogButton } from "./dialog-button.tsx";
import { Dialog, type DialogProps } from "./dialog.tsx";
import { Menu } from "./menu.tsx";

interface OpenedProps {
  first?: "open" | "closed";
  children: (open: boolean, close: () => void) => ReactNode;
}

/** A page with a button, and the dialog that it opens, open at first. */
function Opened({ first = "open", children }: OpenedProps) {
  const [open, setOpen] = useState(first === "open");
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open</Button>
      {children(open, () => setOpen(false))}
    </>
  );
}

const opened = (args: DialogProps) => (
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
);
const rightEdge = () => screen.getByText("Open").getBoundingClientRect().right;
const opener = () => screen.getByRole("button", { name: "Open" });

const saveOrCancel = (
  <>
    <DialogButton does="cancel">Cancel</DialogButton>
    <DialogButton does="submit">Save</DialogButton>
  </>
);
const paragraph =
  "The voice reads the script as it stands. Numbers, prices and web addresses are read the way people say them, so write them the way you want to hear them.";

const meta = preview.meta({
  component: Dialog,
  parameters: { docs: { story: { inline: false, height: "420px" } } },
  args: { open: true, onClose: fn(), title: "About this ad", closeLabel: "Close", children: paragraph },
  render: opened,
});

/** Words alone. The panel itself has the first focus: nothing in it is to be done at once. */
export const Words = meta.story({ args: { description: "Fresh roast, delivered · 30 s" } });
Words.test("keeps the dialog contract", () =>
  expectDialogContract({ name: "About this ad", escape: "closes", opener }),
);
Words.test("closes on a press outside and by its button", async ({ userEvent }) => {
  await userEvent.click(document.querySelector("[data-overlay]")!);
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  await userEvent.click(opener());
  await userEvent.click(await screen.findByRole("button", { name: "Close" }));
  await waitFor(() => expect(opener()).toHaveFocus());
});
Words.test("goes backwards from the panel to its last part", async ({ userEvent }) => {
  await waitFor(() => expect(screen.getByRole("dialog")).toHaveFocus());
  await userEvent.keyboard("{Shift>}{Tab}{/Shift}");
  await expect(screen.getByRole("button", { name: "Close" })).toHaveFocus();
});

/** A form: the first field has the focus, its text selected, so that typing replaces it. */
export const Form = meta.story({
  args: {
    title: "Rename project",
    onSubmit: fn(),
    actions: saveOrCancel,
    children: <TextField label="Project name" name="name" defaultValue="Spring launch" />,
  },
});
Form.test("keeps the dialog contract", () =>
  expectDialogContract({ name: "Rename project", escape: "closes", opener }),
);
Form.test("is submitted by Enter in a field", async ({ userEvent, args }) => {
  await waitFor(() => expect(screen.getByLabelText("Project name")).toHaveFocus());
  await userEvent.keyboard("Summer launch{Enter}");
  await expect(screen.getByLabelText("Project name")).toHaveValue("Summer launch");
  await expect(args.onSubmit).toHaveBeenCalledOnce();
});

/** Saving: nothing dismisses it, the fields rest, the button that acts waits. */
export const Busy = Form.extend({ args: { busy: true } });
Busy.test("can't be dismissed or submitted again", async ({ userEvent, args }) => {
  await expectDialogContract({ name: "Rename project", escape: "is blocked" });
  await userEvent.click(document.querySelector("[data-overlay]")!);
  await userEvent.click(screen.getByRole("button", { name: "Save" }));
  await expect(screen.getByLabelText("Project name")).toBeDisabled();
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
    const field = await screen.findByLabelText("Project name");
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
    note: "Selected: Amelia",
    actions: saveOrCancel,
    children: Array.from({ length: 24 }, (_, line) => (
      <p key={line} style={{ marginBlockEnd: 12 }}>
        {paragraph}
      </p>
    )),
  },
});
LongText.test("scrolls inside and fits the window", async () => {
  await expectDialogContract({ name: /How your script is read/, escape: "closes", opener });
});
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
  await expectDialogContract({ name: /How your script is read/, escape: "closes", opener });
});

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
export const Wide = LongText.extend({ args: { size: "lg", title: "Select Voice" } });

/** A long page behind: it stays where it is when its scroll bar goes. */
export const LongPageBehind = Form.extend({
  parameters: { layout: "fullscreen" },
  render: (args) => (
    <div style={{ minHeight: "300vh", textAlign: "end" }}>
      <Opened first="closed">{(open, close) => <Dialog {...args} open={open} onClose={close} />}</Opened>
    </div>
  ),
  play: async ({ userEvent }) => {
    const before = rightEdge();
    await userEvent.click(opener());
    await waitFor(() => expect(getComputedStyle(document.body).overflow).toBe("hidden"));
    await expect(rightEdge()).toBe(before);
  },
});

function DialogOfMenu(args: DialogProps) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Menu
        trigger={<IconButton icon={<Ellipsis />} label="Project menu" />}
        entries={[
          { kind: "action", label: "Rename", icon: <Pencil />, onSelect: () => setOpen(true) },
          { kind: "action", label: "Delete", icon: <Trash2 />, tone: "danger", onSelect: fn() },
        ]}
      />
      <Dialog {...args} open={open} onClose={() => setOpen(false)} />
    </>
  );
}

/** Opened from a menu: the item is gone when the dialog closes, so focus goes back to the menu's button. */
export const FromMenuItem = Form.extend({
  render: (args) => <DialogOfMenu {...args} />,
  play: async ({ userEvent }) => {
    await userEvent.click(screen.getByRole("button", { name: "Project menu" }));
    await userEvent.click(await screen.findByRole("menuitem", { name: "Rename" }));
    await waitFor(() => expect(screen.getByLabelText("Project name")).toHaveFocus());
  },
});
FromMenuItem.test(
  "gives focus back to the menu's button and leaves the page usable",
  async ({ userEvent }) => {
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(screen.getByRole("button", { name: "Project menu" })).toHaveFocus());
    await expect(getComputedStyle(document.body).pointerEvents).toBe("auto");
  },
);

/** Log in, sign up: one gives way to the other. */
function OneForAnother() {
  const [shown, setShown] = useState<"login" | "signup" | null>("login");
  const close = () => setShown(null);
  return (
    <>
      <Button onClick={() => setShown("login")}>Open</Button>
      {shown === "signup" && (
        <Dialog open onClose={close} closeLabel="Close" title="Sign up">
          <TextField label="Business name" />
        </Dialog>
      )}
      <Dialog open={shown === "login"} onClose={close} closeLabel="Close" title="Log in">
        <TextField label="Email" type="email" />
        <Button intent="quiet" onClick={() => setShown("signup")}>
          Sign up instead
        </Button>
      </Dialog>
    </>
  );
}

/** Closed and opened in one go: the new dialog has the focus, and gives it back to what opened the first one. */
export const InPlaceOfAnother = meta.story({
  render: () => <OneForAnother />,
  play: async ({ userEvent }) => {
    await screen.findByRole("dialog", { name: "Log in" });
    await userEvent.keyboard("{Escape}");
    await userEvent.click(opener());
    await userEvent.click(await screen.findByRole("button", { name: "Sign up instead" }));
    await waitFor(() => expect(screen.getByLabelText("Business name")).toHaveFocus());
  },
});
InPlaceOfAnother.test("keeps the contract and gives focus back to the first opener", async () => {
  await expectDialogContract({ name: "Sign up", escape: "closes" });
  await waitFor(() => expect(opener()).toHaveFocus());
});

/** Two that open in one commit stand one above the other, and the upper one is not hidden from screen readers. */
export const TwoAtOnce = meta.story({
  render: (args) => (
    <>
      <Dialog {...args} title="First" />
      <Dialog {...args} title="Second" />
    </>
  ),
  play: async () => {
    const second = await screen.findByRole("dialog", { name: "Second" });
    await waitFor(() => expect(second).toHaveFocus());
    await expect(second.closest("[aria-hidden], [inert]")).toBeNull();
    await expect(screen.queryByRole("dialog", { name: "First" })).toBeNull();
  },
});
