import { errors } from "@earshot/contract/errors.ts";
import { languages } from "@earshot/contract/languages.ts";
import { backgroundMusicCopy } from "@earshot/contract/music/copy.ts";
import { controlCopy } from "@earshot/contract/site/controls-copy.ts";
import { sidebarCopy } from "@earshot/contract/site/navigation-copy.ts";
import { studioCopy } from "@earshot/contract/studio/copy.ts";
import { expectAccessibleDialog } from "@earshot/storybook/assertions";
import { opener, WithOpener } from "@earshot/storybook/decorators";
import preview from "@earshot/storybook/preview";
import { useRef, useState } from "react";
import { expect, fn, screen, waitFor } from "storybook/test";

import { Button } from "../inputs/button.tsx";
import { Select } from "../inputs/select.tsx";
import { TextArea } from "../inputs/text-area.tsx";
import { TextField } from "../inputs/text-field.tsx";
import { AlertDialog } from "./alert-dialog.tsx";
import { DialogButton } from "./dialog-button.tsx";
import { Drawer, type DrawerProps } from "./drawer.tsx";

const languageOptions = languages.map(({ name }) => ({ value: name, label: name }));

/** A part of the studio's panel; `error` belongs to its last field. */
const tools = (error?: string) => (
  <div style={{ display: "grid", gap: 20 }}>
    <Select label={studioCopy.language} defaultValue="English" options={languageOptions} />
    <TextArea
      label={studioCopy.deliveryInstructions}
      defaultValue="Slow, and a pause after the name."
      rows={3}
    />
    <TextField label={backgroundMusicCopy.start} inputMode="numeric" defaultValue="0" />
    <TextField label={backgroundMusicCopy.end} inputMode="numeric" defaultValue="0" error={error} />
  </div>
);

const entries = (words: readonly string[]) => (
  <nav style={{ display: "grid", padding: "8px 12px 24px" }}>
    {words.map((word) => (
      <a key={word} href={`#${word}`} style={{ padding: "10px 12px", overflowWrap: "anywhere" }}>
        {word}
      </a>
    ))}
  </nav>
);
const navigation = [
  sidebarCopy.myProjects,
  sidebarCopy.addProject,
  sidebarCopy.campaigns,
  sidebarCopy.faqs,
  sidebarCopy.contactUs,
];
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
  render: (args) => (
    <WithOpener>
      {(open, close) => (
        <Drawer
          {...args}
          open={open}
          onClose={() => {
            args.onClose();
            close();
          }}
        />
      )}
    </WithOpener>
  ),
});
/** The drawer comes to rest at this edge with this width, and reaches the window's bottom. */
async function expectAt(edge: "left" | "right", width: number) {
  const drawer = await screen.findByRole("dialog");
  await waitFor(async () => {
    const box = drawer.getBoundingClientRect();
    await expect([box[edge], box.width, box.bottom]).toEqual([
      edge === "left" ? 0 : window.innerWidth,
      width,
      window.innerHeight,
    ]);
  });
}

/** All parts: title, description, fields, one of them invalid, a note in the footer, two buttons. */
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

/** The studio's settings where the window has no room for three columns. */
export const Tools = meta.story({
  play: async () => {
    await expect(await screen.findByRole("dialog", { name: studioCopy.settings })).toBeVisible();
  },
});
Tools.test("behaves as a dialog", () =>
  expectAccessibleDialog({ name: studioCopy.settings, escape: "closes", opener }),
);
Tools.test("is full height at the window's end", () => expectAt("right", 384));

/** On a phone: a bottom sheet within the thumb's reach. */
export const ToolsOnPhone = meta.story({ globals: phone });
ToolsOnPhone.test("is a full-width sheet that leaves a strip of the page", async () => {
  await expectAt("left", window.innerWidth);
  await expect(screen.getByRole("dialog").getBoundingClientRect().top).toBeGreaterThanOrEqual(24);
  await expectAccessibleDialog({ name: studioCopy.settings, escape: "closes", opener });
});

/** The sidebar on a phone: at the side, leaving a strip of the page. */
export const NavigationOnPhone = meta.story({
  globals: phone,
  args: {
    side: "start" as const,
    onPhone: "side" as const,
    flush: true,
    title: sidebarCopy.myProjects,
    heading: <strong style={{ display: "block", paddingBlock: 4 }}>Earshot</strong>,
    children: entries(navigation),
  },
});
NavigationOnPhone.test("is at the start, with its title for screen readers only", async () => {
  await expectAt("left", 320);
  await expectAccessibleDialog({ name: sidebarCopy.myProjects, escape: "closes", opener });
});

function Starting(args: DrawerProps) {
  const field = useRef<HTMLInputElement>(null);
  return (
    <Drawer {...args} initialFocus={field}>
      <div style={{ display: "grid", gap: 20 }}>
        <TextField label={backgroundMusicCopy.start} defaultValue="0" />
        <TextField ref={field} label={backgroundMusicCopy.end} defaultValue="30" />
      </div>
    </Drawer>
  );
}

/** WithOpener for one field, which has the initial focus though it isn't the first. */
export const InitialFocus = meta.story({
  render: (args) => <Starting {...args} />,
  play: async () => {
    await waitFor(() => expect(screen.getByLabelText(backgroundMusicCopy.end)).toHaveFocus());
  },
});

function WithQuestion(args: DrawerProps) {
  const [asking, setAsking] = useState(true);
  return (
    <Drawer {...args}>
      <Button onClick={() => setAsking(true)}>{studioCopy.resetAll}</Button>
      <AlertDialog
        open={asking}
        onClose={() => setAsking(false)}
        title={studioCopy.resetAll}
        closeLabel={controlCopy.cancel}
        confirm={{ label: studioCopy.resetAll, onConfirm: () => setAsking(false) }}
      />
    </Drawer>
  );
}

/** A question above it: only that is reachable. */
export const QuestionAbove = meta.story({
  render: (args) => <WithQuestion {...args} />,
  play: async () => {
    await waitFor(() => expect(screen.getByRole("button", { name: controlCopy.cancel })).toHaveFocus());
    await expect(screen.queryByRole("dialog")).toBeNull();
  },
});
QuestionAbove.test("closes the question alone on Escape", async ({ userEvent, args }) => {
  await userEvent.keyboard("{Escape}");
  const drawer = await screen.findByRole("dialog");
  await waitFor(() => expect(drawer).toContainElement(document.activeElement as HTMLElement));
  await expect(args.onClose).not.toHaveBeenCalled();
});
