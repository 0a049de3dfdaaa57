// SPDX-License-Identifier: GPL-2.0-or-later
import { demuxASF, parsePacket } from "@audio/decode-wma";

/** Object GUIDs (ASF specification 1.20, section 10) as hexadecimal bytes. */
const filePropertiesId = "a1dcab8c47a9cf118ee400c00c205365";
const streamPropertiesId = "9107dcb7b7a9cf118ee600c00c205365";
const encryptionIds = ["fbb311223bdd211bb4b700a0c955fc6e", "14e68a292226174cb935dae07ee9289c"];

/** Plausible frame sizes, in bytes. Encoders write no other sizes, but malicious files may contain them. */
const frameSize = { min: 8, max: 32 * 1024 };
const maxChannels = 8;

/**
 * The sizes in bytes of the data object's header and of a single-frame packet's header. The decoder reads only the
 * packet's first byte.
 */
const dataHeaderSize = 50;
const packetHeaderSize = 12;
const errorCorrectionFlags = 0x82;

/**
 * Rewrites an ASF file with one frame per packet; yields the header, then the packets. The decoder drops frames split
 * across packets, which some encoders write.
 * @throws {Error} with a message for logs if it has video, several streams, encryption or implausible sizes
 */
export function* repacketizeAsf(bytes: Uint8Array): Generator<Uint8Array> {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (file.length < dataHeaderSize) throw new Error("no ASF file");
  const headerEnd = Number(file.readBigUint64LE(16));
  if (headerEnd + dataHeaderSize > file.length) throw new Error("the file ends before its sound");
  const head = Buffer.from(file.subarray(0, headerEnd + dataHeaderSize));
  const header = head.subarray(0, headerEnd);
  const first = header.indexOf(streamPropertiesId, 0, "hex");
  if (first < 0 || header.includes(streamPropertiesId, first + 1, "hex"))
    throw new Error("not one stream of sound");
  if (encryptionIds.some((id) => header.includes(id, 0, "hex"))) throw new Error("the file is locked");
  const { blockAlign, packetSize, packets, channels } = demuxASF(bytes);
  const isPossible =
    blockAlign >= frameSize.min && blockAlign <= frameSize.max && packetSize > packetHeaderSize;
  if (!isPossible || channels < 1 || channels > maxChannels)
    throw new Error("the file's measures are impossible");

  const size = packetHeaderSize + blockAlign;
  head.writeUInt32LE(size, header.indexOf(filePropertiesId, 0, "hex") + 24 + 72);
  head.writeBigUInt64LE(2n ** 32n, headerEnd + 16);
  yield head;
  // With a single stream, the payloads of all packets are contiguous.
  const audio = Buffer.concat(packets.flatMap((packet) => parsePacket(packet, packetSize)));
  for (let offset = 0; offset + blockAlign <= audio.length; offset += blockAlign) {
    const packet = Buffer.alloc(size);
    packet[0] = errorCorrectionFlags;
    audio.copy(packet, packetHeaderSize, offset, offset + blockAlign);
    yield packet;
  }
}
