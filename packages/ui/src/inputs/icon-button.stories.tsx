import { expectFocusVisible } from "@earshot/storybook/contracts/focus-visible.ts";
import { expectNoReflowOverflow } from "@earshot/storybook/contracts/no-reflow-overflow.ts";
import { inSpace, narrowest } from "@earshot/storybook/frames";
import preview from "@earshot/storybook/preview";
import { ArrowLeft, Ellipsis, Share2, Trash2, X } from "lucide-react";
import { expect, fn } from "storybook/test";

import { guide } from "./icon-button.guide.ts";
import { IconButton } from "./icon-button.tsx";

const press = fn();

const meta = preview.meta({
  component: IconButton,
  parameters: { guide },
  decorators: [inSpace],
  args: { label: "Close", icon: <X aria-hidden="true" />, onClick: press },
});

const intents = ["primary", "plain", "quiet"] as const;

/** Every intent in both sizes, busy and disabled, on every ground. */
export const EveryState = meta.story({
  tags: ["matrix"],
  parameters: { layout: "fullscreen" },
  render: () => (
    <>
      {["paper", "surface", "sunken"].map((ground) => (
        <div
          key={ground}
          style={{ background: `var(--${ground})`, padding: 20, display: "flex", flexWrap: "wrap", gap: 20 }}
        >
          {intents.map((intent) => (
            <div key={intent} style={{ display: "flex", flexWrap: "wrap", alignItems: "center", gap: 12 }}>
              <IconButton intent={intent} size="sm" label="Share" icon={<Share2 aria-hidden="true" />} />
              <IconButton intent={intent} label="More" icon={<Ellipsis aria-hidden="true" />} />
              <IconButton intent={intent} label="Sharing…" busy icon={<Share2 aria-hidden="true" />} />
              <IconButton intent={intent} label="Close" disabled icon={<X aria-hidden="true" />} />
            </div>
          ))}
        </div>
      ))}
    </>
  ),
});

/** Among other things, where a line around it would be too much: closing a dialog, the menu of a card. */
export const Quiet = meta.story();
Quiet.test("is named by its label, acts by keyboard and shows its focus", async ({ canvas, userEvent }) => {
  const button = canvas.getByRole("button", { name: "Close" });
  await userEvent.tab();
  await expectFocusVisible(button);
  await userEvent.keyboard("{Enter} ");
  await expect(press).toHaveBeenCalledTimes(2);
});

/** Beside buttons with text. */
export const Plain = meta.story({
  args: { intent: "plain", size: "sm", label: "Share", icon: <Share2 aria-hidden="true" /> },
});

/** It leads elsewhere: a link in the same clothes, which works before any JavaScript arrives. */
export const Leading = meta.story({
  args: {
    label: "Back to the list",
    icon: <ArrowLeft aria-hidden="true" />,
    link: <a href="#list">Back to the list</a>,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("link", { name: "Back to the list" })).toHaveAttribute("href", "#list");
    await expect(canvas.queryByRole("button")).toBeNull();
  },
});

/** The one thing to do, where its icon is known to everyone. */
export const Primary = meta.story({ args: { intent: "primary" } });

/** An answer is awaited: the bars swell, the focus stays, presses are ignored. */
export const Busy = meta.story({ args: { intent: "plain", label: "Sharing…", busy: true } });
Busy.test("ignores presses", async ({ canvas, userEvent }) => {
  const button = canvas.getByRole("button", { name: "Sharing…" });
  await userEvent.click(button);
  await expect(button).toHaveFocus();
  await expect(press).not.toHaveBeenCalled();
});

/** Not possible now. */
export const Disabled = meta.story({ args: { intent: "plain", disabled: true } });

/** Several in a row, on a touch screen 44 px each, so that a finger finds the right one. */
export const Row = meta.story({
  render: () => (
    <div style={{ display: "flex" }}>
      <IconButton label="Share Coffee & Co" icon={<Share2 aria-hidden="true" />} />
      <IconButton label="Delete Coffee & Co" icon={<Trash2 aria-hidden="true" />} />
      <IconButton label="Options of Coffee & Co" icon={<Ellipsis aria-hidden="true" />} />
    </div>
  ),
  play: async ({ canvas }) => {
    const sizes = canvas.getAllByRole("button").map((button) => button.getBoundingClientRect());
    await expect(
      Math.min(...sizes.map(({ width, height }) => Math.min(width, height))),
    ).toBeGreaterThanOrEqual(24);
  },
});

/** Text twice as large: the icon grows with it, and so does its place. */
export const LargeText = meta.story({
  globals: { textSize: "200%" },
  play: async ({ canvas }) => {
    const button = canvas.getByRole("button").getBoundingClientRect();
    const icon = canvas.getByRole("button").querySelector("svg")!.getBoundingClientRect();
    await expect(icon.width).toBeGreaterThan(30);
    await expect(icon.width).toBeLessThan(button.width);
  },
});

/** All of them on the narrowest phone with text twice as large: they stand in as many rows as they need. */
export const Narrowest = EveryState.extend({
  tags: ["!matrix"],
  globals: narrowest,
  play: () => expectNoReflowOverflow(),
});

/** Right to left: an arrow that leads back points to the right, as its caller turns it. */
export const RightToLeft = meta.story({
  globals: { direction: "rtl" },
  args: { label: "رجوع", icon: <ArrowLeft aria-hidden="true" className="rtl:-scale-x-100" /> },
});
