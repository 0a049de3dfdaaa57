import { guestIdLength } from "../../limits.ts";

const shape = new RegExp(`^[A-Za-z0-9]{${guestIdLength}}$`);

/**
 * Returns true if a request may send a guest id without its cookie: that is, if it comes from one of the site's own
 * pages, or not from a browser. Otherwise a link from another site could give its visitor a guest id that the attacker knows
 * (session fixation).
 */
export function mayBringGuestId(headers: { get(name: string): string | null }): boolean {
  const site = headers.get("Sec-Fetch-Site") ?? "none";
  return (site === "same-origin" || site === "none") && headers.get("Sec-Fetch-Mode") !== "navigate";
}

/** Returns true for a valid guest's `temp_user_id`. */
export function isGuestId(text: unknown): text is string {
  return typeof text === "string" && shape.test(text);
}
