import { adCopy } from "@earshot/contract/ads/copy.ts";
import { controlCopy } from "@earshot/contract/site/controls-copy.ts";
import { sidebarCopy } from "@earshot/contract/site/navigation-copy.ts";
import { expectFocusVisible } from "@earshot/storybook/contracts/focus-visible.ts";
import { expectNoReflowOverflow } from "@earshot/storybook/contracts/no-reflow-overflow.ts";
import { heldAt, narrowest } from "@earshot/storybook/frames";
import preview from "@earshot/storybook/preview";
import type { Decorator } from "@storybook/react-vite";
import { Download, Ellipsis, FolderPlus, Info, Share2 } from "lucide-react";
import { expect, fireEvent, fn, screen, waitFor } from "storybook/test";

import { IconButton } from "../inputs/icon-button.tsx";
import { Dialog } from "./dialog.tsx";
import { Menu } from "./menu.tsx";
import { guide } from "./tooltip.guide.ts";
import { Tooltip } from "./tooltip.tsx";
import { Bubble } from "./tooltip/bubble.tsx";
import { FetchedTooltip } from "./tooltip/fetched-tooltip.tsx";

const onPress = fn();
const inRoom: Decorator = (Story) => (
  <div style={{ padding: "5rem min(6rem, 20vw)" }}>
    <Story />
  </div>
);

const meta = preview.meta({
  component: Tooltip,
  parameters: { docs: { story: { inline: false, height: "200px" } }, guide },
  decorators: [inRoom],
  args: {
    text: adCopy.share,
    children: <IconButton icon={<Share2 />} label={adCopy.share} onClick={onPress} />,
  },
  beforeEach: () => {
    onPress.mockClear();
  },
});
const button = () => screen.getByRole("button", { name: adCopy.share });
const tooltip = () => screen.queryByRole("tooltip", { hidden: true });
const shown = () => waitFor(() => expect(tooltip()).toBeVisible());
const gone = () => waitFor(() => expect(tooltip()).toBeNull());
/** Longer than a pointer has to rest. */
const rest = () =>
  new Promise((resolve) => {
    setTimeout(resolve, 600);
  });

/** On each side of its button, short and in two lines. */
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

/** The button alone: it has its name without the tooltip. */
export const Closed = meta.story({
  play: async () => {
    await expect(button()).toHaveAccessibleName(adCopy.share);
    await expect(tooltip()).toBeNull();
  },
});

/** Pointed at: after a moment the name comes. */
export const Pointed = meta.story({
  play: async ({ userEvent }) => {
    await userEvent.hover(button());
    await expect(tooltip()).toBeNull();
    await shown();
  },
});
Pointed.test("stays while the pointer is on it, and goes with the pointer", async ({ userEvent }) => {
  await userEvent.hover(tooltip()!);
  await shown();
  await userEvent.pointer({ target: document.body, coords: { clientX: 1, clientY: 1 } });
  await gone();
});
Pointed.test("goes when the button is pressed, which acts", async ({ userEvent }) => {
  await userEvent.click(button());
  await gone();
  await expect(onPress).toHaveBeenCalledOnce();
});

/** Reached by Tab: the name comes at once. */
export const Focused = meta.story({
  play: async ({ userEvent }) => {
    await userEvent.tab();
    await shown();
    await expectFocusVisible(button());
  },
});
Focused.test("Escape takes it away and leaves the focus", async ({ userEvent }) => {
  await userEvent.keyboard("{Escape}");
  await gone();
  await expect(button()).toHaveFocus();
});
Focused.test("goes when the focus moves on", async ({ userEvent }) => {
  await userEvent.tab();
  await gone();
});
Focused.test("is not read a second time: it is the button's name", async () => {
  await expect(button()).not.toHaveAccessibleDescription();
});

/** More than the name: it is read after it. */
export const More = meta.story({
  args: { says: "more", text: "Everyone with the link can hear it." },
  play: async ({ userEvent }) => {
    await userEvent.tab();
    await shown();
    await expect(button()).toHaveAccessibleDescription("Everyone with the link can hear it.");
  },
});

/** Touched: nothing comes, the button acts. */
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

let code = Promise.withResolvers<typeof Bubble>();

/** Its code comes when the pointer has left already: nothing is shown to somebody who is reading elsewhere. */
export const CodeCameLate = meta.story({
  beforeEach: () => {
    code = Promise.withResolvers();
  },
  render: (args) => <FetchedTooltip {...args} load={() => code.promise} />,
  play: async ({ userEvent }) => {
    await userEvent.hover(button());
    await rest();
    await userEvent.unhover(button());
    code.resolve(Bubble);
    await rest();
    await expect(tooltip()).toBeNull();
  },
});
CodeCameLate.test("is shown where the pointer rests again", async ({ userEvent }) => {
  await userEvent.hover(button());
  await shown();
});

/** Its code is late, and the pointer waits for it. */
export const CodeAwaited = CodeCameLate.extend({
  play: async ({ userEvent }) => {
    await userEvent.hover(button());
    await rest();
    await expect(tooltip()).toBeNull();
    code.resolve(Bubble);
    await shown();
  },
});

/** Two lines and more, on the narrowest phone with text twice as large. */
export const LongNarrowest = meta.story({
  globals: narrowest,
  args: {
    defaultOpen: true,
    says: "more",
    text: "Sommerschlussverkaufswerbekampagne: everyone with the link can hear it.",
  },
  play: async () => {
    await shown();
    await expectNoReflowOverflow();
  },
});

/** At the edge of the window there is no room above: it stands below, inside. */
export const AtTheEdge = meta.story({
  parameters: { layout: "fullscreen" },
  decorators: [heldAt({ insetBlockStart: 0, insetInlineEnd: 0 })],
  args: { defaultOpen: true, text: adCopy.options("Fresh roast, delivered") },
  play: async () => {
    await shown();
    await waitFor(async () => {
      const { top, right } = tooltip()!.getBoundingClientRect();
      await expect(top).toBeGreaterThan(button().getBoundingClientRect().bottom);
      await expect(right).toBeLessThanOrEqual(window.innerWidth);
    });
  },
});

/** On a menu’s button: by keyboard it comes, gives way to the menu, and the button opens it as ever. */
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

/** In a dialog: the first Escape is for the tooltip, the second for the dialog. */
export const InDialog = meta.story({
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
  },
});
InDialog.test("closes one after the other", async ({ userEvent }) => {
  await userEvent.keyboard("{Escape}");
  await gone();
  await expect(onPress).not.toHaveBeenCalled();
  await userEvent.keyboard("{Escape}");
  await expect(onPress).toHaveBeenCalledOnce();
});

/** In Arabic the end is at the left. */
export const RightToLeft = meta.story({
  globals: { direction: "rtl" },
  args: {
    side: "end",
    defaultOpen: true,
    text: "مشاركة",
    children: <IconButton icon={<Share2 />} label="مشاركة" />,
  },
  play: async () => {
    await shown();
    const { left } = screen.getByRole("button", { name: "مشاركة" }).getBoundingClientRect();
    await waitFor(() => expect(tooltip()!.getBoundingClientRect().right).toBeLessThan(left));
  },
});

/** In the dark it is light. */
export const Dark = EveryState.extend({ tags: ["!matrix"], globals: { theme: "dark" } });
