import { logInCopy, signUpCopy } from "@earshot/contract/accounts/copy.ts";
import { adCopy, moveAdCopy } from "@earshot/contract/ads/copy.ts";
import { projectDialogCopy } from "@earshot/contract/projects/copy.ts";
import { controlCopy } from "@earshot/contract/site/controls-copy.ts";
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
    title: projectDialogCopy.editTitle,
    closeLabel: controlCopy.close,
    children: <TextField label={projectDialogCopy.name} defaultValue="Spring launch" />,
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
          { kind: "action", label: controlCopy.rename, icon: <Pencil />, onSelect: rename },
          { kind: "action", label: controlCopy.delete, icon: <Trash2 />, tone: "danger", onSelect: fn() },
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
    await userEvent.click(await screen.findByRole("menuitem", { name: controlCopy.rename }));
    await waitFor(() => expect(screen.getByLabelText(projectDialogCopy.name)).toHaveFocus());
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
  await waitFor(() => expect(screen.getByRole("menuitem", { name: controlCopy.rename })).toHaveFocus());
  await userEvent.keyboard("{Enter}");
  await expectDialogContract({ name: projectDialogCopy.editTitle, escape: "closes" });
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
    await waitFor(() => expect(screen.getByRole("menuitem", { name: controlCopy.rename })).toHaveFocus());
    await userEvent.keyboard("{Enter}");
    await waitFor(() => expect(screen.getByLabelText(projectDialogCopy.name)).toHaveFocus());
  }
});

function OneForAnother() {
  const [shown, setShown] = useState<"login" | "signup" | null>("login");
  const close = () => setShown(null);
  return (
    <>
      <Button onClick={() => setShown("login")}>Open</Button>
      {shown === "signup" && (
        <Dialog open onClose={close} closeLabel={controlCopy.close} title={signUpCopy.title}>
          <TextField label="First name" />
        </Dialog>
      )}
      <Dialog open={shown === "login"} onClose={close} closeLabel={controlCopy.close} title={logInCopy.logIn}>
        <TextField label="Email" type="email" />
        <Button intent="quiet" onClick={() => setShown("signup")}>
          {logInCopy.signUp}
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
    await screen.findByRole("dialog", { name: logInCopy.logIn });
    await userEvent.keyboard("{Escape}");
    await userEvent.click(opener());
    await userEvent.click(await screen.findByRole("button", { name: logInCopy.signUp }));
    await waitFor(() => expect(screen.getByLabelText("First name")).toHaveFocus());
  },
});
InPlaceOfAnother.test("keeps the contract and gives focus back to the first opener", async () => {
  await expectDialogContract({ name: signUpCopy.title, escape: "closes" });
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
      title={adCopy.move}
      onSubmit={onMove}
      actions={<DialogButton does="submit">{moveAdCopy.move}</DialogButton>}
    >
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
}

/** A form opened from a form: sending the upper one does not send the lower one. */
export const FormAboveForm = meta.story({
  render: (args) => <FormOverForm {...args} />,
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole("button", { name: projectDialogCopy.createTitle }));
    await waitFor(() => expect(screen.getByLabelText(projectDialogCopy.name)).toHaveFocus());
    await userEvent.keyboard("{Enter}");
    await expect(onCreate).toHaveBeenCalledOnce();
    await expect(onMove).not.toHaveBeenCalled();
  },
});
