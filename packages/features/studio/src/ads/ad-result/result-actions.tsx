import { adCopy, adResultCopy } from "@earshot/contract/ads/copy.ts";
import type { Ad } from "@earshot/contract/ads/read.ts";
import { fileName } from "@earshot/contract/ads/rules/file-name.ts";
import { Download, PenLine, Plus, Share2 } from "lucide-react";
import type { ReactNode } from "react";

interface ResultActionsProps {
  ad: Ad;
  /** The id of the ad's title, which distinguishes these buttons from the ones on the ad's card in the list. */
  describedBy: string;
  onEditScript: () => void;
  onShare: () => void;
  onMakeAnother: () => void;
}

const cell =
  "flex min-h-14 w-full cursor-pointer flex-col items-center justify-center gap-1 px-1 py-2 text-center @md:px-3 text-xs font-semibold wrap-anywhere text-ink -outline-offset-3 transition-colors hover:bg-sunken @md:flex-row @md:gap-2 @md:text-base";

/** Four secondary actions in a row below a finished ad. */
export function ResultActions({ ad, describedBy, onEditScript, onShare, onMakeAnother }: ResultActionsProps) {
  const button = (label: string, icon: ReactNode, onClick: () => void) => (
    <button type="button" aria-describedby={describedBy} onClick={onClick} className={cell}>
      {icon}
      {label}
    </button>
  );
  return (
    <div className="@container">
      <ul
        aria-label={adResultCopy.actions}
        className="flex divide-x divide-line border-t border-line rtl:divide-x-reverse [&_svg]:icon-md [&_svg]:shrink-0 [&_svg]:text-ink-2"
      >
        {ad.source !== "upload" && (
          <li className="grid grow basis-0 @md:basis-auto">
            {button(adResultCopy.editScript, <PenLine aria-hidden />, onEditScript)}
          </li>
        )}
        <li className="grid grow basis-0 @md:basis-auto">
          {button(adCopy.share, <Share2 aria-hidden />, onShare)}
        </li>
        {ad.filepath !== null && (
          <li className="grid grow basis-0 @md:basis-auto">
            <a href={ad.filepath} download={fileName(ad)} aria-describedby={describedBy} className={cell}>
              <Download aria-hidden />
              {adCopy.download}
            </a>
          </li>
        )}
        {ad.source !== "upload" && (
          <li className="grid grow basis-0 @md:basis-auto">
            {button(adResultCopy.makeAnother, <Plus aria-hidden />, onMakeAnother)}
          </li>
        )}
      </ul>
    </div>
  );
}
