import { padded } from "@earshot/storybook/decorators";
import preview from "@earshot/storybook/preview";
import type { CSSProperties } from "react";
import { expect } from "storybook/test";

import { BusyWave } from "./busy-wave.tsx";

const row: CSSProperties = { display: "flex", alignItems: "center", gap: 8 };
const filled = { background: "var(--primary)", color: "var(--on-primary)" };

const meta = preview.meta({ component: BusyWave, decorators: [padded] });

/** Playground: choose the size in the controls. */
export const Playground = meta.story();

/** Both sizes, next to text and in a button's colour. */
export const EveryState = meta.story({
  tags: ["matrix"],
  render: () => (
    <div style={{ display: "grid", gap: 16, justifyItems: "start" }}>
      <BusyWave />
      <BusyWave size="md" />
      <p style={{ ...row, color: "var(--ink-3)" }}>
        <BusyWave /> Mixing the sound
      </p>
      <p style={{ ...row, ...filled, padding: "8px 16px", borderRadius: 8 }}>
        <BusyWave /> Creating...
      </p>
    </div>
  ),
});
const large = { globals: { textSize: "200" } };
EveryState.test("grows with the text and keeps its shape", large, async ({ canvasElement }) => {
  const { width, height } = canvasElement.querySelector("svg")!.getBoundingClientRect();
  await expect([width, height]).toEqual([32, 32]);
});
EveryState.test("doesn't move under reduced motion", { globals: { motion: "reduce" } }, async (story) => {
  for (const bar of story.canvasElement.querySelectorAll("rect")) {
    await expect(getComputedStyle(bar).animationName).toBe("none");
  }
});
