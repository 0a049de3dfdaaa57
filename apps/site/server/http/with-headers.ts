/** The request with other headers, and the same body and signal: a stream that is passed on, not read. */
export function withHeaders(request: Request, headers: Headers): Request {
  const { method, body, signal } = request;
  return new Request(request.url, { method, headers, body, signal, ...(body && { duplex: "half" }) });
}
