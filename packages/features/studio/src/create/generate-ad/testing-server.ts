/** One call as the fake server saw it. */
export interface Sent {
  /** "POST /audiostack/getpipeline". */
  key: string;
  body: Record<string, unknown> | null;
  /** The query, with its question mark. */
  search: string;
  headers: Headers;
}

/** One answer of the fake server. */
export type Answer = () => Promise<Response> | Response;

/** An answer with JSON. */
export const says =
  (body: object, status = 200): Answer =>
  () =>
    Response.json(body, { status });

/** A `fetch` for tests, with some answers for each call, the last of them for ever; what it was asked is added to `sent`. */
export function fakeFetch(answers: Record<string, Answer[]>, sent: Sent[]) {
  const counts = new Map<string, number>();
  return async (address: string, { method = "GET", body, headers }: RequestInit): Promise<Response> => {
    const { pathname, search } = new URL(address, "http://site.example");
    const key = `${method} ${pathname}`;
    const count = counts.get(key) ?? 0;
    counts.set(key, count + 1);
    const parsed = typeof body === "string" ? (JSON.parse(body) as Record<string, unknown>) : null;
    sent.push({ key, body: parsed, search, headers: new Headers(headers) });
    const answer = answers[key]?.[count] ?? answers[key]?.at(-1);
    if (!answer) throw new Error(`Nothing answers ${key}.`);
    return answer();
  };
}
