import { deleteAdCopy } from "@earshot/contract/ads/copy.ts";
import type { Ad } from "@earshot/contract/ads/read.ts";
import { controlCopy } from "@earshot/contract/site/controls-copy.ts";
import { AlertDialog } from "@earshot/ui/surfaces/alert-dialog.tsx";
import type { RefObject } from "react";

import { useAd, useDeleteAd } from "../queries.ts";
import { useAlert } from "../shell/studio-alert.tsx";

export interface DeleteAdDialogProps {
  ad: Pick<Ad, "uuid">;
  isLoggedIn: boolean;
  open: boolean;
  onClose: () => void;
  /** It is deleted. The dialog has closed. */
  onDeleted: () => void;
  /** Where focus goes at the end when the card that opened it is gone. */
  returnFocus?: RefObject<HTMLElement | null>;
}

/**
 * Asks before an ad is deleted, and says first which campaigns use it: until that is known, or can't be, it can't be confirmed.
 * A failure is alerted, and the question stays (spec sections 4 and 8).
 */
export function DeleteAdDialog(props: DeleteAdDialogProps) {
  const { ad, isLoggedIn, open, onClose, onDeleted, returnFocus } = props;
  const alert = useAlert();
  const { remove, busy } = useDeleteAd(isLoggedIn);
  const { data: details, isLoading } = useAd(ad.uuid, { isLoggedIn, enabled: open });
  const campaigns = details?.campaigns.length ?? 0;

  async function confirm() {
    const deleted = await remove(ad.uuid);
    if (deleted.is !== "done") alert(deleted.words);
    if (deleted.is !== "refused") onClose();
    if (deleted.is === "done") onDeleted();
  }

  return (
    <AlertDialog
      open={open}
      onClose={onClose}
      title={deleteAdCopy.title}
      description={deleteAdCopy.text}
      closeLabel={controlCopy.cancel}
      tone="danger"
      busy={busy}
      confirm={{
        label: busy ? controlCopy.deleting : controlCopy.delete,
        onConfirm: () => void confirm(),
        disabled: isLoading,
      }}
      returnFocus={returnFocus}
    >
      {/* As high with words as without: the buttons stay where they are. */}
      <output className="mt-2 block min-h-[1lh] text-base">
        {isLoading && <span className="text-ink-3">{deleteAdCopy.checking}</span>}
        {campaigns > 0 && <span className="font-medium text-ink">{deleteAdCopy.inCampaigns(campaigns)}</span>}
      </output>
    </AlertDialog>
  );
}
