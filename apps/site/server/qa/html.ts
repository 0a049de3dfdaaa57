import type { QaChoices } from "./qa-url.ts";

const linksTo = (names: readonly string[], parameter: string) =>
  names
    .map((name) => `<li><a href="/?${parameter}=${escapeHtml(name)}">${escapeHtml(name)}</a></li>`)
    .join("");

/** Error page (400) for an unknown scenario or persona; lists the known ones. */
export function qaErrorPage(error: string, { scenarios, personas }: QaChoices): Response {
  const body = `<p>Several scenarios join with commas: <code>?scenario=area.One,area.Two</code>. An empty <code>?scenario=</code> takes all off.</p>
<h2>Scenarios</h2><ul>${linksTo(scenarios, "scenario")}</ul>
<h2>Personas</h2><ul>${linksTo(personas, "persona")}</ul>`;
  return htmlPage(error, body, 400);
}

function htmlPage(heading: string, body: string, status: number): Response {
  const html = `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark">
<title>${escapeHtml(heading)}</title></head>
<body>
<h1>${escapeHtml(heading)}</h1>
${body}
</body>
</html>
`;
  return new Response(html, { status, headers: { "Content-Type": "text/html; charset=utf-8" } });
}

/** A mock of the provider's log-in page: each link returns to the callback with one possible result. */
export function providerPage(callback: URL): Response {
  const answers = [
    ["Log in as Nora, who has an account", { email: "nora@kettle.example" }],
    ["Go on with an e-mail that has no account", { email: "robin@fieldnote.example" }],
    ["An e-mail that the provider has not verified", { email_verified: "false" }],
    ["Cancel", { error: "access_denied" }],
  ] as const;
  const links = answers.map(([text, answer]) => {
    const query = new URLSearchParams({ state: "mocked", ...answer }).toString();
    return `<li><a href="${escapeHtml(`${callback.pathname}?${query}`)}">${escapeHtml(text)}</a></li>`;
  });
  return htmlPage("A mocked provider", `<ul>${links.join("")}</ul>`, 200);
}

/**
 * Injects the panel's script into a page, with the nonce from its content security policy. Returns other responses
 * unchanged.
 */
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
