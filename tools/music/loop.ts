import { frameCount, type Pcm } from "@earshot/engine/dsp/pcm.ts";

/** Folds a sound into a loop of `frames`: sound that rings beyond the end is added at the beginning. */
export function foldIntoTurn(pcm: Pcm, { before, frames }: { before: number; frames: number }): Pcm {
  const channels = pcm.channels.map((channel) => {
    const turn = new Float32Array(frames);
    channel.forEach((sample, i) => {
      const at = (((i - before) % frames) + frames) % frames;
      turn[at] = (turn[at] ?? 0) + sample;
    });
    return turn;
  });
  return { ...pcm, channels };
}

/** Returns `length` frames of a repeated loop, from `start`, which may be negative. */
export function unroll(turn: Pcm, start: number, length: number): Pcm {
  const frames = frameCount(turn);
  const channels = turn.channels.map((channel) =>
    Float32Array.from({ length }, (_, i) => channel[(((i + start) % frames) + frames) % frames] ?? 0),
  );
  return { ...turn, channels };
}

/**
 * Prepares a loop's ends for a crossfade. Both contain the same `seam` frames of music, which an equal-power
 * crossfade would make up to 3 dB louder.
 */
export function readyForSeam(
  pcm: Pcm,
  { first, last, seam }: { first: number; last: number; seam: number },
): Pcm {
  const channels = pcm.channels.map((channel) => {
    const ready = Float32Array.from(channel);
    for (let i = 0; i < seam; i++) {
      const angle = ((Math.PI / 2) * i) / seam;
      const gain = 1 / (Math.sin(angle) + Math.cos(angle));
      for (const at of [first + i, last + i]) ready[at] = (ready[at] ?? 0) * gain;
    }
    return ready;
  });
  return { ...pcm, channels };
}

/** Fades both ends, each over the given number of frames. */
export function softEnds(pcm: Pcm, { begin, end }: { begin: number; end: number }): Pcm {
  const total = frameCount(pcm);
  const gain = (i: number) => Math.min(1, (i + 0.5) / begin, (total - i - 0.5) / end);
  return { ...pcm, channels: pcm.channels.map((channel) => channel.map((sample, i) => sample * gain(i))) };
}

/** An encoder's delay in frames, by cross-correlation. */
export function delayOf(source: Pcm, decoded: Pcm, most = 4000): number {
  const [length, from] = [8192, Math.floor(frameCount(source) / 2)];
  const likeness = (delay: number) =>
    source.channels.reduce((sum, channel, c) => {
      const other = decoded.channels[c];
      let product = 0;
      for (let i = from; i < from + length; i++) product += (channel[i] ?? 0) * (other?.[i + delay] ?? 0);
      return sum + product;
    }, 0);
  let best = { delay: 0, likeness: -Infinity };
  for (let delay = 0; delay < most; delay++) {
    const found = likeness(delay);
    if (found > best.likeness) best = { delay, likeness: found };
  }
  return best.delay;
}
