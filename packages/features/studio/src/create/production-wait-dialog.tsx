import { adCopy } from "@earshot/contract/ads/copy.ts";
import { productionWaitCopy } from "@earshot/contract/generation/copy.ts";
import type { MakingStage } from "@earshot/contract/generation/read.ts";
import { productionWaitSeconds } from "@earshot/contract/limits.ts";
import { controlCopy } from "@earshot/contract/site/controls-copy.ts";
import { Countdown } from "@earshot/ui/audio/countdown.tsx";
import { Dialog } from "@earshot/ui/surfaces/dialog.tsx";
import type { RefObject } from "react";

export interface ProductionWaitDialogProps {
  open: boolean;
  /** Called on dismissal; the wait continues. */
  onClose: () => void;
  /** When Create Audio Ad was pressed, in ms since 1970. */
  startedAt: number;
  /** The current stage, announced when it changes; null until the server sends it. */
  stage: MakingStage | null;
  /** The time, in ms since 1970. Default: the device's clock. */
  now?: () => number;
  /** Receives focus on close if the opener has unmounted. */
  returnFocus?: RefObject<HTMLElement | null>;
}

/**
 * The wait for an ad (spec section 2): about how long, counted down and never announced, and what is being done, announced when it
 * changes. At 0:00 it stays with Processing.
 */
export function ProductionWaitDialog({ open, onClose, stage, ...props }: ProductionWaitDialogProps) {
  const { startedAt, now, returnFocus } = props;
  return (
    <Dialog
      open={open}
      onClose={onClose}
      size="sm"
      title={productionWaitCopy.title}
      description={productionWaitCopy.text}
      closeLabel={controlCopy.close}
      returnFocus={returnFocus}
    >
      <Countdown
        label={productionWaitCopy.estimatedTime}
        status={productionWaitCopy.processing}
        until={startedAt + productionWaitSeconds * 1000}
        now={now}
      />
      {/* As high without words: nothing moves when they come. */}
      <output className="mt-3 block min-h-lh text-base font-medium text-ink">
        {stage && adCopy.stages[stage]}
      </output>
      <p className="mt-3 text-base text-ink-2">{productionWaitCopy.leave}</p>
    </Dialog>
  );
}
