import { formatLength } from "@earshot/contract/ads/rules/format-ad.ts";
import { brand, lightColors } from "@earshot/contract/brand.ts";
import type { AdByLink } from "@earshot/contract/sharing/read.ts";
import { accentOf } from "@earshot/ui/audio/accent-of.ts";
import sharp from "sharp";

import { canOutline, outlinedText, textWidth } from "./outlined-text.server.ts";
import { socialPictureSize } from "./page-head.ts";
import { waveBars } from "./wave-bars.ts";

const { width, height } = socialPictureSize;
const left = 80;
const room = width - 2 * left;

const headline = { font: "display", size: 80, spacing: -0.03 } as const;
const small = { font: "text", size: 36 } as const;

/** How many pictures may be in memory, at about 15 kB each. */
const mostPictures = 200;
const pictures = new Map<string, Promise<Buffer>>();

/** The ads whose pictures are waiting to be drawn, by uuid. */
const waiting = new Map<string, Waiting>();
let isDrawing = false;

interface Waiting {
  ad: AdByLink;
  /** The picture's key in `pictures`. */
  key: string;
  /** The network of the visitor who requested the picture. */
  network: string;
  draw: () => Promise<void>;
}

/** How many pictures per network may wait to be drawn; drawing one takes up to a second. */
const mostWaiting = 4;

/** How many pictures were recently drawn for each network. */
const drawn = new Map<string, number>();
const rememberedMs = 60_000;
let forgetAt = 0;

/**
 * A shared ad's link-preview image, as a PNG: the ad's initial in its color, its title and its waveform. Images are
 * drawn one at a time; the network with the fewest recently drawn ones goes first. Null if too many images for this
 * network are waiting. An ad that is renamed while its picture waits is drawn once, with its newest title.
 */
export function sharedAdPicture(ad: AdByLink, network: string): Promise<Buffer> | null {
  // Keyed by the ad's data rather than by the laid-out picture, because layout blocks the process, and anybody may
  // request a picture any number of times.
  const { uuid, title, brand: advertiser, seconds, peaks } = ad;
  const key = JSON.stringify([uuid, title, advertiser, seconds, peaks]);
  const known = pictures.get(key);
  if (known) return known;
  const queued = waiting.get(uuid);
  const pending = queued && pictures.get(queued.key);
  if (pending) {
    pictures.delete(queued.key);
    pictures.set(key, pending);
    Object.assign(queued, { ad, key });
    return pending;
  }
  if ([...waiting.values()].filter((other) => other.network === network).length >= mostWaiting) return null;
  const waitingKeys = new Set(waiting.values().map((other) => other.key));
  const oldest = pictures.keys().find((drawnKey) => !waitingKeys.has(drawnKey));
  if (pictures.size >= mostPictures && oldest !== undefined) pictures.delete(oldest);
  const { promise, resolve, reject } = Promise.withResolvers<Buffer>();
  const own: Waiting = {
    ad,
    key,
    network,
    async draw() {
      try {
        const svg = Buffer.from(svgOf(own.ad));
        resolve(await sharp(svg).png({ palette: true }).toBuffer());
      } catch (error) {
        pictures.delete(own.key);
        reject(error);
      }
    },
  };
  waiting.set(uuid, own);
  pictures.set(key, promise);
  void drawWaiting();
  return promise;
}

async function drawWaiting(): Promise<void> {
  if (isDrawing || waiting.size === 0) return;
  isDrawing = true;
  if (performance.now() > forgetAt) {
    drawn.clear();
    forgetAt = performance.now() + rememberedMs;
  }
  const drawnFor = ({ network }: Waiting) => drawn.get(network) ?? 0;
  const next = [...waiting.values()].reduce((least, other) =>
    drawnFor(other) < drawnFor(least) ? other : least,
  );
  // Yields first, so that an ad renamed in the same tick is still in `waiting`.
  await Promise.resolve();
  waiting.delete(next.ad.uuid);
  drawn.set(next.network, drawnFor(next) + 1);
  await next.draw();
  isDrawing = false;
  void drawWaiting();
}

function svgOf({ uuid, title, brand: advertiser, seconds, peaks }: AdByLink): string {
  const accent = accentOf(uuid);
  const color = lightColors[accent];
  const lines = canOutline(title, headline.font) ? twoLines(title) : [];
  const [first] = new Intl.Segmenter().segment(advertiser || title);
  const letter = (first?.segment ?? "").toLocaleUpperCase();
  const facts = [advertiser, seconds === null ? "" : formatLength(seconds)]
    .filter((fact) => fact !== "" && canOutline(fact, small.font))
    .join(" · ");
  const initial = canOutline(letter, headline.font)
    ? outlinedText({
        ...headline,
        text: letter,
        x: left + 60 - textWidth(letter, headline) / 2,
        y: 158,
        fill: lightColors["on-primary"],
      })
    : `<path d="M${left + 43} 102v56l46-28z" fill="${lightColors["on-primary"]}"/>`;
  const name = { font: "display", size: 40, spacing: -0.02 } as const;
  const nameLeft = width - left - textWidth(brand.name, name);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <rect width="${width}" height="${height}" fill="${lightColors[`${accent}-faint`]}"/>
    <rect x="${left}" y="70" width="120" height="120" rx="28" fill="${color}"/>
    ${initial}
    <g transform="translate(${nameLeft - 68} 103) scale(2.25)"><rect width="24" height="24" rx="6" fill="${lightColors.primary}"/>
      <path d="${brand.mark.strokes}" fill="none" stroke="${lightColors["on-primary"]}" stroke-width="2" stroke-linecap="round"/></g>
    ${outlinedText({ ...name, text: brand.name, x: nameLeft, y: 144, fill: lightColors.ink })}
    ${lines.map((text, index) => outlinedText({ ...headline, text, x: left, y: 290 + index * 86, fill: lightColors.ink })).join("")}
    ${outlinedText({ ...small, text: cut(facts, small), x: left, y: 262 + Math.max(lines.length, 1) * 86, fill: lightColors["ink-2"] })}
    ${wave(peaks, color)}
  </svg>`;
}

const bar = 8;

const wave = (peaks: readonly number[], fill: string) =>
  waveBars(peaks, { width: room, height: 110, bar, gap: 6 })
    .map(
      ({ x, height: high }) =>
        `<rect x="${left + x}" y="${530 - high / 2}" width="${bar}" height="${high}" rx="${bar / 2}" fill="${fill}"/>`,
    )
    .join("");

/** Lays out the title on at most two lines, truncated if it is too long. */
function twoLines(title: string): string[] {
  const words = title.split(/\s+/).filter(Boolean);
  let first = "";
  while (words[0] !== undefined && textWidth(`${first} ${words[0]}`.trim(), headline) <= room) {
    first = `${first} ${words.shift()}`.trim();
  }
  const rest = cut(words.join(" "), headline);
  return [first, rest].filter(Boolean);
}

function cut(text: string, typeface: Parameters<typeof textWidth>[1]): string {
  if (textWidth(text, typeface) <= room) return text;
  const shortened = (end: number) => `${text.slice(0, end).trimEnd()}…`;
  // Binary search, because layout time grows with the length of the text.
  let [end, tooLong] = [0, text.length];
  while (tooLong - end > 1) {
    const middle = Math.floor((end + tooLong) / 2);
    if (textWidth(shortened(middle), typeface) <= room) end = middle;
    else tooLong = middle;
  }
  return shortened(end);
}
