import type { Api } from "./api.ts";
import type { SiteConfig } from "./config.ts";
import { createPassOn } from "./pass-on.ts";

/** What answers the calls of this process, and how it starts and stops. */
export interface Backend {
  api: Api;
  /** Lines for the person at the terminal. */
  notes: string[];
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
      isReady: () => true,
      stop: () => Promise.resolve(),
    };
  }
  const { createApi, readConfig } = await loadApi();
  const api = createApi(readConfig(process.env));
  await api.start();
  return {
    api,
    notes: [`Mail: ${api.mailPlace}`],
    isReady: () => api.isReady(),
    stop: () => api.stop(),
  };
}
