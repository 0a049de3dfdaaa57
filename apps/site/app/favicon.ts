import { brand, lightColors } from "@earshot/contract/brand.ts";

/** The brand's mark as an icon: an SVG document. */
export function faviconPicture(): string {
  const { viewBox, strokes } = brand.mark;
  const [, , width = "24"] = viewBox.split(" ");
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}"><rect width="${width}" height="${width}" rx="6" fill="${lightColors.primary}"/><path d="${strokes}" fill="none" stroke="#fff" stroke-width="2" stroke-linecap="round"/></svg>`;
}

/** The icon as a data URL, which needs no request. */
export function faviconAddress(): string {
  return `data:image/svg+xml,${encodeURIComponent(faviconPicture())}`;
}
