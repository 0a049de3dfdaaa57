import { cva } from "class-variance-authority";
import { Pause, Play, RotateCw } from "lucide-react";

import { BusyWave } from "../busy-wave.tsx";

const round = cva(
  "grid size-11 shrink-0 cursor-pointer place-items-center rounded-full border border-transparent transition-transform active:scale-95",
  {
    variants: {
      accent: {
        primary: "bg-primary text-on-primary",
        accent: "bg-accent text-on-accent",
        plum: "bg-plum text-on-primary",
      },
    },
  },
);

interface PlayButtonProps {
  state: "paused" | "playing" | "buffering" | "failed";
  accent: "primary" | "accent" | "plum";
  /** What pressing it does now. */
  label: string;
  onPress: () => void;
}

/** The round button: play, pause (also while buffering), or try again. */
export function PlayButton({ state, accent, label, onPress }: PlayButtonProps) {
  return (
    <button type="button" aria-label={label} onClick={onPress} className={round({ accent })}>
      {state === "paused" && <Play className="size-5 translate-x-px" fill="currentColor" />}
      {state === "playing" && <Pause className="size-5" fill="currentColor" strokeWidth={0} />}
      {state === "buffering" && <BusyWave />}
      {state === "failed" && <RotateCw className="size-5" />}
    </button>
  );
}
