import { expectFocusVisible } from "@earshot/storybook/contracts/focus-visible.ts";
import { inSpace } from "@earshot/storybook/frames";
import preview from "@earshot/storybook/preview";
import { Ellipsis, Share2, X } from "lucide-react";
import { expect, fn } from "storybook/test";

import { IconButton } from "./icon-button.tsx";

const press = fn();

const meta = preview.meta({
  component: IconButton,
  decorators: [inSpace],
  args: { label: "Close", icon: <X aria-hidden="true" />, onClick: press },
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

const intents = ["primary", "plain", "quiet"] as const;

/** Every intent in both sizes on every ground: for comparing the themes. */
export const EveryIntentOnEveryGround = meta.story({
  parameters: { layout: "fullscreen" },
  render: () => (
    <>
      {["paper", "surface", "sunken"].map((ground) => (
        <div key={ground} style={{ background: `var(--${ground})`, padding: 20, display: "flex", gap: 12 }}>
          {intents.map((intent) => (
            <div key={intent} style={{ display: "flex", gap: 12 }}>
              <IconButton intent={intent} size="sm" label="More" icon={<Ellipsis aria-hidden="true" />} />
              <IconButton intent={intent} label="More" icon={<Ellipsis aria-hidden="true" />} />
              <IconButton intent={intent} label="More" busy icon={<Ellipsis aria-hidden="true" />} />
            </div>
          ))}
        </div>
      ))}
    </>
  ),
});
