import { keepCookie } from "./keep-cookie.ts";

/** What a browser keeps of the application's state, so that the server's first paint is right. */
export interface KeptState {
  /** The project that was open; null for none, as a visitor's. */
  projectId: string | null;
  sidebarCollapsed: boolean;
}

/** Reads a `Cookie` header or `document.cookie`. */
export function keptStateOf(cookies: string | null): KeptState {
  const valueOf = (name: string) =>
    new RegExp(`(?:^|;)\\s*${name}=([\\w-]+)`).exec(cookies ?? "")?.[1] ?? null;
  return { projectId: valueOf("project"), sidebarCollapsed: valueOf("sidebar") === "collapsed" };
}

/** Keeps it. */
export function keepInCookies({ projectId, sidebarCollapsed }: KeptState): void {
  keepCookie("project", projectId);
  keepCookie("sidebar", sidebarCollapsed ? "collapsed" : null);
}
