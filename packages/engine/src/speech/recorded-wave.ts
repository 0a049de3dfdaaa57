import { peakCount } from "../measure/peaks.ts";
import type { Line } from "../script/write-lines.ts";
import type { SpeakLine } from "./speak-lines.ts";

/**
 * Draws the waveform as the lines are recorded: 200 peaks from 0 to 255. A line's share of the peaks is proportional
 * to its number of letters; its peaks are zero until it is recorded. A line that is recorded again, at a different
 * pace, is not redrawn.
 * @param onPeaks called after each line
 */
export function drawRecorded(
  lines: readonly Pick<Line, "text">[],
  speakLine: SpeakLine,
  onPeaks: (peaks: number[]) => void,
): SpeakLine {
  const letters = lines.reduce((sum, { text }) => sum + text.length, 0);
  const drawn = new Set<string>();
  const peaks = Array.from({ length: peakCount }, () => 0);
  const barAt = (letter: number) => Math.round((letter * peakCount) / letters);
  const place = (text: string) => {
    const at = lines.findIndex((line) => line.text === text);
    const before = lines.slice(0, at).reduce((sum, line) => sum + line.text.length, 0);
    return { start: barAt(before), end: barAt(before + text.length) };
  };
  return async (line, position, stretch, onSpoken) => {
    const take = await speakLine(line, position, stretch, onSpoken);
    if (!drawn.has(line.text)) {
      drawn.add(line.text);
      const { start, end } = place(line.text);
      const own = take.peaks();
      for (let bar = start; bar < end; bar += 1)
        peaks[bar] = own[Math.floor(((bar - start) * own.length) / (end - start))] ?? 0;
      onPeaks([...peaks]);
    }
    return take;
  };
}
