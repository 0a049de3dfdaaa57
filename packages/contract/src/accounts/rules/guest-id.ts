import { guestIdLength } from "../../limits.ts";

const shape = new RegExp(`^[A-Za-z0-9]{${guestIdLength}}$`);

/**
 * Whether a request may bring an id that its browser has not in a cookie: one that a page of ours, or no browser, sends. A
 * link from elsewhere would else make its reader the guest whom its writer knows.
 */
export function mayBringGuestId(headers: { get(name: string): string | null }): boolean {
  const site = headers.get("Sec-Fetch-Site") ?? "none";
  return (site === "same-origin" || site === "none") && headers.get("Sec-Fetch-Mode") !== "navigate";
}

/** Whether the text can be a guest's `temp_user_id` (decisions, Identity). */
export function isGuestId(text: unknown): text is string {
  return typeof text === "string" && shape.test(text);
}
