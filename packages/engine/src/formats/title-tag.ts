/** ID3v2.3 (id3.org, 2000): the version that every player reads. */
const header = [0x49, 0x44, 0x33, 3, 0, 0];
/** UTF-16 with a byte order mark: the only encoding of that version that holds every language. */
const utf16 = 1;
const mark = "\uFEFF";

/** An MP3 with its title, which players show in place of a file's name. */
export function withTitle(mp3: Uint8Array, title: string): Uint8Array<ArrayBuffer> {
  const text = Buffer.from(mark + title.toWellFormed(), "utf16le");
  const size = Buffer.alloc(4);
  size.writeUInt32BE(text.length + 1);
  const frame = Buffer.concat([Buffer.from("TIT2"), size, Buffer.from([0, 0, utf16]), text]);
  return new Uint8Array(Buffer.concat([Buffer.from([...header, ...sevenBits(frame.length)]), frame, mp3]));
}

/** A length as the tag's header has it: four times seven bits, so that none looks like the start of sound. */
function sevenBits(length: number): number[] {
  return [21, 14, 7, 0].map((shift) => (length >> shift) & 0x7f);
}
