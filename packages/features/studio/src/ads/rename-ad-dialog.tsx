import { explain } from "@earshot/client/api-error.ts";
import { renameAdCopy } from "@earshot/contract/ads/dialog-copy.ts";
import type { Ad } from "@earshot/contract/ads/read.ts";
import { adTitle, checkAdTitle } from "@earshot/contract/ads/rules/ad-title.ts";
import { controlCopy } from "@earshot/contract/site/controls-copy.ts";
import { TextField } from "@earshot/ui/inputs/text-field.tsx";
import { DialogButton } from "@earshot/ui/surfaces/dialog-button.tsx";
import { Dialog } from "@earshot/ui/surfaces/dialog.tsx";
import { type RefObject, useRef, useState } from "react";

import { useRenameAd } from "./queries.ts";

export interface RenameAdDialogProps {
  ad: Ad;
  isLoggedIn: boolean;
  open: boolean;
  onClose: () => void;
  /** Receives focus on close if the card that opened it is gone. */
  returnFocus?: RefObject<HTMLElement | null>;
}

/** The Rename ad dialog. The name is selected initially. Errors appear below the field, and the input is kept. */
export function RenameAdDialog({ ad, isLoggedIn, open, onClose, returnFocus }: RenameAdDialogProps) {
  const field = useRef<HTMLInputElement>(null);
  const [title, setTitle] = useState(ad.title);
  const [error, setError] = useState("");
  const { mutateAsync: rename, isPending: busy } = useRenameAd(isLoggedIn);

  function reject(message: string) {
    setError(message);
    field.current?.focus();
  }

  async function submit() {
    const wrong = checkAdTitle(title);
    if (wrong) {
      reject(wrong.message);
      return;
    }
    try {
      const stored = adTitle(title);
      if (stored !== ad.title) await rename({ uuid: ad.uuid, title: stored });
    } catch (reason) {
      reject(explain(reason, renameAdCopy.failed));
      return;
    }
    onClose();
  }

  return (
    <Dialog
      open={open}
      onClose={onClose}
      size="sm"
      title={renameAdCopy.title}
      closeLabel={controlCopy.close}
      busy={busy}
      onSubmit={() => void submit()}
      returnFocus={returnFocus}
      actions={
        <>
          <DialogButton does="cancel">{controlCopy.cancel}</DialogButton>
          <DialogButton does="submit">{busy ? renameAdCopy.renaming : controlCopy.rename}</DialogButton>
        </>
      }
    >
      <TextField
        ref={field}
        name="title"
        dir="auto"
        label={renameAdCopy.name}
        value={title}
        error={error || undefined}
        autoComplete="off"
        onChange={(event) => {
          setTitle(event.target.value);
          setError("");
        }}
      />
    </Dialog>
  );
}
