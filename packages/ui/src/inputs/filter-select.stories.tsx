import { languages } from "@earshot/contract/languages.ts";
import { selectVoiceCopy } from "@earshot/contract/voices/picker-copy.ts";
import preview from "@earshot/storybook/preview";
import { expect, fn } from "storybook/test";

import { FilterSelect } from "./filter-select.tsx";

const meta = preview.meta({
  component: FilterSelect,
  parameters: { layout: "padded" },
  args: {
    label: selectVoiceCopy.language,
    options: [
      { value: "", label: selectVoiceCopy.allLanguages },
      ...languages.map(({ name }) => ({ value: name, label: name })),
    ],
    value: "",
    onChange: fn(),
  },
});

/** Without a filter, and filtered by language. */
export const EveryState = meta.story({
  tags: ["matrix"],
  render: (args) => (
    <div className="flex flex-wrap gap-2">
      <FilterSelect {...args} />
      <FilterSelect {...args} label="Chosen language" value="German" />
    </div>
  ),
});

/** All languages are shown: nothing is filtered yet. */
export const Off = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.selectOptions(canvas.getByRole("combobox", { name: selectVoiceCopy.language }), "German");
    await expect(args.onChange).toHaveBeenCalledWith("German");
  },
});
