import { brand, lightColors } from "@earshot/contract/brand.ts";
import { heroCopy } from "@earshot/contract/landing/hero-copy.ts";
import sharp from "sharp";

import { outlinedText } from "../app/outlined-text.server.ts";
import { socialPictureSize } from "../app/page-head.ts";
import { sampleWave } from "./sample-wave.ts";

const { width, height } = socialPictureSize;
const left = 80;

/** The picture for link previews: brand, tagline, and the waveform of a real ad. */
export function socialPicture(): Promise<Buffer> {
  const [channel] = heroCopy.titles;
  const bars = sampleWave({ width: width - 2 * left, height: 120, bar: 6, gap: 5 });
  const played = bars.length * 0.38;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <rect width="${width}" height="${height}" fill="${lightColors["primary-strong"]}"/>
    <g transform="translate(${left} 68) scale(2.5)"><rect width="24" height="24" rx="6" fill="${lightColors["on-primary"]}"/>
      <path d="${brand.mark.strokes}" fill="none" stroke="${lightColors.primary}" stroke-width="2" stroke-linecap="round"/></g>
    ${outlinedText({ text: brand.name, font: "display", size: 46, x: left + 80, y: 114, fill: lightColors["on-primary"], spacing: -0.02 })}
    ${outlinedText({ text: heroCopy.lead, font: "display", size: 104, x: left, y: 278, fill: lightColors["on-primary"], spacing: -0.035 })}
    ${outlinedText({ text: channel, font: "display", size: 104, x: left, y: 388, fill: lightColors.accent, spacing: -0.035 })}
    ${bars
      .map(
        ({ x, height: high }, index) =>
          `<rect x="${left + x}" y="${500 - high / 2}" width="6" height="${high}" rx="3" fill="${index < played ? lightColors.accent : lightColors["primary-soft"]}"/>`,
      )
      .join("")}
  </svg>`;
  return sharp(Buffer.from(svg)).png({ palette: true, effort: 10 }).toBuffer();
}
