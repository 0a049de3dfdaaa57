import { guestCookieDays } from "@earshot/contract/limits.ts";

/** Keeps a value that scripts and server both read, as long as browsers keep a cookie; null takes it back. */
export function keepCookie(name: string, value: string | null): void {
  const seconds = value === null ? 0 : guestCookieDays * 24 * 60 * 60;
  const secure = location.protocol === "https:" ? "; Secure" : "";
  document.cookie = `${name}=${value ?? ""}; Path=/; Max-Age=${seconds}; SameSite=Lax${secure}`;
}
