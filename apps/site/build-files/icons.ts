import sharp from "sharp";

import { iconPicture } from "../app/icon.ts";

/** A square PNG of the brand's logo. */
export function iconPng(pixels: number, look?: Parameters<typeof iconPicture>[0]): Promise<Buffer> {
  return sharp(Buffer.from(iconPicture(look)), { density: 72 * (pixels / 24) })
    .resize(pixels, pixels)
    .png()
    .toBuffer();
}

/**
 * `favicon.ico` in these sizes, each stored as a PNG. The file consists of a header of 6 bytes, an entry of 16 bytes
 * per picture, and the pictures.
 */
export async function iconIco(sizes: readonly number[]): Promise<Buffer> {
  const pictures = await Promise.all(sizes.map((pixels) => iconPng(pixels)));
  const header = Buffer.alloc(6 + 16 * sizes.length);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(sizes.length, 4);
  let offset = header.length;
  for (const [index, picture] of pictures.entries()) {
    const entry = 6 + 16 * index;
    header.writeUInt8(sizes[index] ?? 0, entry);
    header.writeUInt8(sizes[index] ?? 0, entry + 1);
    header.writeUInt16LE(1, entry + 4);
    header.writeUInt16LE(32, entry + 6);
    header.writeUInt32LE(picture.length, entry + 8);
    header.writeUInt32LE(offset, entry + 12);
    offset += picture.length;
  }
  return Buffer.concat([header, ...pictures]);
}
