import preview from "@earshot/storybook/preview";
import { useArgs } from "storybook/preview-api";

import { DialogGallery } from "./dialog-gallery.tsx";
import { themes, widths } from "./looks.ts";
import { stateNames } from "./states.ts";

const meta = preview.meta({
  component: DialogGallery,
  // Depends on Storybook's index and iframes, so tests/e2e/storybook.spec.ts tests it.
  tags: ["!autodocs", "!test"],
  parameters: { layout: "fullscreen", controls: { disable: true } },
  argTypes: {
    state: { control: "select", options: ["all", ...stateNames] },
    theme: { control: "select", options: Object.keys(themes) },
    width: { control: "select", options: Object.keys(widths) },
    onChange: { table: { disable: true } },
  },
});

/**
 * Every dialog in every state, theme and width. The selection is in the URL: copy it to show others the same pictures.
 */
export const Dialogs = meta.story({
  args: { state: "open", words: "", theme: "light", width: "desktop", onChange: () => undefined },
  render: function Render(args) {
    const [, change] = useArgs<typeof args>();
    return <DialogGallery {...args} onChange={change} />;
  },
});
