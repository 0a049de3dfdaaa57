import { studioCopy } from "@earshot/contract/studio/copy.ts";
import { Button } from "@earshot/ui/inputs/button.tsx";
import { Banner } from "@earshot/ui/surfaces/banner.tsx";
import { clsx } from "clsx";
import { Undo2 } from "lucide-react";
import { useRef } from "react";

import { useSetAsideDraft } from "../studio-form-provider.tsx";

/** Says that the landing page's values took the place of an earlier draft, and brings that back. */
export function SetAsideDraft() {
  const { isThere, bringBack, forget } = useSetAsideDraft();
  const place = useRef<HTMLDivElement>(null);
  const onBringBack = () => {
    // The button goes with its message: the next Tab goes on from here.
    place.current?.focus({ preventScroll: true });
    bringBack();
  };
  return (
    // Without a message only the region is there, which would leave a gap.
    <div
      ref={place}
      tabIndex={-1}
      className={clsx("outline-none", isThere ? "mx-auto w-full max-w-160" : "-mt-5")}
    >
      <Banner
        message={
          isThere
            ? {
                tone: "info",
                text: (
                  <span className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
                    {studioCopy.draftReplaced}
                    <Button size="sm" icon={<Undo2 />} onClick={onBringBack}>
                      {studioCopy.draftBack}
                    </Button>
                  </span>
                ),
              }
            : null
        }
        dismiss={{ label: studioCopy.draftForget, onDismiss: forget }}
      />
    </div>
  );
}
