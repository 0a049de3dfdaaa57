import { backgroundMusicCopy } from "@earshot/contract/music/copy.ts";
import { padded, stacked } from "@earshot/storybook/decorators";
import preview from "@earshot/storybook/preview";
import { useState } from "react";
import { expect, fn, screen, userEvent } from "storybook/test";

import { ExcerptWave, type ExcerptWaveProps } from "./excerpt-wave.tsx";
import { sampleOf } from "./sample-player.stories.tsx";
import { soundOf } from "./waveform.stories.tsx";

const { peaks } = soundOf("music-side-street");
const labels: ExcerptWaveProps["labels"] = {
  start: backgroundMusicCopy.excerptStart,
  end: backgroundMusicCopy.excerptEnd,
  seconds: backgroundMusicCopy.seconds,
};

const meta = preview.meta({
  component: ExcerptWave,
  decorators: [padded],
  args: {
    peaks,
    duration: 14,
    excerpt: { start: 3, end: 11 },
    fades: { in: 1, out: 2 },
    sample: sampleOf("Side Street", "music-side-street"),
    onChange: fn(),
    labels,
  },
  render: function Chosen(args) {
    const [excerpt, setExcerpt] = useState(args.excerpt);
    return (
      <ExcerptWave
        {...args}
        excerpt={excerpt}
        onChange={(next) => {
          args.onChange(next);
          setExcerpt(next);
        }}
      />
    );
  },
});

/** An excerpt with fades, the whole track without fades, and a track with unknown peaks. */
export const EveryState = meta.story({
  tags: ["matrix"],
  render: stacked(
    ExcerptWave,
    {},
    { excerpt: { start: 0, end: 14 }, fades: { in: 0, out: 0 } },
    { peaks: null, sample: { ...sampleOf("Side Street", "music-side-street"), state: "none" } },
  ),
});

/** Keys move each handle by a second; the handles never meet. */
export const ByKeyboard = meta.story({
  play: async ({ args }) => {
    screen.getByRole("slider", { name: labels.start }).focus();
    await userEvent.keyboard("{ArrowRight}");
    await expect(args.onChange).toHaveBeenLastCalledWith({ start: 4, end: 11 });
    await userEvent.keyboard("{End}");
    await expect(args.onChange).toHaveBeenLastCalledWith({ start: 4, end: 14 });
    screen.getByRole("slider", { name: labels.end }).focus();
    await userEvent.keyboard("{PageDown}");
    await expect(screen.getByRole("slider", { name: labels.end })).toHaveAttribute("aria-valuenow", "14");
    await userEvent.keyboard("{ArrowLeft}");
    await expect(args.onChange).toHaveBeenLastCalledWith({ start: 4, end: 13 });
    await expect(screen.getByRole("slider", { name: labels.end })).toHaveAttribute("aria-valuetext", "13 s");
  },
});
