// SPDX-License-Identifier: GPL-2.0-or-later
import { gapless as gaplessOf, type GaplessWindow } from "@audio/decode-aac";

/** An MP4 file's audio track, ready for a decoder. */
export interface M4aTrack {
  /** The AudioSpecificConfig (ISO/IEC 14496-3, 1.6.2.1). */
  config: Uint8Array;
  /** The file's frames, in order; `mostFrames` + 1 of them if there are more than `mostFrames`. */
  frames: Uint8Array[];
  /** The audible part, without the encoder's priming samples. */
  gapless: GaplessWindow | null;
}

/** A box (ISO/IEC 14496-12, 4.2). */
type Box = { name: string; body: Uint8Array };

/**
 * Reads an MP4 file's audio track.
 * @throws {Error} with a message for logs if it has video, a codec other than AAC, or is not an MP4 file
 */
export function readM4a(file: Uint8Array, mostFrames: number): M4aTrack {
  const movie = parseBoxes(requireBox(parseBoxes(file), "moov"));
  const tracks = movie.filter(({ name }) => name === "trak").map(({ body }) => parseBoxes(body));
  const handlers = tracks.map((track) => handlerOf(parseBoxes(requireBox(track, "mdia"))));
  if (handlers.includes("vide")) throw new Error("a film, not a sound");
  const track = tracks[handlers.indexOf("soun")];
  if (!track) throw new Error("no track of sound");
  const media = parseBoxes(requireBox(track, "mdia"));
  const table = parseBoxes(requireBox(parseBoxes(requireBox(media, "minf")), "stbl"));
  const config = configOf(requireBox(table, "stsd"));
  const boxes = {
    elst: wholeTable(findBox(parseBoxes(findBox(track, "edts")), "elst"), 12),
    mdhd: findBox(media, "mdhd"),
    stts: wholeTable(findBox(table, "stts"), 8),
    mvhd: findBox(movie, "mvhd"),
    ilst: findBox(parseBoxes(findBox(parseBoxes(findBox(movie, "udta")), "meta")?.subarray(4)), "ilst"),
    asc: config,
  };
  const present = Object.fromEntries(Object.entries(boxes).filter(([, body]) => body));
  return { config, frames: framesOf(file, table, mostFrames), gapless: gaplessOf(present) };
}

function parseBoxes(bytes: Uint8Array | undefined): Box[] {
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

const findBox = (boxes: readonly Box[], wanted: string) => boxes.find(({ name }) => name === wanted)?.body;

/**
 * Returns undefined for a table shorter than its entry count claims, because a forged count would make the parser loop.
 */
function wholeTable(body: Uint8Array | undefined, entryBytes: number): Uint8Array | undefined {
  if (!body || body.length < 8) return undefined;
  return viewOf(body).getUint32(4) * entryBytes <= body.length - 8 ? body : undefined;
}

function requireBox(boxes: readonly Box[], name: string): Uint8Array {
  const body = findBox(boxes, name);
  if (!body) throw new Error(`no box ${name}`);
  return body;
}

/** A track's handler type: `soun`, `vide`, `text`. */
const handlerOf = (media: readonly Box[]) =>
  String.fromCharCode(...requireBox(media, "hdlr").subarray(8, 12));

/** AudioSpecificConfig in the sample description: descriptors (ISO/IEC 14496-1, 7.2.6) in the `esds` box of `mp4a`. */
function configOf(description: Uint8Array): Uint8Array {
  const entry = requireBox(parseBoxes(description.subarray(8)), "mp4a");
  // The entry's own fields take 28 bytes, and another 16 in QuickTime's version 1.
  const esds = requireBox(parseBoxes(entry.subarray(viewOf(entry).getUint16(8) === 1 ? 44 : 28)), "esds");
  for (let at = 4; at < esds.length;) {
    const tag = esds[at++];
    let length = 0;
    let byte = 0;
    do {
      byte = esds[at++] ?? 0;
      length = length * 128 + (byte & 0x7f);
    } while (byte & 0x80);
    if (tag === 5) return esds.subarray(at, at + length);
    // Skips the fields of an ES_Descriptor (3 bytes) and a DecoderConfigDescriptor (13), which contain further descriptors.
    at += tag === 3 ? 3 : tag === 4 ? 13 : length;
  }
  throw new Error("no AAC in the track of sound");
}

/** Frames, located by the tables of sizes (`stsz`), chunk offsets (`stco`, `co64`) and frames per chunk (`stsc`). */
function framesOf(file: Uint8Array, table: readonly Box[], mostFrames: number): Uint8Array[] {
  const sizes = viewOf(requireBox(table, "stsz"));
  const oneSize = sizes.getUint32(4);
  const count = sizes.getUint32(8);
  const short = findBox(table, "stco");
  const offsets = viewOf(short ?? requireBox(table, "co64"));
  const runs = viewOf(requireBox(table, "stsc"));
  const runCount = runs.getUint32(4);
  const frames: Uint8Array[] = [];
  let bytes = 0;
  for (let chunk = 0, run = 0, frame = 0; chunk < offsets.getUint32(4); chunk++) {
    while (run + 1 < runCount && chunk + 1 >= runs.getUint32(8 + (run + 1) * 12)) run++;
    let at = short ? offsets.getUint32(8 + chunk * 4) : Number(offsets.getBigUint64(8 + chunk * 8));
    for (let i = 0; i < runs.getUint32(12 + run * 12) && frame < count; i++, frame++) {
      const size = oneSize || sizes.getUint32(12 + frame * 4);
      if (at + size > file.length || frames.length > mostFrames) return frames;
      if (size > 0) frames.push(file.subarray(at, at + size));
      at += size;
      bytes += size;
      // Offsets that repeat a chunk could yield hours of audio.
      if (bytes > file.length) throw new Error("the frames are more than the file");
    }
  }
  return frames;
}
