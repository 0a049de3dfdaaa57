import { expectFocusVisible } from "@earshot/storybook/contracts/focus-visible.ts";
import { expectNoReflowOverflow } from "@earshot/storybook/contracts/no-reflow-overflow.ts";
import { inSpace, narrowest } from "@earshot/storybook/frames";
import preview from "@earshot/storybook/preview";
import { AudioLines, Play, Trash2 } from "lucide-react";
import { expect, fn } from "storybook/test";

import { guide } from "./button.guide.ts";
import { Button } from "./button.tsx";
import { TextField } from "./text-field.tsx";

const press = fn();

const meta = preview.meta({
  component: Button,
  parameters: { guide },
  decorators: [inSpace],
  args: { children: "Save changes", onClick: press },
});

const intents = ["primary", "plain", "quiet", "danger"] as const;
const grounds = ["paper", "surface", "sunken"] as const;

/** Every intent on every ground, at rest, with an icon, busy and disabled; then the sizes, a link and one as wide as its place. */
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
      </div>
    </>
  ),
});

/** The one thing to do on a screen or in a dialog. Never two of them side by side. */
export const Primary = meta.story({ args: { intent: "primary", children: "Create my ad" } });
Primary.test("acts by Enter and by Space, and shows its focus", async ({ canvas, userEvent }) => {
  await userEvent.tab();
  await expectFocusVisible(canvas.getByRole("button"));
  await userEvent.keyboard("{Enter} ");
  await expect(press).toHaveBeenCalledTimes(2);
});

/** Reached by keyboard: the ring stands around it, with a gap that shows on every ground. */
export const Focused = meta.story({
  args: { intent: "primary", children: "Create my ad" },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expectFocusVisible(canvas.getByRole("button"));
  },
});

/** One of several things to do. */
export const Plain = meta.story({ args: { children: "Change voice" } });

/** An aside: closes, cancels, leads elsewhere. */
export const Quiet = meta.story({ args: { intent: "quiet", children: "Remove" } });

/** What can't be taken back, in the dialog that asks for it. */
export const Danger = meta.story({
  args: { intent: "danger", children: "Delete project", icon: <Trash2 aria-hidden="true" /> },
});

/** The icon repeats the words; it never replaces them. */
export const IconBeforeText = meta.story({
  args: { intent: "primary", size: "lg", children: "Create my ad", icon: <AudioLines aria-hidden="true" /> },
});

/** Small in cards and bars, medium in forms, large for the one invitation of a page. */
export const Sizes = meta.story({
  render: () => (
    <div style={{ display: "flex", flexWrap: "wrap", alignItems: "center", gap: 12 }}>
      <Button size="sm">Launch Campaign</Button>
      <Button>Change voice</Button>
      <Button size="lg">Hear samples</Button>
    </div>
  ),
});

/** An answer is awaited: the bars swell where the icon stood, the words say what happens, nothing else moves. */
export const Busy = meta.story({
  args: { intent: "primary", busy: true, children: "Signing in…", icon: <Play aria-hidden="true" /> },
});
Busy.test("keeps its focus and ignores presses", async ({ canvas, userEvent }) => {
  const button = canvas.getByRole("button", { name: "Signing in…" });
  await userEvent.click(button);
  await userEvent.keyboard("{Enter}");
  await expect(button).toHaveFocus();
  await expect(button).toHaveAttribute("aria-disabled", "true");
  await expect(press).not.toHaveBeenCalled();
});

const submit = fn((event: { preventDefault: () => void }) => event.preventDefault());

/** Busy in a form: Enter in a field sends nothing a second time. */
export const BusyInForm = meta.story({
  args: { intent: "primary", type: "submit", busy: true, children: "Sending…" },
  decorators: [
    (Story) => (
      <form onSubmit={submit} style={{ display: "grid", gap: 12 }}>
        <TextField label="Email" name="email" defaultValue="ada@example.com" />
        <Story />
      </form>
    ),
  ],
  play: async ({ canvas, userEvent }) => {
    submit.mockClear();
    await userEvent.type(canvas.getByRole("textbox"), "{Enter}");
    await userEvent.click(canvas.getByRole("button"));
    await expect(submit).not.toHaveBeenCalled();
  },
});

/** Not possible now. Rare: rather let it be pressed and say what is missing. */
export const Disabled = meta.story({ args: { intent: "primary", disabled: true, children: "Select Voice" } });

/** Leads to another page, in a button's clothes: a real link that opens in a new tab and has an address. */
export const Link = meta.story({
  render: () => (
    <Button link={<a href="#studio">Create</a>} intent="primary" size="lg">
      Create a free ad
    </Button>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("link", { name: "Create a free ad" })).toHaveAttribute("href", "#studio");
  },
});
Link.test("shows its focus", async ({ canvas, userEvent }) => {
  await userEvent.tab();
  await expectFocusVisible(canvas.getByRole("link"));
});

/** As wide as its container: at the foot of a narrow form. */
export const Wide = meta.story({
  args: { intent: "primary", size: "lg", wide: true, children: "Create Audio Ad" },
  decorators: [
    (Story) => (
      <div style={{ width: 320, maxWidth: "100%" }}>
        <Story />
      </div>
    ),
  ],
});

/** Right to left: the icon stands at the right, before the words. */
export const RightToLeft = meta.story({
  globals: { direction: "rtl" },
  args: {
    intent: "primary",
    size: "lg",
    children: "أنشئ إعلاني",
    icon: <AudioLines aria-hidden="true" />,
  },
});

/** Long words on the narrowest phone with text twice as large: they wrap, and nothing is cut off. */
export const LongTextOnPhone = meta.story({
  globals: narrowest,
  args: {
    intent: "primary",
    size: "lg",
    children: "Verbindlich anmelden und Werbekampagnenübersicht öffnen",
    icon: <AudioLines aria-hidden="true" />,
  },
  play: () => expectNoReflowOverflow(),
});
