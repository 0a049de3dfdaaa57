import { expect } from "vitest";

import type { Ad } from "./own-ads.ts";
import type { Person, RequestOptions } from "./person.ts";
import { shortMp3 } from "./sounds.ts";

const boundary = "----EarshotUpload";

/** An upload form in the format that a browser sends, with a short MP3 by default. */
export function uploadForm(
  some: {
    bytes?: Uint8Array<ArrayBuffer>;
    name?: string;
    type?: string;
    projectId?: string;
    guestId?: string;
  } = {},
): RequestOptions {
  const { bytes = shortMp3, name = "spring.mp3", type = "audio/mpeg", projectId, guestId } = some;
  const file = `name="audio"; filename="${name.replaceAll('"', "%22")}"\r\nContent-Type: ${type || "application/octet-stream"}`;
  const parts = [[file, bytes], ...fields({ project_id: projectId, temp_user_id: guestId })] as const;
  const body = Buffer.concat([
    ...parts.flatMap(([head, content]) => [
      Buffer.from(`--${boundary}\r\nContent-Disposition: form-data; ${head}\r\n\r\n`),
      content,
      Buffer.from("\r\n"),
    ]),
    Buffer.from(`--${boundary}--\r\n`),
  ]);
  // Not a `FormData`, because Node's encoder fails silently if the body is not read to the end.
  return { raw: { type: `multipart/form-data; boundary=${boundary}`, body } };
}

function fields(texts: Record<string, string | undefined>): [head: string, content: Uint8Array][] {
  return Object.entries(texts).flatMap(([name, text]) =>
    text === undefined ? [] : [[`name="${name}"`, Buffer.from(text)]],
  );
}

/** Uploads an ad and returns the response. */
export const requestUpload = (person: Person, some: Parameters<typeof uploadForm>[0] = {}) =>
  person.fetch("POST", "/audiostack/upload-audio", uploadForm(some));

/** Uploads an ad and returns it. */
export async function upload(person: Person, some: Parameters<typeof uploadForm>[0] = {}): Promise<Ad> {
  const { status, body } = await requestUpload(person, some);
  expect([status, body]).toEqual([201, expect.objectContaining({ status: "success" })]);
  return (body as { audio: Ad }).audio;
}
