import type { SamplePlayerProps } from "../sample-player.tsx";
import type { Cell } from "./next-place.ts";

/** What a picker tells each of its rows, which is passed on whole: `(voice, row) => <VoiceRow {...row} … />`. */
export interface PickerRow {
  /** Its place in the whole list, from 1. */
  rowIndex: number;
  /** How many rows the whole list has; left out when that is not known. */
  rowCount?: number | undefined;
  /** Whether this is the one that is chosen. */
  chosen: boolean;
  /** The row was pressed, or Enter on its radio. */
  onChoose: () => void;
  /** The name that its radio shares with those of the other rows. */
  group: string;
  /** Which of its cells Tab reaches: one in the whole list. */
  tabStop: Cell | "none";
}

/** A row's sample. Its wave doesn't seek: the arrow keys belong to the list, and a sample is a few seconds long. */
export type RowSample = Omit<SamplePlayerProps, "onSeek" | "tabIndex">;
