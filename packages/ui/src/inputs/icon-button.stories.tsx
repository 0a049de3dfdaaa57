import { expectFocusVisible } from "@earshot/storybook/assertions";
import { padded } from "@earshot/storybook/decorators";
import preview from "@earshot/storybook/preview";
import { Ellipsis, Share2, X } from "lucide-react";
import { expect, fn } from "storybook/test";

import { IconButton } from "./icon-button.tsx";

const press = fn();

const meta = preview.meta({
  component: IconButton,
  decorators: [padded],
  args: { label: "Close", icon: <X aria-hidden="true" />, onClick: press },
});

const intents = ["primary", "plain", "quiet"] as const;

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

/** Without a border: closing a dialog, the menu of a card. */
export const Quiet = meta.story();
Quiet.test(
  "takes its name from the label, presses by keyboard and shows its focus",
  async ({ canvas, userEvent }) => {
    const button = canvas.getByRole("button", { name: "Close" });
    await userEvent.tab();
    await expectFocusVisible(button);
    await userEvent.keyboard("{Enter} ");
    await expect(press).toHaveBeenCalledTimes(2);
  },
);

/** A request is pending: the bars animate, the focus stays, presses are ignored. */
export const Busy = meta.story({ args: { intent: "plain", label: "Sharing…", busy: true } });
Busy.test("ignores presses", async ({ canvas, userEvent }) => {
  const button = canvas.getByRole("button", { name: "Sharing…" });
  await userEvent.click(button);
  await expect(button).toHaveFocus();
  await expect(press).not.toHaveBeenCalled();
});
