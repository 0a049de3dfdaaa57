import { deleteAdCopy } from "@earshot/contract/ads/dialog-copy.ts";
import type { Ad } from "@earshot/contract/ads/read.ts";
import { controlCopy } from "@earshot/contract/site/controls-copy.ts";
import { AlertDialog } from "@earshot/ui/surfaces/alert-dialog.tsx";
import type { RefObject } from "react";

import { useAd } from "../queries.ts";
import { useAlert } from "../shell/studio-alert.tsx";
import { deleteErrorText, isHopeless } from "./error-text.ts";
import { useDeleteAd } from "./queries.ts";

export interface DeleteAdDialogProps {
  ad: Pick<Ad, "uuid" | "title">;
  isLoggedIn: boolean;
  open: boolean;
  onClose: () => void;
  /** Called after `onClose` once the ad is deleted. */
  onDeleted: () => void;
  /** Receives focus on close if the card that opened it is gone. */
  returnFocus?: RefObject<HTMLElement | null>;
}

/**
 * The Delete dialog. Shows which campaigns use the ad; Delete is disabled until they have loaded or failed to load. An
 * error is shown as an alert, and the dialog stays open.
 */
export function DeleteAdDialog(props: DeleteAdDialogProps) {
  const { ad, isLoggedIn, open, onClose, onDeleted, returnFocus } = props;
  const alert = useAlert();
  const { mutateAsync: remove, isPending: busy } = useDeleteAd(isLoggedIn);
  const { data: details, isLoading } = useAd(ad.uuid, { isLoggedIn, enabled: open });
  const campaigns = details?.campaigns.length ?? 0;

  async function confirm() {
    try {
      await remove(ad.uuid);
    } catch (error) {
      alert(deleteErrorText(error));
      if (isHopeless(error)) onClose();
      return;
    }
    onClose();
    onDeleted();
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
      <p className="mt-2 font-semibold wrap-anywhere text-ink">
        <bdi>{ad.title}</bdi>
      </p>
      {/* Has the same height with and without text, so that the buttons don't move. */}
      <output className="mt-2 block min-h-[1lh] text-base">
        {isLoading && <span className="text-ink-3">{deleteAdCopy.checking}</span>}
        {campaigns > 0 && <span className="font-medium text-ink">{deleteAdCopy.inCampaigns(campaigns)}</span>}
      </output>
    </AlertDialog>
  );
}
