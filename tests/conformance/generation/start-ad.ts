import { setTimeout as pause } from "node:timers/promises";

import { expect } from "vitest";

import { type Ad, deleteAd } from "../own-ads.ts";
import type { Person, CheckedResponse, RequestOptions } from "../person.ts";

export type JobAudio = Ad & { pipeline_status: string };

/** The two endpoints that start an ad, with their field names. */
export interface Route {
  name: string;
  address: string;
  /** The request body, with this route's field names. */
  form(options: AdOptions): Record<string, unknown>;
  /** The URL and fields that carry a guest id. */
  withGuest(id: string): { address: string; more: Record<string, unknown> };
}

/** A new ad's options. Those in `more` have the same name on both routes. */
export interface AdOptions {
  name?: unknown;
  prompt?: unknown;
  project?: unknown;
  more?: Record<string, unknown>;
}

const brief = {
  name: "Coffee & Co",
  prompt: "Fresh coffee by post, roasted on Tuesdays. The first bag is half price.",
};

export const withMusic: Route = {
  name: "the music route",
  address: "/api/audioad/v2/generatewithaiscript",
  form: ({ name = brief.name, prompt = brief.prompt, project, more }) => ({
    product_name: name,
    prompt,
    ...(project !== undefined && { project_uuid: project }),
    adLength: 10,
    ...more,
  }),
  withGuest: (id) => ({ address: `/api/audioad/v2/generatewithaiscript?temp_user_id=${id}`, more: {} }),
};

export const plain: Route = {
  name: "the audioform route",
  address: "/audiostack/generateaudio",
  form: ({ name = brief.name, prompt = brief.prompt, project, more }) => ({
    productName: name,
    productDescription: prompt,
    ...(project !== undefined && { project_id: project }),
    adLength: "10 sec",
    versionsToProduce: 1,
    exportStems: true,
    ...more,
  }),
  withGuest: (id) => ({ address: "/audiostack/generateaudio", more: { temp_user_id: id } }),
};

export const routes = [withMusic, plain];

/** Requests an ad and returns the response. */
export const requestAd = (
  person: Person,
  route: Route,
  options: AdOptions = {},
  headers: RequestOptions["headers"] = {},
) => person.fetch("POST", route.address, { json: route.form(options), headers });

/** Starts an ad and returns it. */
export async function startAd(
  person: Person,
  route: Route,
  options: AdOptions = {},
  headers: RequestOptions["headers"] = {},
): Promise<JobAudio & { audioformId: string }> {
  const { status, body } = await requestAd(person, route, options, headers);
  expect([status, body]).toEqual([200, expect.objectContaining({ audio: expect.anything() })]);
  const { audio, audioformId = "" } = body as { audio: JobAudio; audioformId?: string };
  return { ...audio, audioformId };
}

/** Starts an ad and deletes it after `look`, without waiting for it to be ready. */
export async function withPendingAd<Found>(
  person: Person,
  route: Route,
  options: AdOptions,
  look: (ad: JobAudio) => Promise<Found>,
): Promise<Found> {
  const ad = await startAd(person, route, options);
  try {
    return await look(ad);
  } finally {
    await deleteAd(person, ad.uuid);
  }
}

/** How long one short ad may take on a real server, which may have several queued, in ms. */
export const renderTimeout = 120_000;

/** Polls until `isOver`. Returns all responses. */
export async function pollUntil(
  send: () => Promise<CheckedResponse>,
  isOver: (seen: CheckedResponse) => boolean,
): Promise<CheckedResponse[]> {
  const seen: CheckedResponse[] = [];
  for (
    const end = Date.now() + renderTimeout;
    Date.now() < end;
    await pause(Math.min(seen.length * 20, 500))
  ) {
    const answer = await send();
    seen.push(answer);
    if (isOver(answer)) return seen;
  }
  throw new Error(`Still not over after ${renderTimeout / 1000} s: ${JSON.stringify(seen.at(-1)?.body)}`);
}

/** An ad's stages in order. Polling may skip some of them. */
export const stages = ["waiting", "writing", "speaking", "mixing", "complete"];

/** Polls an ad until it is ready. Returns the stages seen. */
export async function waitUntilReady(
  person: Person,
  uuid: string,
): Promise<{ ad: JobAudio; seen: string[] }> {
  const answers = await pollUntil(
    () => person.fetch("GET", `/api/audioad/v2/job/${uuid}`),
    ({ status, body }) => status !== 200 || (body as { status: string }).status !== "processing",
  );
  const bodies = answers.map(({ body }) => body as { status: string; message: string; audio: JobAudio });
  expect(bodies.at(-1), JSON.stringify(bodies.at(-1))).toMatchObject({ status: "success" });
  return {
    ad: bodies.at(-1)!.audio,
    seen: [...new Set(bodies.map(({ audio }) => audio.pipeline_status))],
  };
}
