import { stacked } from "@earshot/storybook/decorators";
import preview from "@earshot/storybook/preview";

import { Portrait } from "./portrait.tsx";

const meta = preview.meta({ component: Portrait, args: { name: "Amelia" } });

/** Playground: edit the name in the controls, which also changes the initial and the tint. */
export const Playground = meta.story();

/** Initials in the three tints, a non-Latin letter, a picture that can't be loaded, and no name. */
export const EveryState = meta.story({
  tags: ["matrix"],
  render: stacked(
    Portrait,
    { name: "Amelia" },
    { name: "Russell" },
    { name: "Maya" },
    { name: "ليلى" },
    { name: "Theo", image: "data:image/png;base64,AA==" },
    { name: "" },
  ),
});
