/**
 * How easily a voice is understood, best first: neural voices, then those of flite, then those of eSpeak NG. Also the
 * order of the list.
 */
export const voiceQualities = ["natural", "clear", "draft"] as const;
export type VoiceQuality = (typeof voiceQualities)[number];
