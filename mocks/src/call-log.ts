/** A call as listed by the QA panel and Storybook. */
export interface Call {
  id: number;
  method: string;
  path: string;
  /** The query string with its question mark; empty if there is none. */
  query: string;
  /** The response's status; null while the call is pending, 0 for a network error. */
  status: number | null;
  /** The error's code in the response, if any. */
  code: string | null;
  /** The scenario that responded; null for the mock database. */
  scenario: string | null;
  /** Response time in ms. */
  took: number;
  /** The body as text; a form with files as curl's options (`-F 'audio=@"ad.mp3"'`). */
  sent: string;
  /** The body as text, truncated; empty for files. */
  received: string;
}

/** The call's status, or why it has none. */
export function outcomeText({ status }: Call): string {
  if (status === null) return "pending";
  return status === 0 ? "network error" : String(status);
}

/** The call as a log line, such as `401 POST /client/login 12 ms wrong_credentials, accounts.WrongPassword`. */
export function callText(call: Call): string {
  const { status, method, path, took, code, scenario } = call;
  const notes = [code, scenario].filter((note) => note !== null).join(", ");
  const time = status === null ? "" : ` ${took} ms`;
  return `${outcomeText(call)} ${method} ${path}${time}${notes && ` ${notes}`}`;
}

const quoted = (text: string) => `'${text.replaceAll("'", String.raw`'\''`)}'`;

/** The shell command that repeats a call, with the cookie of its mock database if it has one. */
export function curlOf({ method, path, query, sent }: Call, origin: string, cookie?: string): string {
  const parts = [`curl -X ${method}`, quoted(origin + path + query)];
  if (cookie !== undefined) parts.push(`-H ${quoted(`Cookie: ${cookie}`)}`);
  if (sent.startsWith("-")) parts.push(sent);
  else if (sent) {
    const type = /^[[{]/.test(sent) ? "application/json" : "application/x-www-form-urlencoded";
    parts.push(`-H ${quoted(`Content-Type: ${type}`)}`, `--data-raw ${quoted(sent)}`);
  }
  return parts.join(" ");
}

/** How many characters of a response to keep. Requests are kept whole, so that curl can repeat them. */
const mostText = 4000;

/** The body if it is JSON or a form. */
export async function sentText(request: Request): Promise<string> {
  const type = request.headers.get("Content-Type") ?? "";
  if (/json|urlencoded/.test(type)) return request.clone().text();
  if (!type.startsWith("multipart/form-data")) return "";
  // Empty if the upload was cancelled.
  const form = await request
    .clone()
    .formData()
    .catch(() => new FormData());
  return Array.from(form, ([name, value]) =>
    typeof value === "string"
      ? `--form-string ${quoted(`${name}=${value}`)}`
      : `-F ${quoted(`${name}=@"${value.name}"`)}`,
  ).join(" ");
}

/** The body if it is JSON, truncated. */
export async function receivedText(response: Response): Promise<string> {
  if (!/json/.test(response.headers.get("Content-Type") ?? "")) return "";
  const text = await response.clone().text();
  return text.length > mostText ? `${text.slice(0, mostText)}…` : text;
}

/** The error code in a body. */
export const codeIn = (text: string): string | null => /^\{[^{]*"code":\s*"(\w+)"/.exec(text)?.[1] ?? null;
