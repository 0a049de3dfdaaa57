import { expectFocusVisible } from "@earshot/storybook/assertions";
import { padded } from "@earshot/storybook/decorators";
import preview from "@earshot/storybook/preview";
import { expectLook } from "@earshot/storybook/pseudo-states";
import { Ellipsis, Share2, X } from "lucide-react";
import { expect, fn } from "storybook/test";

import { IconButton } from "./icon-button.tsx";

const press = fn();

const meta = preview.meta({
  component: IconButton,
  decorators: [padded],
  args: { label: "Close", icon: <X aria-hidden="true" />, onClick: press },
});

/** Every intent in both sizes, busy and disabled, on every background. */
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
          {(["primary", "plain", "quiet"] as const).map((intent) => (
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

/** Without a border, for closing a dialog or for a card's menu. */
export const Quiet = meta.story();
Quiet.test("is named by its label, can be pressed by keyboard and shows a focus ring", async (story) => {
  const { canvas, userEvent } = story;
  await userEvent.tab();
  await expectFocusVisible(canvas.getByRole("button", { name: "Close" }));
  await userEvent.keyboard("{Enter} ");
  await expect(press).toHaveBeenCalledTimes(2);
});
Quiet.test("ignores presses while busy", { args: { busy: true } }, async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole("button"));
  await expect(canvas.getByRole("button")).toHaveFocus();
  await expect(press).not.toHaveBeenCalled();
});

/** Each intent with the pointer over it. */
export const Hover = meta.story({
  render: (args) => (
    <div style={{ display: "flex", gap: 12 }}>
      {(["primary", "plain", "quiet"] as const).map((intent) => (
        <IconButton key={intent} {...args} intent={intent} />
      ))}
    </div>
  ),
  play: async ({ canvas }) => {
    for (const button of canvas.getAllByRole("button")) await expectLook(button, "hover");
  },
});

/** When held down, the button is smaller than on hover. */
export const Pressed = Hover.extend({
  play: async ({ canvas }) => {
    for (const button of canvas.getAllByRole("button")) {
      await expectLook(button, "hover");
      await expectLook(button, "hover", "active");
    }
  },
});
