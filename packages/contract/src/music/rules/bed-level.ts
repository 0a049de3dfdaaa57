/**
 * How far the music bed is below the voice during speech, in LU: 8 at full volume, 15 at 0.3, on a logarithmic scale
 * (8 - 13.4 log10 volume). Listeners prefer 10 LU under commentary (AES, 2019); the form's 30 % is well below that.
 *
 * @param volume 0 to 1; 0 means no music
 */
export const bedBelowVoice = (volume: number): number => 8 + (7 * Math.log(volume)) / Math.log(0.3);

/** `bedBelowVoice` as an amplitude factor from 0 to 1, for a bed and a voice of equal loudness. */
export const bedGain = (volume: number): number => (volume <= 0 ? 0 : 10 ** (-bedBelowVoice(volume) / 20));
