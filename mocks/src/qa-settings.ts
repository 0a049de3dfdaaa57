import { cookieNames, readCookie } from "@earshot/contract/cookies.ts";

/** A QA tester's choices, stored in one cookie so that server rendering and the browser use the same mock database. */
export interface QaSettings {
  /** The id of the tester's mock database, which lives as long as the process. */
  mockDbId: string;
  persona: string;
  /** Milliseconds added to every response. */
  latency: number;
  /** Scenario names, `<area>.<Name>`. If two of them override the same endpoint, the later one wins. */
  scenarios: string[];
}

/** The maximum latency in ms. */
export const maxLatency = 99_999;

/** True for a whole number of ms up to `maxLatency`. */
export const isLatency = (text: string): boolean => /^\d{1,5}$/.test(text);

/** Parses a `Cookie` header; null if it has no valid settings. */
export function readQaCookie(header: string | null): QaSettings | null {
  const [mockDbId, persona, latency, scenarios] = readCookie(header, cookieNames.qa)?.split("~") ?? [];
  if (!mockDbId || !persona || !isLatency(latency ?? "")) return null;
  return { mockDbId, persona, latency: Number(latency), scenarios: scenarios ? scenarios.split("+") : [] };
}

/** The value of the cookie, which lasts for the browser session. */
export function qaCookieValue({ mockDbId, persona, latency, scenarios }: QaSettings): string {
  return [mockDbId, persona, latency, scenarios.join("+")].join("~");
}
