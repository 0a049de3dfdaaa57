import { uploadBytes } from "../../limits.ts";
import { studioErrorOf } from "../../studio/errors.ts";
import { uploadCopy } from "../upload-copy.ts";
import { adTitle } from "./ad-title.ts";

/** The kinds of audio that can be uploaded. */
const uploadKinds = ["mp3", "wav", "wma", "aac"] as const;
export type UploadKind = (typeof uploadKinds)[number];

/** The file input's filter: audio types, plus four file extensions for systems that don't recognize the types. */
export const uploadAccept = ["audio/*", ...uploadKinds.map((kind) => `.${kind}`)].join(",");

const mimeKinds: ReadonlyMap<string, UploadKind> = new Map([
  ["audio/mpeg", "mp3"],
  ["audio/mp3", "mp3"],
  ["audio/wav", "wav"],
  ["audio/wave", "wav"],
  ["audio/x-wav", "wav"],
  ["audio/vnd.wave", "wav"],
  ["audio/x-ms-wma", "wma"],
  ["audio/aac", "aac"],
  ["audio/aacp", "aac"],
  ["audio/x-aac", "aac"],
]);

/** Detects the kind from a file's name, falling back to its type; the server checks the content instead. */
export function claimedUploadKind(file: { name: string; type: string }): UploadKind | null {
  const ending = file.name.includes(".") ? file.name.split(".").at(-1)?.toLowerCase() : undefined;
  const type = file.type.split(";")[0]?.trim().toLowerCase() ?? "";
  return uploadKinds.find((kind) => kind === ending) ?? mimeKinds.get(type) ?? null;
}

/** Checks a file before upload. `size` is in bytes: exactly 2 MB is accepted, but not one byte more. */
export function checkUpload(file: { name: string; type: string; size: number }) {
  if (file.size > uploadBytes) return studioErrorOf("file_too_large");
  if (file.size === 0) return studioErrorOf("file_empty");
  return claimedUploadKind(file) ? null : studioErrorOf("file_not_audio");
}

/** The maximum length of a title in characters: no file system allows longer names. */
const mostTitle = 255;

/**
 * An uploaded ad's title: the file's name without an audio extension, on one line, and without characters that
 * databases can't store.
 */
export function uploadTitle(fileName: string): string {
  const name = adTitle(fileName.replaceAll("\0", "")) || uploadCopy.defaultName;
  const title = name.replace(/(?<=.)\.(?:mp3|mpe?ga?|wave?|wma|aac|m4a|mp4)$/iu, "").trimEnd();
  return title.slice(0, mostTitle).toWellFormed();
}
