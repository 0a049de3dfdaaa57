import { NothingToSellError, UnrenderableAdError } from "@earshot/engine/ad-request.ts";
import { chatWriter } from "@earshot/engine/script/chat-writer.ts";
import { embeddedWriter, prepareEnglish } from "@earshot/engine/script/embedded-writer.ts";
import type { ScriptWriter } from "@earshot/engine/script/script.ts";
import { writeScripts } from "@earshot/engine/write-scripts.ts";

import { answerRequests } from "./answer-requests.ts";
import { lowerPriority, niceness } from "./lower-priority.ts";
import {
  english,
  type Provider,
  type ScriptNote,
  type ScriptsRefused,
  type ScriptsWritten,
  type ToWrite,
} from "./messages.ts";

// A child process, forked by open-audio.ts, so that writing doesn't block requests and a text that never finishes
// doesn't take down the server. It starts fast, without speech engines.

lowerPriority(niceness.scripts);

/** The time limit in ms: if a chat model takes longer, the embedded writer takes over before the browser gives up. */
const mostChatMs = 10_000;

const never = new AbortController().signal;

function writerOf({ baseUrl, key, model }: Provider, onError: (message: string) => void): ScriptWriter {
  return chatWriter({ baseUrl: new URL(baseUrl), key, model, fallback: embeddedWriter, onError });
}

async function written(
  { order, count, chat }: ToWrite,
  say: (note: ScriptNote) => void,
): Promise<ScriptsWritten> {
  if (!chat) return writeScripts(order, count, embeddedWriter, never);
  const signal = AbortSignal.timeout(mostChatMs);
  try {
    return await writeScripts(
      order,
      count,
      writerOf(chat, (error) => say({ error })),
      signal,
    );
  } catch (error) {
    if (!signal.aborted) throw error;
    say({ error: "the chat model took too long" });
    return writeScripts(order, count, embeddedWriter, never);
  }
}

async function answer(
  request: ToWrite,
  say: (note: ScriptNote) => void,
): Promise<ScriptsWritten | ScriptsRefused> {
  try {
    return await written(request, say);
  } catch (error) {
    if (error instanceof NothingToSellError) return { refusal: "nothing_to_sell" };
    // The chat model is down, and the embedded writer does not translate.
    if (error instanceof UnrenderableAdError) return { refusal: "prompt_in_other_language" };
    throw error;
  }
}

answerRequests(answer);
if (process.argv.includes(english)) prepareEnglish();
