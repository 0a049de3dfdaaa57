import { shareCopy } from "@earshot/contract/sharing/copy.ts";
import { Button } from "@earshot/ui/inputs/button.tsx";

import { Trouble } from "./trouble.tsx";

interface SharingSwitchProps {
  isShared: boolean;
  /** It was stopped or begun again since the dialog opened. */
  isChanged: boolean;
  /** The answer to a press is awaited. */
  isBusy: boolean;
  /** Why the last press changed nothing; empty when it did. */
  refusal: string;
  onSwitch: () => void;
}

/** Says who can hear the ad, and stops or begins it. One button for both, so that the focus stays on it. */
export function SharingSwitch({ isShared, isChanged, isBusy, refusal, onSwitch }: SharingSwitchProps) {
  const shared = isChanged ? shareCopy.started : shareCopy.open;
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
      <Trouble>{refusal}</Trouble>
    </div>
  );
}
