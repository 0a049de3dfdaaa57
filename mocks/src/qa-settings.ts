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

export const qaCookieName = "earshot-qa";

/** The settings in a `Cookie` header, or null when it holds none that can be read. */
export function readQaCookie(header: string | null): QaSettings | null {
  const pair = header
    ?.split(";")
    .map((part) => part.trim())
    .find((part) => part.startsWith(`${qaCookieName}=`));
  const [world, persona, latency, scenarios] = pair?.slice(qaCookieName.length + 1).split("~") ?? [];
  if (!world || !persona || !/^\d{1,5}$/.test(latency ?? "")) return null;
  return { world, persona, latency: Number(latency), scenarios: scenarios ? scenarios.split("+") : [] };
}

/** The value of a `Set-Cookie` header that keeps the settings for the browser's session. */
export function writeQaCookie({ world, persona, latency, scenarios }: QaSettings): string {
  return `${qaCookieName}=${[world, persona, latency, scenarios.join("+")].join("~")}; Path=/; SameSite=Lax`;
}
