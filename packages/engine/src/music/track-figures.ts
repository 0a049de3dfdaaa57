import type { TrackGrid } from "../mix/bed.ts";

/** The figures for a track's file, measured by `npm run music -w @earshot/tools`. */
export type Figures = {
  durationMs: number;
  loudnessLufs: number;
  truePeakDbtp: number;
  /** Peaks encoded by `packPeaks`. */
  peaks: string;
  grid: TrackGrid;
};
