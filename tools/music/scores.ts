import type { Score } from "./score.ts";
import { confettiStreet } from "./scores/confetti-street.ts";
import { cornerTable } from "./scores/corner-table.ts";
import { firstLight } from "./scores/first-light.ts";
import { firstSnow } from "./scores/first-snow.ts";
import { letterHome } from "./scores/letter-home.ts";
import { lunchRush } from "./scores/lunch-rush.ts";
import { nightBus } from "./scores/night-bus.ts";
import { openThrottle } from "./scores/open-throttle.ts";
import { paperBoats } from "./scores/paper-boats.ts";
import { plazaAtNoon } from "./scores/plaza-at-noon.ts";
import { signalPath } from "./scores/signal-path.ts";
import { steadyHands } from "./scores/steady-hands.ts";
import { stillWater } from "./scores/still-water.ts";
import { wideHorizon } from "./scores/wide-horizon.ts";

/** The scores of the library, in order of display. */
export const scores: readonly Score[] = [
  firstLight,
  confettiStreet,
  steadyHands,
  nightBus,
  letterHome,
  paperBoats,
  wideHorizon,
  lunchRush,
  signalPath,
  cornerTable,
  plazaAtNoon,
  openThrottle,
  firstSnow,
  stillWater,
];
