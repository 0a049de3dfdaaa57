import { type ErrorCode, errorOf, errors } from "@earshot/contract/errors.ts";

/** An error in the contract's plain shape: `{success: false, code, message}`. */
export function errorResponse(
  code: Exclude<ErrorCode, "invalid_field">,
  headers: Record<string, string> = {},
): Response {
  const { message } = errorOf(code);
  return Response.json(
    { success: false, code, message },
    { status: errors[code].status, headers: { "Cache-Control": "no-store", ...headers } },
  );
}
