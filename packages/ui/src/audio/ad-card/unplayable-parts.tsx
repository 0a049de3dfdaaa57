import { clsx } from "clsx";
import { TriangleAlert } from "lucide-react";

import { Button } from "../../inputs/button.tsx";
import { BusyWave } from "../busy-wave.tsx";
import type { CardAccent } from "../card-accent.ts";
import { Waveform } from "../waveform.tsx";
import type { AdInTheMaking, FailedAd } from "./ad-state.ts";

const busy = {
  primary: "bg-primary-faint text-primary",
  accent: "bg-accent-faint text-accent-strong",
  plum: "bg-plum-faint text-plum",
};

interface Options {
  accent: CardAccent;
  titleId: string;
}

/**
 * What stands on the card of an ad that can't be played yet, or never will be, where a player's button and its last line
 * stand on others: as tall as those, so that nothing moves when the ad is ready.
 */
export function unplayableParts(ad: AdInTheMaking | FailedAd, { accent, titleId }: Options) {
  const making = ad.kind === "making";
  return {
    sign: (
      <div
        className={clsx(
          "grid size-11 place-items-center rounded-full border border-line",
          making ? busy[accent] : "bg-danger-faint text-danger",
        )}
      >
        {making ? <BusyWave size="md" /> : <TriangleAlert aria-hidden className="size-5" />}
      </div>
    ),
    foot: making ? <Steps {...ad} accent={accent} /> : <Again {...ad.retry} titleId={titleId} />,
  };
}

interface StepsProps extends Pick<AdInTheMaking, "step" | "steps"> {
  accent: CardAccent;
}

/** The wave to come, flat as long as it is not known: played as far as the steps are done. */
function Steps({ step, steps, accent }: StepsProps) {
  return (
    <Waveform
      peaks={null}
      position={step - 1}
      duration={steps}
      accent={accent}
      height="sm"
      state="buffering"
    />
  );
}

interface AgainProps {
  label: string;
  onRetry: () => void;
  busy?: boolean;
  titleId: string;
}

function Again({ label, onRetry, busy: waiting = false, titleId }: AgainProps) {
  return (
    <div className="ms-auto">
      <Button size="sm" busy={waiting} onClick={onRetry} aria-describedby={titleId}>
        {label}
      </Button>
    </div>
  );
}
