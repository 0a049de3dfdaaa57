import { controlCopy } from "@earshot/contract/site/controls-copy.ts";
import { voiceGenderCopy } from "@earshot/contract/voices/copy.ts";
import preview from "@earshot/storybook/preview";
import { expectLook } from "@earshot/storybook/pseudo-states";
import { Star } from "lucide-react";
import { expect, fn } from "storybook/test";

import { FilterChip } from "./filter-chip.tsx";

const meta = preview.meta({
  component: FilterChip,
  parameters: { layout: "padded" },
  args: { pressed: false, onPress: fn(), children: voiceGenderCopy.female },
});

/** Off and on, with and without an icon. */
export const EveryState = meta.story({
  tags: ["matrix"],
  render: (args) => (
    <div className="flex flex-wrap gap-2">
      <FilterChip {...args} />
      <FilterChip {...args} pressed>
        {voiceGenderCopy.male}
      </FilterChip>
      {[false, true].map((pressed) => (
        <FilterChip key={`${pressed}`} {...args} pressed={pressed} icon={<Star aria-hidden="true" />}>
          {controlCopy.favourites}
        </FilterChip>
      ))}
    </div>
  ),
});

/** The chip is on: its state is announced, and a press turns it off. */
export const On = meta.story({
  args: { pressed: true },
  play: async ({ canvas, userEvent, args }) => {
    const chip = canvas.getByRole("button", { name: voiceGenderCopy.female, pressed: true });
    await userEvent.click(chip);
    await expect(args.onPress).toHaveBeenCalledOnce();
  },
});

/** The pointer is over a chip that is off. */
export const Hover = meta.story({
  play: ({ canvas }) => expectLook(canvas.getByRole("button"), "hover"),
});
