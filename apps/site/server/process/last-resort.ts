/** The page for when even the error page cannot be rendered. */
export function lastResort(): Response {
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
