import { page } from "vitest/browser";

/** What decides how a page is drawn. Pictures made with another one differ without anything having changed. */
export interface Renderer {
  /** Its whole version, such as "156.0.7200.1". */
  chromium: string;
  /** SHA-256 of the pixels of some words in each face that stories load. */
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

let known: Promise<Renderer> | undefined;

/** The one that draws this page. It is asked once: the answer takes a picture, of the page as it is. */
export function thisRenderer(): Promise<Renderer> {
  known ??= askRenderer();
  return known;
}

async function askRenderer(): Promise<Renderer> {
  return { chromium: await chromiumVersion(), fonts: await hashOfSample() };
}

async function chromiumVersion(): Promise<string> {
  const agent = navigator as Navigator & {
    userAgentData?: { getHighEntropyValues(hints: string[]): Promise<{ uaFullVersion?: string }> };
  };
  const told = await agent.userAgentData?.getHighEntropyValues(["uaFullVersion"]);
  return told?.uaFullVersion ?? navigator.userAgent;
}

async function hashOfSample(): Promise<string> {
  await Promise.all(FACES.map(([font, words]) => document.fonts.load(font, words)));
  const sample = document.createElement("div");
  sample.style.cssText =
    "position:fixed;inset:0 auto auto 0;width:300px;padding:8px;background:#fff;color:#0f1715;z-index:9999;direction:ltr;forced-color-adjust:none";
  for (const [font, words] of FACES) {
    const line = sample.appendChild(document.createElement("p"));
    line.style.font = font;
    line.textContent = words;
  }
  document.body.append(sample);
  try {
    const png = await page.elementLocator(sample).screenshot({ base64: true, save: false });
    return await hashOfPixels(typeof png === "string" ? png : png.base64);
  } finally {
    sample.remove();
  }
}

/** The pixels, not the file: what compresses them may change while what draws them does not. */
async function hashOfPixels(base64Png: string): Promise<string> {
  const file = await fetch(`data:image/png;base64,${base64Png}`);
  const bitmap = await createImageBitmap(await file.blob());
  const canvas = new OffscreenCanvas(bitmap.width, bitmap.height).getContext("2d")!;
  canvas.drawImage(bitmap, 0, 0);
  const { data } = canvas.getImageData(0, 0, bitmap.width, bitmap.height);
  return new Uint8Array(await crypto.subtle.digest("SHA-256", data)).toHex();
}

/** Why pictures of these two can't be compared; nothing if they can. */
export function whyIncomparable(pictures: Renderer | null, here: Renderer): string | undefined {
  if (!pictures) return "there are no pictures yet";
  if (pictures.chromium !== here.chromium) {
    return `they were made with Chromium ${pictures.chromium}, this is ${here.chromium}`;
  }
  if (pictures.fonts !== here.fonts) return "this machine draws the font sample in other pixels";
  return undefined;
}
