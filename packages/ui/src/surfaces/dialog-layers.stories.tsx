import { logInWords, signUpWords } from "@earshot/contract/accounts/copy.ts";
import { adWords, moveAdWords } from "@earshot/contract/ads/copy.ts";
import { projectDialogWords } from "@earshot/contract/projects/copy.ts";
import { controlWords } from "@earshot/contract/site/controls-copy.ts";
import { expectDialogContract } from "@earshot/storybook/contracts/dialog.ts";
import { opener } from "@earshot/storybook/opened";
import preview from "@earshot/storybook/preview";
import { Ellipsis, Pencil, Trash2 } from "lucide-react";
import { useState } from "react";
import { expect, fn, screen, waitFor } from "storybook/test";

import { Button } from "../inputs/button.tsx";
import { IconButton } from "../inputs/icon-button.tsx";
import { TextField } from "../inputs/text-field.tsx";
import { DialogButton } from "./dialog-button.tsx";
import { Dialog, type DialogProps } from "./dialog.tsx";
import { Menu } from "./menu.tsx";

const onMove = fn();
const onCreate = fn();

const meta = preview.meta({
  component: Dialog,
  parameters: { docs: { story: { inline: false, height: "420px" } } },
  args: {
    open: true,
    onClose: fn(),
    title: projectDialogWords.editTitle,
    closeLabel: controlWords.close,
    children: <TextField label={projectDialogWords.name} defaultValue="Spring launch" />,
  },
  beforeEach: () => {
    onMove.mockClear();
    onCreate.mockClear();
  },
});

/** Keeps the browser from everything else for 300 ms, as a slow machine does. */
function stall() {
  const until = performance.now() + 300;
  while (performance.now() < until);
}

function OfMenu({ slow = false, ...args }: DialogProps & { slow?: boolean }) {
  const [open, setOpen] = useState(false);
  const rename = () => {
    if (slow) stall();
    setOpen(true);
  };
  return (
    <>
      <Menu
        trigger={<IconButton icon={<Ellipsis />} label="Options for Spring launch" />}
        entries={[
          { kind: "action", label: controlWords.rename, icon: <Pencil />, onSelect: rename },
          { kind: "action", label: controlWords.delete, icon: <Trash2 />, tone: "danger", onSelect: fn() },
        ]}
      />
      <Dialog {...args} open={open} onClose={() => setOpen(false)} />
    </>
  );
}
const menuButton = () => screen.getByRole("button", { name: "Options for Spring launch" });

/** Opened from a menu: the item is gone when the dialog closes, so focus goes back to the menu's button. */
export const FromMenuItem = meta.story({
  render: (args) => <OfMenu {...args} />,
  play: async ({ userEvent }) => {
    await userEvent.click(menuButton());
    await userEvent.click(await screen.findByRole("menuitem", { name: controlWords.rename }));
    await waitFor(() => expect(screen.getByLabelText(projectDialogWords.name)).toHaveFocus());
  },
});
FromMenuItem.test(
  "gives focus back to the menu's button and leaves the page usable",
  async ({ userEvent }) => {
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(menuButton()).toHaveFocus());
    await expect(getComputedStyle(document.body).pointerEvents).toBe("auto");
  },
);
FromMenuItem.test("does the same by keyboard alone", async ({ userEvent }) => {
  await userEvent.keyboard("{Escape}");
  await waitFor(() => expect(menuButton()).toHaveFocus());
  await userEvent.keyboard("{Enter}");
  await waitFor(() => expect(screen.getByRole("menuitem", { name: controlWords.rename })).toHaveFocus());
  await userEvent.keyboard("{Enter}");
  await expectDialogContract({ name: projectDialogWords.editTitle, escape: "closes" });
  await waitFor(() => expect(menuButton()).toHaveFocus());
});

/** The same where a slow machine takes longer to close the menu than to open the dialog. */
export const FromMenuItemSlowly = meta.story({
  // It looks like the one above.
  tags: ["no-visual"],
  render: (args) => <OfMenu {...args} slow />,
  play: FromMenuItem.input.play,
});
FromMenuItemSlowly.test("gives focus back to the menu's button", async ({ userEvent }) => {
  for (let time = 1; time <= 3; time++) {
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(menuButton()).toHaveFocus());
    await userEvent.keyboard("{Enter}");
    await waitFor(() => expect(screen.getByRole("menuitem", { name: controlWords.rename })).toHaveFocus());
    await userEvent.keyboard("{Enter}");
    await waitFor(() => expect(screen.getByLabelText(projectDialogWords.name)).toHaveFocus());
  }
});

function OneForAnother() {
  const [shown, setShown] = useState<"login" | "signup" | null>("login");
  const close = () => setShown(null);
  return (
    <>
      <Button onClick={() => setShown("login")}>Open</Button>
      {shown === "signup" && (
        <Dialog open onClose={close} closeLabel={controlWords.close} title={signUpWords.title}>
          <TextField label="First name" />
        </Dialog>
      )}
      <Dialog
        open={shown === "login"}
        onClose={close}
        closeLabel={controlWords.close}
        title={logInWords.logIn}
      >
        <TextField label="Email" type="email" />
        <Button intent="quiet" onClick={() => setShown("signup")}>
          {logInWords.signUp}
        </Button>
      </Dialog>
    </>
  );
}

/** Closed and opened in one go: the new dialog has the focus, and gives it back to what opened the first one. */
export const InPlaceOfAnother = meta.story({
  // The one that left is still fading out when its picture is taken, now more, now less.
  tags: ["no-visual"],
  render: () => <OneForAnother />,
  play: async ({ userEvent }) => {
    await screen.findByRole("dialog", { name: logInWords.logIn });
    await userEvent.keyboard("{Escape}");
    await userEvent.click(opener());
    await userEvent.click(await screen.findByRole("button", { name: logInWords.signUp }));
    await waitFor(() => expect(screen.getByLabelText("First name")).toHaveFocus());
  },
});
InPlaceOfAnother.test("keeps the contract and gives focus back to the first opener", async () => {
  await expectDialogContract({ name: signUpWords.title, escape: "closes" });
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
    await waitFor(() => expect(second).toContainElement(document.activeElement as HTMLElement));
    await expect(second.closest("[aria-hidden], [inert]")).toBeNull();
    await expect(screen.queryByRole("dialog", { name: "First" })).toBeNull();
  },
});

function FormOverForm(args: DialogProps) {
  const [creating, setCreating] = useState(false);
  return (
    <Dialog
      {...args}
      title={adWords.move}
      onSubmit={onMove}
      actions={<DialogButton does="submit">{moveAdWords.move}</DialogButton>}
    >
      <Button onClick={() => setCreating(true)}>{projectDialogWords.createTitle}</Button>
      <Dialog
        open={creating}
        onClose={() => setCreating(false)}
        closeLabel={controlWords.close}
        title={projectDialogWords.createTitle}
        onSubmit={onCreate}
      >
        <TextField label={projectDialogWords.name} defaultValue="Holiday 2026" />
      </Dialog>
    </Dialog>
  );
}

/** A form opened from a form: sending the upper one does not send the lower one. */
export const FormAboveForm = meta.story({
  render: (args) => <FormOverForm {...args} />,
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole("button", { name: projectDialogWords.createTitle }));
    await waitFor(() => expect(screen.getByLabelText(projectDialogWords.name)).toHaveFocus());
    await userEvent.keyboard("{Enter}");
    await expect(onCreate).toHaveBeenCalledOnce();
    await expect(onMove).not.toHaveBeenCalled();
  },
});
