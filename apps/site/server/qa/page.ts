import type { QaChoices } from "./address.ts";

/** The page for an address that names what does not exist: it lists what does. 400. */
export function qaProblemPage(problem: string, { scenarios, personas }: QaChoices): Response {
  const list = (names: readonly string[], parameter: string) =>
    names.map((name) => `<li><a href="/?${parameter}=${escaped(name)}">${escaped(name)}</a></li>`).join("");
  const html = `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark">
<title>Not a known scenario</title></head>
<body>
<h1>${escaped(problem)}</h1>
<p>Several scenarios join with commas: <code>?scenario=area.One,area.Two</code>. An empty <code>?scenario=</code> takes all off.</p>
<h2>Scenarios</h2><ul>${list(scenarios, "scenario")}</ul>
<h2>Personas</h2><ul>${list(personas, "persona")}</ul>
</body>
</html>
`;
  return new Response(html, { status: 400, headers: { "Content-Type": "text/html; charset=utf-8" } });
}

/** Writes the panel's script into a page, with the nonce of the page's own content policy. Other answers stay as they are. */
export function withPanel(answer: Response, script: string): Response {
  if (!answer.body || !answer.headers.get("content-type")?.startsWith("text/html")) return answer;
  const nonce = /'nonce-([^']+)'/.exec(answer.headers.get("content-security-policy") ?? "")?.[1] ?? "";
  const tag = `<script nonce="${nonce}" src="${script}" defer></script></head>`;
  let head: string | null = "";
  const write = new TransformStream<string, string>({
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
  const body = answer.body
    .pipeThrough(new TextDecoderStream())
    .pipeThrough(write)
    .pipeThrough(new TextEncoderStream());
  return new Response(body, { status: answer.status, headers: answer.headers });
}

function escaped(text: string): string {
  return text.replaceAll(/[&<>"']/g, (character) => `&#${character.codePointAt(0)};`);
}
