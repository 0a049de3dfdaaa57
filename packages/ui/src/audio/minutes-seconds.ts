/** A length of time as m:ss, for example 0:09 or 12:00. Seconds are cut, not rounded: 0:30 appears when 30 s are over. */
export function minutesSeconds(seconds: number): string {
  const whole = Number.isFinite(seconds) && seconds > 0 ? Math.floor(seconds) : 0;
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, "0")}`;
}

/** How long a sound is, as m:ss. Rounded: the decoded MP3 of a 30 s ad lasts 29.9 s. */
export const soundLength = (seconds: number): string => minutesSeconds(Math.round(seconds));
