import { socialProviders } from "@earshot/contract/social-providers.ts";

import { createProxy } from "../http/proxy.ts";
import type { Api } from "./api.ts";
import type { SiteConfig } from "./config.ts";

/** The API that this process uses. */
export interface RunningApi {
  api: Api;
  /** Lines to print at startup. */
  notes: string[];
  /** Social log-ins that the API may offer; it responds 404 to those that it lacks. */
  providers: readonly string[];
  /** True unless this is a worker. */
  servesSite: boolean;
  isReady(): boolean;
  stop(): Promise<void>;
}

/** The API's modules: its source in development, its bundle in production. */
export type ApiModule = Pick<typeof import("@earshot/api/api.ts"), "createApi"> &
  Pick<typeof import("@earshot/api/config.ts"), "readConfig">;

/** Starts our API in this process; with `API_URL`, creates a proxy instead and never loads our API. */
export async function startApi(
  { apiUrl }: SiteConfig,
  loadApi: () => Promise<ApiModule>,
): Promise<RunningApi> {
  if (apiUrl) {
    return {
      api: createProxy({ apiUrl }),
      notes: [`Calls go on to ${apiUrl.href}`],
      providers: socialProviders,
      servesSite: true,
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
      ...api.startNotes,
    ],
    providers: api.providers,
    servesSite: api.answers,
    isReady: () => api.isReady(),
    stop: () => api.stop(),
  };
}
