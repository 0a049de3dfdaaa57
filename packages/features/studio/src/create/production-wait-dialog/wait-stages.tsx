import { adCopy } from "@earshot/contract/ads/copy.ts";
import type { AdDetails } from "@earshot/contract/ads/read-details.ts";
import type { GenerationStage } from "@earshot/contract/generation/read-stage.ts";
import { productionWaitCopy } from "@earshot/contract/generation/wait-copy.ts";
import { Waveform } from "@earshot/ui/audio/waveform.tsx";
import { clsx } from "clsx";
import { Check } from "lucide-react";

const stages = ["writing", "speaking", "mixing"] as const;

type Stage = (typeof stages)[number];

/** A stage's details: the script's word count, the voices' names, or whether the ad has music; empty if unknown. */
function detailOf(stage: Stage, ad: AdDetails | null): string {
  if (!ad) return "";
  if (stage === "writing") {
    const words = ad.script?.trim().split(/\s+/).length ?? 0;
    return words === 0 ? "" : productionWaitCopy.words(words);
  }
  if (stage === "speaking") return ad.voices.map(({ name }) => name).join(", ");
  return ad.inputs?.music_spec ? productionWaitCopy.withMusic : productionWaitCopy.voiceOnly;
}

/** The share of the ad that is recorded, from 0 to 1. The peaks of unrecorded lines are zeros. */
function recordedShare(peaks: readonly number[]): number {
  return peaks.length === 0 ? 0 : (peaks.findLastIndex((peak) => peak > 0) + 1) / peaks.length;
}

interface WaitStagesProps {
  /** The current stage; null until the server sends it. */
  stage: GenerationStage | null;
  ad: AdDetails | null;
}

/**
 * A pending ad's waveform so far, and its stages, each as a bar; the current stage's bar is animated. A live region
 * announces the current stage.
 */
export function WaitStages({ stage, ad }: WaitStagesProps) {
  const current = stages.findIndex((each) => each === stage);
  return (
    <>
      <div className="mb-4">
        <Waveform
          peaks={ad && ad.peaks.length > 0 ? ad.peaks : null}
          position={ad ? recordedShare(ad.peaks) : 0}
          duration={1}
          accent="accent"
          height="xl"
          state="buffering"
        />
      </div>
      <ol className="grid grid-cols-3 gap-3">
        {stages.map((each, index) => {
          const state = index < current ? "done" : index === current ? "now" : "next";
          return (
            <li key={each} className="min-w-0">
              <div
                className={clsx(
                  "h-1 overflow-hidden rounded-sm",
                  state === "done" && "bg-primary forced-colors:bg-[CanvasText]",
                  state === "now" && "bg-accent-faint forced-colors:bg-[GrayText]",
                  state === "next" && "bg-line",
                )}
              >
                {state === "now" && (
                  <div className="h-full w-full animate-[fade-in_800ms_ease-in-out_infinite_alternate] bg-accent forced-colors:bg-[Highlight] still:animate-none" />
                )}
              </div>
              <p
                className={clsx(
                  "mt-2 flex items-center gap-1 text-sm font-semibold",
                  state === "next" ? "text-ink-3" : "text-ink",
                )}
              >
                {state === "done" && <Check aria-hidden className="icon-sm shrink-0 text-primary" />}
                <span className="min-w-0 wrap-anywhere">{productionWaitCopy.stages[each]}</span>
                <span className="sr-only">{productionWaitCopy.stageStates[state]}</span>
              </p>
              {/* Has the same height without text, so that nothing shifts when the text appears. */}
              <p className="min-h-lh truncate text-sm text-ink-2">{detailOf(each, ad)}</p>
            </li>
          );
        })}
      </ol>
      <output className="mt-3 block min-h-lh text-base font-medium text-ink">
        {stage && adCopy.stages[stage]}
      </output>
    </>
  );
}
