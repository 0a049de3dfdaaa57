/**
 * How easily a voice is understood, best first: neural voices, then flite's, then eSpeak NG's. The voice list uses
 * the same order.
 */
export const voiceQualities = ["natural", "clear", "draft"] as const;
export type VoiceQuality = (typeof voiceQualities)[number];
