/** Writes a crash as one JSON line to stderr: with the request's id and route, never its address or body. */
export function logError(error: unknown, request: { id: string; route: string }): void {
  const { name, message, stack } = error instanceof Error ? error : new Error(String(error));
  process.stderr.write(
    `${JSON.stringify({ time: new Date().toISOString(), level: "error", ...request, error: { name, message, stack } })}\n`,
  );
}
