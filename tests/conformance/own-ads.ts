import { expect } from "vitest";

import type { Person } from "./person.ts";
import type { NewAd } from "./server.ts";
import { shortMp3 } from "./sounds.ts";

/** The ad fields that the suites use. */
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
  lines: { text: string; voice: number; start_ms: number }[];
  outlet_warnings: { code: string; message: string }[];
  state: string;
  shared: boolean;
  version: number;
};

/** Creates an ad, ready by default, and returns it in its listed form. */
export async function createAd(person: Person, some: Partial<NewAd> = {}): Promise<Ad> {
  const uuid = await person.makeAd({ bytes: shortMp3, title: "spring.mp3", isReady: true, ...some });
  const ad = (await adsOf(person, "limit=50")).find((listed) => listed.uuid === uuid);
  expect(ad, "what was made is in the list").toBeDefined();
  return ad!;
}

/** The user's ads for a query string. */
export async function adsOf(person: Person, query = ""): Promise<Ad[]> {
  const { status, body } = await person.fetch("GET", `/audiostack/getuseraudios?${query}`);
  expect(status).toBe(200);
  return body as Ad[];
}

/** Requests an ad's details. */
export const getAd = (person: Person, uuid: string) => person.fetch("GET", `/api/audioad/ads/${uuid}`);

export const deleteAd = (person: Person, uuid: string) =>
  person.fetch("POST", "/audiostack/deleteuseraudio", { json: { uuid } });
