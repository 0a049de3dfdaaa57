/** A sine tone. `dbfs` is its peak (0 for a full-scale sine), and `phase` is in degrees. */
export interface Tone {
  readonly frequency: number;
  readonly dbfs: number;
  readonly seconds: number;
  readonly sampleRate: number;
  readonly phase?: number;
}

export function sine({ frequency, dbfs, seconds, sampleRate, phase = 0 }: Tone): Float32Array<ArrayBuffer> {
  const amplitude = 10 ** (dbfs / 20);
  const start = (phase * Math.PI) / 180;
  const step = (2 * Math.PI * frequency) / sampleRate;
  return Float32Array.from(
    { length: Math.round(seconds * sampleRate) },
    (_, i) => amplitude * Math.sin(start + step * i),
  );
}
