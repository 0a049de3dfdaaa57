import { studioCopy } from "@earshot/contract/studio/copy.ts";
import preview from "@earshot/storybook/preview";
import { expect, fn, screen, userEvent } from "storybook/test";

import { PanelOpener } from "./panel-opener.tsx";
import { ShellContext } from "./shell-context.ts";

const open = fn();
const summary = studioCopy.summary("Russell", 30, "First Light");

const meta = preview.meta({
  component: PanelOpener,
  args: { label: studioCopy.settings, children: summary },
});

/** Without a panel, as a button, while the sheet's code loads, and truncated. */
export const EveryState = meta.story({
  tags: ["matrix"],
  render: (args) => (
    <div style={{ display: "grid", gap: 12, maxWidth: 360 }}>
      <PanelOpener {...args} />
      {[false, true].map((isBusy) => (
        <ShellContext
          key={String(isBusy)}
          value={{ openSidebar: null, panel: { open, close: fn(), preload: open, isBusy } }}
        >
          <PanelOpener {...args} />
        </ShellContext>
      ))}
    </div>
  ),
});

/** On a phone, a press opens the sheet. */
export const OnPhone = meta.story({
  globals: { viewport: { value: "phone390", isRotated: false } },
  render: (args) => (
    <ShellContext value={{ openSidebar: null, panel: { open, close: fn(), preload: fn(), isBusy: false } }}>
      <PanelOpener {...args} />
    </ShellContext>
  ),
  play: async () => {
    await userEvent.click(screen.getByRole("button", { name: `${studioCopy.settings}: ${summary}` }));
    await expect(open).toHaveBeenCalledOnce();
  },
});
