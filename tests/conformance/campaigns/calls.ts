import { expect } from "vitest";

import type { Person } from "../person.ts";

/** The campaign fields that the tests use. */
export interface Campaign {
  id: string;
  title: string;
  status: string;
  comment: string;
  status_message: string;
  created_at: string;
  updated_at: string;
  targeting: object;
  ad_uuid: string | null;
  ad: { uuid: string; product_name: string; audio_url: string | null } | null;
}

/** A campaign in a list, with its audience as a sentence. */
type ListedCampaign = Omit<Campaign, "targeting"> & { audience: string };

/** A complete draft without an ad. Its dates are in the far future. */
export const sample = {
  title: "Holiday gifts",
  targeting: {
    locations: [{ country: "United Kingdom", region: "England", city: null }],
    age_groups: ["25-34", "65+"],
    gender: ["male"],
    device: ["smart_speaker", "car"],
    interests: ["Coffee"],
  },
  budget: { total_budget: 500, daily_budget: 50, bid_strategy: "target_cpm", target_cpm: 20.5 },
  start_date: "2099-01-01",
  end_date: "2099-01-10",
  time_zone: "Europe/London",
  current_step: 3,
};

export const send = (person: Person, method: string, rest = "", json?: unknown) =>
  person.fetch(method, `/api/campaigns${rest}`, json === undefined ? {} : { json });
export const create = (person: Person, json: object) => send(person, "POST", "", json);
export const change = (person: Person, id: string, json: object) => send(person, "PATCH", `/${id}`, json);
export const remove = (person: Person, id: string) => send(person, "DELETE", `/${id}`);

/** Creates a draft. */
export async function created(person: Person, json: object): Promise<Campaign> {
  const { status, body } = await create(person, json);
  expect(status).toBe(201);
  return body as Campaign;
}

/** A page of the user's campaigns, newest first. */
export async function listOf(person: Person, query = ""): Promise<ListedCampaign[]> {
  const { status, body } = await send(person, "GET", query);
  expect(status).toBe(200);
  return (body as { campaigns: ListedCampaign[] }).campaigns;
}

/** The listed campaigns, each fetched in full. */
export async function allOf(person: Person): Promise<Campaign[]> {
  const campaigns: Campaign[] = [];
  for (const { id } of await listOf(person)) {
    const { status, body } = await send(person, "GET", `/${id}`);
    expect(status).toBe(200);
    campaigns.push(body as Campaign);
  }
  return campaigns;
}

export const titlesOf = async (person: Person, query = "") =>
  (await listOf(person, query)).map(({ title }) => title);
