import { Pause, Play } from "lucide-react";

import { IconButton } from "../../inputs/icon-button.tsx";

export interface MotionToggleLabels {
  /** The button's name while the content moves: "Pause the movement". */
  pauseLabel: string;
  /** The button's name while paused: "Resume the movement". */
  resumeLabel: string;
}

interface MotionToggleProps extends MotionToggleLabels {
  isPaused: boolean;
  onToggle: (isPaused: boolean) => void;
}

/**
 * Pauses automatic movement (WCAG 2.2 2.2.2). Hidden with reduced motion and without JavaScript, when nothing moves.
 */
export function MotionToggle({ pauseLabel, resumeLabel, isPaused, onToggle }: MotionToggleProps) {
  return (
    <span className="inline-flex noscript:hidden still:hidden">
      <IconButton
        size="sm"
        intent="quiet"
        icon={isPaused ? <Play fill="currentColor" /> : <Pause fill="currentColor" strokeWidth={0} />}
        label={isPaused ? resumeLabel : pauseLabel}
        onClick={() => onToggle(!isPaused)}
      />
    </span>
  );
}
