import { adCopy, moveAdCopy } from "@earshot/contract/ads/copy.ts";
import { languages } from "@earshot/contract/languages.ts";
import { deleteProjectCopy, projectDialogCopy } from "@earshot/contract/projects/copy.ts";
import { controlCopy } from "@earshot/contract/site/controls-copy.ts";
import { studioCopy } from "@earshot/contract/studio/copy.ts";
import { expectFocusVisible } from "@earshot/storybook/contracts/focus-visible.ts";
import { Opened, opener } from "@earshot/storybook/opened";
import preview from "@earshot/storybook/preview";
import { Ellipsis, Info, Share2 } from "lucide-react";
import { useState } from "react";
import { expect, fn, screen, waitFor } from "storybook/test";

import { Button } from "../inputs/button.tsx";
import { Combobox } from "../inputs/combobox.tsx";
import { IconButton } from "../inputs/icon-button.tsx";
import { Select } from "../inputs/select.tsx";
import { AlertDialog } from "./alert-dialog.tsx";
import { DialogButton } from "./dialog-button.tsx";
import { Dialog } from "./dialog.tsx";
import { Menu } from "./menu.tsx";
import { Popover } from "./popover.tsx";
import { Tooltip } from "./tooltip.tsx";

const onMove = fn();

const meta = preview.meta({
  component: Dialog,
  parameters: { docs: { story: { inline: false, height: "420px" } } },
  args: {
    open: true,
    onClose: fn(),
    title: projectDialogCopy.editTitle,
    closeLabel: controlCopy.close,
    children: null,
  },
  beforeEach: () => {
    onMove.mockClear();
  },
});

const projects = ["Coffee & Co radio", "Podcast pilots", "Holiday 2026"];

function ThreeLevels() {
  const [moving, setMoving] = useState(false);
  return (
    <Opened first="closed">
      {(open, close) => (
        <AlertDialog
          open={open}
          onClose={close}
          tone="danger"
          title={deleteProjectCopy.title}
          description={`Spring launch ${deleteProjectCopy.consequence}`}
          closeLabel={controlCopy.cancel}
          confirm={{ label: controlCopy.delete, onConfirm: fn() }}
        >
          <div style={{ marginBlockStart: 12 }}>
            <Button onClick={() => setMoving(true)}>{adCopy.move}</Button>
          </div>
          <Dialog
            open={moving}
            onClose={() => setMoving(false)}
            title={adCopy.move}
            closeLabel={controlCopy.close}
            actions={<DialogButton does={onMove}>{moveAdCopy.move}</DialogButton>}
          >
            <div style={{ display: "grid", gap: 16, justifyItems: "start" }}>
              <Select
                label={projectDialogCopy.name}
                options={projects.map((project) => ({ value: project, label: project }))}
              />
              <Combobox
                label={studioCopy.language}
                options={languages.map(({ name }) => ({ value: name, label: name }))}
                words={{
                  open: "Show languages",
                  clear: "Clear language",
                  none: (typed) => `No language matches “${typed}”`,
                  found: (count) => `${count} languages`,
                }}
              />
              <div style={{ display: "flex" }}>
                <Menu
                  align="start"
                  trigger={<IconButton icon={<Ellipsis />} label={controlCopy.options} />}
                  entries={[{ kind: "action", label: adCopy.viewInfo, icon: <Info />, onSelect: onMove }]}
                />
                <Tooltip text={adCopy.share}>
                  <IconButton icon={<Share2 />} label={adCopy.share} />
                </Tooltip>
              </div>
            </div>
          </Dialog>
        </AlertDialog>
      )}
    </Opened>
  );
}
const select = () => screen.getByRole("combobox", { name: projectDialogCopy.name });
const language = () => screen.getByRole("combobox", { name: studioCopy.language });
const tooltip = () => screen.queryByRole("tooltip", { hidden: true });
const options = () => screen.getByRole("button", { name: controlCopy.options });

/** A select, a combobox, a menu and a tooltip in a dialog above an alert dialog: only the uppermost is within reach, and all of it works. */
export const PopupsInDialogAboveAlert = meta.story({
  render: () => <ThreeLevels />,
  play: async ({ userEvent }) => {
    await userEvent.click(opener());
    await userEvent.click(await screen.findByRole("button", { name: adCopy.move }));
    await waitFor(() => expect(select()).toHaveFocus());
    await waitFor(() => expect(screen.getByRole("dialog", { name: adCopy.move })).toBeVisible());
    await expect(screen.queryByRole("alertdialog")).toBeNull();
    await expect(screen.queryByRole("button", { name: controlCopy.delete })).toBeNull();
  },
});
PopupsInDialogAboveAlert.test("chooses in the select and in the menu", async ({ userEvent }) => {
  await userEvent.selectOptions(select(), "Podcast pilots");
  await expect(select()).toHaveValue("Podcast pilots");
  await userEvent.click(options());
  const entry = await screen.findByRole("menuitem", { name: adCopy.viewInfo });
  await waitFor(() => expect(entry).toBeVisible());
  await expect(entry.closest("[inert], [aria-hidden=true]")).toBeNull();
  await userEvent.click(entry);
  await expect(onMove).toHaveBeenCalledOnce();
  await waitFor(() => expect(options()).toHaveFocus());
});
PopupsInDialogAboveAlert.test("chooses in the combobox by a press", async ({ userEvent }) => {
  await userEvent.click(language());
  const german = await screen.findByRole("option", { name: "German" });
  await waitFor(() => expect(german).toBeVisible());
  await expect(german.closest("[inert], [aria-hidden=true]")).toBeNull();
  await userEvent.click(german);
  await expect(language()).toHaveValue("German");
  await expect(language()).toHaveFocus();
  await expect(screen.getByRole("dialog", { name: adCopy.move })).toBeVisible();
});
PopupsInDialogAboveAlert.test(
  "Escape is for the list first, then for the tooltip, then for each dialog in its turn",
  async ({ userEvent }) => {
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

    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(screen.getByRole("button", { name: adCopy.move })).toHaveFocus());
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(opener()).toHaveFocus());
  },
);
PopupsInDialogAboveAlert.test(
  "is left level by level, and each gives the focus back to the one below",
  async ({ userEvent }) => {
    options().focus();
    await expectFocusVisible(options());
    await userEvent.keyboard("{Enter}");
    await waitFor(() => expect(screen.getByRole("menuitem", { name: adCopy.viewInfo })).toHaveFocus());
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(options()).toHaveFocus());
    await userEvent.keyboard("{Escape}");
    const move = await screen.findByRole("button", { name: adCopy.move });
    await waitFor(() => expect(move).toHaveFocus());
    await expect(screen.getByRole("alertdialog")).toBeInTheDocument();
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(opener()).toHaveFocus());
    await waitFor(() => expect(document.querySelector("[inert], [data-overlay]")).toBeNull());
  },
);

/** A popover in a dialog: Escape and a press outside are for the popover first, and the dialog stays. */
export const PopoverInside = meta.story({
  args: {
    children: (
      <Popover
        trigger={<Button>Why a name?</Button>}
        title="Names are yours alone"
        closeLabel={controlCopy.close}
      >
        No listener ever hears a project’s name.
      </Popover>
    ),
  },
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole("button", { name: "Why a name?" }));
    const popover = await screen.findByRole("dialog", { name: "Names are yours alone" });
    await waitFor(() => expect(popover).toContainElement(document.activeElement as HTMLElement));
    await expect(popover.closest("[inert], [aria-hidden=true]")).toBeNull();
  },
});
PopoverInside.test("Escape closes it, and goes back into the dialog", async ({ userEvent, args }) => {
  await userEvent.keyboard("{Escape}");
  await waitFor(() => expect(screen.getByRole("button", { name: "Why a name?" })).toHaveFocus());
  await expect(args.onClose).not.toHaveBeenCalled();
});
PopoverInside.test("a press beside it closes it alone", async ({ userEvent, args }) => {
  await userEvent.click(document.querySelector("[data-overlay]")!);
  await waitFor(() => expect(screen.queryByRole("dialog", { name: "Names are yours alone" })).toBeNull());
  await expect(args.onClose).not.toHaveBeenCalled();
});
