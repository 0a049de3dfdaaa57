import { brand, lightColors } from "@earshot/contract/brand.ts";

/**
 * The brand's logo as an icon: an SVG document.
 *
 * @param margin space around the logo, in units of its view box
 */
export function iconPicture({ isRounded = true, margin = 0 } = {}): string {
  const { viewBox, strokes } = brand.mark;
  const [left = 0, top = 0, width = 24, height = 24] = viewBox.split(" ").map(Number);
  const box = [left - margin, top - margin, width + 2 * margin, height + 2 * margin] as const;
  const [x, y, boxWidth, boxHeight] = box;
  const corner = isRounded ? ' rx="6"' : "";
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box.join(" ")}"><rect x="${x}" y="${y}" width="${boxWidth}" height="${boxHeight}"${corner} fill="${lightColors.primary}"/><path d="${strokes}" fill="none" stroke="${lightColors["on-primary"]}" stroke-width="2" stroke-linecap="round"/></svg>`;
}

/** The icon as a data URL, which needs no request. */
export function iconAddress(): string {
  return `data:image/svg+xml,${encodeURIComponent(iconPicture())}`;
}
