import { clsx } from "clsx";
import type { CSSProperties } from "react";

const filled = {
  uploading: "bg-primary forced-colors:bg-[Highlight]",
  complete: "bg-ok forced-colors:bg-[Highlight]",
  failed: "bg-danger forced-colors:bg-[GrayText]",
};

interface ProgressBarProps {
  state: "uploading" | "complete" | "failed";
  /** 0 to 100. */
  percent: number;
}

/** A thin bar that fills from the line's start; a picture only. */
export function ProgressBar({ state, percent }: ProgressBarProps) {
  const part: CSSProperties & Record<"--part", number> = {
    "--part": Math.min(100, Math.max(0, percent)) / 100,
  };
  return (
    <span className="block h-1.5 w-full overflow-hidden rounded-full bg-sunken forced-colors:border">
      <span
        className={clsx(
          "block h-full w-full origin-left scale-x-(--part) transition-transform rtl:origin-right",
          filled[state],
        )}
        style={part}
      />
    </span>
  );
}
