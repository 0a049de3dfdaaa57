import { heroCopy } from "@earshot/contract/landing/hero-copy.ts";
import { SpotPlayer } from "@earshot/ui/audio/spot-player.tsx";
import { clsx } from "clsx";

import { column } from "./layout.ts";
import { leadSound } from "./lead-sound.ts";
import { useSample } from "./use-sample.ts";

/** The player below the hero: a real ad with its real waveform. */
export function LeadSample() {
  const sample = useSample(leadSound);
  return (
    <section aria-label={sample.title} className="border-y border-line bg-surface">
      <div className={clsx(column, "py-5 lg:py-4")}>
        <SpotPlayer {...sample} layout="band" detail={heroCopy.madeHere} />
      </div>
    </section>
  );
}
