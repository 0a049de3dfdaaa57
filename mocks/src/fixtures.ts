import figures from "./fixtures/figures.json" with { type: "json" };

/** A committed sound, and what was measured of it once decoded. No figure here is typed in. */
export interface Fixture {
  /** Its name without an ending. */
  readonly name: string;
  /** Its name in `fixtures/`. */
  readonly file: string;
  /** Its address below the root of whatever serves the folder: `fixtures/<file>`, without a slash in front. */
  readonly path: string;
  readonly mimeType: "audio/mpeg" | "audio/wav";
  /** An ad made here, an ad brought along, a voice's sample, a track's preview, or a file for trying uploads. */
  readonly kind: "ad" | "upload" | "voice" | "music" | "file";
  readonly title: string;
  /** The name of the language spoken, or null where nobody speaks. */
  readonly language: "English" | "Spanish" | null;
  /** What is said; empty where nobody speaks. */
  readonly script: string;
  /** The length that it is sold as, in seconds, or null. */
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

/** All of them; `npm run fixtures -w @earshot/tools` makes them again. The bytes stand at `new URL(path, import.meta.url)`. */
export const fixtures: readonly Fixture[] = (figures as Measured[]).map((measured) =>
  Object.assign(measured, {
    name: measured.file.replace(/\.\w+$/, ""),
    path: `fixtures/${measured.file}`,
  }),
);
