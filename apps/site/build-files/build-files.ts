import { iconIco, iconPng } from "./icons.ts";
import { socialPicture } from "./social-picture.ts";
import { targetingGuide } from "./targeting-guide.ts";
import { webManifest } from "./web-manifest.ts";

/**
 * Files in the site's root that are generated from the brand and the copy, by name. Generating them needs neither a
 * network nor system fonts.
 */
export const buildFiles: Record<string, () => Promise<Buffer> | string> = {
  "favicon.ico": () => iconIco([16, 32, 48]),
  "apple-touch-icon.png": () => iconPng(180, { isRounded: false, margin: 2 }),
  "icon-192.png": () => iconPng(192),
  "icon-512.png": () => iconPng(512),
  // Launchers crop to the inner 80 % (https://www.w3.org/TR/appmanifest/#icon-masks).
  "icon-maskable.png": () => iconPng(512, { isRounded: false, margin: 5 }),
  "social.png": socialPicture,
  "site.webmanifest": webManifest,
  "targeting-guide.pdf": targetingGuide,
};
