import { plainVoiceIdLength } from "../../limits.ts";

/**
 * Returns true if the music route accepts this voice id: it starts with vc_, has a hyphen, or is at least
 * `plainVoiceIdLength` characters long.
 */
export function isMusicRouteVoiceId(id: string): boolean {
  return id.startsWith("vc_") || id.includes("-") || id.length >= plainVoiceIdLength;
}
