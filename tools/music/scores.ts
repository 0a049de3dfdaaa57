import type { Score } from "./score.ts";
import { byTheWindow } from "./scores/acoustic/by-the-window.ts";
import { firstLight } from "./scores/acoustic/first-light.ts";
import { frontPorch } from "./scores/acoustic/front-porch.ts";
import { letterHome } from "./scores/acoustic/letter-home.ts";
import { morningMeadow } from "./scores/acoustic/morning-meadow.ts";
import { paperBoats } from "./scores/acoustic/paper-boats.ts";
import { sundayDrive } from "./scores/acoustic/sunday-drive.ts";
import { terraceWaltz } from "./scores/acoustic/terrace-waltz.ts";
import { blockParty } from "./scores/bands/block-party.ts";
import { bluePlate } from "./scores/bands/blue-plate.ts";
import { confettiStreet } from "./scores/bands/confetti-street.ts";
import { goldenHour } from "./scores/bands/golden-hour.ts";
import { goodCompany } from "./scores/bands/good-company.ts";
import { lunchRush } from "./scores/bands/lunch-rush.ts";
import { openThrottle } from "./scores/bands/open-throttle.ts";
import { ribbonCutting } from "./scores/bands/ribbon-cutting.ts";
import { steadyHands } from "./scores/bands/steady-hands.ts";
import { velvetRoom } from "./scores/bands/velvet-room.ts";
import { nightBus } from "./scores/electronic/night-bus.ts";
import { pixelParade } from "./scores/electronic/pixel-parade.ts";
import { signalPath } from "./scores/electronic/signal-path.ts";
import { stillWater } from "./scores/electronic/still-water.ts";
import { weekendPlan } from "./scores/electronic/weekend-plan.ts";
import { brightMarket } from "./scores/latin-and-jazz/bright-market.ts";
import { cornerTable } from "./scores/latin-and-jazz/corner-table.ts";
import { islandTime } from "./scores/latin-and-jazz/island-time.ts";
import { plazaAtNoon } from "./scores/latin-and-jazz/plaza-at-noon.ts";
import { seaBreeze } from "./scores/latin-and-jazz/sea-breeze.ts";
import { swingShift } from "./scores/latin-and-jazz/swing-shift.ts";
import { firstSnow } from "./scores/orchestral/first-snow.ts";
import { jingleLane } from "./scores/orchestral/jingle-lane.ts";
import { merryGoRound } from "./scores/orchestral/merry-go-round.ts";
import { turningPoint } from "./scores/orchestral/turning-point.ts";
import { wideHorizon } from "./scores/orchestral/wide-horizon.ts";

/** The library's scores, in display order. */
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
  sundayDrive,
  frontPorch,
  goldenHour,
  goodCompany,
  bluePlate,
  byTheWindow,
  brightMarket,
  jingleLane,
  weekendPlan,
  seaBreeze,
  islandTime,
  ribbonCutting,
  swingShift,
  terraceWaltz,
  pixelParade,
  morningMeadow,
  blockParty,
  merryGoRound,
  velvetRoom,
  turningPoint,
];
