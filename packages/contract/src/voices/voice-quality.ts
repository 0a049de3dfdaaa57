/** How easily a voice is understood, the best first: neural voices, flite's, eSpeak NG's. The order of the list. */
export const voiceQualities = ["natural", "clear", "draft"] as const;
export type VoiceQuality = (typeof voiceQualities)[number];
