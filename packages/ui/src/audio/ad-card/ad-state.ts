import type { ReactElement, ReactNode } from "react";

import type { PlayedAudio } from "../player/player-parts.tsx";

/** An ad that can be heard. */
export interface ReadyAd extends Omit<PlayedAudio, "accent" | "actions"> {
  kind: "ready";
  /** Spoken when an ad that was in the making can be heard, with its title: "Fresh roast is ready". Never in sight. */
  words: string;
  /** Leads to the campaign page with this ad, with its words: `<Link to="…">Launch Campaign</Link>`. None without a uuid. */
  launch?: ReactElement<{ className?: string; children?: ReactNode; "aria-describedby"?: string }>;
  /** Opens the Share dialog; none without a uuid. */
  share?: { label: string; onShare: () => void };
}

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
  /** What happened, and what to do about it if that is known. Spoken when it happens. */
  words: string;
  /** Makes it again out of the same inputs. */
  retry: { label: string; onRetry: () => void; busy?: boolean };
}
