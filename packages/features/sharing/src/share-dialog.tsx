import { explain } from "@earshot/client/api-error.ts";
import { useSession } from "@earshot/client/state/session.tsx";
import type { Ad } from "@earshot/contract/ads/read.ts";
import { networkErrorMessage } from "@earshot/contract/network-error-message.ts";
import { shareCopy } from "@earshot/contract/sharing/copy.ts";
import { controlCopy } from "@earshot/contract/site/controls-copy.ts";
import { Button } from "@earshot/ui/inputs/button.tsx";
import { Dialog } from "@earshot/ui/surfaces/dialog.tsx";
import { useState } from "react";

import { useSetShared } from "./queries.ts";
import { ErrorText } from "./share-dialog/error-text.tsx";
import { ShareButtons } from "./share-dialog/share-buttons.tsx";

export interface ShareDialogProps {
  ad: Pick<Ad, "uuid" | "title" | "shared">;
  open: boolean;
  /** Called to close the dialog. Closing clears the message. */
  onClose: () => void;
  /** Called with false when sharing is stopped, and with true when the ad is shared again. */
  onShared: (shared: boolean) => void;
  /** The site's public origin, without a trailing slash; defaults to the page's. */
  origin?: string;
}

/**
 * The Share dialog: a message, three ways to send the ad's link, and a button that disables the link. Requires a
 * ToastRegion, a QueryProvider and a SessionProvider.
 */
export function ShareDialog({ ad, open, onClose, onShared, origin }: ShareDialogProps) {
  const [message, setMessage] = useState("");
  const [changed, setChanged] = useState<boolean | null>(null);
  const isShared = changed ?? ad.shared;
  const { mutate, reset, isPending, error } = useSetShared(ad.uuid, (shared) => {
    setChanged(shared);
    onShared(shared);
  });

  return (
    <Dialog
      open={open}
      onClose={() => {
        setMessage("");
        setChanged(null);
        reset();
        onClose();
      }}
      title={shareCopy.title}
      description={
        <span dir="auto" title={ad.title} className="line-clamp-3 text-page-side wrap-anywhere">
          {ad.title}
        </span>
      }
      closeLabel={controlCopy.close}
      busy={isPending}
    >
      <div className="flex flex-col gap-5">
        {isShared && (
          <ShareButtons
            uuid={ad.uuid}
            origin={origin}
            message={message}
            onMessage={setMessage}
            isBusy={isPending}
          />
        )}
        <SharingSwitch
          isShared={isShared}
          isChanged={changed !== null}
          isBusy={isPending}
          error={error ? explain(error, networkErrorMessage) : ""}
          onSwitch={() => mutate(!isShared)}
        />
      </div>
    </Dialog>
  );
}

interface SharingSwitchProps {
  isShared: boolean;
  /** True if sharing has been toggled since the dialog opened. */
  isChanged: boolean;
  isBusy: boolean;
  /** The error from the last toggle, or empty. */
  error: string;
  onSwitch: () => void;
}

/** Shows who can listen to the ad. A single button both starts and stops sharing, so that it keeps focus. */
function SharingSwitch({ isShared, isChanged, isBusy, error, onSwitch }: SharingSwitchProps) {
  const { user } = useSession();
  const open = user?.companyType === "agency" ? shareCopy.openToClients : shareCopy.open;
  const shared = isChanged ? shareCopy.started : open;
  return (
    <div className="flex flex-col gap-2 not-first:border-t not-first:border-line not-first:pt-5">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
        <output className="block min-w-0 grow basis-52 text-base text-ink-2">
          {isShared ? shared : shareCopy.stopped}
        </output>
        <div className="max-sm:grow">
          <Button intent={isShared ? "plain" : "primary"} wide busy={isBusy} onClick={onSwitch}>
            {isShared ? shareCopy.stop : shareCopy.startAgain}
          </Button>
        </div>
      </div>
      <ErrorText>{error}</ErrorText>
    </div>
  );
}
