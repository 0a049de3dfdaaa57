import { adCopy } from "@earshot/contract/ads/copy.ts";
import { controlCopy } from "@earshot/contract/site/controls-copy.ts";
import { sidebarCopy } from "@earshot/contract/site/navigation-copy.ts";
import { expectFocusVisible } from "@earshot/storybook/assertions";
import preview from "@earshot/storybook/preview";
import type { Decorator } from "@storybook/react-vite";
import { Download, Ellipsis, FolderPlus, Info, Share2 } from "lucide-react";
import { expect, fireEvent, fn, screen, waitFor } from "storybook/test";

import { IconButton } from "../inputs/icon-button.tsx";
import { Dialog } from "./dialog.tsx";
import { Menu } from "./menu.tsx";
import { Tooltip } from "./tooltip.tsx";
import { TooltipContent } from "./tooltip/tooltip-content.tsx";

const onPress = fn();
const inRoom: Decorator = (Story) => (
  <div style={{ padding: "5rem min(6rem, 20vw)" }}>
    <Story />
  </div>
);

const meta = preview.meta({
  component: Tooltip,
  parameters: { docs: { story: { inline: false, height: "200px" } } },
  decorators: [inRoom],
  args: {
    text: adCopy.share,
    children: <IconButton icon={<Share2 />} label={adCopy.share} onClick={onPress} />,
  },
});
const button = () => screen.getByRole("button", { name: adCopy.share });
const tooltip = () => screen.queryByRole("tooltip", { hidden: true });
const shown = () => waitFor(() => expect(tooltip()).toBeVisible());
const gone = () => waitFor(() => expect(tooltip()).toBeNull());
/** Waits longer than the hover delay. */
const rest = () => new Promise((resolve) => void setTimeout(resolve, 600));

/** The tooltip on each side of its button, with short text and with two lines. */
export const EveryState = meta.story({
  tags: ["matrix"],
  decorators: [
    (Story) => (
      <div style={{ display: "grid", gap: "6rem", justifyItems: "center" }}>
        <Story />
      </div>
    ),
  ],
  render: (args) => (
    <>
      <Tooltip {...args} defaultOpen />
      <Tooltip defaultOpen side="end" text={sidebarCopy.addProject}>
        <IconButton icon={<FolderPlus />} label={sidebarCopy.addProject} />
      </Tooltip>
      <Tooltip
        defaultOpen
        side="bottom"
        says="more"
        text="MP3, 192 kbit/s, 0.7 MB. Made on 4 November, 30 seconds long."
      >
        <IconButton icon={<Download />} label="Download" intent="plain" />
      </Tooltip>
    </>
  ),
  play: async () => {
    await waitFor(() => expect(screen.getAllByRole("tooltip", { hidden: true })).toHaveLength(3));
  },
});

/** On hover, the name appears after a delay. */
export const Hovered = meta.story({
  play: async ({ userEvent }) => {
    await userEvent.hover(button());
    await expect(tooltip()).toBeNull();
    await shown();
  },
});
Hovered.test("stays open while the pointer is on it", async ({ userEvent }) => {
  await userEvent.hover(tooltip()!);
  await shown();
  await userEvent.pointer({ target: document.body, coords: { clientX: 1, clientY: 1 } });
  await gone();
});
Hovered.test("closes when the button is pressed", async ({ userEvent }) => {
  await userEvent.click(button());
  await gone();
  await expect(onPress).toHaveBeenCalledOnce();
});

/** When focused with Tab, the name appears immediately. */
export const Focused = meta.story({
  play: async ({ userEvent }) => {
    await userEvent.tab();
    await shown();
    await expectFocusVisible(button());
  },
});
Focused.test("isn't announced in addition to the button's name", () =>
  expect(button()).not.toHaveAccessibleDescription(),
);
Focused.test("closes on blur, and on Escape without moving focus", async ({ userEvent }) => {
  await userEvent.keyboard("{Escape}");
  await gone();
  await expect(button()).toHaveFocus();
  await userEvent.tab();
  await userEvent.tab({ shift: true });
  await shown();
  await userEvent.tab();
  await gone();
});
const more = { args: { says: "more" as const, text: "Everyone with the link can hear it." } };
Focused.test("is announced after the button's name", more, () =>
  expect(button()).toHaveAccessibleDescription("Everyone with the link can hear it."),
);

/** Touch doesn't open the tooltip; the button acts. */
export const Touched = meta.story({
  play: async () => {
    const touch = { pointerType: "touch", bubbles: true };
    await fireEvent(button(), new PointerEvent("pointermove", touch));
    await fireEvent(button(), new PointerEvent("pointerdown", touch));
    await fireEvent(button(), new PointerEvent("pointerup", touch));
    await fireEvent.click(button());
    await expect(onPress).toHaveBeenCalledOnce();
    await rest();
    await expect(tooltip()).toBeNull();
  },
});

let code = Promise.withResolvers<typeof TooltipContent>();

/** The tooltip's code loads after the pointer has left: nothing is shown. */
export const LoadedTooLate = meta.story({
  beforeEach: () => {
    code = Promise.withResolvers();
  },
  render: (args) => <Tooltip {...args} load={() => code.promise} />,
  play: async ({ userEvent }) => {
    await userEvent.hover(button());
    await rest();
    await userEvent.unhover(button());
    code.resolve(TooltipContent);
    await rest();
    await expect(tooltip()).toBeNull();
  },
});
LoadedTooLate.test("opens on the next hover", async ({ userEvent }) => {
  await userEvent.hover(button());
  await shown();
});

/** The tooltip's code loads while the pointer is still on the button. */
export const LoadedWhileHovered = LoadedTooLate.extend({
  play: async ({ userEvent }) => {
    await userEvent.hover(button());
    await rest();
    await expect(tooltip()).toBeNull();
    code.resolve(TooltipContent);
    await shown();
  },
});

/** On a menu's button, the tooltip appears on focus and closes when the menu opens. */
export const OnMenuButton = meta.story({
  render: () => (
    <Menu
      trigger={
        <Tooltip text={controlCopy.options}>
          <IconButton icon={<Ellipsis />} label={controlCopy.options} />
        </Tooltip>
      }
      entries={[{ kind: "action", label: adCopy.viewInfo, icon: <Info />, onSelect: onPress }]}
    />
  ),
  play: async ({ userEvent }) => {
    await userEvent.tab();
    await shown();
    await userEvent.keyboard("{Enter}");
    await waitFor(() => expect(screen.getByRole("menuitem", { name: adCopy.viewInfo })).toHaveFocus());
    await gone();
    await expect(screen.getByRole("menu")).toHaveAccessibleName(controlCopy.options);
  },
});

/** In a dialog, the first Escape closes the tooltip, the second the dialog. */
export const InDialog = meta.story({
  tags: ["dialog"],
  render: (args) => (
    <Dialog open onClose={onPress} title="Ad" closeLabel={controlCopy.close}>
      <Tooltip {...args} />
    </Dialog>
  ),
  play: async ({ userEvent }) => {
    await waitFor(() => expect(screen.getByRole("dialog")).toHaveFocus());
    await userEvent.tab();
    await userEvent.tab();
    await shown();
    await userEvent.keyboard("{Escape}");
    await gone();
    await expect(onPress).not.toHaveBeenCalled();
    await userEvent.keyboard("{Escape}");
    await expect(onPress).toHaveBeenCalledOnce();
  },
});
