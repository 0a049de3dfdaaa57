import { errorOf } from "../../errors.ts";
import { shareMessageLength } from "../../limits.ts";

/** The message sent with a share link: at most 500 characters as typed, spaces included (spec section 5). */
export function checkShareMessage(form: { message: string }) {
  return form.message.length > shareMessageLength ? errorOf("share_message_too_long") : null;
}
