import { socialProviders } from "@earshot/contract/social-providers.ts";

import { createPassOn } from "../http/pass-on.ts";
import type { Api } from "./api.ts";
import type { SiteConfig } from "./config.ts";

/** What answers the calls of this process, and how it starts and stops. */
export interface Backend {
  api: Api;
  /** Lines for the person at the terminal. */
  notes: string[];
  /** The social log-ins that it may know; its own 404 tells those that it does not. */
  providers: readonly string[];
  /** False for a worker. */
  answers: boolean;
  isReady(): boolean;
  stop(): Promise<void>;
}

/** The API's modules: its sources in development, its one bundle in production. */
export type ApiModule = Pick<typeof import("@earshot/api/api.ts"), "createApi"> &
  Pick<typeof import("@earshot/api/config.ts"), "readConfig">;

/** Starts our API in this process, or with `API_URL` passes its calls on and loads none of it. */
export async function startBackend(
  { apiUrl }: SiteConfig,
  loadApi: () => Promise<ApiModule>,
): Promise<Backend> {
  if (apiUrl) {
    return {
      api: createPassOn({ apiUrl }),
      notes: [`Calls go on to ${apiUrl.href}`],
      providers: socialProviders,
      answers: true,
      isReady: () => true,
      stop: () => Promise.resolve(),
    };
  }
  const { createApi, readConfig } = await loadApi();
  const api = createApi(readConfig(process.env));
  await api.start();
  return {
    api,
    notes: [
      ...(api.answers ? [] : ["It does jobs alone: no pages, no calls"]),
      `Mail: ${api.mailPlace}`,
      ...(api.soundNote === null ? [] : [api.soundNote]),
    ],
    providers: api.providers,
    answers: api.answers,
    isReady: () => api.isReady(),
    stop: () => api.stop(),
  };
}
