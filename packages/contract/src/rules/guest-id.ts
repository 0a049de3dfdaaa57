import { guestIdLength } from "../limits.ts";

const shape = new RegExp(`^[A-Za-z0-9]{${guestIdLength}}$`);

/** Whether the text can be a guest's `temp_user_id` (decisions, Identity). */
export function isGuestId(text: unknown): text is string {
  return typeof text === "string" && shape.test(text);
}
