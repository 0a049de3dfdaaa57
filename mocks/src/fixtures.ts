import figures from "./fixtures/figures.json" with { type: "json" };

/** A committed audio file and its measured figures. */
export interface Fixture {
  /** File name without extension. */
  readonly name: string;
  /** File name in `fixtures/`. */
  readonly file: string;
  /** Relative URL, `fixtures/<file>`. */
  readonly path: string;
  readonly mimeType: "audio/mpeg" | "audio/wav";
  /** Generated ad, uploaded ad, voice sample, track preview, or a file for upload tests. */
  readonly kind: "ad" | "upload" | "voice" | "music" | "file";
  readonly title: string;
  /** Spoken language, or null for music. */
  readonly language: "English" | "Spanish" | null;
  /** Spoken text, empty for music. */
  readonly script: string;
  /** Requested length in seconds, or null. */
  readonly nominalSeconds: number | null;
  readonly durationMs: number;
  /** 200 values 0-255, linear in amplitude, the loudest being 255. */
  readonly peaks: readonly number[];
  /** Integrated loudness (ITU-R BS.1770) in LUFS. */
  readonly loudnessLufs: number;
  /** True peak in dBTP. */
  readonly truePeakDbtp: number;
}

type Measured = Omit<Fixture, "name" | "path">;

/** All fixtures, made by `npm run fixtures -w @earshot/tools`. */
export const fixtures: readonly Fixture[] = (figures as Measured[]).map((measured) =>
  Object.assign(measured, {
    name: measured.file.replace(/\.\w+$/, ""),
    path: `fixtures/${measured.file}`,
  }),
);
