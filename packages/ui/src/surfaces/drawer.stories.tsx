import { errors } from "@earshot/contract/errors.ts";
import { backgroundMusicCopy } from "@earshot/contract/music/copy.ts";
import { controlCopy } from "@earshot/contract/site/controls-copy.ts";
import { sidebarCopy } from "@earshot/contract/site/navigation-copy.ts";
import { studioCopy } from "@earshot/contract/studio/copy.ts";
import { expectAccessibleDialog } from "@earshot/storybook/assertions";
import { aboveOpener, opener } from "@earshot/storybook/decorators";
import preview from "@earshot/storybook/preview";
import { useRef, useState } from "react";
import { expect, fn, screen, waitFor } from "storybook/test";

import { Button } from "../inputs/button.tsx";
import { TextArea } from "../inputs/text-area.tsx";
import { TextField } from "../inputs/text-field.tsx";
import { AlertDialog } from "./alert-dialog.tsx";
import { DialogButton } from "./dialog-button.tsx";
import { Drawer } from "./drawer.tsx";

/** Some of the studio's settings; `error` is shown on the last field. */
const tools = (error?: string) => (
  <div style={{ display: "grid", gap: 20 }}>
    <TextArea label={studioCopy.deliveryInstructions} defaultValue="Slow, and a pause after the name." />
    <TextField label={backgroundMusicCopy.start} inputMode="numeric" defaultValue="0" />
    <TextField label={backgroundMusicCopy.end} inputMode="numeric" defaultValue="0" error={error} />
  </div>
);
const phone = { viewport: { value: "phone390", isRotated: false } };

const meta = preview.meta({
  component: Drawer,
  parameters: { docs: { story: { inline: false, height: "560px" } } },
  args: {
    open: true,
    onClose: fn(),
    title: studioCopy.settings,
    closeLabel: controlCopy.close,
    onPhone: "bottom" as const,
    children: tools(),
  },
  render: aboveOpener(Drawer),
});

/** Waits until the drawer is at this edge with this width, and checks that it reaches the bottom of the window. */
async function expectAt(edge: "left" | "right", width: number) {
  const drawer = await screen.findByRole("dialog");
  await waitFor(async () => {
    const box = drawer.getBoundingClientRect();
    const at = edge === "left" ? 0 : window.innerWidth;
    await expect([box[edge], box.width, box.bottom]).toEqual([at, width, window.innerHeight]);
  });
}

/** All parts: a title, a description, fields (one of them invalid), a note in the footer and two buttons. */
export const EveryState = meta.story({
  tags: ["matrix"],
  args: {
    description: "What you change here counts for the next ad.",
    note: controlCopy.selected("Amelia"),
    onSubmit: fn(),
    actions: (
      <>
        <DialogButton does="cancel">{controlCopy.cancel}</DialogButton>
        <DialogButton does="submit">{controlCopy.save}</DialogButton>
      </>
    ),
    children: tools(errors.music_end_not_after_start.message),
  },
});

/** The studio's settings when the window is too narrow for three columns: full height, on the inline-end side. */
export const Tools = meta.story({ play: () => expectAt("right", 384) });
Tools.test("behaves as a dialog", () =>
  expectAccessibleDialog({ name: studioCopy.settings, escape: "closes", opener }),
);

/**
 * On a phone, the drawer is a full-width bottom sheet within reach of the thumb, which leaves a strip of the page
 * visible.
 */
export const ToolsOnPhone = meta.story({
  globals: phone,
  play: async () => {
    await expectAt("left", window.innerWidth);
    await expect(screen.getByRole("dialog").getBoundingClientRect().top).toBeGreaterThanOrEqual(24);
  },
});
/** The sidebar on a phone is on the inline-start side and leaves a strip of the page visible; its title is only for screen readers. */
export const NavigationOnPhone = meta.story({
  globals: phone,
  args: {
    side: "start" as const,
    onPhone: "side" as const,
    flush: true,
    title: sidebarCopy.myProjects,
    heading: <strong>Earshot</strong>,
    children: <a href="#campaigns">{sidebarCopy.campaigns}</a>,
  },
  play: () => expectAt("left", 320),
});
NavigationOnPhone.test("behaves as a dialog", () =>
  expectAccessibleDialog({ name: sidebarCopy.myProjects, escape: "closes", opener }),
);

/** Opened for one field, which is focused initially although it isn't the first. */
export const InitialFocus = meta.story({
  render: function Starting(args) {
    const field = useRef<HTMLInputElement>(null);
    return (
      <Drawer {...args} initialFocus={field}>
        <TextField label={backgroundMusicCopy.start} defaultValue="0" />
        <TextField ref={field} label={backgroundMusicCopy.end} defaultValue="30" />
      </Drawer>
    );
  },
  play: async () => {
    await waitFor(() => expect(screen.getByLabelText(backgroundMusicCopy.end)).toHaveFocus());
  },
});

/** A confirmation dialog is open above the drawer: only the confirmation can be reached. */
export const QuestionAbove = meta.story({
  render: function WithQuestion(args) {
    const [asking, setAsking] = useState(true);
    const close = () => setAsking(false);
    return (
      <Drawer {...args}>
        <Button onClick={() => setAsking(true)}>{studioCopy.resetAll}</Button>
        <AlertDialog
          open={asking}
          onClose={close}
          title={studioCopy.resetAll}
          closeLabel={controlCopy.cancel}
          confirm={{ label: studioCopy.resetAll, onConfirm: close }}
        />
      </Drawer>
    );
  },
  play: async () => {
    await waitFor(() => expect(screen.getByRole("button", { name: controlCopy.cancel })).toHaveFocus());
    await expect(screen.queryByRole("dialog")).toBeNull();
  },
});
QuestionAbove.test("closes only the confirmation on Escape", async ({ userEvent, args }) => {
  await userEvent.keyboard("{Escape}");
  const drawer = await screen.findByRole("dialog");
  await waitFor(() => expect(drawer).toContainElement(document.activeElement as HTMLElement));
  await expect(args.onClose).not.toHaveBeenCalled();
});
