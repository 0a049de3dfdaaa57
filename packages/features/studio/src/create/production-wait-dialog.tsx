import type { AdDetails } from "@earshot/contract/ads/read-details.ts";
import type { GenerationStage } from "@earshot/contract/generation/read-stage.ts";
import { productionWaitCopy } from "@earshot/contract/generation/wait-copy.ts";
import { productionWaitSeconds } from "@earshot/contract/limits.ts";
import { controlCopy } from "@earshot/contract/site/controls-copy.ts";
import { Countdown } from "@earshot/ui/audio/countdown.tsx";
import { Dialog } from "@earshot/ui/surfaces/dialog.tsx";
import { type RefObject, useState } from "react";

import { usualWait } from "./awaited-ad.ts";
import { WaitStages } from "./production-wait-dialog/wait-stages.tsx";

export interface ProductionWaitDialogProps {
  open: boolean;
  /** Called when the dialog is dismissed; the wait continues. */
  onClose: () => void;
  /** When Create Audio Ad was pressed, in ms since 1970. */
  startedAt: number;
  /** The current stage, announced when it changes; null until the server sends it. */
  stage: GenerationStage | null;
  /** The ad's details so far, to describe its stages. */
  ad?: AdDetails | null;
  /** Returns the current time in ms since 1970. Defaults to the device's clock. */
  now?: () => number;
  /** Receives focus on close if the opener has unmounted. */
  returnFocus?: RefObject<HTMLElement | null>;
}

/**
 * A pending ad's progress dialog: its three stages, announced when they change, and a countdown, which is not
 * announced. The countdown stays at 0:00 if the ad takes longer than estimated.
 */
export function ProductionWaitDialog({
  open,
  onClose,
  stage,
  ad = null,
  ...props
}: ProductionWaitDialogProps) {
  const { startedAt, now, returnFocus } = props;
  const [usual] = useState(usualWait);
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
      <WaitStages stage={stage} ad={ad} />
      <div className="mt-5 border-t border-line pt-4">
        <Countdown
          label={productionWaitCopy.estimatedTime}
          status={productionWaitCopy.processing}
          until={startedAt + productionWaitSeconds * 1000}
          now={now}
        />
        {usual !== null && <p className="mt-1 text-sm text-ink-2">{productionWaitCopy.usual(usual)}</p>}
      </div>
      <p className="mt-3 text-base text-ink-2">{productionWaitCopy.leave}</p>
    </Dialog>
  );
}
