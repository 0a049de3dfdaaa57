import { briefCopy } from "@earshot/contract/studio/brief-copy.ts";
import { BusyWave } from "@earshot/ui/audio/busy-wave.tsx";
import { Button } from "@earshot/ui/inputs/button.tsx";
import { Skeleton } from "@earshot/ui/surfaces/skeleton.tsx";
import { type Ref, useEffect, useState } from "react";

/** The delay in ms after which the card explains the wait. Writing usually takes one or two seconds. */
const patience = 6000;

interface WritingCardProps {
  /** The Cancel button, so that the parent can focus it. */
  ref: Ref<HTMLButtonElement>;
  onCancel: () => void;
}

/** Placeholder for the scripts while they are being written. */
export function WritingCard({ ref, onCancel }: WritingCardProps) {
  const [isSlow, setSlow] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setSlow(true), patience);
    return () => clearTimeout(timer);
  }, []);
  return (
    <div className="min-w-0 rounded-lg border border-line bg-surface">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 rounded-t-lg border-b border-line bg-sunken py-2 ps-4 pe-2">
        <p className="flex items-center gap-2 text-sm font-semibold text-ink">
          <span className="text-accent-strong">
            <BusyWave />
          </span>
          {briefCopy.writingScripts}
        </p>
        <Button ref={ref} size="sm" intent="quiet" onClick={onCancel}>
          {briefCopy.cancel}
        </Button>
      </div>
      <div className="px-4 py-3">
        <Skeleton shape="text" count={7} label={briefCopy.writingScripts} />
        <output className="block min-h-lh text-sm text-ink-2">{isSlow && briefCopy.slow}</output>
      </div>
    </div>
  );
}
