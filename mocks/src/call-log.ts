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
  /** The bodies as text, truncated; empty for files. */
  sent: string;
  received: string;
}

/** The call as a log line, such as `401 POST /client/login 12 ms wrong_credentials, accounts.WrongPassword`. */
export function callText({ status, method, path, took, code, scenario }: Call): string {
  const outcome = status === null ? "pending" : status === 0 ? "closed" : String(status);
  const notes = [code, scenario].filter((note) => note !== null).join(", ");
  const time = status === null ? "" : ` ${took} ms`;
  return `${outcome} ${method} ${path}${time}${notes && ` ${notes}`}`;
}

const quoted = (text: string) => `'${text.replaceAll("'", String.raw`'\''`)}'`;

/** The shell command that repeats a call, with the cookie of its mock database if it has one. */
export function curlOf({ method, path, query, sent }: Call, origin: string, cookie?: string): string {
  const parts = [`curl -X ${method}`, quoted(origin + path + query)];
  if (cookie !== undefined) parts.push(`-H ${quoted(`Cookie: ${cookie}`)}`);
  if (sent) {
    const type = /^[[{]/.test(sent) ? "application/json" : "application/x-www-form-urlencoded";
    parts.push(`-H ${quoted(`Content-Type: ${type}`)}`, `--data-raw ${quoted(sent)}`);
  }
  return parts.join(" ");
}

/** How many characters of each body to keep. */
const mostText = 4000;

/** The body if it is JSON or an encoded form, truncated. */
export async function textOf(message: Request | Response): Promise<string> {
  if (!/json|urlencoded/.test(message.headers.get("Content-Type") ?? "")) return "";
  const text = await message.clone().text();
  return text.length > mostText ? `${text.slice(0, mostText)}…` : text;
}

/** The error code in a body. */
export const codeIn = (text: string): string | null => /^\{[^{]*"code":\s*"(\w+)"/.exec(text)?.[1] ?? null;
