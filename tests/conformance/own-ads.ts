import { expect } from "vitest";

import type { Person } from "./person.ts";
import type { WantedAd } from "./server.ts";
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

/** There is an ad of this person: one that is ready, unless it is wanted otherwise. Gives it as the list shows it. */
export async function haveAd(person: Person, some: Partial<WantedAd> = {}): Promise<Ad> {
  const uuid = await person.makeAd({ bytes: shortMp3, title: "spring.mp3", isReady: true, ...some });
  const ad = (await adsOf(person, "limit=500")).find((listed) => listed.uuid === uuid);
  expect(ad, "what was made is in the list").toBeDefined();
  return ad!;
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
