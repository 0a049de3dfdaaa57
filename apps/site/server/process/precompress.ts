import { readFile, readdir, writeFile } from "node:fs/promises";
import path from "node:path";
import { promisify } from "node:util";
import { brotliCompress, gzip } from "node:zlib";

const compressors = { ".br": promisify(brotliCompress), ".gz": promisify(gzip) };

/** Writes a `.br` and a `.gz` next to every script, stylesheet and SVG in the folder, including subfolders. */
export async function precompress(dir: string): Promise<void> {
  const names = await readdir(dir, { recursive: true });
  const texts = names.filter((name) => /\.(js|css|svg)$/.test(name));
  await Promise.all(
    texts.map(async (name) => {
      const file = path.join(dir, name);
      const content = await readFile(file);
      await Promise.all(
        Object.entries(compressors).map(async ([extension, compress]) =>
          writeFile(file + extension, await compress(content)),
        ),
      );
    }),
  );
}
