/** A duration as m:ss, for example 0:09 or 12:00. Truncated, not rounded: 0:30 appears once 30 s have passed. */
export function minutesSeconds(seconds: number): string {
  const whole = Number.isFinite(seconds) && seconds > 0 ? Math.floor(seconds) : 0;
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, "0")}`;
}

/** A sound's length as m:ss. Rounded, because a 30 s ad may decode to 29.9 s of audio. */
export const soundLength = (seconds: number): string => minutesSeconds(Math.round(seconds));
