import { Pause, Play } from "lucide-react";

import { IconButton } from "../../inputs/icon-button.tsx";

export interface MotionToggleTexts {
  /** The name of the button that stops the movement: "Pause the movement". */
  pauseLabel: string;
  /** Its name once it is stopped: "Resume the movement". */
  resumeLabel: string;
}

interface MotionToggleProps extends MotionToggleTexts {
  isPaused: boolean;
  onToggle: (isPaused: boolean) => void;
}

/** Stops what moves by itself (WCAG 2.2 2.2.2). Not there where nothing moves: under reduced motion, without JavaScript. */
export function MotionToggle({ pauseLabel, resumeLabel, isPaused, onToggle }: MotionToggleProps) {
  return (
    <span className="inline-flex noscript:hidden still:hidden">
      <IconButton
        size="sm"
        intent="plain"
        icon={isPaused ? <Play /> : <Pause />}
        label={isPaused ? resumeLabel : pauseLabel}
        onClick={() => onToggle(!isPaused)}
      />
    </span>
  );
}
