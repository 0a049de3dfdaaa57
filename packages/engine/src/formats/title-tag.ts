/** ID3v2.3 (id3.org, 2000): the version that every player can read. */
const header = [0x49, 0x44, 0x33, 3, 0, 0];
/** UTF-16 with a byte order mark: the only ID3v2.3 encoding that covers every language. */
const utf16 = 1;
const byteOrderMark = "\uFEFF";

/** Prepends a tag with the title, which players show instead of the file name. */
export function withTitle(mp3: Uint8Array, title: string): Uint8Array<ArrayBuffer> {
  const text = Buffer.from(byteOrderMark + title.toWellFormed(), "utf16le");
  const size = Buffer.alloc(4);
  size.writeUInt32BE(text.length + 1);
  const frame = Buffer.concat([Buffer.from("TIT2"), size, Buffer.from([0, 0, utf16]), text]);
  return new Uint8Array(Buffer.concat([Buffer.from([...header, ...synchsafe(frame.length)]), frame, mp3]));
}

/** A tag's size as four bytes of seven bits, so that no byte looks like the start of an MPEG frame. */
function synchsafe(length: number): number[] {
  return [21, 14, 7, 0].map((shift) => (length >> shift) & 0x7f);
}
