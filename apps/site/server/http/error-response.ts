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

/** Static page (500) for when the router's own error page fails to render. */
export function fallbackErrorPage(): Response {
  const html = `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark">
<title>Unexpected Application Error!</title></head>
<body><h1>Unexpected Application Error!</h1><p>Something went wrong on our side.</p>
<p><a href="">Reload</a> · <a href="/">Home</a></p></body>
</html>
`;
  return new Response(html, {
    status: 500,
    headers: { "Content-Type": "text/html; charset=utf-8", "Cache-Control": "no-store" },
  });
}
