import type { Refusal } from "../../rule-error.ts";
import { logInCopy } from "../copy.ts";

/** Both fields are required; the refusal names the first that is empty (spec section 5). */
export function checkLogIn(form: { email: string; password: string }): Refusal<"email" | "password"> | null {
  if (form.email.trim() === "") return { field: "email", message: logInCopy.incomplete };
  if (form.password === "") return { field: "password", message: logInCopy.incomplete };
  return null;
}
