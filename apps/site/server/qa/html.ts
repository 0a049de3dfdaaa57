import type { QaChoices } from "./qa-url.ts";

/** Error page (400) for an unknown scenario or persona; lists the known ones. */
export function qaErrorPage(error: string, { scenarios, personas }: QaChoices): Response {
  const list = (names: readonly string[], parameter: string) =>
    names
      .map((name) => `<li><a href="/?${parameter}=${escapeHtml(name)}">${escapeHtml(name)}</a></li>`)
      .join("");
  const html = `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark">
<title>Not a known scenario</title></head>
<body>
<h1>${escapeHtml(error)}</h1>
<p>Several scenarios join with commas: <code>?scenario=area.One,area.Two</code>. An empty <code>?scenario=</code> takes all off.</p>
<h2>Scenarios</h2><ul>${list(scenarios, "scenario")}</ul>
<h2>Personas</h2><ul>${list(personas, "persona")}</ul>
</body>
</html>
`;
  return new Response(html, { status: 400, headers: { "Content-Type": "text/html; charset=utf-8" } });
}

/** Injects the panel's script into a page, with the nonce of its content policy. Returns other responses unchanged. */
export function injectPanel(response: Response, script: string): Response {
  if (!response.body || !response.headers.get("content-type")?.startsWith("text/html")) return response;
  const nonce = /'nonce-([^']+)'/.exec(response.headers.get("content-security-policy") ?? "")?.[1] ?? "";
  const tag = `<script nonce="${nonce}" src="${script}" defer></script></head>`;
  let head: string | null = "";
  const inject = new TransformStream<string, string>({
    transform(chunk, controller) {
      if (head === null) return controller.enqueue(chunk);
      head += chunk;
      if (!head.includes("</head>")) return;
      controller.enqueue(head.replace("</head>", tag));
      head = null;
    },
    flush(controller) {
      if (head) controller.enqueue(head);
    },
  });
  const body = response.body
    .pipeThrough(new TextDecoderStream())
    .pipeThrough(inject)
    .pipeThrough(new TextEncoderStream());
  return new Response(body, { status: response.status, headers: response.headers });
}

function escapeHtml(text: string): string {
  return text.replaceAll(/[&<>"']/g, (character) => `&#${character.codePointAt(0)};`);
}
