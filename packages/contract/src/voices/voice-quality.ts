/** How easily a voice is understood, best first: neural voices, flite's, eSpeak NG's. Also the order of the list. */
export const voiceQualities = ["natural", "clear", "draft"] as const;
export type VoiceQuality = (typeof voiceQualities)[number];
