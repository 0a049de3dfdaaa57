import { mostVolume } from "../../limits.ts";
import { formErrorOf } from "../../studio/form-errors.ts";

/** Parses a typed fade, start or end as an integer of at least 0; empty or invalid input is 0. */
export function readMusicNumber(entry: string | number): number {
  const value = Math.trunc(Number(entry));
  return Number.isSafeInteger(value) && value > 0 ? value : 0;
}

/** Parses a typed volume, in percent, as an integer from 0 to 100. */
export function readMusicVolume(entry: string | number): number {
  return Math.min(readMusicNumber(entry), mostVolume);
}

/**
 * Checks that a track's excerpt ends after it starts; an end of 0 means the end of the track. Both are in the same
 * unit, ms or s.
 */
export function checkMusicExcerpt(excerpt: { start: number; end: number }) {
  return excerpt.end === 0 || excerpt.end > excerpt.start ? null : formErrorOf("music_end_not_after_start");
}

/** The form's music values: fades in ms, start and end in s, volume in percent. */
export type MusicChoice = {
  trackId: string;
  fadeInMs: number;
  fadeOutMs: number;
  startSeconds: number;
  endSeconds: number;
  volume: number;
};

/** Builds the music spec for a request: times in ms, volume 0 to 1. */
export function toMusicSpec(choice: MusicChoice) {
  return {
    music_id: choice.trackId,
    fade_in_ms: readMusicNumber(choice.fadeInMs),
    fade_out_ms: readMusicNumber(choice.fadeOutMs),
    playback_start: readMusicNumber(choice.startSeconds) * 1000,
    playback_end: readMusicNumber(choice.endSeconds) * 1000,
    volume: readMusicVolume(choice.volume) / mostVolume,
  };
}
