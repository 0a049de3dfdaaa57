import { type Fixture, fixtures } from "../fixtures.ts";

/** A committed sound as an answer takes it. */
export type Recording = Omit<Fixture, "peaks"> & { peaks: number[] };

const recordingOf = (fixture: Fixture): Recording => ({ ...fixture, peaks: [...fixture.peaks] });
const recordings = fixtures.map(recordingOf);
const ofKind = (kind: Fixture["kind"]) => recordings.filter((recording) => recording.kind === kind);
const ads = ofKind("ad");
const uploads = ofKind("upload");
const previews = ofKind("music");
const samples = ofKind("voice");

/** One of so many, again and again. */
function inTurn(some: readonly Recording[], index: number): Recording {
  const recording = some[index % some.length];
  if (!recording) throw new Error("A kind of committed sound is missing.");
  return recording;
}

/** The so-manyth ad that was made here. */
export const adRecording = (index: number) => inTurn(ads, index);

/** The so-manyth ad that was brought along. */
export const uploadRecording = (index: number) => inTurn(uploads, index);

/** The so-manyth track's preview. */
export const previewRecording = (index: number) => inTurn(previews, index);

/** The sample of somebody like this; a man or a woman of the USA for all who have none of their own. */
export function sampleRecording({ gender, accent }: { gender: string; accent: string }): Recording {
  const isWanted = (what: string) => samples.find(({ name }) => name === `voice-${gender}-${what}`);
  return isWanted(accent.toLowerCase()) ?? isWanted("american") ?? inTurn(samples, 0);
}

/** The ad nearest to a wished length, in that language where two are as near. */
export function nearestRecording(seconds: number, language: string): Recording {
  const farness = (recording: Recording) =>
    Math.abs((recording.nominalSeconds ?? 0) - seconds) + (recording.language === language ? 0 : 0.5);
  return inTurn(
    ads.toSorted((one, other) => farness(one) - farness(other)),
    0,
  );
}

/** Bytes of a millisecond at 192 kbit/s. */
const bytesPerMs = 24;

/** What an uploaded file is heard as: the committed sound nearest to its size, so that a committed file is itself. */
export function recordingOfSize(bytes: number): Recording {
  const farness = ({ durationMs }: Recording) => Math.abs(durationMs - bytes / bytesPerMs);
  return inTurn(
    [...ads, ...uploads].toSorted((one, other) => farness(one) - farness(other)),
    0,
  );
}
