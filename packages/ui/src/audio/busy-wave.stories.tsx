import { narrowest, padded } from "@earshot/storybook/decorators";
import preview from "@earshot/storybook/preview";
import type { CSSProperties } from "react";
import { expect } from "storybook/test";

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

const meta = preview.meta({ component: BusyWave, decorators: [padded] });

/** Both sizes, beside a text and on the colour of a button. */
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

/** Beside the text that says what is pending. */
export const BesideText = meta.story({
  render: (args) => (
    <p style={{ ...row, color: "var(--ink-2)" }}>
      <BusyWave {...args} /> Recording the voice
    </p>
  ),
});
BesideText.test(
  "grows with the text and keeps its shape",
  { globals: narrowest },
  async ({ canvasElement }) => {
    const { width, height } = canvasElement.querySelector("svg")!.getBoundingClientRect();
    await expect([width, height]).toEqual([32, 32]);
  },
);
BesideText.test("stands still under reduced motion", { globals: { motion: "reduce" } }, async (story) => {
  for (const bar of story.canvasElement.querySelectorAll("rect")) {
    await expect(getComputedStyle(bar).animationName).toBe("none");
  }
});
