import { setTimeout as wait } from "node:timers/promises";

import { errors } from "@earshot/contract/errors.ts";

import { CannotBeMade } from "../cannot-be-made.ts";
import { chatModel, type ChatModel, ModelFailed } from "./chat/chat-model.ts";
import { againMessages, firstMessages } from "./chat/chat-prompt.ts";
import { faultsOf } from "./chat/faults-of-draft.ts";
import { rankedDraft } from "./chat/rank-draft.ts";
import { draftIn } from "./chat/read-answer.ts";
import { otherLanguage } from "./detect-language.ts";
import { languageName } from "./sayable.ts";
import type { Brief, Script, ScriptWriter, Sentence } from "./script.ts";

export interface ChatWriter extends ChatModel {
  /** Writes what the model does not. */
  readonly fallback: ScriptWriter;
  /** Told what went wrong, one line each: for the log. */
  readonly onTrouble: (message: string) => void;
}

/** Each ask costs money, and the person waits. */
const mostAsks = 3;

/**
 * The writer that asks a chat model. Its script is bound by the rules of the embedded one: length, language, person, the
 * brand two or three times, one call, only facts that the description holds. What breaks one is refused and asked for
 * again with the reason; after three asks, or without an answer, the fallback writes. Rejects only when the signal is
 * aborted, when the fallback does, and when the description is in another language, which the fallback would leave as it is.
 */
export function chatWriter({ fallback, onTrouble, ...server }: ChatWriter): ScriptWriter {
  const ask = chatModel(server);
  return {
    async write(brief, signal) {
      signal.throwIfAborted();
      const yardstick = await fallback.write(brief, signal);
      let messages = firstMessages(brief, yardstick);
      for (let asked = 1; asked <= mostAsks; asked += 1) {
        const answer = await ask(messages, signal).catch((error: unknown) => error as Error);
        signal.throwIfAborted();
        if (answer instanceof Error) {
          onTrouble(`the chat model ${answer.message}`);
          if (!(answer instanceof ModelFailed) || answer.againAfterMs === undefined) break;
          if (asked < mostAsks) await waited(answer.againAfterMs, signal);
          continue;
        }
        const read = readAnswer(answer, brief);
        if ("script" in read) return read.script;
        onTrouble(`the chat model’s script was refused: ${read.faults.join(" ").slice(0, 500)}`);
        messages = [...firstMessages(brief, yardstick), ...againMessages(answer, read.faults)];
      }
      if (otherLanguage(brief.description, brief.language))
        throw new CannotBeMade(
          errors.prompt_in_other_language.message({ language: languageName(brief.language) }),
        );
      onTrouble("the embedded writer wrote in the chat model’s place");
      return yardstick;
    },
  };
}

function readAnswer(answer: string, brief: Brief): { script: Script } | { faults: string[] } {
  const draft = draftIn(answer);
  if (!draft) return { faults: ["It is no JSON object with sentences, each with its text and rank."] };
  const sentences: Sentence[] = rankedDraft(draft, brief);
  const faults = faultsOf(sentences, brief);
  return faults.length > 0 ? { faults } : { script: { language: brief.language, sentences } };
}

async function waited(ms: number, signal: AbortSignal): Promise<void> {
  await wait(ms, undefined, { signal }).catch(() => signal.throwIfAborted());
}
