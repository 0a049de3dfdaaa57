import { readFileSync } from "node:fs";
import { createRequire } from "node:module";

import { create, type Font } from "fontkit";

const require = createRequire(import.meta.url);

/** The fonts of the pages, in the static cuts that need no font renderer of the system's. */
export const fontFiles = {
  display: require.resolve("@fontsource/bricolage-grotesque/files/bricolage-grotesque-latin-700-normal.woff"),
  text: require.resolve("@fontsource/figtree/files/figtree-latin-400-normal.woff"),
  strong: require.resolve("@fontsource/figtree/files/figtree-latin-600-normal.woff"),
} as const;

interface OutlinedText {
  text: string;
  font: keyof typeof fontFiles;
  /** Pixels. */
  size: number;
  /** Position of the baseline's start, in pixels. */
  x: number;
  y: number;
  fill: string;
  /** Letter spacing in em. */
  spacing?: number;
}

/** A line of text as an SVG path: looks the same whatever fonts the machine has. */
export function outlinedText({ text, font, size, x, y, fill, spacing = 0 }: OutlinedText): string {
  const face = create(readFileSync(fontFiles[font])) as Font;
  const scale = size / face.unitsPerEm;
  const { glyphs, positions } = face.layout(text);
  let pen = 0;
  const outlines = glyphs.map((glyph, index) => {
    const at = pen;
    pen += (positions[index]?.xAdvance ?? 0) + spacing * face.unitsPerEm;
    return `<path transform="translate(${at})" d="${glyph.path.toSVG()}"/>`;
  });
  return `<g fill="${fill}" transform="translate(${x} ${y}) scale(${scale} ${-scale})">${outlines.join("")}</g>`;
}
