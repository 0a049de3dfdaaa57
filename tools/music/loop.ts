import { frameCount, type Pcm } from "@earshot/engine/dsp/pcm.ts";

/** One turn of `frames`, in which all that sounds beyond its end (and before its beginning) is heard in the turn itself. */
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

/** A stretch of a turn that is played again and again: from `start` (which may be negative), `length` frames. */
export function unroll(turn: Pcm, start: number, length: number): Pcm {
  const frames = frameCount(turn);
  const channels = turn.channels.map((channel) =>
    Float32Array.from({ length }, (_, i) => channel[(((i + start) % frames) + frames) % frames] ?? 0),
  );
  return { ...turn, channels };
}

/**
 * Makes the two ends of a stretch ready to be laid over each other: both hold the same `seam` frames of music, and a
 * crossfade of equal power would make them louder by up to 3 dB.
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

/** Comes and goes within `frames` at both ends. */
export function softEnds(pcm: Pcm, frames: number): Pcm {
  const total = frameCount(pcm);
  const gain = (i: number) => Math.min(1, (i + 0.5) / frames, (total - i - 0.5) / frames);
  return { ...pcm, channels: pcm.channels.map((channel) => channel.map((sample, i) => sample * gain(i))) };
}

/** How many frames later a sound is heard in what an encoder made of it, by their likeness. */
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
