/** One turn of a talk with a model. */
export type Message = { role: "system" | "user" | "assistant"; content: string };

export interface ChatModel {
  /** Up to and with `/v1`. */
  readonly baseUrl: URL;
  /** Sent as a bearer's; some servers of one's own want none. */
  readonly key?: string;
  readonly model: string;
  /** How long one answer may take, in ms. */
  readonly timeoutMs?: number;
}

/** Why there is no answer, in words for the log, and how long to wait before another try may fare better, if any. */
export class ModelFailed extends Error {
  override readonly name = "ModelFailed";
  readonly againAfterMs: number | undefined;

  constructor(message: string, againAfterMs?: number) {
    super(message);
    this.againAfterMs = againAfterMs;
  }
}

/** No script is as long; a server that sends more is not heard out. In bytes. */
const longestAnswer = 200_000;
/** What is waited when the answer does not say, and at most, in ms. */
const waits = { usual: 500, most: 5000 };

/** What a model says next, as `POST /v1/chat/completions` gives it. */
export type Ask = (messages: readonly Message[], signal: AbortSignal) => Promise<string>;

/**
 * Asks an OpenAI-compatible chat model, once each time. The answer is to be one JSON object; a server that does not know
 * how to promise that is asked without the promise from then on.
 * @throws {ModelFailed} without an answer; the signal's reason when it is aborted
 */
export function chatModel({ baseUrl, key, model, timeoutMs = 20_000 }: ChatModel): Ask {
  const address = new URL(`${baseUrl.href.replace(/\/$/, "")}/chat/completions`);
  const headers = {
    "Content-Type": "application/json",
    ...(key === undefined ? {} : { Authorization: `Bearer ${key}` }),
  };
  let promises = true;
  return async (messages, signal) => {
    const body = JSON.stringify({
      model,
      messages,
      ...(promises && { response_format: { type: "json_object" } }),
    });
    const inTime = AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]);
    try {
      const answer = await fetch(address, { method: "POST", headers, body, signal: inTime });
      const text = await boundedText(answer);
      if (answer.ok) return contentOf(text);
      const said = `answered ${answer.status}: ${briefly(text)}`;
      if (answer.status === 400 && promises) {
        promises = false;
        throw new ModelFailed(said, 0);
      }
      throw new ModelFailed(said, mayPass(answer.status) ? waitAfter(answer.headers) : undefined);
    } catch (error) {
      signal.throwIfAborted();
      if (error instanceof ModelFailed) throw error;
      throw notReached(error as Error, timeoutMs);
    }
  };
}

const mayPass = (status: number) => status === 429 || status >= 500;

/** What was awaited too long would be awaited again; a connection that failed may be there in a moment. */
function notReached(error: Error, timeoutMs: number): ModelFailed {
  if (error.name === "TimeoutError") return new ModelFailed(`took longer than ${timeoutMs / 1000} s`);
  const cause = error.cause instanceof Error ? error.cause.message || error.cause.name : error.message;
  return new ModelFailed(`was not reached: ${briefly(cause)}`, waits.usual);
}

/** The body as text, read no further than an answer can be long. */
async function boundedText({ body }: Response): Promise<string> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of body ?? []) {
    length += chunk.length;
    if (length > longestAnswer) throw new ModelFailed(`sent more than ${longestAnswer / 1000} kB`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString("utf8");
}

/** What the model says in a completion. A refusal of its own kind is one. */
function contentOf(text: string): string {
  const said = messageIn(text);
  if (typeof said?.content === "string" && said.content.trim() !== "") return said.content;
  const why = typeof said?.refusal === "string" ? `refused: ${briefly(said.refusal)}` : undefined;
  throw new ModelFailed(why ?? `sent no completion: ${briefly(text)}`, 0);
}

function messageIn(text: string): { content?: unknown; refusal?: unknown } | undefined {
  try {
    const whole = JSON.parse(text) as { choices?: { message?: object | null }[] | null } | null;
    return whole?.choices?.[0]?.message ?? undefined;
  } catch {
    return undefined;
  }
}

function waitAfter(headers: Headers): number {
  const milliseconds = Number(headers.get("Retry-After-Ms") ?? NaN);
  const seconds = Number(headers.get("Retry-After") ?? NaN);
  const asked = Number.isNaN(milliseconds) ? seconds * 1000 : milliseconds;
  return Math.min(waits.most, Math.max(0, Number.isNaN(asked) ? waits.usual : asked));
}

/** A text of a stranger, fit for one line of a log. */
function briefly(text: string): string {
  return text
    .replaceAll(/[\p{C}\s]+/gu, " ")
    .slice(0, 200)
    .trim();
}
