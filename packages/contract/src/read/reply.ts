import { asFields } from "./fields.ts";

/** Reads the server's message in a response, under `message` or `error`; null if there is none. */
export function readMessage(input: unknown): string | null {
  const fields = asFields(input);
  if (!fields) return null;
  const message = [fields["message"], fields["error"]].find(
    (text) => typeof text === "string" && text.trim() !== "",
  );
  return typeof message === "string" ? message : null;
}

/** Returns true for a successful response: `success` true, or `status` success. */
export function readSuccess(input: unknown): boolean {
  const fields = asFields(input);
  return fields?.["success"] === true || fields?.["status"] === "success";
}
