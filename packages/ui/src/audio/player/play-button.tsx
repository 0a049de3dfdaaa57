import { cva } from "class-variance-authority";
import { Pause, Play, RotateCw } from "lucide-react";

import { BusyWave } from "../busy-wave.tsx";

const round = cva(
  "grid shrink-0 cursor-pointer place-items-center rounded-full border transition-transform active:scale-95",
  {
    variants: {
      look: {
        primary: "border-transparent bg-primary text-on-primary",
        accent: "border-transparent bg-accent text-on-accent",
        plum: "border-transparent bg-plum text-on-primary",
        outlined: "border-control bg-surface text-ink hover:bg-sunken",
      },
      size: { sm: "size-8 pointer-coarse:size-11", md: "size-11" },
    },
  },
);

const icon = { sm: "size-4", md: "size-5" };

interface PlayButtonProps {
  state: "paused" | "playing" | "buffering" | "failed";
  look: "primary" | "accent" | "plum" | "outlined";
  /** 32 px (44 on coarse pointers) or 44 px. */
  size?: "sm" | "md";
  /** What pressing it does now. */
  label: string;
  onPress: () => void;
  /** -1 where the keyboard reaches it by other keys than Tab, as in a grid. */
  tabIndex?: number | undefined;
}

/** The round button: play, pause (also while buffering), or try again. */
export function PlayButton({ state, look, size = "md", label, onPress, tabIndex }: PlayButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      tabIndex={tabIndex}
      onClick={onPress}
      className={round({ look, size })}
    >
      {state === "paused" && <Play className={`${icon[size]} translate-x-px`} fill="currentColor" />}
      {state === "playing" && <Pause className={icon[size]} fill="currentColor" strokeWidth={0} />}
      {state === "buffering" && <BusyWave />}
      {state === "failed" && <RotateCw className={icon[size]} />}
    </button>
  );
}
