import { expect } from "vitest";

import type { Person, Sent } from "./person.ts";
import { shortMp3 } from "./sounds.ts";

/** What these suites look at in an ad. */
export type Ad = {
  uuid: string;
  filepath: string | null;
  product_name: string;
  product_description: string;
  product_length: number;
  project_id: string | null;
  duration_ms: number | null;
  peaks: number[];
  source: string;
  script: string | null;
  mime_type: string | null;
  loudness_lufs: number | null;
  state: string;
  shared: boolean;
};

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

/** A new ad of this person: the quickest way to one that is ready. */
export async function upload(person: Person, some: Parameters<typeof uploadForm>[0] = {}): Promise<Ad> {
  const { status, body } = await tryUpload(person, some);
  expect([status, body]).toEqual([201, expect.objectContaining({ status: "success" })]);
  return (body as { audio: Ad }).audio;
}

/** The ads that a person sees, by the query's text. */
export async function adsOf(person: Person, query = ""): Promise<Ad[]> {
  const { status, body } = await person.ask("GET", `/audiostack/getuseraudios?${query}`);
  expect(status).toBe(200);
  return body as Ad[];
}

/** One ad whole; gives the answer, whatever it is. */
export const lookAt = (person: Person, uuid: string) => person.ask("GET", `/api/audioad/ads/${uuid}`);

/** Deletes an ad; gives the answer, whatever it is. */
export const deleteAd = (person: Person, uuid: string) =>
  person.ask("POST", "/audiostack/deleteuseraudio", { json: { uuid } });
