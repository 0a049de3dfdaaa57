import type { Ad } from "@earshot/contract/ads/read.ts";

/** The endings of what can be uploaded, and of what is made here. */
const endings: Record<string, string> = {
  "audio/mpeg": "mp3",
  "audio/wav": "wav",
  "audio/x-wav": "wav",
  "audio/aac": "aac",
  "audio/mp4": "m4a",
  "audio/x-ms-wma": "wma",
};

/** What a downloaded ad is called: its title with the ending of its sound. An upload's title has its own already. */
export function fileName({ title, mimeType }: Pick<Ad, "title" | "mimeType">): string {
  const ending = endings[mimeType ?? ""] ?? "mp3";
  const isNamed = title.toLowerCase().endsWith(`.${ending}`);
  return isNamed ? title : `${title}.${ending}`;
}
