import { expectFocusVisible } from "@earshot/storybook/assertions";
import { padded } from "@earshot/storybook/decorators";
import preview from "@earshot/storybook/preview";
import { expectLook } from "@earshot/storybook/pseudo-states";
import { Play } from "lucide-react";
import { expect, fn } from "storybook/test";

import { Button } from "./button.tsx";
import { TextField } from "./text-field.tsx";

const press = fn();
const submit = fn((event: { preventDefault: () => void }) => event.preventDefault());

const meta = preview.meta({
  component: Button,
  decorators: [padded],
  args: { children: "Create my ad", intent: "primary" as const, onClick: press },
});

const intents = ["primary", "plain", "quiet", "danger"] as const;
const grounds = ["paper", "surface", "sunken"] as const;

/** Every intent on every background, with an icon, busy and disabled; then the sizes, a link, full width and a long label. */
export const EveryState = meta.story({
  tags: ["matrix"],
  parameters: { layout: "fullscreen" },
  render: () => (
    <>
      {grounds.map((ground) => (
        <div key={ground} style={{ background: `var(--${ground})`, padding: 16, display: "grid", gap: 12 }}>
          {intents.map((intent) => (
            <div key={intent} style={{ display: "flex", flexWrap: "wrap", gap: 12 }}>
              <Button intent={intent}>Launch Campaign</Button>
              <Button intent={intent} icon={<Play aria-hidden="true" />}>
                Hear samples
              </Button>
              <Button intent={intent} busy>
                Saving…
              </Button>
              <Button intent={intent} disabled>
                Not now
              </Button>
            </div>
          ))}
        </div>
      ))}
      <div style={{ padding: 16, display: "flex", flexWrap: "wrap", alignItems: "center", gap: 12 }}>
        <Button size="sm">Share</Button>
        <Button>Change voice</Button>
        <Button size="lg">Create Audio Ad</Button>
        <Button link={<a href="#studio">Create</a>} intent="primary">
          Create a free ad
        </Button>
        <Button intent="primary" size="lg" wide>
          Create my ad
        </Button>
        <Button size="lg" icon={<Play aria-hidden="true" />}>
          Verbindlich anmelden und Werbekampagnenübersicht öffnen
        </Button>
      </div>
    </>
  ),
});
EveryState.test("can be rendered as a link", async ({ canvas }) => {
  await expect(canvas.getByRole("link", { name: "Create a free ad" })).toHaveAttribute("href", "#studio");
});

/** The main action of a screen or dialog. Use only one at a time. */
export const Primary = meta.story();
Primary.test("can be pressed with Enter and Space, and shows a focus ring", async ({ canvas, userEvent }) => {
  await userEvent.tab();
  await expectFocusVisible(canvas.getByRole("button"));
  await userEvent.keyboard("{Enter} ");
  await expect(press).toHaveBeenCalledTimes(2);
});

/** Each intent with the pointer over it. */
export const Hover = meta.story({
  render: () => (
    <div style={{ display: "grid", gap: 12 }}>
      {intents.map((intent) => (
        <Button key={intent} intent={intent}>
          Launch Campaign
        </Button>
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

/** A request is pending: animated bars replace the icon, and the label describes what is happening. */
export const Busy = meta.story({
  args: { type: "submit", busy: true, children: "Sending…", icon: <Play aria-hidden="true" /> },
  decorators: [
    (Story) => (
      <form onSubmit={submit} style={{ display: "grid", gap: 12 }}>
        <TextField label="Email" name="email" defaultValue="ada@example.com" />
        <Story />
      </form>
    ),
  ],
});
Busy.test("keeps focus, and ignores clicks and Enter pressed in a field", async ({ canvas, userEvent }) => {
  submit.mockClear();
  await userEvent.type(canvas.getByRole("textbox"), "{Enter}");
  const button = canvas.getByRole("button", { name: "Sending…" });
  await userEvent.click(button);
  await userEvent.keyboard("{Enter}");
  await expect(button).toHaveFocus();
  await expect(button).toHaveAttribute("aria-disabled", "true");
  await expect(press).not.toHaveBeenCalled();
  await expect(submit).not.toHaveBeenCalled();
});
