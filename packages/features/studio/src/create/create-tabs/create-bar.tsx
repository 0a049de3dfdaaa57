import { generationCopy } from "@earshot/contract/generation/copy.ts";
import { briefCopy } from "@earshot/contract/studio/brief-copy.ts";
import { studioCopy } from "@earshot/contract/studio/copy.ts";
import { Button } from "@earshot/ui/inputs/button.tsx";
import { AudioLines } from "lucide-react";
import { type ReactNode, useId } from "react";

import { beside, BottomBar } from "../../shell/bottom-bar.tsx";
import type { ScriptSource } from "../ad-request.ts";
import { missingOf } from "../missing-of.ts";
import { useStudioForm } from "../studio-form-provider.tsx";

interface CreateBarProps {
  source: ScriptSource;
  /** True while an ad is pending: the button shows it and ignores presses. */
  creating: boolean;
  /** The choices in one row. Shown above the buttons on windows where the panel is a sheet. */
  summary?: ReactNode;
  /** The button that writes the script without creating an ad. */
  write?: { label: string; busy: boolean; onPress: () => void; onPreload: () => void } | null;
}

const reasons = {
  both: briefCopy.needsBoth,
  name: briefCopy.needsName,
  prompt: briefCopy.needsPrompt,
  script: briefCopy.needsScript,
  overLimits: briefCopy.needsShorterScript,
} as const;

/**
 * The Create Audio Ad button, a note on what is still missing, and the button that writes the script without creating
 * an ad.
 */
export function CreateBar({ source, creating, summary, write }: CreateBarProps) {
  const missing = useStudioForm((form) => missingOf(source, form));
  const reason = useId();
  const isReady = missing === null;
  // A script can be written even while the current one is empty or over the limits.
  const canWrite = isReady || missing === "script" || missing === "overLimits";
  return (
    <BottomBar above={summary}>
      <div className="flex flex-wrap gap-x-3 gap-y-2 noscript:hidden">
        {!isReady && !creating && (
          <p id={reason} className="basis-full text-sm text-ink-2">
            {reasons[missing]}
          </p>
        )}
        {write && (
          <div className={beside("basis-41")} onPointerEnter={write.onPreload} onFocus={write.onPreload}>
            <Button
              size="lg"
              wide
              busy={write.busy}
              disabled={!canWrite && !write.busy}
              aria-describedby={canWrite ? undefined : reason}
              aria-keyshortcuts="Control+Enter"
              onClick={write.onPress}
            >
              {write.busy ? briefCopy.writing : write.label}
            </Button>
          </div>
        )}
        <div className={beside("basis-44")}>
          <Button
            type="submit"
            intent="primary"
            size="lg"
            wide
            icon={<AudioLines className="max-[26rem]:hidden" />}
            busy={creating}
            disabled={!isReady && !creating}
            aria-describedby={isReady ? undefined : reason}
          >
            {creating ? generationCopy.creating : generationCopy.create}
          </Button>
        </div>
      </div>
      <p className="hidden text-sm text-ink-2 noscript:block">{studioCopy.needsScript}</p>
    </BottomBar>
  );
}
