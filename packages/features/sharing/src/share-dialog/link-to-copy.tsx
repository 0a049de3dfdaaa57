import { copyText } from "@earshot/client/copy-text.ts";
import { timing } from "@earshot/contract/limits.ts";
import { shareCopy } from "@earshot/contract/sharing/copy.ts";
import { Button } from "@earshot/ui/inputs/button.tsx";
import { TextField } from "@earshot/ui/inputs/text-field.tsx";
import { useToast } from "@earshot/ui/surfaces/toast.tsx";
import { Copy } from "lucide-react";
import { useRef, useState } from "react";

import { Trouble } from "./trouble.tsx";

interface LinkToCopyProps {
  link: string;
  /** It can't be copied just now. */
  waits: boolean;
}

/** The link in a field, so that it can always be copied by hand, and the button that copies it. */
export function LinkToCopy({ link, waits }: LinkToCopyProps) {
  const show = useToast();
  const [isRefused, setRefused] = useState(false);
  const row = useRef<HTMLDivElement>(null);

  async function copy() {
    const isCopied = await copyText(link, row.current ?? undefined);
    setRefused(!isCopied);
    if (isCopied) show({ text: shareCopy.copied, tone: "success", duration: timing.linkCopiedToast });
  }

  return (
    <div className="flex flex-col gap-2">
      <div ref={row} className="flex flex-wrap items-end gap-2">
        <div className="min-w-0 grow basis-52">
          <TextField
            label={shareCopy.link}
            type="url"
            readOnly
            value={link}
            onFocus={(event) => event.currentTarget.select()}
            // The press that brings the focus puts the caret somewhere, after that.
            onClick={(event) => event.currentTarget.select()}
          />
        </div>
        <div className="max-sm:grow">
          <Button intent="primary" wide icon={<Copy />} disabled={waits} onClick={() => void copy()}>
            {shareCopy.copy}
          </Button>
        </div>
      </div>
      <Trouble>{isRefused ? shareCopy.copyFailed : ""}</Trouble>
    </div>
  );
}
