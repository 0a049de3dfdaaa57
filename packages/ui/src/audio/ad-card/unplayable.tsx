import { clsx } from "clsx";
import { TriangleAlert } from "lucide-react";
import type { ReactNode } from "react";

import { Button } from "../../inputs/button.tsx";
import { BusyWave } from "../busy-wave.tsx";
import type { CardAccent } from "../card-accent.ts";
import { Stacked } from "../player/stacked.tsx";
import { Waveform } from "../waveform.tsx";

/** An ad that is being made. */
export interface AdInTheMaking {
  kind: "making";
  /** What is being done just now: "Writing the script". Spoken when it changes. */
  words: string;
  /** Which of its steps that is, from 1. */
  step: number;
  /** How many steps there are. */
  steps: number;
}

/** An ad that could not be made. */
export interface FailedAd {
  kind: "failed";
  /** What happened, and what to do about it if that is known. */
  words: string;
  /** Makes it again out of the same inputs. */
  retry: { label: string; onRetry: () => void; busy?: boolean };
}

const busy = {
  primary: "bg-primary-faint text-primary",
  accent: "bg-accent-faint text-accent-strong",
  plum: "bg-plum-faint text-plum",
};

interface UnplayableProps {
  ad: AdInTheMaking | FailedAd;
  accent: CardAccent;
  titleId: string;
  heading: ReactNode;
  aside: ReactNode;
}

/**
 * The card of an ad that can't be played yet, or never will be. As tall as one that can, so that nothing moves when the
 * ad is ready. One live region stands through both, so that "Mixing the sound" and a failure are heard.
 */
export function Unplayable({ ad, accent, titleId, heading, aside }: UnplayableProps) {
  const making = ad.kind === "making";
  return (
    <Stacked
      round={
        <div
          className={clsx(
            "grid size-11 place-items-center rounded-full border border-line",
            making ? busy[accent] : "bg-danger-faint text-danger",
          )}
        >
          {making ? <BusyWave size="md" /> : <TriangleAlert aria-hidden className="size-5" />}
        </div>
      }
      heading={heading}
      aside={aside}
      middle={
        <p dir="auto" className={clsx("text-page-side text-sm", making ? "text-ink-2" : "text-danger")}>
          <output>{ad.words}</output>
        </p>
      }
      foot={making ? <Steps {...ad} accent={accent} /> : <Again {...ad.retry} titleId={titleId} />}
    />
  );
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
