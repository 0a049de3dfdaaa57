import { readFileSync } from "node:fs";
import { createRequire } from "node:module";

import { create, type Font } from "fontkit";

const require = createRequire(import.meta.url);

/** The pages' fonts as static instances, so that drawing text needs no system fonts. */
export const fontFiles = {
  display: require.resolve("@fontsource/bricolage-grotesque/files/bricolage-grotesque-latin-700-normal.woff"),
  text: require.resolve("@fontsource/figtree/files/figtree-latin-400-normal.woff"),
  strong: require.resolve("@fontsource/figtree/files/figtree-latin-600-normal.woff"),
} as const;

interface Typeface {
  font: keyof typeof fontFiles;
  /** The font size in px. */
  size: number;
  /** The letter spacing in em. */
  spacing?: number;
}

interface OutlinedText extends Typeface {
  text: string;
  /** Where the baseline starts, in px. */
  x: number;
  y: number;
  fill: string;
}

const faces = new Map<string, Font>();

function faceOf(font: keyof typeof fontFiles): Font {
  const face = faces.get(font) ?? (create(readFileSync(fontFiles[font])) as Font);
  faces.set(font, face);
  return face;
}

/** True if the font has every character in the text. */
export const canOutline = (text: string, font: keyof typeof fontFiles): boolean =>
  Array.from(text).every((letter) => faceOf(font).hasGlyphForCodePoint(letter.codePointAt(0) ?? 0));

/** The text's width in px. */
export function textWidth(text: string, { font, size, spacing = 0 }: Typeface): number {
  const face = faceOf(font);
  const { positions } = face.layout(text);
  const advance = positions.reduce((sum, { xAdvance }) => sum + xAdvance / face.unitsPerEm + spacing, 0);
  return advance * size;
}

/** A line of text as an SVG path, which looks the same whatever fonts are installed. */
export function outlinedText({ text, font, size, x, y, fill, spacing = 0 }: OutlinedText): string {
  const face = faceOf(font);
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
