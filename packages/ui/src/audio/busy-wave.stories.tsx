import { inSpace } from "@earshot/storybook/frames";
import preview from "@earshot/storybook/preview";

import { BusyWave } from "./busy-wave.tsx";

const meta = preview.meta({ component: BusyWave, decorators: [inSpace] });

/** Work under way. It takes the colour of the text around it; with reduced motion the bars stand still. */
export const Swelling = meta.story();
