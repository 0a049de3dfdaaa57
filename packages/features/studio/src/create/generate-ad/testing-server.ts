/** One request to the fake server. */
export interface Sent {
  /** The method and path: "POST /audiostack/getpipeline". */
  key: string;
  body: Record<string, unknown> | null;
  /** The query, with its question mark. */
  search: string;
  headers: Headers;
}

/** One response from the fake server. */
export type Answer = () => Promise<Response> | Response;

/** A JSON response. */
export const says =
  (body: object, status = 200): Answer =>
  () =>
    Response.json(body, { status });

/**
 * A fake `fetch` that returns each endpoint's responses in order, then repeats the last one. Appends each request to
 * `sent`.
 */
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
