import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";

import type { Message } from "../script/chat/chat-model.ts";

export type Answer = (response: ServerResponse) => void;
type ChatRequest = {
  url: string | undefined;
  key: string | undefined;
  body: { model: string; messages: Message[]; response_format?: unknown };
};

/** A local chat completion server. Each request gets the next of `answers`, or a 500 if there are none left. */
export async function fakeChatServer() {
  const answers: Answer[] = [];
  const requests: ChatRequest[] = [];
  async function take(request: IncomingMessage, response: ServerResponse) {
    const body = JSON.parse(await text(request)) as ChatRequest["body"];
    requests.push({ url: request.url, key: request.headers.authorization, body });
    (answers.shift() ?? status(500))(response);
  }
  const server = createServer((request, response) => void take(request, response));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    baseUrl: new URL(`http://127.0.0.1:${port}/v1`),
    answers,
    requests,
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => {
          resolve();
        });
        server.closeAllConnections();
      }),
  };
}

/** Responds with this text as the completion. */
export const says =
  (content: string | null, message = {}): Answer =>
  (response) =>
    response
      .writeHead(200, { "Content-Type": "application/json" })
      .end(JSON.stringify({ choices: [{ message: { role: "assistant", content, ...message } }] }));

/** Responds with a script as the completion. */
export const writes = (texts: readonly (string | readonly [string, number])[]): Answer =>
  says(
    JSON.stringify({
      sentences: texts.map((one) =>
        typeof one === "string" ? { text: one, rank: 1 } : { text: one[0], rank: one[1] },
      ),
    }),
  );

export const status =
  (code: number, headers: Record<string, string> = {}, body = '{"error":{"message":"not today"}}'): Answer =>
  (response) =>
    response.writeHead(code, headers).end(body);
