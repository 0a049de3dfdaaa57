import { shareMessageLength } from "../../limits.ts";
import type { Refusal } from "../../rule-error.ts";
import { shareCopy } from "../copy.ts";

/** The message sent with a share link: at most 500 characters as typed, spaces included (spec section 5). */
export function checkShareMessage(form: { message: string }): Refusal<"message"> | null {
  return form.message.length > shareMessageLength
    ? { field: "message", message: shareCopy.messageLong }
    : null;
}
