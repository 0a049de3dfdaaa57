/** What a browser keeps of the application's state, so that the server's first paint is right. */
export interface KeptState {
  /** The project that was open; null for none, as a visitor's. */
  projectId: string | null;
  sidebarCollapsed: boolean;
}

/** 400 days in seconds: as long as browsers keep a cookie. */
const longest = 34_560_000;

/** Reads a `Cookie` header or `document.cookie`. */
export function keptStateOf(cookies: string | null): KeptState {
  const valueOf = (name: string) =>
    new RegExp(`(?:^|;)\\s*${name}=([\\w-]+)`).exec(cookies ?? "")?.[1] ?? null;
  return { projectId: valueOf("project"), sidebarCollapsed: valueOf("sidebar") === "collapsed" };
}

/** Keeps it. */
export function keepInCookies({ projectId, sidebarCollapsed }: KeptState): void {
  keep("project", projectId);
  keep("sidebar", sidebarCollapsed ? "collapsed" : null);
}

function keep(name: string, value: string | null): void {
  const secure = location.protocol === "https:" ? "; Secure" : "";
  document.cookie = `${name}=${value ?? ""}; Path=/; Max-Age=${value ? longest : 0}; SameSite=Lax${secure}`;
}
