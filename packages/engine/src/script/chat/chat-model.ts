/** One message in a conversation with a model. */
export type Message = { role: "system" | "user" | "assistant"; content: string };

export interface ChatModel {
  /** Up to and including `/v1`. */
  readonly baseUrl: URL;
  /** Bearer token. Self-hosted servers may need none. */
  readonly key?: string;
  readonly model: string;
  /** The time limit for one answer, in ms. */
  readonly timeoutMs?: number;
}

/** Explains for the log why there is no answer, and says how long to wait before a retry, if one makes sense. */
export class ModelFailed extends Error {
  override readonly name = "ModelFailed";
  readonly againAfterMs: number | undefined;

  constructor(message: string, againAfterMs?: number) {
    super(message);
    this.againAfterMs = againAfterMs;
  }
}

/** The maximum size of an answer, in bytes. No script is that long. */
const longestAnswer = 200_000;
/** How long to wait before a retry if the response doesn't say, and the maximum, in ms. */
const waits = { usual: 500, most: 5000 };

/** Requests the model's next message. */
export type Ask = (messages: readonly Message[], signal: AbortSignal) => Promise<string>;

/**
 * A client for an OpenAI-compatible chat model, without retries. Requests answers in JSON mode, until a server turns
 * out not to support it.
 * @throws {ModelFailed} if there is no answer; the signal's reason if aborted
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

/** After a timeout, a retry would only time out again, but a failed connection may succeed in a moment. */
function notReached(error: Error, timeoutMs: number): ModelFailed {
  if (error.name === "TimeoutError") return new ModelFailed(`took longer than ${timeoutMs / 1000} s`);
  const cause = error.cause instanceof Error ? error.cause.message || error.cause.name : error.message;
  return new ModelFailed(`was not reached: ${briefly(cause)}`, waits.usual);
}

/** Reads the body as text. Throws if it exceeds `longestAnswer`. */
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

/**
 * Extracts the message from a completion. Throws if it is empty, with the reason if the API's separate `refusal`
 * field gives one.
 */
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
  const requested = Number.isNaN(milliseconds) ? seconds * 1000 : milliseconds;
  return Math.min(waits.most, Math.max(0, Number.isNaN(requested) ? waits.usual : requested));
}

/** Shortens text from the server to fit one line of a log. */
function briefly(text: string): string {
  return text
    .replaceAll(/[\p{C}\s]+/gu, " ")
    .slice(0, 200)
    .trim();
}
