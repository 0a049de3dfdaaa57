import { noAdsCopy } from "@earshot/contract/ads/copy.ts";
import { SpotPlayer } from "@earshot/ui/audio/spot-player.tsx";

import { leadSound } from "./lead-sound.ts";
import { useSample } from "./use-sample.ts";

/** One of the landing page's ads, for users who have no ads yet. */
export function SampleAd() {
  const sample = useSample(leadSound);
  return (
    <section aria-label={noAdsCopy.sample}>
      <p className="mb-2 text-sm font-semibold text-ink-2">{noAdsCopy.sample}</p>
      <SpotPlayer {...sample} layout="card" quote={leadSound.lines[0]?.text ?? ""} />
    </section>
  );
}
