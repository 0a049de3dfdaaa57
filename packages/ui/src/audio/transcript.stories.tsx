import { stacked } from "@earshot/storybook/decorators";
import preview from "@earshot/storybook/preview";
import { expect, fn, screen } from "storybook/test";

import { Transcript } from "./transcript.tsx";

const onSeek = fn();

const lines = [
  { text: "Six forty. The kettle is on, and the coffee is gone.", start: 0.3 },
  { text: "At Coffee & Co we roast small batches on Mondays and bring them to your door.", start: 5 },
  { text: "قهوتك تصل قبل يوم الأربعاء.", start: 12.1 },
  { text: "Coffee & Co. Good mornings, delivered.", start: 25.2 },
];

const meta = preview.meta({
  component: Transcript,
  decorators: [
    (Story) => (
      <div style={{ width: "min(500px, 100vw - 3rem)", margin: "1.5rem" }}>
        <Story />
      </div>
    ),
  ],
  args: { label: "Script, line by line", lines, position: 0, onSeek },
});

/** Playground: edit the position in the controls; the line at that position is marked. */
export const Playground = meta.story();

/** Before the first play; in the second line; in the right-to-left line; at the end. */
export const EveryState = meta.story({
  tags: ["matrix"],
  render: stacked(
    Transcript,
    {},
    { label: "Second line", position: 9.2 },
    { label: "Third line", position: 12.1 },
    { label: "Last line", position: 29 },
  ),
});
EveryState.test(
  "marks the spoken line, and seeks to the start of a line that is clicked",
  async ({ userEvent }) => {
    const marked = screen.getAllByRole("button", { current: true });
    await expect(marked.map(({ textContent }) => textContent)).toEqual(
      [1, 2, 3].map((index) => lines[index]?.text),
    );
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard("{Enter}");
    await expect(onSeek).toHaveBeenLastCalledWith(5);
  },
);
