import type { Pcm } from "@earshot/engine/dsp/pcm.ts";
import { BasicSoundBank, MIDIControllers, SoundBankLoader, SpessaSynthProcessor } from "spessasynth_core";

import type { Note } from "./perform.ts";
import type { Score } from "./score.ts";

export const sampleRate = 44_100;

/** Time in seconds rendered before the first beat, for early notes, and after the last, for release tails. */
export const around = { before: 0.1, after: 7 } as const;

/** General MIDI reserves the tenth channel for drums. */
const drumChannel = 9;
const mostFrames = 256;
const kitPlayer = "kit";

/** Loads sampled instruments from an SF2 or SF3 file. */
export async function readInstruments(bytes: Uint8Array<ArrayBuffer>): Promise<BasicSoundBank> {
  await BasicSoundBank.isSF3DecoderReady;
  return SoundBankLoader.fromArrayBuffer(bytes.buffer);
}

/** The frame of the rendering at a time in the piece. */
const frameOf = (seconds: number) => Math.round((around.before + seconds) * sampleRate);

type Event = { frame: number; run: () => void };

/** Renders notes with sampled instruments, from `around.before` before the first beat to `around.after` after `seconds`. */
export async function synthesize(
  instruments: BasicSoundBank,
  { score, notes, seconds }: { score: Score; notes: readonly Note[]; seconds: number },
): Promise<Pcm> {
  const synth = new SpessaSynthProcessor(sampleRate, { eventsEnabled: false, maxBufferSize: mostFrames });
  await synth.processorInitialized;
  synth.soundBankManager.addSoundBank(instruments, "instruments");
  const channels = assignChannels(synth, score);
  const frames = Math.round((around.before + seconds + around.after) * sampleRate);
  const [left, right] = [new Float32Array(frames), new Float32Array(frames)];
  const render = (from: number, until: number) => {
    for (let at = from; at < until; at += mostFrames) {
      synth.process(left, right, at, Math.min(mostFrames, until - at));
    }
  };
  let rendered = 0;
  for (const { frame, run } of eventsOf(synth, withoutOverlaps(notes), channels)) {
    const until = Math.min(frames, Math.max(rendered, frame));
    render(rendered, until);
    rendered = until;
    run();
  }
  render(rendered, frames);
  return { sampleRate, channels: [left, right] };
}

/** Assigns each player a channel, program and place in the mix. */
function assignChannels(synth: SpessaSynthProcessor, { band, kit }: Score): Map<string, number> {
  const players = Object.entries(band).map(([name, player], i) => ({
    name,
    player,
    channel: i < drumChannel ? i : i + 1,
  }));
  const seats = kit ? [...players, { name: kitPlayer, player: kit, channel: drumChannel }] : players;
  for (const { player, channel } of seats) {
    const { program, level, pan, room } = player;
    synth.programChange(channel, program);
    synth.controllerChange(channel, MIDIControllers.mainVolume, level);
    synth.controllerChange(channel, MIDIControllers.pan, Math.round(64 + 63 * pan));
    synth.controllerChange(channel, MIDIControllers.reverbDepth, room);
    synth.controllerChange(channel, MIDIControllers.chorusDepth, 0);
  }
  return new Map(seats.map(({ name, channel }) => [name, channel]));
}

function eventsOf(
  synth: SpessaSynthProcessor,
  notes: readonly Note[],
  channels: Map<string, number>,
): Event[] {
  return notes
    .flatMap(({ player, at, seconds, key, velocity }) => {
      const channel = channels.get(player);
      if (channel === undefined) throw new Error(`no channel for ${player}`);
      return [
        { frame: frameOf(at), run: () => synth.noteOn(channel, key, velocity) },
        { frame: frameOf(at + seconds), run: () => synth.noteOff(channel, key) },
      ];
    })
    .toSorted((a, b) => a.frame - b.frame);
}

/** Ends a note when the same key is played again, because its note-off would otherwise silence the new one. */
function withoutOverlaps(notes: readonly Note[]): Note[] {
  const next = new Map<string, number>();
  const backwards: Note[] = [];
  for (const { seconds, ...note } of notes.toReversed()) {
    const name = `${note.player} ${note.key}`;
    const most = (next.get(name) ?? Infinity) - note.at - 0.004;
    next.set(name, note.at);
    backwards.push({ ...note, seconds: Math.max(0.01, Math.min(seconds, most)) });
  }
  return backwards.toReversed();
}
