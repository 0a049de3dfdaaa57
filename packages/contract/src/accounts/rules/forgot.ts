import type { Refusal } from "../../rule-error.ts";
import { signUpErrorCopy } from "../copy.ts";

/** Asking for a reset link needs an address; its shape is not judged, as every answer reads the same (spec section 5). */
export function checkForgot(form: { email: string }): Refusal<"email"> | null {
  return form.email.trim() === "" ? { field: "email", message: signUpErrorCopy.email } : null;
}
