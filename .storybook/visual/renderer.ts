import { page } from "vitest/browser";

/**
 * The browser and fonts that render a page. With a different browser or different fonts, pictures differ even if our
 * code is the same.
 */
export interface Renderer {
  /** The full version: "156.0.7200.1". */
  chromium: string;
  /** SHA-256 of the pixels of a sample text in every font that stories load. */
  fonts: string;
}

const FACES = [
  ["400 15px 'Figtree Variable'", "Create my ad: 0:29 · $7,500 ’…“”–→"],
  ["600 13px 'Figtree Variable'", "Launch Campaign"],
  ["650 30px 'Bricolage Grotesque Variable'", "My Studio"],
  ["400 15px 'Noto Sans Arabic Variable'", "مخبز الياسمين"],
  ["400 15px 'Noto Sans JP Variable'", "青木茶舗 コーヒー"],
  ["400 15px 'Noto Emoji Variable'", "🎧🥕"],
] as const;

let cached: Promise<Renderer> | undefined;

/** This page's renderer, determined only once, because doing so takes a screenshot. */
export function thisRenderer(): Promise<Renderer> {
  cached ??= Promise.all([chromiumVersion(), hashFontSample()]).then(([chromium, fonts]) => ({
    chromium,
    fonts,
  }));
  return cached;
}

/** The reason why pictures from these two renderers can't be compared; undefined if they can. */
export function whyIncomparable(baselines: Renderer | null, here: Renderer): string | undefined {
  if (!baselines) return "there are no pictures yet";
  if (baselines.chromium !== here.chromium) {
    return `they were taken with Chromium ${baselines.chromium}, this is ${here.chromium}`;
  }
  if (baselines.fonts !== here.fonts) return "this machine renders the font sample with other pixels";
  return undefined;
}

async function chromiumVersion(): Promise<string> {
  const agent = navigator as Navigator & {
    userAgentData?: { getHighEntropyValues(hints: string[]): Promise<{ uaFullVersion?: string }> };
  };
  const values = await agent.userAgentData?.getHighEntropyValues(["uaFullVersion"]);
  return values?.uaFullVersion ?? navigator.userAgent;
}

async function hashFontSample(): Promise<string> {
  await Promise.all(FACES.map(([font, text]) => document.fonts.load(font, text)));
  const sample = document.createElement("div");
  sample.style.cssText =
    "position:fixed;inset:0 auto auto 0;width:300px;padding:8px;background:#fff;color:#0f1715;z-index:9999;direction:ltr;forced-color-adjust:none";
  for (const [font, text] of FACES) {
    const line = sample.appendChild(document.createElement("p"));
    line.style.font = font;
    line.textContent = text;
  }
  document.body.append(sample);
  try {
    const png = await page.elementLocator(sample).screenshot({ base64: true, save: false });
    return await hashPixels(typeof png === "string" ? png : png.base64);
  } finally {
    sample.remove();
  }
}

/** Hashes the pixels rather than the file, because a different PNG encoder doesn't make a different renderer. */
async function hashPixels(base64Png: string): Promise<string> {
  const file = await fetch(`data:image/png;base64,${base64Png}`);
  const bitmap = await createImageBitmap(await file.blob());
  const canvas = new OffscreenCanvas(bitmap.width, bitmap.height).getContext("2d")!;
  canvas.drawImage(bitmap, 0, 0);
  const { data } = canvas.getImageData(0, 0, bitmap.width, bitmap.height);
  return new Uint8Array(await crypto.subtle.digest("SHA-256", data)).toHex();
}
