import { adInfoCopy } from "@earshot/contract/ads/copy.ts";
import { backgroundMusicCopy } from "@earshot/contract/music/copy.ts";
import { controlCopy } from "@earshot/contract/site/controls-copy.ts";
import { studioCopy } from "@earshot/contract/studio/copy.ts";
import preview from "@earshot/storybook/preview";
import { useRef, useState } from "react";
import { expect, fn, screen, waitFor, within } from "storybook/test";

import { Button } from "../inputs/button.tsx";
import { TextField } from "../inputs/text-field.tsx";
import { AlertDialog } from "./alert-dialog.tsx";
import { DialogButton } from "./dialog-button.tsx";
import { Drawer, type DrawerProps } from "./drawer.tsx";
import { Skeleton } from "./skeleton.tsx";

const meta = preview.meta({
  component: Drawer,
  parameters: { docs: { story: { inline: false, height: "560px" } } },
  args: {
    open: true,
    onClose: fn(),
    title: studioCopy.settings,
    closeLabel: controlCopy.close,
    onPhone: "bottom" as const,
    children: null,
  },
});

/** Words alone. The panel itself has the first focus: nothing in it is to be done at once. */
export const Words = meta.story({
  args: { title: adInfoCopy.title, children: "Recorded in one take, with the music of a rainy morning." },
  play: async () => {
    await waitFor(() => expect(screen.getByRole("dialog")).toHaveFocus());
  },
});

/** What it shows is still on its way: shapes in its place, and the way back works. */
export const Loading = meta.story({
  args: { children: <Skeleton shape="field" count={4} label={controlCopy.loading} /> },
  play: async () => {
    const drawer = await screen.findByRole("dialog");
    await expect(within(drawer).getByText(controlCopy.loading)).toBeInTheDocument();
    await expect(screen.getByRole("button", { name: controlCopy.close })).toBeEnabled();
  },
});

/** More fields than the window holds: head and buttons stay, the middle scrolls and can be reached by Tab. */
export const ManyTools = meta.story({
  args: {
    actions: <DialogButton does="cancel">{controlCopy.close}</DialogButton>,
    children: (
      <div style={{ display: "grid", gap: 20 }}>
        {Array.from({ length: 12 }, (_, row) => (
          <TextField key={row} label={`Track ${row + 1}`} />
        ))}
      </div>
    ),
  },
  play: async () => {
    const scroller = (await screen.findByLabelText("Track 12")).closest("[tabindex='0']")!;
    await expect(scroller.scrollHeight).toBeGreaterThan(scroller.clientHeight);
    const close = screen.getAllByRole("button", { name: controlCopy.close }).at(-1)!;
    await expect(close.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight);
  },
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

/** Fetched for one field, which has the first focus though another stands before it. */
export const AtOneField = meta.story({
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

/** A question on top of it: only that is within reach. */
export const QuestionAbove = meta.story({
  render: (args) => <WithQuestion {...args} />,
  play: async () => {
    await waitFor(() => expect(screen.getByRole("button", { name: controlCopy.cancel })).toHaveFocus());
    await expect(screen.queryByRole("dialog")).toBeNull();
  },
});
QuestionAbove.test("is answered by Escape, and the drawer stays", async ({ userEvent, args }) => {
  await userEvent.keyboard("{Escape}");
  const drawer = await screen.findByRole("dialog");
  await waitFor(() => expect(drawer).toContainElement(document.activeElement as HTMLElement));
  await expect(args.onClose).not.toHaveBeenCalled();
});
