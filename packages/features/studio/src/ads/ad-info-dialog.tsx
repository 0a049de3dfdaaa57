import { adInfoCopy } from "@earshot/contract/ads/copy.ts";
import type { AdDetails } from "@earshot/contract/ads/read-details.ts";
import type { Ad } from "@earshot/contract/ads/read.ts";
import { controlCopy } from "@earshot/contract/site/controls-copy.ts";
import { studioCopy } from "@earshot/contract/studio/copy.ts";
import { Button } from "@earshot/ui/inputs/button.tsx";
import { DialogButton } from "@earshot/ui/surfaces/dialog-button.tsx";
import { Dialog } from "@earshot/ui/surfaces/dialog.tsx";
import { Download } from "lucide-react";
import { type RefObject, useState } from "react";

import { useAskForAd } from "../queries.ts";
import { AdFacts } from "./ad-info-dialog/ad-facts.tsx";
import { AdScript } from "./ad-info-dialog/ad-script.tsx";
import { fileName } from "./ad-info-dialog/file-name.ts";

export interface AdInfoDialogProps {
  ad: Ad;
  /** Of the project that it is in. */
  projectName: string;
  isLoggedIn: boolean;
  open: boolean;
  onClose: () => void;
  /** The form is to be filled from this ad. The dialog has closed. */
  onMakeAnother: (ad: AdDetails) => void;
  /** Where focus goes at the end when the card that opened it is gone. */
  returnFocus?: RefObject<HTMLElement | null>;
}

/** All that is known of an ad, its script among it; from here it is downloaded, or another made like it. */
export function AdInfoDialog(props: AdInfoDialogProps) {
  const { ad, projectName, isLoggedIn, open, onClose, onMakeAnother, returnFocus } = props;
  const ask = useAskForAd(isLoggedIn);
  const [asking, setAsking] = useState<"not" | "asking" | "failed">("not");

  async function makeAnother() {
    setAsking("asking");
    const details = await ask(ad.uuid);
    setAsking(details?.inputs ? "not" : "failed");
    if (!details?.inputs) return;
    onClose();
    onMakeAnother(details);
  }

  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={adInfoCopy.title}
      description={<bdi>{ad.title}</bdi>}
      closeLabel={controlCopy.close}
      busy={asking === "asking"}
      returnFocus={returnFocus}
      note={<output className="text-danger">{asking === "failed" && adInfoCopy.notFound}</output>}
      actions={
        <>
          {ad.filepath !== null && ad.state === "ready" && (
            <Button
              icon={<Download />}
              link={
                <a href={ad.filepath} download={fileName(ad)}>
                  {adInfoCopy.download}
                </a>
              }
            >
              {adInfoCopy.download}
            </Button>
          )}
          {ad.source !== "upload" && (
            <DialogButton does={() => void makeAnother()}>{studioCopy.makeAnother}</DialogButton>
          )}
        </>
      }
    >
      <AdFacts ad={ad} projectName={projectName} />
      {ad.script !== null && <AdScript script={ad.script} />}
    </Dialog>
  );
}
