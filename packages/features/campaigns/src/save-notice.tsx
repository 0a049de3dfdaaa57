import { campaignCopy as copy } from "@earshot/contract/campaigns/copy.ts";
import { clsx } from "clsx";
import { Check } from "lucide-react";
import { useStore } from "zustand";

import { useCampaignPage } from "./campaign-provider.tsx";

/** Shows in the top bar whether the draft is saved. */
export function SaveNotice() {
  const { kind } = useStore(useCampaignPage().saver.state);
  return (
    <output
      className={clsx(
        "flex items-center gap-1 text-sm whitespace-nowrap max-sm:sr-only",
        kind === "failed" ? "text-danger" : "text-ink-2",
      )}
    >
      {kind === "saved" && (
        <>
          <Check aria-hidden="true" className="icon-sm" />
          {copy.saved}
        </>
      )}
      {(kind === "saving" || kind === "unsaved") && copy.saving}
      {kind === "failed" && copy.notSaved}
    </output>
  );
}
