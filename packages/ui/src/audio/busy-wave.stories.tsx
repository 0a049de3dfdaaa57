import { expectNoReflowOverflow } from "@earshot/storybook/contracts/no-reflow-overflow.ts";
import { inSpace, narrowest } from "@earshot/storybook/frames";
import preview from "@earshot/storybook/preview";
import type { CSSProperties } from "react";
import { expect } from "storybook/test";

import { guide } from "./busy-wave.guide.ts";
import { BusyWave } from "./busy-wave.tsx";

const row: CSSProperties = { display: "flex", alignItems: "center", gap: 8 };
const filled: CSSProperties = {
  ...row,
  width: "fit-content",
  padding: "8px 16px",
  borderRadius: 8,
  background: "var(--primary)",
  color: "var(--on-primary)",
};

const meta = preview.meta({ component: BusyWave, parameters: { guide }, decorators: [inSpace] });

/** Both sizes, on paper, in a quiet line and on the colour of a button. */
export const EveryState = meta.story({
  tags: ["matrix"],
  render: () => (
    <div style={{ display: "grid", gap: 16 }}>
      <BusyWave />
      <BusyWave size="md" />
      <p style={{ ...row, color: "var(--ink-3)" }}>
        <BusyWave /> Mixing the sound
      </p>
      <p style={filled}>
        <BusyWave /> Creating...
      </p>
    </div>
  ),
});

/** Work under way. It takes the colour of the text around it; with reduced motion the bars stand still. */
export const Swelling = meta.story({
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector("svg")).toHaveAttribute("aria-hidden", "true");
  },
});

/** In the round of a card: 20 px. */
export const InRound = meta.story({ args: { size: "md" } });

/** Beside the words that say what is under way. */
export const BesideWords = meta.story({
  render: (args) => (
    <p style={{ ...row, color: "var(--ink-2)" }}>
      <BusyWave {...args} /> Recording the voice
    </p>
  ),
});

/** On a filled button it is as light as the button's words. */
export const OnFilled = meta.story({
  render: (args) => (
    <p style={filled}>
      <BusyWave {...args} /> Creating...
    </p>
  ),
});

/** For those who ask for less motion the bars stand still, at their full height. */
export const StandingStill = BesideWords.extend({ globals: { motion: "reduce" } });

/** With the text twice as large it grows with it. */
export const LargeText = BesideWords.extend({
  globals: { textSize: "200%" },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector("svg")?.getBoundingClientRect().width).toBe(32);
  },
});

/** The narrowest phone with text twice as large: it keeps its shape, and the words beside it have what room is left. */
export const OnPhone = BesideWords.extend({
  parameters: { docs: { story: { inline: false, height: "160px" } } },
  globals: narrowest,
  play: async ({ canvasElement }) => {
    const { width, height } = canvasElement.querySelector("svg")!.getBoundingClientRect();
    await expect([width, height]).toEqual([32, 32]);
    await expectNoReflowOverflow();
  },
});

/** Right to left: it stands before the words, at the right. */
export const RightToLeft = meta.story({
  globals: { direction: "rtl" },
  render: (args) => (
    <p style={{ ...row, color: "var(--ink-2)" }}>
      <BusyWave {...args} /> جارٍ تسجيل الصوت
    </p>
  ),
});
