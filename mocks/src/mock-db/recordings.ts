import { type Fixture, fixtures } from "../fixtures.ts";

/** A fixture with mutable peaks, which response bodies require. */
export type Recording = Omit<Fixture, "peaks"> & { peaks: number[] };

const recordingOf = (fixture: Fixture): Recording => ({ ...fixture, peaks: [...fixture.peaks] });
const recordings = fixtures.map(recordingOf);
const ofKind = (kind: Fixture["kind"]) => recordings.filter((recording) => recording.kind === kind);
const ads = ofKind("ad");
const uploads = ofKind("upload");
const previews = ofKind("music");
const samples = ofKind("voice");

/** Returns the element at this index, wrapping around. */
function cycle(some: readonly Recording[], index: number): Recording {
  const recording = some[index % some.length];
  if (!recording) throw new Error("No fixture of this kind.");
  return recording;
}

export const adRecording = (index: number) => cycle(ads, index);

export const uploadRecording = (index: number) => cycle(uploads, index);

export const previewRecording = (index: number) => cycle(previews, index);

/** A sample with the voice's gender and accent, falling back to American. */
export function sampleRecording({ gender, accent }: { gender: string; accent: string }): Recording {
  const isWanted = (what: string) => samples.find(({ name }) => name === `voice-${gender}-${what}`);
  return isWanted(accent.toLowerCase()) ?? isWanted("american") ?? cycle(samples, 0);
}

/** The ad closest in length, preferring the language on a tie. */
export function nearestRecording(seconds: number, language: string): Recording {
  const distance = (recording: Recording) =>
    Math.abs((recording.nominalSeconds ?? 0) - seconds) + (recording.language === language ? 0 : 0.5);
  return cycle(
    ads.toSorted((one, other) => distance(one) - distance(other)),
    0,
  );
}

/** Bytes per millisecond at 192 kbit/s. */
const bytesPerMs = 24;

/** The fixture closest in size to an upload, so that an uploaded fixture plays back as itself. */
export function recordingOfSize(bytes: number): Recording {
  const distance = ({ durationMs }: Recording) => Math.abs(durationMs - bytes / bytesPerMs);
  return cycle(
    [...ads, ...uploads].toSorted((one, other) => distance(one) - distance(other)),
    0,
  );
}
