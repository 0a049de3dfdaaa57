import { brand, lightColors } from "@earshot/contract/brand.ts";
import { pageCopy } from "@earshot/contract/site/navigation-copy.ts";

/** The web app manifest (https://www.w3.org/TR/appmanifest/). */
export function webManifest(): string {
  return JSON.stringify({
    name: brand.name,
    short_name: brand.name,
    description: pageCopy.description,
    lang: "en",
    id: "/",
    start_url: "/",
    display: "standalone",
    background_color: lightColors.paper,
    theme_color: lightColors.paper,
    icons: [
      { src: "/icon-192.png", sizes: "192x192", type: "image/png" },
      { src: "/icon-512.png", sizes: "512x512", type: "image/png" },
      { src: "/icon-maskable.png", sizes: "512x512", type: "image/png", purpose: "maskable" },
    ],
  });
}
