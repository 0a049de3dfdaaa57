/**
 * Level of the bed under speech below the voice, in LU: 8 at full volume, 15 at 0.3, and as much again for each further
 * step of that ratio (8 - 13.4 log10 volume). Listeners ask for 10 LU under commentary (AES, 2019); the form's 30 % keeps
 * well below it.
 *
 * @param volume 0 to 1; 0 is no bed
 */
export const bedBelowVoice = (volume: number): number => 8 + (7 * Math.log(volume)) / Math.log(0.3);

/** The same as an amplitude, 0 to 1, for two sounds that are equally loud by themselves. */
export const bedGain = (volume: number): number => (volume <= 0 ? 0 : 10 ** (-bedBelowVoice(volume) / 20));
