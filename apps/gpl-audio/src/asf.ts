// SPDX-License-Identifier: GPL-2.0-or-later
import { demuxASF, parsePacket } from "@audio/decode-wma";

/** Identifiers of objects (ASF specification 1.20, section 10), as bytes in hexadecimal. */
const fileProperties = "a1dcab8c47a9cf118ee400c00c205365";
const stream = "9107dcb7b7a9cf118ee600c00c205365";
const locks = ["fbb311223bdd211bb4b700a0c955fc6e", "14e68a292226174cb935dae07ee9289c"];

/** Bytes of one frame: fewer or more than these nobody writes, but for mischief. */
const frameBytes = { least: 8, most: 32 * 1024 };
const mostChannels = 8;

/** What opens the data of a file, and a packet of one frame: no field of it but the first is read by the decoder. */
const dataHead = 50;
const packetHead = 12;
const withCorrection = 0x82;

/**
 * An ASF file written again, each frame a packet: its header first, then packets. The decoder takes frames in pieces, as
 * some programs write them, for none.
 * @throws {Error} with words for a log when it has pictures, several streams, a lock, or impossible measures
 */
export function* plainAsf(bytes: Uint8Array): Generator<Uint8Array> {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (file.length < dataHead) throw new Error("no ASF file");
  const headerEnd = Number(file.readBigUint64LE(16));
  if (headerEnd + dataHead > file.length) throw new Error("the file ends before its sound");
  const head = Buffer.from(file.subarray(0, headerEnd + dataHead));
  const header = head.subarray(0, headerEnd);
  const first = header.indexOf(stream, 0, "hex");
  if (first < 0 || header.includes(stream, first + 1, "hex")) throw new Error("not one stream of sound");
  if (locks.some((id) => header.includes(id, 0, "hex"))) throw new Error("the file is locked");
  const { blockAlign, packetSize, packets, channels } = demuxASF(bytes);
  const isPossible =
    blockAlign >= frameBytes.least && blockAlign <= frameBytes.most && packetSize > packetHead;
  if (!isPossible || channels < 1 || channels > mostChannels)
    throw new Error("the file's measures are impossible");

  const size = packetHead + blockAlign;
  head.writeUInt32LE(size, header.indexOf(fileProperties, 0, "hex") + 24 + 72);
  head.writeBigUInt64LE(2n ** 32n, headerEnd + 16);
  yield head;
  // Of one stream, whatever stands in the packets follows each other.
  const sound = Buffer.concat(packets.flatMap((packet) => parsePacket(packet, packetSize)));
  for (let at = 0; at + blockAlign <= sound.length; at += blockAlign) {
    const packet = Buffer.alloc(size);
    packet[0] = withCorrection;
    sound.copy(packet, packetHead, at, at + blockAlign);
    yield packet;
  }
}
