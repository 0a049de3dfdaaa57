import { adCopy } from "@earshot/contract/ads/copy.ts";
import { errors } from "@earshot/contract/errors.ts";
import { controlCopy } from "@earshot/contract/site/controls-copy.ts";
import { studioCopy } from "@earshot/contract/studio/copy.ts";
import { expectFocusVisible } from "@earshot/storybook/contracts/focus-visible.ts";
import { expectLiveRegion } from "@earshot/storybook/contracts/live-region.ts";
import { expectNoReflowOverflow } from "@earshot/storybook/contracts/no-reflow-overflow.ts";
import { narrowest } from "@earshot/storybook/frames";
import preview from "@earshot/storybook/preview";
import { useState } from "react";
import { expect, fireEvent, fn, screen, waitFor } from "storybook/test";

import { Button } from "../inputs/button.tsx";
import { adOf } from "./ad-card.stories.tsx";
import { AdCard, type AdCardProps } from "./ad-card.tsx";

const onRetry = fn();
const { card, ad } = adOf("coffee-and-co-30");
const stages = Object.values(adCopy.stages);
const making = (step: number): AdCardProps["ad"] => ({
  kind: "making",
  words: stages[step - 1] ?? adCopy.state.processing,
  step,
  steps: stages.length,
});
const failed: AdCardProps["ad"] = {
  kind: "failed",
  words: adCopy.state.failed,
  retry: { label: controlCopy.tryAgain, onRetry },
};

const meta = preview.meta({
  component: AdCard,
  decorators: [
    (Story) => (
      <div style={{ width: "min(292px, 100vw - 2rem)", marginBlock: 16 }}>
        <Story />
      </div>
    ),
  ],
  args: { ...card, details: [studioCopy.tabs.ai], ad: making(2) },
  beforeEach: () => {
    onRetry.mockClear();
  },
});

/** Its turn has not come yet: no player, the bars swell, and the line of steps is empty. */
export const Waiting = meta.story({ args: { ad: making(1) } });

/** Its script is being written. */
export const Writing = meta.story();

/** Its voices are being recorded: half of the steps are behind it. */
export const Speaking = meta.story({
  args: { ad: making(3) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("Recording the voice")).toBeVisible();
    await expect(canvas.queryByRole("slider")).toBeNull();
    await expect(canvas.queryByRole("button", { name: /^Play/ })).toBeNull();
  },
});

/** Its sound is being mixed, the last step. The accent is the card's own. */
export const Mixing = meta.story({ args: { ad: making(4), accent: "plum" } });

/** It could not be made: the words say so, what was asked for is kept, and it can be tried again. */
export const CouldNotBeMade = meta.story({ args: { ad: failed } });
CouldNotBeMade.test("tries again by the keyboard, and says which ad", async ({ canvas, userEvent }) => {
  const retry = canvas.getByRole("button", { name: "Try again" });
  await expect(retry).toHaveAccessibleDescription("Coffee & Co subscription");
  await userEvent.tab();
  await expectFocusVisible(canvas.getByRole("article"));
  await userEvent.keyboard(" ");
  await userEvent.tab();
  await userEvent.tab();
  await expectFocusVisible(retry);
  await userEvent.keyboard("{Enter} ");
  await expect(onRetry).toHaveBeenCalledTimes(2);
});

/** The server says why, at length. */
export const RefusedAtLength = meta.story({
  args: { ad: { ...failed, words: errors.prompt_in_other_language.message({ language: "Spanish" }) } },
});

/** Asked for again: the button keeps its focus, and presses are ignored until the answer is there. */
export const TryingAgain = meta.story({
  args: { ad: { ...failed, retry: { label: controlCopy.tryAgain, onRetry, busy: true } } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Try again" }));
    await expect(onRetry).not.toHaveBeenCalled();
  },
});

interface StepsProps {
  args: AdCardProps;
  steps: readonly AdCardProps["ad"][];
}

function Steps({ args, steps }: StepsProps) {
  const [at, setAt] = useState(0);
  const goOn = () => setAt((at + 1) % steps.length);
  const step = steps[at] ?? failed;
  const now = step.kind === "failed" ? { ...step, retry: { ...step.retry, onRetry: goOn } } : step;
  return (
    <div style={{ display: "grid", gap: 16, justifyItems: "start" }}>
      <div style={{ width: "100%" }}>
        <AdCard {...args} ad={now} />
      </div>
      <Button intent="quiet" onClick={goOn}>
        Go on
      </Button>
    </div>
  );
}

const goOn = () => screen.getByRole("button", { name: "Go on", hidden: true });

/** Press Go on: from step to step until it can be played. Each step is heard, the last too, and the card never changes its height. */
export const StepByStep = meta.story({
  render: (args) => <Steps args={args} steps={[1, 2, 3, 4].map(making).concat(ad)} />,
  play: async ({ canvas, userEvent }) => {
    const { height } = canvas.getByRole("article").getBoundingClientRect();
    const press = () => userEvent.click(goOn());
    await expectLiveRegion("Writing the script", press);
    await expectLiveRegion("Recording the voice", press);
    await expectLiveRegion("Mixing the sound", press);
    await expectLiveRegion("Coffee & Co subscription is ready", press);
    await expect(canvas.getByRole("button", { name: /^Play/ })).toBeVisible();
    await expect(canvas.getByRole("article").getBoundingClientRect().height).toBe(height);
  },
});

/** It became ready while its options were open: they stay open, with the focus in them. */
export const ReadyUnderOpenOptions = meta.story({
  parameters: { docs: { story: { inline: false, height: "380px" } } },
  render: (args) => <Steps args={args} steps={[making(4), ad]} />,
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole("button", { name: /^Options/ }).focus();
    await userEvent.keyboard("{Enter}");
    const first = await screen.findByRole("menuitem", { name: adCopy.viewInfo });
    await waitFor(() => expect(first).toHaveFocus());
    // Not with the pointer, whose press would close them.
    goOn().click();
    await canvas.findByRole("button", { name: /^Play/, hidden: true });
    // It is placed anew, and out of sight meanwhile.
    await waitFor(() => expect(screen.getByRole("menu")).toBeVisible());
    await expect(first).toHaveFocus();
  },
});
ReadyUnderOpenOptions.test("gives the focus back to their button", async ({ canvas, userEvent }) => {
  await userEvent.keyboard("{Escape}");
  await waitFor(() => expect(canvas.getByRole("button", { name: /^Options/ })).toHaveFocus());
});

/** It fails at the last step: heard, and as tall as before. */
export const FailingAtTheEnd = meta.story({
  render: (args) => <Steps args={args} steps={[making(4), failed]} />,
  play: async ({ canvas, userEvent }) => {
    const { height } = canvas.getByRole("article").getBoundingClientRect();
    await expectLiveRegion("This ad could not be made.", () => userEvent.click(goOn()));
    await expect(canvas.getByRole("article").getBoundingClientRect().height).toBe(height);
  },
});

/** Made again after a failure: Try again is gone, and the focus is on its card. */
export const MadeAgain = meta.story({
  render: (args) => <Steps args={args} steps={[failed, making(1), ad]} />,
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole("button", { name: "Try again" }).focus();
    await expectLiveRegion("Waiting its turn", () => userEvent.keyboard("{Enter}"));
    await expect(canvas.queryByRole("button", { name: "Try again" })).toBeNull();
    await expectFocusVisible(canvas.getByRole("article"));
  },
});
MadeAgain.test("keeps it there when it is ready", async ({ canvas }) => {
  goOn().click();
  await canvas.findByRole("button", { name: /^Play/ });
  await expect(canvas.getByRole("article")).toHaveFocus();
});
MadeAgain.test("goes on by Tab from there", async ({ canvas, userEvent }) => {
  await userEvent.tab();
  await expect(canvas.getByRole("button", { name: /^Options/ })).toHaveFocus();
});
MadeAgain.test("takes no focus back that went elsewhere", async ({ canvas, userEvent }) => {
  await userEvent.click(goOn());
  await canvas.findByRole("button", { name: /^Play/ });
  await expect(goOn()).toHaveFocus();
});

/** The same, begun while the window was left for another: on coming back the focus is on the card. */
export const MadeAgainWhileAway = MadeAgain.extend({
  play: async ({ canvas }) => {
    const retry = canvas.getByRole("button", { name: "Try again" });
    retry.focus();
    await fireEvent.focusOut(retry);
    goOn().click();
    await canvas.findByText("Waiting its turn");
    await expect(canvas.getByRole("article")).toHaveFocus();
  },
});

/** The narrowest phone with text twice as large. */
export const CouldNotBeMadeOnPhone = CouldNotBeMade.extend({
  parameters: { docs: { story: { inline: false, height: "640px" } } },
  globals: narrowest,
  play: () => expectNoReflowOverflow(),
});

/** Right to left, in Arabic: the steps still fill from the left, as time does. */
export const MixingRightToLeft = meta.story({
  parameters: { docs: { story: { inline: false, height: "240px" } } },
  globals: { direction: "rtl" },
  args: {
    title: "اشتراك القهوة الشهري",
    details: ["نص بالذكاء الاصطناعي"],
    ad: { kind: "making", words: "جارٍ مزج الصوت", step: 4, steps: 4 },
  },
});
