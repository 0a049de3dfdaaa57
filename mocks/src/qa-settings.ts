/** Choices of a QA tester, stored in one cookie so that server rendering and the browser use the same mock database. */
export interface QaSettings {
  /** Id of the tester's mock database, which lives as long as the process. */
  mockDbId: string;
  persona: string;
  /** Milliseconds added to every response. */
  latency: number;
  /** Scenario names, `<area>.<Name>`. Where two answer the same endpoint, the later one wins. */
  scenarios: string[];
}

export const qaCookieName = "earshot-qa";

/** Parses a `Cookie` header; null if it has no valid settings. */
export function readQaCookie(header: string | null): QaSettings | null {
  const pair = header
    ?.split(";")
    .map((part) => part.trim())
    .find((part) => part.startsWith(`${qaCookieName}=`));
  const [mockDbId, persona, latency, scenarios] = pair?.slice(qaCookieName.length + 1).split("~") ?? [];
  if (!mockDbId || !persona || !/^\d{1,5}$/.test(latency ?? "")) return null;
  return { mockDbId, persona, latency: Number(latency), scenarios: scenarios ? scenarios.split("+") : [] };
}

/** Value of a `Set-Cookie` header. Lasts for the browser session. */
export function writeQaCookie({ mockDbId, persona, latency, scenarios }: QaSettings): string {
  return `${qaCookieName}=${[mockDbId, persona, latency, scenarios.join("+")].join("~")}; Path=/; SameSite=Lax`;
}
