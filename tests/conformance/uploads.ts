import { expect } from "vitest";

import type { Ad } from "./own-ads.ts";
import type { Person, Sent } from "./person.ts";
import { shortMp3 } from "./sounds.ts";

/** The form of an upload: a short MP3, but for what is given. */
export function uploadForm(
  some: {
    bytes?: Uint8Array<ArrayBuffer>;
    name?: string;
    type?: string;
    projectId?: string;
    guestId?: string;
  } = {},
): Sent {
  const { bytes = shortMp3, name = "spring.mp3", type = "audio/mpeg", projectId, guestId } = some;
  return {
    multipart: {
      audio: new File([bytes], name, { type }),
      ...(projectId !== undefined && { project_id: projectId }),
      ...(guestId !== undefined && { temp_user_id: guestId }),
    },
  };
}

/** Uploads an ad; gives the answer, whatever it is. */
export const tryUpload = (person: Person, some: Parameters<typeof uploadForm>[0] = {}) =>
  person.ask("POST", "/audiostack/upload-audio", uploadForm(some));

/** Uploads an ad; gives it. */
export async function upload(person: Person, some: Parameters<typeof uploadForm>[0] = {}): Promise<Ad> {
  const { status, body } = await tryUpload(person, some);
  expect([status, body]).toEqual([201, expect.objectContaining({ status: "success" })]);
  return (body as { audio: Ad }).audio;
}
