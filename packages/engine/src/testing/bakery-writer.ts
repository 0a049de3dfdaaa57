import { chatWriter } from "../script/chat-writer.ts";
import { embeddedWriter } from "../script/embedded-writer.ts";
import type { Brief, Script } from "../script/script.ts";
import { type Answer, fakeChatServer } from "./fake-chat-server.ts";
import { usualTime } from "./usual-time.ts";

/** The business in the tests' ads. */
export const bakery: Brief = {
  name: "Miller’s Bakery",
  description:
    "Fresh sourdough daily since 1985. Croissants, rolls and coffee from $3. 12 Mill Street, open 6am to 2pm. See millers.com",
  language: "en",
  thirdPerson: false,
  tone: "calm",
  seconds: 15,
  timeOf: usualTime("en"),
};

/** A valid script for the bakery, with the ranks that the model returned. */
export const good = [
  ["The street is dark, and our oven is already warm.", 2],
  ["We’re Miller’s Bakery, and we have baked sourdough since 1985.", 0],
  ["Croissants, rolls and coffee start at $3.", 1],
  ["We bake from 6am, so yours is fresh.", 3],
  ["Taste it today: visit Miller’s Bakery at millers.com.", 0],
] as const;
const [[opening], [brand], [offer], [detail], [call]] = good;
export const goodTexts = [opening, brand, offer, detail, call] as const;

type Change = { signal?: AbortSignal; timeoutMs?: number; baseUrl?: URL; key?: string };

/** A chat writer for the bakery, talking to a fake server. */
export async function bakeryWriter() {
  const fake = await fakeChatServer();
  const errors: string[] = [];
  return {
    requests: fake.requests,
    errors,
    close: fake.close,
    answersWith: (...answers: Answer[]) => fake.answers.push(...answers),
    forget: () => {
      for (const list of [fake.requests, fake.answers, errors]) list.length = 0;
    },
    /** Writes a script for the bakery, with changes to the brief. */
    write: (change: Partial<Brief> = {}, { signal, ...server }: Change = {}): Promise<Script> =>
      chatWriter({
        baseUrl: fake.baseUrl,
        key: "sk-test",
        model: "writer-1",
        timeoutMs: 30_000,
        fallback: embeddedWriter,
        onError: (message) => errors.push(message),
        ...server,
      }).write({ ...bakery, ...change }, signal ?? new AbortController().signal),
  };
}

/** The texts of a script's sentences. */
export const textsOf = ({ sentences }: Script): string[] => sentences.map(({ text }) => text);
