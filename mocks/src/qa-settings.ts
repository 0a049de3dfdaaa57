import { cookieNames, readCookie } from "@earshot/contract/cookies.ts";

/** What a QA person chose: kept in one cookie, so that the server's render and the browser's calls meet the same world. */
export interface QaSettings {
  /** Names one world: its mocked data live as long as the process and this name. */
  world: string;
  persona: string;
  /** Milliseconds added before every mocked answer. */
  latency: number;
  /** Scenario names, `<area>.<Name>`; a later one wins where two answer the same endpoint. */
  scenarios: string[];
}

/** The settings in a `Cookie` header, or null when it holds none that can be read. */
export function readQaCookie(header: string | null): QaSettings | null {
  const [world, persona, latency, scenarios] = readCookie(header, cookieNames.qa)?.split("~") ?? [];
  if (!world || !persona || !/^\d{1,5}$/.test(latency ?? "")) return null;
  return { world, persona, latency: Number(latency), scenarios: scenarios ? scenarios.split("+") : [] };
}

/** The cookie's value: it lasts for the browser's session. */
export function qaCookieValue({ world, persona, latency, scenarios }: QaSettings): string {
  return [world, persona, latency, scenarios.join("+")].join("~");
}
