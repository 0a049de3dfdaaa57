import type { Ad } from "../read.ts";

/** File extensions by MIME type, for uploads and for generated ads. */
const endings: Record<string, string> = {
  "audio/mpeg": "mp3",
  "audio/wav": "wav",
  "audio/x-wav": "wav",
  "audio/aac": "aac",
  "audio/mp4": "m4a",
  "audio/x-ms-wma": "wma",
};

/** A download's file name: the title plus its extension, unless the title of an older upload already includes it. */
export function fileName({ title, mimeType }: Pick<Ad, "title" | "mimeType">): string {
  const ending = endings[mimeType ?? ""] ?? "mp3";
  const isNamed = title.toLowerCase().endsWith(`.${ending}`);
  return isNamed ? title : `${title}.${ending}`;
}
