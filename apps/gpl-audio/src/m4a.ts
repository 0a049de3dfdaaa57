// SPDX-License-Identifier: GPL-2.0-or-later
import { gapless as gaplessOf, type GaplessWindow } from "@audio/decode-aac";

/** The sound of an MP4 file, ready for a decoder. */
export interface M4aSound {
  /** The AudioSpecificConfig (ISO/IEC 14496-3, 1.6.2.1). */
  config: Uint8Array;
  /** The frames that are there, in order. */
  frames: Uint8Array[];
  /** What of the sound is to be heard: an encoder needs a run-up. */
  gapless: GaplessWindow | null;
}

/** A box (ISO/IEC 14496-12, 4.2): its name, and what it holds. */
type Box = { name: string; body: Uint8Array };

/**
 * Reads the one track of sound of an MP4 file. Pictures beside it make it a film.
 * @throws {Error} with words for a log for a film, for another codec than AAC, and for what is no MP4 file
 */
export function readM4a(file: Uint8Array): M4aSound {
  const movie = boxesIn(need(boxesIn(file), "moov"));
  const tracks = movie.filter(({ name }) => name === "trak").map(({ body }) => boxesIn(body));
  const handlers = tracks.map((track) => handlerOf(boxesIn(need(track, "mdia"))));
  if (handlers.includes("vide")) throw new Error("a film, not a sound");
  const track = tracks[handlers.indexOf("soun")];
  if (!track) throw new Error("no track of sound");
  const media = boxesIn(need(track, "mdia"));
  const table = boxesIn(need(boxesIn(need(media, "minf")), "stbl"));
  const config = configOf(need(table, "stsd"));
  const boxes = {
    elst: find(boxesIn(find(track, "edts")), "elst"),
    mdhd: find(media, "mdhd"),
    stts: find(table, "stts"),
    mvhd: find(movie, "mvhd"),
    ilst: find(boxesIn(find(boxesIn(find(movie, "udta")), "meta")?.subarray(4)), "ilst"),
    asc: config,
  };
  const present = Object.fromEntries(Object.entries(boxes).filter(([, body]) => body));
  return { config, frames: framesOf(file, table), gapless: gaplessOf(present) };
}

function boxesIn(bytes: Uint8Array | undefined): Box[] {
  const boxes: Box[] = [];
  if (!bytes) return boxes;
  const view = viewOf(bytes);
  for (let at = 0; at + 8 <= bytes.length;) {
    const short = view.getUint32(at);
    const isLong = short === 1 && at + 16 <= bytes.length;
    const size = isLong ? Number(view.getBigUint64(at + 8)) : short === 0 ? bytes.length - at : short;
    const head = isLong ? 16 : 8;
    if (size < head) break;
    const name = String.fromCharCode(...bytes.subarray(at + 4, at + 8));
    boxes.push({ name, body: bytes.subarray(at + head, Math.min(at + size, bytes.length)) });
    at += size;
  }
  return boxes;
}

const viewOf = (bytes: Uint8Array) => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);

const find = (boxes: readonly Box[], wanted: string) => boxes.find(({ name }) => name === wanted)?.body;

function need(boxes: readonly Box[], name: string): Uint8Array {
  const body = find(boxes, name);
  if (!body) throw new Error(`no box ${name}`);
  return body;
}

/** What a track is for: `soun`, `vide`, `text`. */
const handlerOf = (media: readonly Box[]) => String.fromCharCode(...need(media, "hdlr").subarray(8, 12));

/** The description of the samples: the box of AAC, in it `esds`, in it descriptors (ISO/IEC 14496-1, 7.2.6). */
function configOf(description: Uint8Array): Uint8Array {
  const entry = need(boxesIn(description.subarray(8)), "mp4a");
  // A sound's own fields come first: 28 bytes, in QuickTime's second version 16 more.
  const esds = need(boxesIn(entry.subarray(viewOf(entry).getUint16(8) === 1 ? 44 : 28)), "esds");
  for (let at = 4; at < esds.length;) {
    const tag = esds[at++];
    let length = 0;
    let byte = 0;
    do {
      byte = esds[at++] ?? 0;
      length = length * 128 + (byte & 0x7f);
    } while (byte & 0x80);
    if (tag === 5) return esds.subarray(at, at + length);
    // An ES_Descriptor's fields are 3 bytes, a DecoderConfigDescriptor's 13; both hold further descriptors.
    at += tag === 3 ? 3 : tag === 4 ? 13 : length;
  }
  throw new Error("no AAC in the track of sound");
}

/** The frames, by the tables of sizes (`stsz`), of places (`stco`, `co64`), and of frames at each place (`stsc`). */
function framesOf(file: Uint8Array, table: readonly Box[]): Uint8Array[] {
  const sizes = viewOf(need(table, "stsz"));
  const oneSize = sizes.getUint32(4);
  const count = sizes.getUint32(8);
  const short = find(table, "stco");
  const places = viewOf(short ?? need(table, "co64"));
  const runs = viewOf(need(table, "stsc"));
  const runCount = runs.getUint32(4);
  const frames: Uint8Array[] = [];
  let bytes = 0;
  for (let chunk = 0, run = 0, frame = 0; chunk < places.getUint32(4); chunk++) {
    while (run + 1 < runCount && chunk + 1 >= runs.getUint32(8 + (run + 1) * 12)) run++;
    let at = short ? places.getUint32(8 + chunk * 4) : Number(places.getBigUint64(8 + chunk * 8));
    for (let i = 0; i < runs.getUint32(12 + run * 12) && frame < count; i++, frame++) {
      const size = oneSize || sizes.getUint32(12 + frame * 4);
      if (at + size > file.length) return frames;
      if (size > 0) frames.push(file.subarray(at, at + size));
      at += size;
      bytes += size;
      // The same place named again and again would be hours of sound.
      if (bytes > file.length) throw new Error("the frames are more than the file");
    }
  }
  return frames;
}
