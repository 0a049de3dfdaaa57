/** A refusal in the contract's shape, with words fit to show. */
export function refuse(status: number, message: string, headers: Record<string, string> = {}): Response {
  return Response.json(
    { success: false, message },
    { status, headers: { "Cache-Control": "no-store", ...headers } },
  );
}
